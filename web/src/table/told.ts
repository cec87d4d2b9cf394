/** What is said, sounded and marked when the table goes on by a step. */

import { announce } from "../core/announce";
import type { Following } from "../core/following";
import type { AnyKnown, Known } from "../core/known";
import type { AnyEvent } from "../core/present";
import { speaker as base, type Speaker } from "../core/texts";
import type { Event, Happened } from "../core/wire";
import { askedOf } from "./message";
import { narrate } from "./narrate";
import { dueSeat } from "./panels";
import { buzz, play } from "./sounds";
import type { TableState } from "./state";

/** What is asked of me, as a name that no other question of this match has; "" for nothing. */
function askedNow(known: Known): string {
  if (known.seat === null || dueSeat(known) !== known.seat || known.choices === null) return "";
  const { deal_no, phase, exchanges = [], plays = [] } = known.view ?? {};
  return [known.seating.match, deal_no, phase, exchanges.length, plays.length].join("/");
}

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

/** Tells of every step that is shown, until it is called again. */
export function tellSteps(following: Following, state: TableState): () => void {
  let asked = "";
  const { presenter } = following;

  const ask = (known: Known, sound: boolean) => {
    const now = askedNow(known);
    if (now && now !== asked) {
      const speaker = following.speaker.value;
      // the other questions are announced by whoever asks them
      if (known.view?.phase === "play") announce(speaker.spoken(askedOf(known, speaker)));
      if (sound) {
        play("turn");
        buzz();
      }
    }
    asked = now;
    document.title = `${now ? `${base.value.say("your-turn-mark")} · ` : ""}satasat`;
  };

  presenter.onStep = (told: readonly AnyEvent[], was: AnyKnown | null, now: AnyKnown, update: Happened | null) => {
    const [events, before, after] = [told as readonly Event[], was as Known | null, now as Known];
    const speaker = following.speaker.value;
    if (before) {
      // card before the trick's winner before the turn: the order in which they come
      const lines = [
        ...(update ? besides(speaker, update) : []),
        // my cards in their ten places stand there to be read: they would be told for each card that is drawn
        ...events.flatMap((event) => (event.type === "fanned" ? [] : narrate(speaker, before, event, after))),
      ];
      for (const line of lines) announce(speaker.spoken(line));
    }
    for (const event of events) {
      if (event.type === "took") play("trick");
      else if (event.type === "scored") play("deal");
      else if (event.type === "played" && event.seat !== after.seat) play("card");
    }
    if (state.selected.value && !after.view?.hand?.includes(state.selected.value)) state.selected.value = null;
    if (events.some((event) => event.type !== "awaited")) state.hush();
    ask(after, true);
  };
  // whoever comes to the table while something is asked of him hears it, too
  if (presenter.shown.value && !presenter.shown.value.moment) ask(presenter.shown.value.known as Known, false);
  return () => {
    presenter.onStep = null;
    document.title = "satasat";
  };
}
