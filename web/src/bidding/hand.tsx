/** My cards by suits, and what each suit counts: the suit that counts most is what one bids on. */

import { SIDE } from "../core/betting";
import { cardsOf, HELD, indexOf, SUITS, sorted, suitOf } from "../core/cards";
import type { BiddingKnown } from "../core/known";
import type { Speaker } from "../core/texts";
import type { Card, Suit } from "../core/wire";
import { CardFace } from "../ui/card";
import { SuitSign } from "../ui/suits";

interface HandSuit {
  suit: Suit;
  cards: readonly Card[];
  points: number;
  best: boolean;
  /** Whether it counts enough. */
  reached: boolean;
}

export function suitsOf(known: BiddingKnown): HandSuit[] {
  const cards = sorted(cardsOf(known.view?.hand), "suits", undefined);
  const { points: all, best, target = 0 } = known.remarks;
  return HELD.map((suit) => {
    const points = all?.[SUITS.indexOf(suit)] ?? 0;
    return {
      suit,
      cards: cards.filter((card) => suitOf(card) === suit),
      points,
      best: best?.suit === suit,
      reached: points >= target,
    };
  });
}

export function Hand({ known, speaker }: { known: BiddingKnown; speaker: Speaker }) {
  const { say } = speaker;
  const suits = suitsOf(known);
  const n = suits.reduce((sum, one) => sum + one.cards.length, 0);
  const { target = 0, side } = known.remarks;
  const at = suits.findIndex(({ best }) => best);
  if (!n) return null;
  return (
    <section class={`bid-hand${n > 9 ? " bid-hand-bought" : ""}`} aria-label={say("bidding-hand", { n })}>
      {side && <p class="side-note">{say("betting-side-yours", { kind: side, n: SIDE })}</p>}
      <ul>
        {suits.map(({ suit, cards, points, best, reached }, i) => (
          <li key={suit} class={`hand-suit${best ? " best" : ""}${cards.length ? "" : " void"}`}>
            <p class="suit-counts" style={{ "--before": String(i), "--past": i > at ? "1" : "0" }}>
              <span class="hidden">
                {say("bidding-suit", { suit: { suits: [suit] }, points, best, target, reached })}
              </span>
              <span class="suit-chip" aria-hidden="true">
                <SuitSign suit={suit} />
              </span>
              <b aria-hidden="true">{best ? say("bidding-of-target", { points, target, reached }) : points}</b>
            </p>
            {cards.length > 0 && (
              <ul class="suit-cards">
                {cards.map((card) => (
                  <li key={card}>
                    <CardFace card={card} />
                    <span class="hidden">{speaker.cardName(card)}</span>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The hand as a sentence: each suit with what it counts, and its cards. */
export function handSaid(known: BiddingKnown, speaker: Speaker): string {
  const { say } = speaker;
  const suits = suitsOf(known).filter(({ cards }) => cards.length);
  if (!suits.length) return say("hand-empty");
  const told = suits.map(({ suit, cards, points }) =>
    say("bidding-hand-suit", { suit: { suits: [suit] }, points, ranks: cards.map(indexOf) }),
  );
  return say("hand-suits", { suits: told.join("; ") });
}
