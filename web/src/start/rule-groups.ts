/** Which house rules stand together, and which have nothing to say beside others. */

import type { Game, Option } from "../core/api";
import type { Rules } from "../core/wire";

const GROUPS: readonly (readonly [string, readonly string[]])[] = [
  ["seats", ["direction", "first_dealer", "cut", "dealer_rule"]],
  ["trump", ["trump_timing", "trump_alternatives", "sevens", "high_seven"]],
  ["exchange", ["pulls", "trick_instead", "return_keep", "return_drawn", "fan", "debtor_order", "pull_visibility"]],
  ["score", ["scoring", "slam_bonus"]],
];
/** Has a part of its own. */
const ALONE = ["deals"];

export interface Group {
  id: string;
  options: readonly Option[];
}

/** A game's options in groups; those that this page does not know come last. */
export function groupsOf(game: Game): Group[] {
  const placed = new Set(ALONE);
  const groups = GROUPS.map(([id, names]) => {
    for (const name of names) placed.add(name);
    return { id, options: names.flatMap((name) => game.options.filter((option) => option.id === name)) };
  });
  const rest = game.options.filter(({ id }) => !placed.has(id));
  return [...groups, { id: "other", options: rest }].filter(({ options }) => options.length);
}

/** Whether the option does anything beside the other rules (RULES R-SEVEN-6, V-5). */
export function matters(id: string, rules: Rules): boolean {
  if (id === "high_seven") return rules.sevens !== "low";
  const exchange = ["return_keep", "return_drawn", "fan", "debtor_order", "pull_visibility"];
  return !exchange.includes(id) || rules.pulls !== "off";
}
