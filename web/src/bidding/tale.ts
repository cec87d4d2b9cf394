/** How a deal went: as it was told, or as view and score sheet still know it. */

import type { BiddingEvent, BiddingScore, DealTold } from "../core/bidding";
import { cardsOf } from "../core/cards";
import type { BiddingKnown } from "../core/known";
import { bestOf } from "./rules";

/** Whether the deal in view is over. */
export const isOver = (known: BiddingKnown): boolean => known.seating.stage !== "deal" && known.sheet.length > 0;

/** The deal in view, the one that goes on or the last that is over. */
export function taleOf(known: BiddingKnown): DealTold {
  const over = isOver(known);
  const deal = known.sheet.length + (over ? 0 : 1);
  return known.told.find((told) => told.deal === deal) ?? rebuilt(known, deal, over ? known.sheet.at(-1) : undefined);
}

/** The deal before it, for whoever was there. */
export const taleBefore = (known: BiddingKnown): DealTold | undefined =>
  isOver(known) ? taleOf(known) : known.told.find((told) => told.deal === known.sheet.length);

/** The row of the score sheet before that deal. */
export const rowBefore = (known: BiddingKnown, deal: number): BiddingScore | undefined => known.sheet[deal - 2];

/** As much of the deal as can be known afterwards. What went into the pool or out of it is told where nothing else can explain it. */
function rebuilt(known: BiddingKnown, deal: number, row: BiddingScore | undefined): DealTold {
  const { view, rules, game } = known;
  const pool = rowBefore(known, deal)?.pool ?? 0;
  if (!view) return { deal, pool, events: [] };
  const players = game === "thirty-five" ? view.players : known.seating.places.map((_, seat) => seat);
  const ante = Number(rules.ante);
  const bid = Math.max(0, ...view.calls.map((call) => call.chips ?? 0));
  const events: BiddingEvent[] = [{ type: "anted", seats: players, chips: ante }];
  for (const seat of view.claims) {
    const cards = view.shown[seat] ?? "";
    events.push({ type: "claimed", seat, suit: bestOf(cardsOf(cards), rules), cards });
  }
  if (game === "thirty-five" && !view.claims.length) events.push({ type: "unclaimed" });
  for (const { seat, chips = null } of view.calls) events.push({ type: "called", seat, chips });
  if (view.compared.length) events.push({ type: "compared", counts: view.compared });
  const { buyer } = view;
  if (buyer !== null) {
    events.push({ type: "bought", seat: buyer, chips: bid, cards: view.bought || null });
    const cards = view.shown[buyer] ?? "";
    if (view.made) events.push({ type: "succeeded", seat: buyer, suit: bestOf(cardsOf(cards), rules), cards });
    else events.push({ type: "failed", seat: buyer });
    if (view.made === false) events.push({ type: "paid", seat: buyer, chips: bid });
  }
  const takers = view.claims.length ? view.claims : view.made && buyer !== null ? [buyer] : [];
  if (row) {
    const left = pool + ante * players.length + (view.made === false ? bid : 0) - row.pool;
    const seats = row.chips.length;
    if (takers.length === 1 && rules.pool_limit == null)
      events.push({ type: "took", seat: takers[0] as number, chips: left });
    // nobody took anything: what is not in the pool was over its limit
    if (!takers.length && left > 0) events.push({ type: "divided", chips: row.chips.map(() => left / seats) });
  }
  for (const { seat, kind } of view.sides) events.push({ type: "side_claimed", seat, kind, chips: [] });
  if (row) {
    const last = view.phase === "over";
    events.push({ type: "scored", score: row, dealer: last ? null : view.dealer });
    if (last && row.pool)
      events.push({ type: "divided", chips: view.totals.map((n, seat) => n - (row.chips[seat] ?? 0)) });
  }
  return { deal, pool, events };
}
