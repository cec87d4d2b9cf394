/** The table at one step of a replay: three hands, and what lies in the middle. */

import type { Speaker } from "../core/texts";
import type { Card, Event, Seat, Suit } from "../core/wire";
import { Words } from "../ui/base";
import { CardBack, CardFace } from "../ui/card";
import { SuitSign } from "../ui/suits";
import { TinyBacks, TinyCard, TinyHand } from "./cards";
import { type TrickAt, trickAt } from "./steps";
import type { Replayed, ReplayStep } from "./types";

const SEATS: readonly Seat[] = [0, 1, 2];

interface PanelProps {
  seat: Seat;
  step: ReplayStep;
  /** Cards were dealt, now or before. */
  dealt: boolean;
  speaker: Speaker;
  /** The one whose eyes we look through. */
  mine: boolean;
}

function SeatPanel({ seat, step, dealt, speaker, mine }: PanelProps) {
  const { say } = speaker;
  const { view, remarks } = step;
  const hand = step.hands[seat] ?? null;
  const count = view.counts?.[seat] ?? 0;
  const values = { taken: view.taken?.[seat] ?? 0, quota: remarks.quotas?.[seat] ?? 0 };
  const acts = step.by === seat;
  const empty = say(dealt ? "replay-hand-empty" : "replay-hand-undealt");
  return (
    <section
      class={`replay-seat seat-${seat}${acts ? " acts" : ""}${mine ? " mine" : ""}`}
      aria-label={say("replay-hand", { seat })}
    >
      <p class="replay-name">
        <b>
          <bdi>{speaker.name(seat)}</bdi>
        </b>
        {remarks.quotas && (
          <span class="replay-count">
            <span aria-hidden="true">{say("replay-quota", values)}</span>
            <span class="hidden">{say("replay-quota-spoken", values)}</span>
          </span>
        )}
        {remarks.quotas && seat === (view.dealer ?? 0) && view.phase !== "over" && (
          <span class="replay-tag">{say("replay-dealer")}</span>
        )}
      </p>
      {hand === null ? (
        count > 0 ? (
          <TinyBacks n={count} label={say("replay-hand-hidden", { n: count })} />
        ) : (
          <p class="replay-empty">{empty}</p>
        )
      ) : hand ? (
        <TinyHand set={hand} trump={view.trump} />
      ) : (
        <p class="replay-empty">{empty}</p>
      )}
    </section>
  );
}

function Trick({ trick, speaker }: { trick: TrickAt; speaker: Speaker }) {
  const { say } = speaker;
  return (
    <ol class="replay-trick">
      {trick.cards.map((card, i) => {
        const seat = (trick.leader + i) % 3;
        const wins = trick.winner === seat;
        return (
          <li key={card} class={wins ? "wins" : ""}>
            <span class="replay-card" role="img" aria-label={speaker.cardName(card)}>
              <CardFace card={card} />
            </span>
            <span class="replay-who">
              <bdi>{speaker.name(seat)}</bdi>
            </span>
            {wins ? (
              <span class="replay-tag strong">{say(trick.complete ? "replay-takes" : "replay-winning")}</span>
            ) : (
              i === 0 && <span class="replay-tag">{say("replay-led")}</span>
            )}
          </li>
        );
      })}
    </ol>
  );
}

/** A card that was shown in this step, and what it is. */
function Shown({ card, label, speaker }: { card: Card | null; label: string; speaker: Speaker }) {
  return (
    <figure class="replay-shown">
      <span
        class="replay-card"
        role="img"
        aria-label={card ? speaker.cardName(card) : speaker.say("replay-hidden-card")}
      >
        {card ? <CardFace card={card} /> : <CardBack />}
      </span>
      <figcaption>{label}</figcaption>
    </figure>
  );
}

function Happening({ event, speaker }: { event: Event; speaker: Speaker }) {
  const { say } = speaker;
  switch (event.type) {
    case "exposed":
      return (
        <>
          {event.cards.map((card) => (
            <Shown key={card} card={card} label={say("replay-turned")} speaker={speaker} />
          ))}
        </>
      );
    case "drawn":
      return <Shown card={event.card} label={say("replay-drawn")} speaker={speaker} />;
    case "given":
      return <Shown card={event.card} label={say("replay-given")} speaker={speaker} />;
    case "fanned":
      return event.order ? (
        <figure class="replay-fan">
          <ol class="tiny-hand">
            {event.order.map((card) => (
              <li key={card}>
                <TinyCard card={card} />
              </li>
            ))}
          </ol>
          <figcaption>{say("replay-fan")}</figcaption>
        </figure>
      ) : (
        <TinyBacks n={10} label={say("replay-fan")} />
      );
    default:
      return null;
  }
}

function Trump({ suit, speaker }: { suit: Suit; speaker: Speaker }) {
  return (
    <span class="replay-trump">
      <span>{speaker.say("replay-trump")}</span>
      <span class={`replay-suit suit-${suit}`}>
        <SuitSign suit={suit} />
      </span>
      <span>{speaker.say(`suit-${suit}`)}</span>
    </span>
  );
}

interface PictureProps {
  replayed: Replayed;
  at: number;
  seat: Seat | null;
  speaker: Speaker;
  words: readonly string[];
}

export function Picture({ replayed, at, seat, speaker, words }: PictureProps) {
  const step = replayed.steps[at];
  if (!step) return null;
  const trick = trickAt(replayed, at);
  const dealt = replayed.steps.slice(0, at + 1).some((one) => one.events.some((event) => event.type === "dealt"));
  // in the order of play, whoever looks at the bottom
  const bottom = seat ?? 0;
  const places = SEATS.map((n) => (bottom + 1 + n) % 3);
  return (
    <div class="replay-felt">
      <div class="replay-middle">
        {step.view.trump && (
          <p class="replay-chips">
            <Trump suit={step.view.trump} speaker={speaker} />
            {trick && <span class="replay-tag">{speaker.say("replay-trick", { n: trick.n })}</span>}
          </p>
        )}
        {trick ? (
          <Trick trick={trick} speaker={speaker} />
        ) : (
          <div class="replay-happening">
            {step.events.map((event, i) => (
              <Happening key={i} event={event} speaker={speaker} />
            ))}
          </div>
        )}
        <div class="replay-words">
          {words.map((text) => (
            <p key={text}>
              <Words text={text} />
            </p>
          ))}
        </div>
      </div>
      <div class="replay-seats">
        {places.map((one) => (
          <SeatPanel key={one} seat={one} step={step} dealt={dealt} speaker={speaker} mine={one === seat} />
        ))}
      </div>
    </div>
  );
}
