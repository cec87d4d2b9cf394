import type { Card, Suit } from "./wire";

export const SUITS: readonly Suit[] = ["S", "H", "D", "C"];
/** Black and red in turns, as a hand is held. */
export const HELD: readonly Suit[] = ["S", "H", "C", "D"];
export const SIGNS: Readonly<Record<Suit, string>> = { S: "♠", H: "♥", D: "♦", C: "♣" };
const RANKS = "AKQJT98765432";

export const suitOf = (card: Card): Suit => card[1] as Suit;
export const rankOf = (card: Card): string => card[0] as string;
/** The index on a card: "10" for the ten. */
export const indexOf = (card: Card): string => (card[0] === "T" ? "10" : (card[0] as string));

/** The cards of a set, which is one string with blanks between them. */
export const cardsOf = (set: string | undefined): Card[] => (set ? set.split(" ") : []);

/** Higher ranks come first. */
const byRank = (a: Card, b: Card): number => RANKS.indexOf(rankOf(a)) - RANKS.indexOf(rankOf(b));

export type SortOrder = "trump_left" | "trump_right" | "suits" | "rank";

/**
 * A hand as it is held: suits in turns of black and red, each from the ace down, trumps at one end where that is wished.
 *
 * Which suits there are decides where they stand, never which cards: a hand does not jump when a card leaves it.
 */
export function sorted(cards: readonly Card[], order: SortOrder, trump: Suit | undefined): Card[] {
  if (order === "rank")
    return [...cards].sort((a, b) => byRank(a, b) || HELD.indexOf(suitOf(a)) - HELD.indexOf(suitOf(b)));
  let places = [...HELD];
  if (trump && order !== "suits") {
    const at = HELD.indexOf(trump);
    places = [...HELD.slice(at), ...HELD.slice(0, at)]; // colours go on in turns
    if (order === "trump_right") places.push(places.shift() as Suit);
  }
  return [...cards].sort((a, b) => places.indexOf(suitOf(a)) - places.indexOf(suitOf(b)) || byRank(a, b));
}
