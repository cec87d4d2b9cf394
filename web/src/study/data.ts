/** What the screens of past matches ask of the server. */

import { useEffect, useState } from "preact/hooks";
import { Refusal } from "../core/api";
import { type Area, areas, type Speaker, speaker } from "../core/texts";
import type { Params, Seat } from "../core/wire";
import type { AnyReplayed, Replayed } from "./types";

/** The server works at one long thing a session: what comes meanwhile is asked again after this, milliseconds. */
const AGAIN = 700;
const TRIES = 40;

/** Does it again while the server is busy with something else of ours. */
export async function patiently<T>(ask: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await ask();
    } catch (error) {
      const busy = error instanceof Refusal && error.code === "busy";
      if (!busy || tries === TRIES || signal?.aborted) throw error;
      await new Promise((done) => setTimeout(done, AGAIN));
      if (signal?.aborted) throw error;
    }
  }
}

/** A deal step by step: as a seat saw it, or (null) with all cards open. */
export async function replay<R extends AnyReplayed = Replayed>(
  table: string,
  number: number,
  deal: number,
  seat: Seat | null,
  signal?: AbortSignal,
): Promise<R> {
  const path = `/api/matches/${table}/${number}/replay/${deal}${seat === null ? "" : `?seat=${seat}`}`;
  let answer: Response;
  try {
    answer = await fetch(path, { credentials: "same-origin", ...(signal ? { signal } : {}) });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new Refusal("unreachable");
  }
  const read = (await answer.json().catch(() => null)) as R | { code?: string; params?: Params } | null;
  if (answer.ok && read) return read as R;
  const { code, params } = (read ?? {}) as { code?: string; params?: Params };
  throw new Refusal(code ?? "unreachable", params ?? {}, answer.status);
}

/** Something that was asked for: there, or not yet, or not to be had. */
export interface Asked<T> {
  value: T | null;
  error: unknown;
  again: () => void;
}

/** Asks when `by` changes; what comes too late is dropped, and the request with it. No `ask`: nothing is asked. */
export function useAsked<T>(ask: ((signal: AbortSignal) => Promise<T>) | null, by: readonly unknown[]): Asked<T> {
  const [state, setState] = useState<{ value: T | null; error: unknown }>({ value: null, error: null });
  const [round, setRound] = useState(0);
  useEffect(() => {
    if (!ask) return;
    const stop = new AbortController();
    setState(({ value }) => ({ value, error: null }));
    patiently(() => ask(stop.signal), stop.signal).then(
      (value) => stop.signal.aborted || setState({ value, error: null }),
      (error: unknown) => stop.signal.aborted || setState({ value: null, error }),
    );
    return () => stop.abort();
  }, [...by, round, ask === null]);
  return { ...state, again: () => setRound((n) => n + 1) };
}

/** Why something failed, in words. */
export const reason = (error: unknown): string =>
  error instanceof Refusal ? speaker.value.refusal(error.code, error.params) : speaker.value.refusal("unreachable");

/** Whether the texts of these areas are there. */
export function useTexts(...names: readonly Area[]): Asked<true> {
  return useAsked(async () => {
    await areas(...names);
    return true as const;
  }, []);
}

/** Speaks of those who played, each by his name: whoever reads a match reads of all three alike. */
export function speakerOf(base: Speaker, names: readonly (string | null)[], bots: readonly (string | null)[]): Speaker {
  const each = names.map((name, seat) => (bots[seat] || !name ? base.say("bot-name", { n: String(seat + 1) }) : name));
  return base.at(each, null);
}

/** A moment, as the language writes it; in figures alone where the browser does not know the language. */
export function dateOf(language: string, iso: string, time = true): string {
  const known = Intl.DateTimeFormat.supportedLocalesOf(language).length > 0;
  // Swedish is written as the standard for dates wants it: 2026-11-30 13:29
  return new Intl.DateTimeFormat(known ? `${language}-u-nu-latn` : "sv", {
    dateStyle: known ? "medium" : "short",
    ...(time ? { timeStyle: "short" as const } : {}),
  }).format(new Date(iso));
}
