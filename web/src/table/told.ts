/** What is said, sounded and marked when the table goes on by a step. */

import { announce } from "../core/announce";
import type { Following } from "../core/following";
import type { AnyKnown, Known } from "../core/known";
import type { AnyEvent } from "../core/present";
import { speaker as base, type Speaker } from "../core/texts";
import type { Event, Happened } from "../core/wire";
import { askedOf } from "./message";
import { narrate } from "./narrate";
import { dueSeat } from "./panel-parts";
import { buzz, play, type Sound } from "./sounds";
import type { TableState } from "./state";

/** How the steps of one game are told. */
export interface Telling<K extends AnyKnown, E extends AnyEvent> {
  /** What is asked of me, as a name that no other question of this match has; "" for nothing. */
  asked(known: K): string;
  /** What is asked, where nobody else says it: the other questions are announced by whoever asks them. */
  askedWords(speaker: Speaker, known: K): string;
  /** What to say, in the order in which it happened. */
  lines(speaker: Speaker, before: K, events: readonly E[], after: K): string[];
  sound(event: E, after: K): Sound | null;
}

const IN_TRICKS: Telling<Known, Event> = {
  asked(known) {
    if (known.seat === null || dueSeat(known) !== known.seat || known.choices === null) return "";
    const { deal_no, phase, exchanges = [], plays = [] } = known.view ?? {};
    return [known.seating.match, deal_no, phase, exchanges.length, plays.length].join("/");
  },
  askedWords: (speaker, known) => (known.view?.phase === "play" ? askedOf(known, speaker) : ""),
  // card before the trick's winner before the turn: the order in which they come
  lines: (speaker, before, events, after) =>
    // my cards in their ten places stand there to be read: they would be told for each card that is drawn
    events.flatMap((event) => (event.type === "fanned" ? [] : narrate(speaker, before, event, after))),
  sound(event, after) {
    if (event.type === "took") return "trick";
    if (event.type === "scored") return "deal";
    return event.type === "played" && event.seat !== after.seat ? "card" : null;
  },
};

/** What happened beside the cards. */
function besides(speaker: Speaker, { what }: Happened): string[] {
  switch (what.type) {
    case "took_back":
      return [speaker.say("undone")];
    case "sat_in":
    case "returned":
    case "claimed":
      return [speaker.say(`now-${what.type}`, { seat: what.seat as number })];
    default:
      return [];
  }
}

/** Tells of every step of 3-2-5 that is shown, until it is called again. */
export const tellSteps = (following: Following, state: TableState): (() => void) =>
  tellAll(following, state, IN_TRICKS, (known) => {
    if (state.selected.value && !known.view?.hand?.includes(state.selected.value)) state.selected.value = null;
  });

/** Tells of every step that is shown, in the words of that game. A presenter shows one game: its knowledge is of that kind. */
export function tellAll<K extends AnyKnown, E extends AnyEvent>(
  following: Following,
  state: TableState,
  telling: Telling<K, E>,
  onShown: (known: K) => void = () => {},
): () => void {
  let asked = "";
  const { presenter } = following;

  const ask = (known: K, sound: boolean) => {
    const now = telling.asked(known);
    if (now && now !== asked) {
      const speaker = following.speaker.value;
      announce(speaker.spoken(telling.askedWords(speaker, known)));
      if (sound) {
        play("turn");
        buzz();
      }
    }
    asked = now;
    document.title = `${now ? `${base.value.say("your-turn-mark")} · ` : ""}satasat`;
  };

  presenter.onStep = (told: readonly AnyEvent[], was: AnyKnown | null, now: AnyKnown, update: Happened | null) => {
    const [events, before, after] = [told as readonly E[], was as K | null, now as K];
    const speaker = following.speaker.value;
    if (before) {
      const lines = [...(update ? besides(speaker, update) : []), ...telling.lines(speaker, before, events, after)];
      for (const line of lines) announce(speaker.spoken(line));
    }
    for (const event of events) {
      const sound = telling.sound(event, after);
      if (sound) play(sound);
    }
    onShown(after);
    if (events.some((event) => event.type !== "awaited")) state.hush();
    ask(after, true);
  };
  // whoever comes to the table while something is asked of him hears it, too
  if (presenter.shown.value && !presenter.shown.value.moment) ask(presenter.shown.value.known as K, false);
  return () => {
    presenter.onStep = null;
    document.title = "satasat";
  };
}
