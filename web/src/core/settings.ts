/** What a person has chosen for this device. Kept here and nowhere else. */

import { effect, signal } from "@preact/signals";
import type { SortOrder } from "./cards";
import { LANGUAGES, type Language } from "./texts";

export interface Settings {
  language: Language;
  /** A second tap plays; else one does. */
  confirm: boolean;
  /** Play at once what is the only card allowed, after a delay that tells nothing. */
  forced: boolean;
  /** Milliseconds for which a trick that is complete lies; null: until it is tapped. */
  hold: number | null;
  /** Milliseconds of a movement; 0: none. */
  animation: 0 | 150 | 300 | 600;
  sort: SortOrder;
  deck: "four" | "two";
  letters: boolean;
  size: "S" | "M" | "L" | "XL";
  theme: "auto" | "dark" | "light" | "contrast";
  felt: "green" | "blue" | "red" | "grey";
  sounds: { turn: boolean; card: boolean; trick: boolean; deal: boolean; volume: number };
  vibrate: boolean;
  /** Single letters as keys. */
  keys: boolean;
  /** Letters that somebody chose for himself, by the one that it was. */
  remap: Readonly<Record<string, string>>;
  /** How bots play and how long they take, at tables opened here. */
  bot: string;
  pace: "instant" | "half" | "natural";
  name: string;
}

const KEY = "satasat.settings";

function preferred(): Language {
  for (const tag of navigator.languages ?? [navigator.language]) {
    const found = LANGUAGES.find((one) => tag.toLowerCase().split("-")[0] === one);
    if (found) return found;
  }
  return "en";
}

export const defaults = (): Settings => ({
  language: preferred(),
  confirm: true,
  forced: false,
  hold: 1500,
  animation: matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : 300,
  sort: "trump_left",
  deck: "four",
  letters: false,
  size: "M",
  theme: "auto",
  felt: "green",
  sounds: { turn: true, card: false, trick: false, deal: false, volume: 0.5 },
  vibrate: true,
  keys: true,
  remap: {},
  bot: "medium",
  pace: "natural",
  name: "",
});

type Check = (value: unknown) => boolean;
const yesOrNo: Check = (value) => typeof value === "boolean";
const oneOf =
  (...values: readonly unknown[]): Check =>
  (value) =>
    values.includes(value);
const within =
  (least: number, most: number): Check =>
  (value) =>
    typeof value === "number" && value >= least && value <= most;

/** What each setting may be. What is kept may be of another version, or of somebody else's making. */
const CHECKS: Readonly<Record<Exclude<keyof Settings, "sounds">, Check>> = {
  language: oneOf(...LANGUAGES),
  confirm: yesOrNo,
  forced: yesOrNo,
  hold: (value) => value === null || within(0, 60_000)(value),
  animation: oneOf(0, 150, 300, 600),
  sort: oneOf("trump_left", "trump_right", "suits", "rank"),
  deck: oneOf("four", "two"),
  letters: yesOrNo,
  size: oneOf("S", "M", "L", "XL"),
  theme: oneOf("auto", "dark", "light", "contrast"),
  felt: oneOf("green", "blue", "red", "grey"),
  vibrate: yesOrNo,
  keys: yesOrNo,
  remap: (value) =>
    typeof value === "object" && value !== null && Object.values(value).every((letter) => typeof letter === "string"),
  bot: oneOf("random", "easy", "medium", "hard", "expert"),
  pace: oneOf("instant", "half", "natural"),
  // as the server takes names: something to be seen, and not too much of it
  name: (value) => value === "" || (typeof value === "string" && value.length <= 24 && /[\p{L}\p{N}]/u.test(value)),
};
const SOUNDS: Readonly<Record<keyof Settings["sounds"], Check>> = {
  turn: yesOrNo,
  card: yesOrNo,
  trick: yesOrNo,
  deal: yesOrNo,
  volume: within(0, 1),
};

/** What of `found` is as it may be; the rest as in `base`. */
function fitting<T extends object>(base: T, found: unknown, checks: Readonly<Record<string, Check>>): T {
  if (typeof found !== "object" || found === null) return base;
  const good = Object.entries(found).filter(([key, value]) => Object.hasOwn(checks, key) && checks[key]?.(value));
  return { ...base, ...Object.fromEntries(good) };
}

/** Settings from what was kept of them. */
export function read(text: string | null): Settings {
  const base = defaults();
  try {
    const found: unknown = JSON.parse(text ?? "{}");
    const sounds = fitting(base.sounds, (found as { sounds?: unknown } | null)?.sounds, SOUNDS);
    return { ...fitting(base, found, CHECKS), sounds };
  } catch {
    return base; // what cannot be read is as if it were not there
  }
}

function kept(): Settings {
  try {
    return read(localStorage.getItem(KEY));
  } catch {
    return defaults(); // a browser that keeps nothing
  }
}

export const settings = signal<Settings>(kept());

/** Changes settings, and keeps them. */
export function change(some: Partial<Settings>): void {
  settings.value = { ...settings.value, ...some };
  try {
    localStorage.setItem(KEY, JSON.stringify(settings.value));
  } catch {
    // a browser that keeps nothing: they hold until the page is closed
  }
}

effect(() => {
  const { theme, felt, deck, size, animation, letters } = settings.value;
  Object.assign(document.documentElement.dataset, { theme, felt, deck, size, letters: String(letters) });
  document.documentElement.style.setProperty("--motion", `${animation}ms`);
});
