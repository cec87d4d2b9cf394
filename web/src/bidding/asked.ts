/** What one may bid now, and the words for it. */

import { waitedFor } from "../choices/next-deal";
import type { Leaving } from "../core/bidding";
import type { BiddingKnown } from "../core/known";
import type { Speaker } from "../core/texts";
import { reasonOf } from "../table/barred";
import { dueSeat } from "../table/panel-parts";

export interface Asked {
  /** None: nothing may be bid. */
  range: { least: number; most: number } | null;
  leaving: Leaving;
}

/** What I am asked; null: nothing. */
export function askedOf({ choices }: BiddingKnown): Asked | null {
  if (!choices) return null;
  if (choices.type === "between")
    return { range: { least: choices.least, most: choices.most }, leaving: choices.instead };
  return { range: null, leaving: choices.moves[0].type };
}

/** How a bid of so many chips is called beside the highest bid. */
export const howOf = (known: BiddingKnown, n: number): "first" | "raise" | "same" =>
  !known.remarks.bid ? "first" : n === known.remarks.bid ? "same" : "raise";

/** Why no more may be bid, or nothing at all. */
export const whyNoMore = (known: BiddingKnown, speaker: Speaker): string =>
  (known.remarks.barred ?? []).map((one) => reasonOf(speaker, one)).join(" ");

/** What one is asked, as a sentence. */
export function questionOf(known: BiddingKnown, speaker: Speaker, asked: Asked): string {
  const { game } = known;
  if (!asked.range) return [speaker.say("bidding-turn-none", { game }), whyNoMore(known, speaker)].join(" ").trim();
  const { least, most } = asked.range;
  const how = howOf(known, least) === "same" && most > least ? "raise" : howOf(known, least);
  return speaker.say(`bidding-turn-${how}`, { least, most, several: most > least, game });
}

/** What goes on, as a sentence: for the message line. */
export function goingOn(known: BiddingKnown, speaker: Speaker): string {
  const { view, seating, seat } = known;
  const { say } = speaker;
  const due = dueSeat(known);
  const asked = due === seat && seat !== null ? askedOf(known) : null;
  if (asked) return questionOf(known, speaker, asked);
  if (!view && seating.stage === "deal") return say("unseen-words");
  const doing = () => {
    if (view && seating.stage === "deal")
      return due === null ? say("bidding-deals") : say("bidding-turn-of", { seat: due });
    const others = waitedFor(known).filter((one) => one !== seat);
    if (others.length && seating.stage === "between")
      return say("next-wait", { names: speaker.list(others.map((one) => speaker.name(one))) });
    return seat === null ? "" : say("waiting-deal");
  };
  return seat === null ? [say("watching-only"), doing()].join(" ").trim() : doing();
}
