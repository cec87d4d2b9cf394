/** The steps of a deal: the picture after each, its words, and what a review says of it. */

import type { Known } from "../core/known";
import type { Speaker } from "../core/texts";
import type { Card, Event, Seat } from "../core/wire";
import { narrate } from "../table/narrate";
import { tableOf } from "./table-of";
import type { CardPar, Cost, DealReview, Kind, Replayed, ReplayStep } from "./types";
import { topCards } from "./words";

/** The step as somebody at the table would know it, for the words that are said there. */
export function knownAt(replayed: Replayed, at: number, table = "", match = 1): Known {
  const step = replayed.steps[at];
  return {
    ...tableOf(replayed, { table, match, at, stage: "deal" }),
    game: "three-two-five",
    seat: step?.view.seat ?? null,
    view: step?.view ?? null,
    remarks: step?.remarks ?? {},
    sheet: replayed.sheet,
  };
}

/** What happened in that step, sentence by sentence. */
export function stepWords(speaker: Speaker, replayed: Replayed, at: number): string[] {
  const step = replayed.steps[at];
  if (!step) return [];
  const before = knownAt(replayed, at - 1);
  const after = knownAt(replayed, at);
  const said = step.events.flatMap((event) => narrate(speaker, before, event, after));
  const fan = step.events.find((event) => event.type === "fanned");
  if (fan && !said.length) said.push(speaker.say("replay-fanned", { debtor: fan.pull.debtor }));
  if (step.auto && typeof step.by === "number") said.push(speaker.say("show-auto", { by: step.by }));
  return said;
}

type Played = Event & { type: "played" };
const played = (step: ReplayStep | undefined): Played | undefined =>
  step?.events.find((event): event is Played => event.type === "played");

/** How many cards of the deal were played up to that step. */
const playsAt = (replayed: Replayed, at: number): number =>
  replayed.steps.slice(0, at + 1).filter((step) => played(step)).length;

/** The trick on the table after a step: the one that its card belongs to, also when it is complete. */
export interface TrickAt {
  n: number;
  leader: Seat;
  cards: readonly Card[];
  winner: Seat | null;
  complete: boolean;
}
export function trickAt(replayed: Replayed, at: number): TrickAt | null {
  const step = replayed.steps[at];
  if (!step || !played(step)) return null;
  const { plays = [], leaders = [] } = step.view;
  const first = plays.length - 1 - ((plays.length - 1) % 3);
  const complete = plays.length - first === 3;
  return {
    n: first / 3 + 1,
    leader: leaders[first / 3] ?? 0,
    cards: plays.slice(first),
    winner: (complete ? step.remarks.took : step.remarks.winning) ?? null,
    complete,
  };
}

/** The step at which the trick before, or the next, ends; the first, or the last, where there is none. */
export function trickFrom(replayed: Replayed, at: number, way: 1 | -1): number {
  const last = replayed.steps.length - 1;
  for (let i = at + way; i > 0 && i < last; i += way) if (trickAt(replayed, i)?.complete) return i;
  return way > 0 ? last : 0;
}

/** What a review says of a step. */
export interface Judged {
  kind: Kind;
  cost: Cost;
  options: readonly CardPar[];
  seat: Seat;
  best: readonly Card[];
}

/** Whether the step is a decision of that kind, the how manyth of the deal. */
function decisions(replayed: Replayed, kind: Kind): number[] {
  const types: Readonly<Record<Kind, readonly string[]>> = {
    trump: ["trumped", "declined"],
    elect: ["offered", "conceded"],
    return: ["given"],
    play: ["played"],
  };
  return replayed.steps.flatMap((step, i) =>
    typeof step.by === "number" && step.events.some((event) => types[kind].includes(event.type)) ? [i] : [],
  );
}

/** The exchange that a step belongs to, from 0. */
const exchangeAt = (replayed: Replayed, at: number): number => replayed.steps[at - 1]?.view.exchanges?.length ?? 0;

export function judged(replayed: Replayed, review: DealReview | undefined, at: number): Judged | null {
  const step = replayed.steps[at];
  if (!review || !step) return null;
  const play = played(step) && review.plays[playsAt(replayed, at) - 1];
  if (play) return { ...play, kind: "play", best: topCards(play.options, play.seat) };
  if (step.events.some((event) => event.type === "given")) {
    const exchange = review.exchanges[exchangeAt(replayed, at)];
    if (!exchange?.returned) return null;
    const { cost, options } = exchange.returned;
    return { kind: "return", cost, options, seat: exchange.creditor, best: topCards(options, exchange.creditor) };
  }
  const choice = review.choices[decisions(replayed, "trump").indexOf(at)];
  if (choice) return { kind: "trump", cost: choice.cost, options: [], seat: choice.seat, best: [] };
  const election = step.events.some((event) => event.type === "offered" || event.type === "conceded")
    ? review.exchanges[exchangeAt(replayed, at)]?.election
    : null;
  if (election && typeof step.by === "number")
    return { kind: "elect", cost: election.cost, options: [], seat: step.by, best: [] };
  return null;
}

/** Where a turning point lies: of a play by who played to which trick, else by the exchange or the choice. */
export function stepOf(replayed: Replayed, kind: Kind, number: number, seat: Seat): number {
  if (kind === "play") {
    const found = replayed.steps.findIndex((_, i) => {
      const trick = trickAt(replayed, i);
      return trick?.n === number && played(replayed.steps[i])?.seat === seat;
    });
    return Math.max(0, found);
  }
  const all = decisions(replayed, kind);
  if (kind === "trump") return all[number - 1] ?? 0;
  return all.find((i) => exchangeAt(replayed, i) === number - 1) ?? 0;
}

/** For the table of all tricks: each with its plays, and the step of each. */
export interface TrickRow {
  n: number;
  plays: readonly { seat: Seat; card: Card; at: number; led: boolean; won: boolean }[];
}
export function tricksOf(replayed: Replayed): TrickRow[] {
  const rows: { n: number; plays: { seat: Seat; card: Card; at: number; led: boolean; won: boolean }[] }[] = [];
  replayed.steps.forEach((step, at) => {
    const trick = trickAt(replayed, at);
    const event = played(step);
    if (!trick || !event) return;
    if (trick.cards.length === 1) rows.push({ n: trick.n, plays: [] });
    const row = rows.at(-1);
    row?.plays.push({ seat: event.seat, card: event.card, at, led: trick.cards.length === 1, won: false });
    if (trick.complete && row) for (const one of row.plays) one.won = one.seat === trick.winner;
  });
  return rows;
}
