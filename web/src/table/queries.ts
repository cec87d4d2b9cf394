/** Questions by single letters, and their answers: spoken and shown. */

import { cardsOf, indexOf, SUITS, suitOf } from "../core/cards";
import type { Known } from "../core/known";
import type { Speaker } from "../core/texts";
import type { Seat } from "../core/wire";
import { held } from "./hand";
import { countsOf, playsOf, sentence, trickDone, tricksOf } from "./narrate";
import { dueSeat } from "./panel-parts";
import type { Lying } from "./trick";

export const QUERIES = ["L", "K", "U", "T", "Y", "O", "R", "W"] as const;
export type Query = (typeof QUERIES)[number];

/** The key that somebody has chosen for a query. */
export const keyOf = (query: Query, remap: Readonly<Record<string, string>>): string =>
  (remap[query] ?? remap[query.toLowerCase()] ?? query).toUpperCase();

export const queryOf = (key: string, remap: Readonly<Record<string, string>>): Query | undefined =>
  QUERIES.find((query) => keyOf(query, remap) === key);

export function answer(query: Query, known: Known, lying: Lying, speaker: Speaker): string {
  const trump = known.view?.trump;
  switch (query) {
    case "L":
      return trickDone(speaker, tricksOf(known).at(-1));
    case "K":
      return known.remarks.quotas ? sentence(countsOf(speaker, known)) : speaker.say("deal-none");
    case "U":
      return trump ? speaker.say("trump-is", { suit: { suits: [trump] } }) : speaker.say("trump-open");
    case "T":
      return lying.cards.length
        ? speaker.say("table-cards", { plays: playsOf(speaker, lying.leader, lying.cards) })
        : speaker.say("trick-empty");
    case "Y":
      return handSaid(known, speaker);
    case "O":
      return outs(known, speaker);
    case "W": {
      const due = dueSeat(known);
      return due === null ? speaker.say("turn-nobody") : speaker.say("turn-said", { seat: due });
    }
    case "R":
      return "";
  }
}

function handSaid(known: Known, speaker: Speaker): string {
  const cards = held(cardsOf(known.view?.hand), known.view?.trump);
  if (!cards.length) return speaker.say("hand-empty");
  const suits = [...new Set(cards.map(suitOf))].map((suit) => {
    const ranks = cards.filter((card) => suitOf(card) === suit).map((card) => indexOf(card));
    return speaker.say("hand-suit", { suit: { suits: [suit] }, ranks });
  });
  return speaker.say("hand-suits", { suits: suits.join("; ") });
}

function outs(known: Known, speaker: Speaker): string {
  const found = (known.view?.voids ?? []).flatMap((suits, seat: Seat) => {
    const out = SUITS.filter((suit) => suits.includes(suit));
    return out.length ? [speaker.say("out-of", { seat, suits: { suits: out } })] : [];
  });
  return found.join(" ") || speaker.say("out-none");
}
