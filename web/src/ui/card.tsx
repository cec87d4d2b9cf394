import { indexOf, rankOf, suitOf } from "../core/cards";
import { settings } from "../core/settings";
import { speaker } from "../core/texts";
import type { Card, Suit } from "../core/wire";
import { SUIT_PATHS } from "./suits";

/** Where the signs of a number card stand, in a card of 200 by 280: x, y; those below the middle stand on their heads. */
const PIPS: Readonly<Record<string, readonly (readonly [number, number])[]>> = {
  A: [[100, 150]],
  T: [
    [78, 66],
    [142, 66],
    [78, 122],
    [142, 122],
    [110, 94],
    [78, 178],
    [142, 178],
    [110, 206],
    [78, 234],
    [142, 234],
  ],
  "9": [
    [78, 66],
    [142, 66],
    [78, 122],
    [142, 122],
    [110, 150],
    [78, 178],
    [142, 178],
    [78, 234],
    [142, 234],
  ],
  "8": [
    [78, 66],
    [142, 66],
    [110, 100],
    [78, 150],
    [142, 150],
    [110, 200],
    [78, 234],
    [142, 234],
  ],
  "7": [
    [78, 66],
    [142, 66],
    [110, 104],
    [78, 150],
    [142, 150],
    [78, 234],
    [142, 234],
  ],
  "6": [
    [78, 66],
    [142, 66],
    [78, 150],
    [142, 150],
    [78, 234],
    [142, 234],
  ],
  "5": [
    [78, 66],
    [142, 66],
    [110, 150],
    [78, 234],
    [142, 234],
  ],
  "4": [
    [78, 66],
    [142, 66],
    [78, 234],
    [142, 234],
  ],
  "3": [
    [110, 66],
    [110, 150],
    [110, 234],
  ],
  "2": [
    [110, 66],
    [110, 234],
  ],
};

function Pip({ suit, x, y, size }: { suit: Suit; x: number; y: number; size: number }) {
  const turned = y > 151 ? ` rotate(180 ${x} ${y})` : "";
  const scale = size / 100;
  return (
    <path
      d={SUIT_PATHS[suit]}
      transform={`${turned} translate(${x - size / 2} ${y - size / 2}) scale(${scale})`.trim()}
    />
  );
}

/** The court: a crown, a coronet or a cap over the letter's own shield. Ours, drawn with few strokes. */
function Court({ rank, suit }: { rank: string; suit: Suit }) {
  const head =
    rank === "K"
      ? "M66 118 60 70l22 20 28-34 28 34 22-20-6 48z"
      : rank === "Q"
        ? "M70 118 62 80l20 16 14-26 14-14 14 14 14 26 20-16-8 38z"
        : "M66 118c0-34 18-52 44-52 30 0 44 20 44 52-16-10-30-13-44-13s-28 3-44 13z";
  return (
    <g class="court">
      <rect x="54" y="46" width="112" height="208" rx="10" class="court-ground" />
      <path d={head} class="court-head" />
      <circle cx="110" cy={rank === "J" ? 64 : 54} r="7" class="court-head" />
      <rect x="66" y="122" width="88" height="12" rx="4" class="court-band" />
      <path d="M66 140h88v40c0 34-22 56-44 66-22-10-44-32-44-66z" class="court-shield" />
      <Pip suit={suit} x={110} y={150.5 + 34} size={66} />
    </g>
  );
}

/** The first letter of the suit's name, as people see it: a vowel sign belongs to its consonant. */
function letterOf(suit: Suit): string {
  const name = speaker.value.say(`suit-${suit}`).toLocaleUpperCase(speaker.value.language);
  return [...new Intl.Segmenter(speaker.value.language).segment(name)][0]?.segment ?? suit;
}

/** The face of a card: a large index in the colour of its suit. What it is, is said by whoever shows it. */
export function CardFace({ card }: { card: Card }) {
  const suit = suitOf(card);
  const rank = rankOf(card);
  const index = indexOf(card);
  return (
    <svg class={`card-face suit-${suit}`} viewBox="0 0 200 280" aria-hidden="true" focusable="false">
      <rect class="card-ground" x="2" y="2" width="196" height="276" rx="14" />
      {PIPS[rank] ? (
        PIPS[rank].map(([x, y]) => (
          <Pip key={`${x}-${y}`} suit={suit} x={rank === "A" ? 110 : x} y={y} size={rank === "A" ? 96 : 44} />
        ))
      ) : (
        <Court rank={rank} suit={suit} />
      )}
      <text
        class="card-index"
        x={rank === "J" ? 18 : index.length > 1 ? 4 : 10}
        y="62"
        textLength={index.length > 1 ? 60 : undefined}
        lengthAdjust="spacingAndGlyphs"
      >
        {index}
      </text>
      <Pip suit={suit} x={30} y={92} size={42} />
      {settings.value.letters && (
        <text class="card-letter" x="30" y="158" text-anchor="middle">
          {letterOf(suit)}
        </text>
      )}
    </svg>
  );
}

/** The back of a card. All backs are alike (S3). */
export function CardBack() {
  return (
    <svg class="card-face card-back" viewBox="0 0 200 280" aria-hidden="true" focusable="false">
      <rect class="card-ground" x="2" y="2" width="196" height="276" rx="14" />
      <rect class="back-ground" x="14" y="14" width="172" height="252" rx="8" />
      <path
        class="back-lines"
        d="M14 77 77 14M14 140 140 14M14 203 186 31M14 266 186 94M51 266 186 131M114 266 186 194M123 14 186 77M60 14 186 140M14 31 186 203M14 94 186 266M14 157 123 266M14 220 60 266"
      />
    </svg>
  );
}
