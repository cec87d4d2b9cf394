import type { Card } from "../core/wire";
import { CardBack, CardFace } from "../ui/card";

interface RowProps {
  /** `null`: a card of which only the back is seen. */
  cards: readonly (Card | null)[];
  small?: boolean;
  mark?: number;
}

/** Cards beside each other, told by the words below them. */
export function Row({ cards, small, mark }: RowProps) {
  return (
    <div class={`guide-cards${small ? " guide-small" : ""}`} aria-hidden="true">
      {cards.map((card, i) => (
        <span key={card ?? `back-${i}`} class={i === mark ? "guide-card marked" : "guide-card"}>
          {card ? <CardFace card={card} /> : <CardBack />}
        </span>
      ))}
    </div>
  );
}
