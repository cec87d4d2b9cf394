import { BiddingSheet } from "../bidding/sheet";
import { THREE_TWO_FIVE } from "../core/api";
import type { AnyKnown } from "../core/known";
import type { Speaker } from "../core/texts";
import { ScoreSheet } from "./score";

/** The score sheet of whatever is played. */
export function Sheet({ known, speaker }: { known: AnyKnown; speaker: Speaker }) {
  return known.game === THREE_TWO_FIVE ? (
    <ScoreSheet {...{ known, speaker }} />
  ) : (
    <BiddingSheet {...{ known, speaker }} />
  );
}
