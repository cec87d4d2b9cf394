/** The steps of a deal of a betting game: how it stands after each, and its words. */

import { narrateStep } from "../bidding/narrate";
import { type BiddingGame, type BiddingView, biddingViewOf, type Call } from "../core/bidding";
import { cardsOf } from "../core/cards";
import type { BiddingKnown } from "../core/known";
import type { Speaker } from "../core/texts";
import type { Card, Seat } from "../core/wire";
import { tableOf } from "./table-of";
import type { BiddingReplayed } from "./types";

/** A deal with the game that it is of. */
export interface Deal {
  game: BiddingGame;
  replayed: BiddingReplayed;
}

/** The step that ends the deal; -1: none does. */
const endOf = ({ steps }: BiddingReplayed): number =>
  steps.findIndex((step) => step.events.some((event) => event.type === "scored"));

/** Who deals the deal: the view of its end already names who deals the next. */
export const dealerOf = ({ deal, sheet, steps }: BiddingReplayed): Seat =>
  sheet[deal - 1]?.dealer ?? biddingViewOf(steps.at(-1)?.view ?? {}).dealer;

/** Before the first step nothing is known but what the deal before has left. */
const before = ({ deal, totals, sheet }: BiddingReplayed): BiddingView =>
  biddingViewOf({ phase: "shuffle", totals, pool: sheet[deal - 2]?.pool ?? 0, counts: totals.map(() => 0) });

/** The step as somebody at the table would know it; -1: the deal before its first step. */
export function biddingKnownAt({ game, replayed }: Deal, at: number, table = "", match = 1): BiddingKnown {
  const { sheet, steps, deal } = replayed;
  const step = steps[at];
  const view = step ? biddingViewOf(step.view) : before(replayed);
  const end = endOf(replayed);
  const over = end >= 0 && at >= end;
  const stage = !over ? "deal" : view.phase === "over" ? "over" : "between";
  return {
    ...tableOf(replayed, { table, match, at, stage }),
    game,
    seat: view.seat,
    view,
    remarks: step?.remarks ?? {},
    sheet: sheet.slice(0, over ? deal : deal - 1),
    told: [],
  };
}

/** The whole match, as its score sheet wants it. */
export const sheetKnown = (deal: Deal, table: string, match: number): BiddingKnown => ({
  ...biddingKnownAt(deal, -1, table, match),
  sheet: deal.replayed.sheet,
});

/** What happened in that step, sentence by sentence. */
export function biddingStepWords(speaker: Speaker, deal: Deal, at: number): string[] {
  const step = deal.replayed.steps[at];
  if (!step) return [];
  const said = narrateStep(speaker, biddingKnownAt(deal, at - 1), step.events, biddingKnownAt(deal, at));
  if (step.auto && typeof step.by === "number") said.push(speaker.say("show-auto", { by: step.by }));
  return said;
}

/** Every bid, and who left the bidding, each with its step. */
export const callsOf = ({ steps }: BiddingReplayed): { call: Call; at: number }[] =>
  steps.flatMap((step, at) =>
    step.events.flatMap((event) =>
      event.type === "called"
        ? [{ call: { seat: event.seat, ...(event.chips === null ? {} : { chips: event.chips }) }, at }]
        : [],
    ),
  );

/** The four cards that are sold: where they are, and their faces where they are seen. */
export interface Lot {
  cards: readonly Card[] | null;
  buyer: Seat | null;
}

/** The four cards after a step; null: none lie there yet. */
export function lotAt({ replayed }: Deal, at: number): Lot | null {
  const step = replayed.steps[at];
  const done = replayed.steps.slice(0, at + 1).flatMap(({ events }) => events);
  if (!step || !done.some(({ type }) => type === "laid")) return null;
  const bought = done.find((event) => event.type === "bought");
  const faces = bought ? bought.cards : step.buy;
  return { cards: faces ? cardsOf(faces) : null, buyer: bought?.seat ?? null };
}
