/** What somebody has done in the bidding, in a word or two, and who is still in it. */

import type { BiddingKnown } from "../core/known";
import type { Speaker } from "../core/texts";
import type { Seat } from "../core/wire";

export interface SaidBid {
  text: string;
  /** `high`: the highest bid; `out`: no longer in the bidding. */
  as: "high" | "out" | "plain";
}

export function saidOf(known: BiddingKnown, speaker: Speaker, seat: Seat): SaidBid | null {
  const { view, remarks, game } = known;
  const { say } = speaker;
  if (!view) return null;
  if (remarks.sits_out?.includes(seat)) return { text: say("bidding-said-sits-out"), as: "out" };
  if (view.claims.includes(seat)) return { text: say("bidding-said-claims"), as: "high" };
  const last = view.calls.findLast((call) => call.seat === seat);
  if (!last) return null;
  if (last.chips === undefined) return { text: say("bidding-said-left", { game }), as: "out" };
  return last.chips === remarks.bid
    ? { text: say("bidding-said-highest", { n: last.chips }), as: "high" }
    : { text: say("bidding-said-bid", { n: last.chips }), as: "plain" };
}

/** Everybody's chips, with what he has done, as the terminal says it. */
export function stacksOf(known: BiddingKnown, speaker: Speaker): string {
  const { view, remarks } = known;
  const stacks = (view?.totals ?? []).map((n, seat) => {
    const last = view?.calls.findLast((call) => call.seat === seat);
    const state = remarks.sits_out?.includes(seat)
      ? "sits_out"
      : !last
        ? "none"
        : last.chips !== undefined
          ? "bid"
          : known.game === "trentacinque"
            ? "passed"
            : "thrown_in";
    return speaker.say("betting-stack", { seat, n, state, bid: last?.chips ?? 0 });
  });
  return speaker.say("betting-stacks", { stacks });
}

/** The seats in the order in which they play, from the one after that seat. */
export const after = (seat: Seat, seats: number): Seat[] =>
  Array.from({ length: seats }, (_, i) => (seat + 1 + i) % seats);
