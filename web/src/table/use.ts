/** What a table does whatever is played there. */

import { useEffect, useState } from "preact/hooks";
import { announce, repeat } from "../core/announce";
import type { Following } from "../core/following";
import { settings } from "../core/settings";
import type { Speaker } from "../core/texts";
import { reasonOf } from "./barred";
import { plainKey, typesText } from "./keys";
import type { TableState } from "./state";

/** Whether the window is like that now. */
export function useMedia(query: string): boolean {
  const [fits, setFits] = useState(() => matchMedia(query).matches);
  useEffect(() => {
    const media = matchMedia(query);
    const look = () => setFits(media.matches);
    media.addEventListener("change", look);
    return () => media.removeEventListener("change", look);
  }, [query]);
  return fits;
}

/** For the first deal of a match one is ready as soon as the table is there; for the others one is asked. */
export function useReady(following: Following): void {
  const truth = following.known.value;
  const waits =
    truth !== null &&
    following.line.value === "on" &&
    truth.seat !== null &&
    truth.seating.stage === "between" &&
    truth.sheet.length === 0 &&
    truth.commits.length > 0 &&
    !truth.seating.places[truth.seat]?.ready;
  const key = `${truth?.seating.match}`;
  useEffect(() => {
    if (waits) void following.ready();
  }, [waits, key]);
}

/** What was refused is said, wherever it is shown. */
export function useRefusal(following: Following): void {
  const refusal = following.refusal.value;
  useEffect(() => {
    const speaker = following.speaker.value;
    if (refusal) announce(speaker.spoken(reasonOf(speaker, refusal)));
  }, [refusal]);
}

/** Questions by letters. `answer`: what to say to a key, "again" for what was said last, nothing where it asks for nothing. */
export function useQueries(
  speaker: Speaker,
  state: TableState,
  answer: (key: string, remap: Readonly<Record<string, string>>) => string | undefined,
): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || typesText(event)) return;
      if (!settings.value.keys) return;
      const key = plainKey(event);
      if (key === "?") {
        event.preventDefault();
        state.open("keys");
        return;
      }
      const text = answer(key, settings.value.remap);
      if (text === undefined) return;
      event.preventDefault();
      if (text === "again") repeat();
      else state.tell(speaker, text);
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  });
}
