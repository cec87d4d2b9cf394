/** What a table's screen holds beside the game: the card that is chosen, a note in the message line, the open dialog. */

import { signal } from "@preact/signals";
import { announce } from "../core/announce";
import type { Speaker } from "../core/texts";
import type { Card, Seat } from "../core/wire";

export type Shows =
  | "menu"
  | "help"
  | "keys"
  | "last"
  | "tricks"
  | "hint"
  | "score"
  | "rules"
  | "settings"
  | "talk"
  | "watchers"
  | "claim"
  | "end"
  | "leave";

export class TableState {
  readonly selected = signal<Card | null>(null);
  readonly note = signal<string | null>(null);
  readonly shows = signal<Shows | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  open = (what: Shows): void => {
    this.shows.value = what;
  };
  close = (): void => {
    this.shows.value = null;
  };

  /** Says it and shows it in the message line, for so many milliseconds or until something is done. */
  tell(speaker: Speaker, text: string, milliseconds = 8000): void {
    if (!text) return;
    clearTimeout(this.#timer);
    this.note.value = text;
    announce(speaker.spoken(text));
    this.#timer = setTimeout(this.hush, milliseconds);
  }

  hush = (): void => {
    clearTimeout(this.#timer);
    this.note.value = null;
  };
}

/** Who sits where in the picture: I at the bottom, whoever plays after me on the side to which play goes. */
export function sides(me: Seat | null, clockwise: boolean): { left: Seat; right: Seat; bottom: Seat } {
  const bottom = me ?? 0;
  const next = (bottom + 1) % 3;
  const last = (bottom + 2) % 3;
  return clockwise ? { left: next, right: last, bottom } : { left: last, right: next, bottom };
}
