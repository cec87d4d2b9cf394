/** Events of the betting games as sentences, in the words of the terminal: for a voice at the table, and for the end of a deal. */

import { SIDE } from "../core/betting";
import type { BiddingEvent, BiddingGame } from "../core/bidding";
import { cardsOf } from "../core/cards";
import type { BiddingKnown } from "../core/known";
import type { Speaker } from "../core/texts";
import type { Rules, Suit } from "../core/wire";
import { pointsIn } from "./rules";

/** What is told, and of what. */
export interface Scene {
  game: BiddingGame;
  rules: Rules;
  /** How many play. */
  seats: number;
}

/** Where a deal stands between two events, as far as words depend on it. */
export interface Standing {
  deal: number;
  pool: number;
  bid: number;
  claims: number;
}

/** Where it stands after that event. */
export function standingAfter(now: Standing, event: BiddingEvent): Standing {
  switch (event.type) {
    case "shuffled":
      return { ...now, deal: now.deal + 1, bid: 0, claims: 0 };
    case "anted":
      return { ...now, pool: now.pool + event.chips * event.seats.length };
    case "claimed":
      return { ...now, claims: now.claims + 1 };
    case "called":
      return { ...now, bid: Math.max(now.bid, event.chips ?? 0) };
    case "took":
      return { ...now, pool: now.pool - event.chips };
    case "paid":
      return { ...now, pool: now.pool + event.chips };
    case "divided":
      return { ...now, pool: now.pool - event.chips.reduce((sum, n) => sum + n, 0) };
    default:
      return now;
  }
}

const suits = (suit: Suit) => ({ suits: [suit] });
const faces = (cards: string) => ({ cards: cardsOf(cards) });

/** What the cards count that were shown. */
const shownPoints = (scene: Scene, event: { suit: Suit; cards: string }): number =>
  pointsIn(cardsOf(event.cards), event.suit, scene.rules);

/** The parameters that tell who showed how much in which suit. */
export const showing = (scene: Scene, event: { seat: number; suit: Suit; cards: string }) => ({
  seat: event.seat,
  suit: suits(event.suit),
  points: shownPoints(scene, event),
});

const shares = (speaker: Speaker, chips: readonly number[]): string[] =>
  chips.map((n, seat) => speaker.say("betting-share", { seat, n }));

/** What to say of an event. `now`: how the deal stood before it. */
export function narrate(speaker: Speaker, scene: Scene, now: Standing, event: BiddingEvent): string[] {
  const { say } = speaker;
  switch (event.type) {
    case "seated":
      return [say("seated", { dealer: event.dealer })];
    case "anted": {
      const out = Array.from({ length: scene.seats }, (_, seat) => seat).filter((seat) => !event.seats.includes(seat));
      const pool = now.pool + event.chips * event.seats.length;
      return [
        ...out.map((seat) => say("betting-sits-out", { seat })),
        say("betting-anted", { all: !out.length, n: event.chips, pool }),
      ];
    }
    case "claimed":
      return [say("betting-claimed", { ...showing(scene, event), cards: faces(event.cards) })];
    case "unclaimed":
      return [say("betting-unclaimed")];
    case "called": {
      if (event.chips === null) return [say("betting-left", { seat: event.seat, game: scene.game })];
      const how = !now.bid ? "first" : event.chips > now.bid ? "raise" : "same";
      return [say(`betting-bid-${how}`, { seat: event.seat, n: event.chips })];
    }
    case "compared": {
      const counts = event.counts.map(({ seat, points }) => say("betting-count", { seat, points }));
      return [say("betting-compared", { counts })];
    }
    case "bought": {
      const cards = event.cards ? faces(event.cards) : null;
      return [say("betting-bought", { seat: event.seat, n: event.chips, cards })];
    }
    case "succeeded":
      return [say("betting-succeeded", { ...showing(scene, event), cards: faces(event.cards) })];
    case "failed":
      return [say("betting-failed", { seat: event.seat })];
    case "took": {
      const part = now.claims > 1 ? "share" : event.chips === now.pool ? "whole" : "bid";
      return [say(`betting-took-${part}`, { seat: event.seat, n: event.chips })];
    }
    case "paid":
      return [say("betting-paid", { seat: event.seat, n: event.chips, pool: now.pool + event.chips })];
    case "side_claimed": {
      const { seat, kind } = event;
      const n = event.chips[seat];
      return [n === undefined ? say("bidding-side-known", { seat, kind }) : say("betting-side", { seat, kind, n })];
    }
    case "divided":
      return [divided(speaker, scene, now, event.chips)];
    case "scored":
      return scored(speaker, scene, now, event);
    case "shuffled":
    case "dealt":
    case "laid":
    case "awaited":
      return [];
  }
}

/** The pool over its limit, or at the end of the match: what is left then lies within the limit, or leaves odd chips. */
function divided(speaker: Speaker, { rules }: Scene, { pool }: Standing, chips: readonly number[]): string {
  const limit = rules.pool_limit == null ? null : Number(rules.pool_limit);
  if (limit !== null && pool > limit && new Set(chips).size === 1)
    return speaker.say("betting-over-limit", { pool, limit, n: chips[0] ?? 0 });
  return speaker.say("betting-divided", { shares: shares(speaker, chips) });
}

function scored(
  speaker: Speaker,
  { game, rules }: Scene,
  { deal }: Standing,
  { score, dealer }: BiddingEvent & { type: "scored" },
): string[] {
  const { say } = speaker;
  const lines = [say("betting-scored", { deal, shares: shares(speaker, score.chips), pool: score.pool })];
  if (dealer !== null) lines.push(say("betting-next-dealer", { dealer }));
  else if (deal < Number(rules.deals)) lines.push(say("betting-ended-early", { game }));
  return lines;
}

export const sceneOf = (known: BiddingKnown): Scene => ({
  game: known.game,
  rules: known.rules,
  seats: known.seating.places.length,
});

/** All that is told of a step, in the order in which it happened. */
export function narrateStep(
  speaker: Speaker,
  before: BiddingKnown,
  events: readonly BiddingEvent[],
  after: BiddingKnown,
): string[] {
  const scene = sceneOf(after);
  let now: Standing = {
    deal: before.sheet.length + (before.seating.stage === "deal" && before.view?.phase === "bid" ? 1 : 0),
    pool: before.view?.pool ?? 0,
    bid: before.remarks.bid ?? 0,
    claims: before.view?.claims.length ?? 0,
  };
  return events.flatMap((event) => {
    const lines = narrate(speaker, scene, now, event);
    now = standingAfter(now, event);
    if (event.type === "shuffled" && after.view) return [begins(speaker, after, now.deal)];
    if (event.type === "dealt") return dealt(speaker, after, event);
    return lines;
  });
}

/** The deal that begins; who deals it is told by the view that does not yet know of its end. */
function begins(speaker: Speaker, known: BiddingKnown, deal: number): string {
  const over = known.seating.stage !== "deal";
  const dealer = over ? (known.sheet.at(-1)?.dealer ?? 0) : (known.view?.dealer ?? 0);
  return speaker.say("betting-deal", { deal, deals: Number(known.rules.deals), dealer });
}

/** My own cards, and what the best suit of them counts. */
function dealt(speaker: Speaker, known: BiddingKnown, event: BiddingEvent & { type: "dealt" }): string[] {
  const { best, side } = known.remarks;
  if (event.seat !== known.seat || !event.cards || !best) return [];
  const { points, suit } = best;
  const { say } = speaker;
  return [
    speaker.closed(say("betting-dealt", { seat: event.seat, cards: faces(event.cards), points, suit: suits(suit) })),
    ...(side ? [say("betting-side-yours", { kind: side, n: SIDE })] : []),
  ];
}
