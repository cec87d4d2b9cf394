/** What the server tells shortly, made whole again (docs/formats/wire.md). */

import { cardsOf } from "./cards";
import type { Choices, ChoicesTold, Event, Remarks, Rules, Three, View, ViewTold } from "./wire";

const ZERO: Three = [0, 0, 0];
/** What is left out where it is so: dealer 0 is a dealer, too. */
const DEFAULTS = {
  phase: "seat_dealer",
  actor: "nature",
  deal_no: 0,
  dealer: 0,
  counts: ZERO,
  taken: ZERO,
  totals: ZERO,
  debts: ZERO,
} as const;

/** The view of which this was told, its usual values filled in. */
export function viewOf(told: ViewTold): View {
  const { plays, pulls, exchanges, public: faces, ...same } = told;
  return {
    ...DEFAULTS,
    ...same,
    ...(plays ? { plays: cardsOf(plays) } : {}),
    ...(pulls ? { pulls: pulls.flatMap(([creditor, debtor, n]) => Array(n).fill({ creditor, debtor })) } : {}),
    ...(exchanges
      ? {
          exchanges: exchanges.map(([drawn, given]) =>
            drawn === undefined ? { conceded: true } : { drawn, given: given ?? null },
          ),
        }
      : {}),
    ...(faces ? { public: faces.map(([card, how]) => ({ card, how })) } : {}),
  };
}

/** The choices that were told beside that view; null: one may do nothing. */
export function choicesOf(told: ChoicesTold | undefined, view: View | null): Choices | null {
  if (!told) return null;
  if (told.type !== "cards") return told;
  const { move: type, cards } = told;
  return { type: "one_of", moves: cardsOf(cards ?? view?.hand).map((card) => ({ type, card })) };
}

/** The events of a move, up to what is awaited after it. */
export function eventsOf(told: readonly Event[] | undefined, view: View | undefined): readonly Event[] {
  if (!told?.length || !view || told.at(-1)?.type === "awaited") return told ?? [];
  return [
    ...told,
    { type: "awaited", phase: view.phase ?? "seat_dealer", actor: view.actor === undefined ? "nature" : view.actor },
  ];
}

/** The remarks, with what their reasons leave to the rules of the table. */
export function remarksOf(told: Remarks | undefined, rules: Rules): Remarks {
  if (!told?.barred) return told ?? {};
  const known = { sevens: "low", keep: rules.return_keep };
  return { ...told, barred: told.barred.map((one) => ({ ...one, params: { ...known, ...one.params } })) };
}
