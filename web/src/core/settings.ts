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

function kept(): Settings {
  const base = defaults();
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    if (typeof found !== "object" || found === null) return base;
    const all: Settings = { ...base, ...found };
    all.sounds = { ...base.sounds, ...all.sounds };
    if (!LANGUAGES.includes(all.language)) all.language = base.language;
    return all;
  } catch {
    return base; // what cannot be read is as if it were not there
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
