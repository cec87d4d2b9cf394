/** An order of cards that is changed by hand. */

import type { Card } from "../core/wire";

/** The cards with two places changed. */
export function swapped(order: readonly Card[], a: number, b: number): Card[] {
  const next = [...order];
  [next[a], next[b]] = [order[b] as Card, order[a] as Card];
  return next;
}

/** The cards with one put to another place; those in between move up. */
export function moved(order: readonly Card[], from: number, to: number): Card[] {
  const next = [...order];
  const [card] = next.splice(from, 1);
  next.splice(to, 0, card as Card);
  return next;
}

/** The cards in an order by chance that nobody can foretell. */
export function shuffled(order: readonly Card[]): Card[] {
  const next = [...order];
  for (let last = next.length - 1; last > 0; last -= 1) {
    const place = below(last + 1);
    [next[last], next[place]] = [next[place] as Card, next[last] as Card];
  }
  return next;
}

/** A number from 0 to n - 1, each as likely as the others. */
function below(n: number): number {
  const most = 2 ** 32 - (2 ** 32 % n);
  for (;;) {
    const [found] = crypto.getRandomValues(new Uint32Array(1));
    if ((found as number) < most) return (found as number) % n;
  }
}
