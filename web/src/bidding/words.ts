/** A whole deal in words. */

import type { BiddingEvent, DealTold } from "../core/bidding";
import type { BiddingKnown } from "../core/known";
import type { Speaker } from "../core/texts";
import { narrate, type Scene, type Standing, sceneOf, standingAfter } from "./narrate";

/** The standing before the deal's first event. */
const start = ({ deal, pool }: DealTold): Standing => ({ deal: deal - 1, pool, bid: 0, claims: 0 });

/** Each event with how the deal stood before it. */
export function standings(tale: DealTold): { event: BiddingEvent; now: Standing }[] {
  let now = start(tale);
  if (tale.events[0]?.type !== "shuffled") now = { ...now, deal: tale.deal };
  return tale.events.map((event) => {
    const before = now;
    now = standingAfter(now, event);
    return { event, now: before };
  });
}

/** What led to nothing being sold: everybody left. */
export const wasNotSold = (tale: DealTold): boolean =>
  tale.events.some(
    (event) => event.type === "scored" && (event.score.outcome === "thrown_in" || event.score.outcome === "passed"),
  );

/** What a summary leaves out: it has a table of chips, a list of the bids, and one knows what one has paid. */
const LEFT_OUT = new Set<BiddingEvent["type"]>(["seated", "anted", "unclaimed", "called", "scored"]);

/** What happened, but for the bids: one sentence for each event. */
export function told(
  speaker: Speaker,
  scene: Scene,
  tale: DealTold,
): { event: BiddingEvent; now: Standing; text: string }[] {
  return standings(tale)
    .filter(({ event }) => !LEFT_OUT.has(event.type))
    .flatMap(({ event, now }) => narrate(speaker, scene, now, event).map((text) => ({ event, now, text })));
}

/** The deal in sentences, without its bids. */
export function wordsOf(speaker: Speaker, known: BiddingKnown, tale: DealTold): string[] {
  const scene = sceneOf(known);
  const lines = told(speaker, scene, tale).map(({ text }) => text);
  return wasNotSold(tale) ? [speaker.say("bidding-not-sold", { game: known.game }), ...lines] : lines;
}
