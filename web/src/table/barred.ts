/** What may not be done now and why, in words; what may be. */

import { cardsOf } from "../core/cards";
import type { Known } from "../core/known";
import type { Speaker } from "../core/texts";
import type { Card, Params, Suit } from "../core/wire";

/** Why something is not possible, as the page tells it. */
export const reasonOf = (speaker: Speaker, { code, params }: { code: string; params?: Params }): string =>
  plainReason(speaker.refusal(code, params));

/** A reason without the number of the rule, which only the handbook knows. */
export const plainReason = (text: string): string => {
  const plain = text.replace(/\s*\(R-[^)]*\)/g, "").trim();
  return plain.charAt(0).toUpperCase() + plain.slice(1);
};

/** Cards of my hand that are not allowed now, each with the reason. */
export function barredOf(known: Known, speaker: Speaker): Map<Card, string> {
  const found = new Map<Card, string>();
  for (const one of known.remarks.barred ?? []) {
    const set = typeof one.cards === "string" ? cardsOf(one.cards) : (one.cards ?? []);
    for (const card of set) found.set(card, reasonOf(speaker, one));
  }
  return found;
}

/** The cards that I may play or give now; null where no card is asked for. */
export function allowedOf(known: Known): Set<Card> | null {
  if (known.choices?.type !== "one_of") return null;
  const cards = known.choices.moves.flatMap((move) =>
    move.type === "play" || move.type === "give" ? [move.card] : [],
  );
  return cards.length ? new Set(cards) : null;
}

/** The suit that has to be followed with some of my cards; null where all are allowed. */
export function suitToFollow(known: Known): Suit | null {
  const one = (known.remarks.barred ?? []).find((b) => b.code === "must_follow");
  const suit = one?.params.suit;
  return typeof suit === "string" && suit.length === 1 ? (suit as Suit) : null;
}
