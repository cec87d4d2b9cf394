/** Sentences that several questions and summaries put together, and what a view says of the exchange that goes on. */

import type { Known } from "../core/known";
import type { Speaker } from "../core/texts";
import type { Card, Move, Pull, Score, Seat, Three, View } from "../core/wire";
import { pointsOf, sentence } from "../table/narrate";

export { debtsOf, debtsSentence, handedLines, inTurn, pointsOf, sentence, slamLines } from "../table/narrate";

export const SEATS: readonly Seat[] = [0, 1, 2];

/** The exchange that is due or going on. */
export function exchangeOf(view: View): Pull | null {
  return view.pulls?.[view.exchanges?.length ?? 0] ?? null;
}

/** Its number, and how many there are. */
export const exchangeCount = (view: View): { n: number; of: number } => ({
  n: (view.exchanges?.length ?? 0) + 1,
  of: view.pulls?.length ?? 0,
});

/** Which of the exchanges between these two it is, and how many they have. */
export function betweenTwo(view: View, pull: Pull): { n: number; of: number } {
  const same = (one: Pull) => one.creditor === pull.creditor && one.debtor === pull.debtor;
  const pulls = view.pulls ?? [];
  return { n: 1 + pulls.slice(0, view.exchanges?.length ?? 0).filter(same).length, of: pulls.filter(same).length };
}

const shown = (card: Card | null | undefined) => (card ? { cards: [card] } : "none");

/** What came of the last exchange that is over, with the faces that one saw. */
export function lastExchange(speaker: Speaker, view: View): string | null {
  const done = view.exchanges ?? [];
  const last = done.at(-1);
  const pull = view.pulls?.[done.length - 1];
  if (!last || !pull) return null;
  const { creditor, debtor } = pull;
  if (last.conceded) return `${sentence(speaker.say("conceded", { creditor, debtor }))}`;
  const drawn = speaker.say("drawn", { creditor, debtor, card: shown(last.drawn), place: "none" });
  return `${sentence(drawn)} ${speaker.say("given", { creditor, debtor, card: shown(last.given) })}`;
}

/** The moves of one type that are allowed now. */
export function movesOf<T extends Move["type"]>(known: Known, type: T): Extract<Move, { type: T }>[] {
  const { choices } = known;
  if (choices?.type !== "one_of") return [];
  return choices.moves.filter((move): move is Extract<Move, { type: T }> => move.type === type);
}

/** Needed by seat in a deal of that dealer: the sheet holds dealers, not quotas. */
export const quotasOf = (dealer: Seat): Three => {
  const by = (seat: Seat) => [2, 5, 3][(seat - dealer + 3) % 3] as number;
  return [by(0), by(1), by(2)];
};

/** The totals after each row, the oldest first. */
export function running(sheet: readonly Score[]): Three[] {
  let sum: Three = [0, 0, 0];
  return sheet.map(({ points }) => {
    sum = [sum[0] + points[0], sum[1] + points[1], sum[2] + points[2]];
    return sum;
  });
}

/** Who has the most points. */
export function leadersOf(totals: Three): Seat[] {
  const most = Math.max(...totals);
  return SEATS.filter((seat) => totals[seat] === most);
}

/** How the match ended: one winner, or a shared first place, in the words of the rules' source. */
export function winners(speaker: Speaker, known: Known): string {
  const totals = known.view?.totals ?? [0, 0, 0];
  const first = leadersOf(totals);
  const total = pointsOf(speaker, known.rules, totals[first[0] ?? 0] ?? 0);
  if (first.length === 1) return speaker.say("match-won", { seat: first[0], total });
  const names = first.map((seat) => (seat === speaker.me ? speaker.say("seat-you") : speaker.name(seat)));
  const said = speaker.say("and", { first: names.slice(0, -1), last: names.at(-1) });
  return known.preset === "plain" || known.preset === "full-hand"
    ? speaker.say("match-draw", { winners: said, total })
    : speaker.say("match-shared", { winners: sentence(said), total });
}
