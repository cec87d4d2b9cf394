/** Rule sets that this device keeps: the last one played, and those that somebody gave a name. */

import { signal } from "@preact/signals";
import { THREE_TWO_FIVE } from "../core/api";
import type { Rules } from "../core/wire";
import { fitsBetting } from "./games";
import { codeOf } from "./rule-code";

export interface SavedRules {
  id: string;
  name: string;
  rules: Rules;
}

/** Those of 3-2-5 have the name from when it was the only game. */
const lastKey = (game: string): string =>
  game === THREE_TWO_FIVE ? "satasat.last-rules" : `satasat.last-rules.${game}`;
const SAVED = "satasat.rules";
/** More are not kept: nobody finds anything among more. */
export const MOST_SAVED = 50;
export const LONGEST_NAME = 40;

function read(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null");
  } catch {
    return null; // what cannot be read is as if it were not there
  }
}

function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // a browser that keeps nothing: it holds until the page is closed
  }
}

/** Rules that a newer or older page kept may hold what this one does not know. */
const known = (rules: unknown): rules is Rules =>
  typeof rules === "object" && rules !== null && codeOf(rules as Rules) !== null;

const fits = (game: string, rules: unknown): rules is Rules =>
  game === THREE_TWO_FIVE
    ? known(rules)
    : typeof rules === "object" && rules !== null && fitsBetting(game, rules as Rules);

const last = new Map<string, Rules>();

/** The rules of the game's table that was opened last on this device. */
export function lastRules(game: string = THREE_TWO_FIVE): Rules | null {
  const found = read(lastKey(game)) ?? last.get(game);
  return fits(game, found) ? found : null;
}

export function keepLastRules(rules: Rules, game: string = THREE_TWO_FIVE): void {
  last.set(game, rules);
  write(lastKey(game), rules);
}

function readSaved(): SavedRules[] {
  const found = read(SAVED);
  if (!Array.isArray(found)) return [];
  return found.filter(
    (one: Partial<SavedRules> | null): one is SavedRules =>
      typeof one?.id === "string" && typeof one.name === "string" && known(one.rules),
  );
}

/** Those with names, the newest first. */
export const saved = signal<readonly SavedRules[]>(readSaved());

function keep(all: readonly SavedRules[]): void {
  saved.value = all.slice(0, MOST_SAVED);
  write(SAVED, saved.value);
}

const clean = (name: string): string => name.trim().replace(/\s+/g, " ").slice(0, LONGEST_NAME);

/** Keeps the rules under a name; the same name again takes the place of the one before. */
export function saveRules(name: string, rules: Rules): SavedRules | null {
  const called = clean(name);
  if (!called) return null;
  const before = saved.value.find((one) => one.name === called);
  const one = {
    id: before?.id ?? `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}`,
    name: called,
    rules,
  };
  keep([one, ...saved.value.filter(({ id }) => id !== one.id)]);
  return one;
}

export function renameSaved(id: string, name: string): void {
  const called = clean(name);
  if (called) keep(saved.value.map((one) => (one.id === id ? { ...one, name: called } : one)));
}

/** Takes a set away; what comes back puts it where it was. */
export function removeSaved(id: string): () => void {
  const at = saved.value.findIndex((one) => one.id === id);
  const gone = saved.value[at];
  if (!gone) return () => {};
  keep(saved.value.filter((one) => one.id !== id));
  return () => keep(saved.value.filter((one) => one.id !== id).toSpliced(at, 0, gone));
}
