/** A hint in words: its moves in a table, and the sentence that says why. As `hint` of the program says it. */

import type { Param, Speaker } from "../core/texts";
import type { Hint, Judged, Move } from "../core/wire";
import { sentence } from "./narrate";

/** So many moves are named in a sentence; more are counted. */
const NAMED = 4;

/** A decision in a word or two, as it stands in a hint. */
export function moveWord(speaker: Speaker, move: Move): string {
  switch (move.type) {
    case "play":
      return speaker.card(move.card);
    case "name":
      return speaker.say(`suit-${move.suit}`);
    case "decline":
      return speaker.say(`move-${move.method}`);
    case "give":
      return speaker.say("hint-give", { card: { cards: [move.card] } });
    case "offer":
      return speaker.say("hint-offer");
    case "concede":
      return speaker.say("hint-concede");
    default:
      return "";
  }
}

/** Moves that come to the same: `10♦/9♦/8♦`. */
const group = (speaker: Speaker, moves: readonly Move[]): string =>
  moves.map((move) => moveWord(speaker, move)).join("/");

/** The moves in the same order, those together that came out the same in every world. */
export function alike(moves: readonly Judged[]): Judged[][] {
  const groups: Judged[][] = [];
  for (const one of moves) {
    const before = groups.at(-1)?.[0];
    const same =
      before &&
      before.behind === one.behind &&
      before.behind_margin === one.behind_margin &&
      before.tricks === one.tricks &&
      before.made === one.made;
    if (same) groups.at(-1)?.push(one);
    else groups.push([one]);
  }
  return groups;
}

export interface HintRow {
  moves: readonly Move[];
  move: string;
  points: string;
  behind: string;
  made: string;
  tricks: string;
}

export function hintRows(speaker: Speaker, moves: readonly Judged[]): HintRow[] {
  return alike(moves).map((same, i) => {
    const one = same[0] as Judged;
    return {
      moves: same.map((each) => each.move),
      move: group(
        speaker,
        same.map((each) => each.move),
      ),
      points: one.points < 0 ? speaker.figure(one.points, 2) : `+${speaker.figure(one.points, 2)}`,
      behind: i ? `${speaker.figure(one.behind, 2)} ± ${speaker.figure(one.behind_margin, 2)}` : "",
      made: speaker.say("percent", { n: (100 * one.made).toFixed(0) }),
      tricks: speaker.figure(one.tricks, 1),
    };
  });
}

const isMove = (value: unknown): value is Move => typeof value === "object" && value !== null && "type" in value;

/** The sentence. */
export function hintWhy(speaker: Speaker, why: Hint["why"]): string {
  const words: Record<string, Param> = {};
  for (const [name, value] of Object.entries(why.params ?? {})) {
    if (name === "moves") {
      const groups = value as readonly (readonly Move[])[];
      const counted = why.code === "hint-alike" ? "hint-all" : "hint-first";
      const all = groups.map((moves) => group(speaker, moves));
      words[name] =
        all.length > NAMED
          ? speaker.say(counted, { n: all.length })
          : all.length === 1
            ? all[0]
            : speaker.say("and", { first: all.slice(0, -1), last: all.at(-1) });
    } else if (Array.isArray(value) && value.every(isMove)) {
      words[name] = group(speaker, value);
      words[`${name}-many`] = value[0]?.type === "name";
    } else if (typeof value === "number") {
      words[name] = name.endsWith("made") ? (100 * value).toFixed(0) : speaker.figure(value, name === "points" ? 2 : 1);
    }
  }
  return sentence(speaker.say(why.code, words));
}
