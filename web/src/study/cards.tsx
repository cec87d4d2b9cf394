/** Cards as small as they can be read, for three hands beside each other. */

import { cardsOf, indexOf, sorted, suitOf } from "../core/cards";
import { settings } from "../core/settings";
import { speaker } from "../core/texts";
import type { Card, Suit } from "../core/wire";
import { SuitSign } from "../ui/suits";

export function TinyCard({ card, mark }: { card: Card; mark?: boolean }) {
  return (
    <span
      class={`tiny-card suit-${suitOf(card)}${mark ? " marked" : ""}`}
      role="img"
      aria-label={speaker.value.cardName(card)}
    >
      <span>{indexOf(card)}</span>
      <SuitSign suit={suitOf(card)} />
    </span>
  );
}

/** A hand face up, in the order in which hands are held here. */
export function TinyHand({ set, trump, mark }: { set: string; trump: Suit | undefined; mark?: Card | null }) {
  return (
    <ul class="tiny-hand">
      {sorted(cardsOf(set), settings.value.sort, trump).map((card) => (
        <li key={card}>
          <TinyCard card={card} mark={card === mark} />
        </li>
      ))}
    </ul>
  );
}

/** So many backs, which are all alike. */
export function TinyBacks({ n, label }: { n: number; label: string }) {
  return (
    <span class="tiny-hand" role="img" aria-label={label}>
      {Array.from({ length: n }, (_, i) => (
        <span key={i} class="tiny-card tiny-back" aria-hidden="true" />
      ))}
    </span>
  );
}
