/** The little that the page has to know of the rules itself, where no view and no remark tells it. */

import { rankOf, SUITS, suitOf } from "../core/cards";
import type { Card, Rules, Suit } from "../core/wire";

/** What each of the others pays for a side claim of Trentacinque, if he can (TC-9). */
export const SIDE = 2;
/** The most that may be bid in Trentacinque (TC-4); while a deal goes on a remark says it. */
export const MOST = 5;

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
