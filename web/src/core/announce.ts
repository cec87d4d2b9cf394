/** What a screen reader says: one status element, whose text is replaced, never the element (PLATFORM 3D). */

import { signal } from "@preact/signals";
import { speaker } from "./texts";

/** What the status element holds now. */
export const status = signal("");
/** What needs attention at once: a lost connection, one's last seconds. */
export const alarm = signal("");
/** Everything that was said, the newest last. */
export const log = signal<readonly string[]>([]);

const queue: string[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;
/** Milliseconds in which a sentence can be taken up before the next takes its place. */
const GAP = 180;

export function announce(said: string): void {
  if (!said) return;
  const text = speaker.value.closed(said);
  log.value = [...log.value.slice(-199), text];
  queue.push(text);
  if (timer === undefined) next();
}

/** Says it again, also where it is what was said last. */
export function repeat(): void {
  const last = log.value.at(-1);
  if (!last) return;
  status.value = "";
  queue.push(last);
  if (timer === undefined) timer = setTimeout(next, GAP);
}

function next(): void {
  const text = queue.splice(0).join(" ");
  if (!text) {
    timer = undefined;
    return;
  }
  // the same words twice would not be spoken twice
  status.value = status.value === text ? `${text}\u00a0` : text;
  timer = setTimeout(next, GAP);
}

export function alert(text: string): void {
  alarm.value = text;
}
