/** Rules in words, from what the server tells of its game. */

import type { Game, Option } from "../core/api";
import { speaker } from "../core/texts";
import type { Rules } from "../core/wire";

type Value = Rules[string];

/** Values of an option that takes several are a selection: their order says nothing. */
const same = (a: Value | undefined, b: Value | undefined): boolean =>
  Array.isArray(a) && Array.isArray(b) ? a.length === b.length && a.every((one) => b.includes(one)) : a === b;

/** The options in which the two differ. */
export const differences = (game: Game, a: Rules, b: Rules): Option[] =>
  game.options.filter(({ id }) => !same(a[id], b[id]));

export const presetOf = (game: Game, rules: Rules) =>
  game.presets.find((preset) => differences(game, preset.rules, rules).length === 0);

/** The preset with these rules, or the one that comes nearest: the game's own where several do. */
export function nearest(game: Game, rules: Rules): Game["presets"][number] {
  const first = game.presets.find(({ id }) => id === game.default) ?? (game.presets[0] as Game["presets"][number]);
  let best = first;
  for (const preset of game.presets)
    if (differences(game, preset.rules, rules).length < differences(game, best.rules, rules).length) best = preset;
  return best;
}

const labelOf = (option: Option, value: string | number | null): string =>
  option.values.find((one) => one.value === value)?.label ?? String(value);

/** What it is called that a limit is not there. */
export function noneWords({ id }: Option): string {
  const code = `value-${id}-none`;
  return speaker.value.has(code) ? speaker.value.say(code) : "–";
}

/** The label of a value; a selection has those of all that it holds. */
export function valueWords(option: Option, value: Value | undefined): string {
  if (value === null && option.none) return noneWords(option);
  if (!Array.isArray(value)) {
    const known = option.values.find((one) => one.value === value);
    return known?.label ?? String(value ?? "");
  }
  const parts = (value as readonly string[]).map((one) => labelOf(option, one));
  return parts.length ? parts.join("; ") : labelOf(option, null);
}

/** `silent`: the description says nothing, the value is ours; `advises`: it only advises it. */
export interface Source {
  preset: string;
  words: string;
  note: "says" | "silent" | "advises";
}

export function sourcesOf(option: Option): Source[] {
  return Object.entries(option.sources ?? {}).map(([preset, said]) => {
    const note = said.includes("†") ? "silent" : said.includes("‡") ? "advises" : "says";
    const plain = said.replace(/[†‡]/g, "").trim();
    const value = option.values.find((one) => String(one.value ?? "none") === plain);
    const words = plain === "none" && option.none ? noneWords(option) : (value?.label ?? plain);
    return { preset, note, words };
  });
}
