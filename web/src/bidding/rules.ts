/** What cards count that somebody has shown: no view and no remark tells it. */

import { rankOf, SUITS, suitOf } from "../core/cards";
import type { Card, Rules, Suit } from "../core/wire";

const TENS = "KQJT";

/** What cards that somebody has shown count in a suit. */
export function pointsIn(cards: readonly Card[], suit: Suit, rules: Rules): number {
  const ace = Number(rules.ace_value ?? 1);
  return cards
    .filter((card) => suitOf(card) === suit)
    .map(rankOf)
    .reduce((sum, rank) => sum + (TENS.includes(rank) ? 10 : rank === "A" ? ace : Number(rank)), 0);
}

/** The suit of these cards that counts most. */
export function bestOf(cards: readonly Card[], rules: Rules): Suit {
  const [first, ...others] = SUITS;
  return others.reduce(
    (best, suit) => (pointsIn(cards, suit, rules) > pointsIn(cards, best, rules) ? suit : best),
    first as Suit,
  );
}
