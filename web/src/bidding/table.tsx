/** The table of a betting game while a match is on. */

import type { Following } from "../core/following";
import type { BiddingKnown } from "../core/known";
import type { Speaker } from "../core/texts";

export interface AtBidding {
  following: Following;
  known: BiddingKnown;
  speaker: Speaker;
}

export function Table({ known }: AtBidding) {
  return <main>{known.view?.pool}</main>;
}
