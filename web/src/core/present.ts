/** What is shown of a table: the truth, but slowly enough to be seen. A trick that is complete lies for a while. */

import { signal } from "@preact/signals";
import { type BiddingEvent, isBidding } from "./bidding";
import type { AnyKnown, BiddingKnown, Known } from "./known";
import { settings } from "./settings";
import { eventsOf } from "./told";
import type { Card, Event, Happened, Seat } from "./wire";

/** Something to be looked at before the table goes on. */
export type Moment =
  | { type: "trick"; leader: Seat; cards: readonly Card[]; winner: Seat }
  | { type: "turned"; seat: Seat; cards: readonly Card[] };

/** A picture of the table. While `moment` is set, nothing can be asked of the player. */
export interface Shown {
  known: AnyKnown;
  moment: Moment | null;
}

export type AnyEvent = Event | BiddingEvent;
/** Told of a step when it is shown: what happened, and what was and is known. */
export type OnStep = (
  events: readonly AnyEvent[],
  before: AnyKnown | null,
  after: AnyKnown,
  update: Happened | null,
) => void;

interface Step {
  shown: Shown;
  /** What happened, to be told when this is shown. */
  events: readonly AnyEvent[];
  before: AnyKnown | null;
  update: Happened | null;
  /** Milliseconds for which it is shown at least; null: until it is tapped. */
  hold: number | null;
}

/** More steps behind than this, and the rest is shown at once: nobody watches the past. */
const BEHIND = 12;
/** Milliseconds for which turned cards lie there. */
const TURNED = 3000;
/** Milliseconds between two cards of others, and between two bids. */
const BEAT = 350;
const BID = 900;
/** The longest that a trick lies where a clock runs: whoever looks at it must not lose his move over it. */
const CLOCKED = 3000;

export class Presenter {
  readonly shown = signal<Shown | null>(null);
  /** Told of each step when it is shown, in order: for announcements and sounds. */
  onStep: OnStep | null = null;
  readonly #queue: Step[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #holds = false;

  end(): void {
    clearTimeout(this.#timer);
    this.#queue.length = 0;
    this.onStep = null;
  }

  /** Show that at once, whatever was still to be shown. */
  jump(known: AnyKnown): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#queue.length = 0;
    this.#holds = false;
    this.shown.value = { known, moment: null };
    this.onStep?.([], null, known, null);
  }

  /** Something beside the game has changed. */
  touch(known: AnyKnown): void {
    const last = this.#queue.at(-1);
    if (last) last.shown = { ...last.shown, known: { ...last.shown.known, company: known.company, time: known.time } };
    else if (this.shown.value) {
      this.shown.value = {
        ...this.shown.value,
        known: { ...this.shown.value.known, company: known.company, time: known.time },
      };
    }
  }

  happened(before: AnyKnown, update: Happened, after: AnyKnown): void {
    if (isBidding(after.game)) this.#bidding(before as BiddingKnown, update, after as BiddingKnown);
    else this.#tricks(before as Known, update, after as Known);
  }

  /** Bids come one after the other; what a deal brings is shown until everybody goes on. */
  #bidding(before: BiddingKnown, update: Happened, after: BiddingKnown): void {
    const events = (update.events ?? []) as readonly BiddingEvent[];
    const called = events.some((event) => event.type === "called");
    const hold = called && !this.#isSilent(update, after) ? BID : 0;
    this.#add({ shown: { known: after, moment: null }, events, before, update, hold });
  }

  /** Whether nobody has to be given time to see it. */
  #isSilent(update: Happened, after: AnyKnown): boolean {
    const mine = update.what.type === "moved" && update.what.by === after.seat && !update.what.auto;
    return mine || document.visibilityState === "hidden" || settings.value.animation === 0;
  }

  #tricks(before: Known, update: Happened, after: Known): void {
    const events = eventsOf(update.events as readonly Event[] | undefined, after.view ?? undefined);
    const took = events.find((event) => event.type === "took");
    const exposed = events.find((event) => event.type === "exposed");
    const hidden = document.visibilityState === "hidden";
    const wish = settings.value.hold;
    const seen = after.time ? Math.min(wish ?? CLOCKED, CLOCKED) : wish;
    if (took && after.view && before.view) {
      const plays = before.view.plays ?? [];
      const lying = plays.slice(plays.length - (plays.length % 3));
      const played = events.find((event) => event.type === "played");
      const cards = played ? [...lying, played.card] : lying;
      const leader = (before.view.leaders ?? []).at(-1) ?? 0;
      const ended: Event[] = events.filter((event) => event.type !== "scored" && event.type !== "awaited");
      const moment: Moment = { type: "trick", leader, cards, winner: took.seat };
      // the table as it was, with this trick on it: counts and hands as they are now
      const view = { ...after.view, ...(after.view.plays?.length ? {} : { taken: before.view.taken ?? [0, 0, 0] }) };
      const during: Known = {
        ...after,
        view: { ...view, phase: "play", actor: null, ...keep(before) },
        choices: null,
        seating: before.seating,
        sheet: before.sheet,
      };
      this.#add({
        shown: { known: during, moment },
        events: ended,
        before,
        update,
        hold: hidden ? 0 : seen,
      });
      this.#add({
        shown: { known: after, moment: null },
        events: events.filter((e) => !ended.includes(e)),
        before: during,
        update: null,
        hold: 0,
      });
      return;
    }
    if (exposed) {
      const moment: Moment = { type: "turned", seat: exposed.seat, cards: exposed.cards };
      const during: Known = { ...after, choices: null };
      this.#add({ shown: { known: during, moment }, events, before, update, hold: hidden ? 0 : TURNED });
      this.#add({ shown: { known: after, moment: null }, events: [], before: after, update: null, hold: 0 });
      return;
    }
    const hold = this.#isSilent(update, after) || !events.length ? 0 : BEAT;
    this.#add({ shown: { known: after, moment: null }, events, before, update, hold });
  }

  /** Somebody has seen enough of what is shown now. */
  tap = (): void => {
    if (!this.#holds) return;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#next();
  };

  #add(step: Step): void {
    this.#queue.push(step);
    if (this.#queue.length > BEHIND) {
      // tell everything, show the last
      const all = this.#queue.splice(0);
      clearTimeout(this.#timer);
      this.#timer = undefined;
      this.#holds = false;
      for (const one of all) this.onStep?.(one.events, one.before, one.shown.known, one.update);
      this.shown.value = (all.at(-1) as Step).shown;
      return;
    }
    if (!this.#holds) this.#next();
  }

  #next(): void {
    const step = this.#queue.shift();
    this.#holds = false;
    if (!step) return;
    this.shown.value = step.shown;
    this.onStep?.(step.events, step.before, step.shown.known, step.update);
    if (step.hold === 0) {
      this.#next();
      return;
    }
    this.#holds = true;
    if (step.hold !== null) this.#timer = setTimeout(() => this.#next(), step.hold);
  }
}

/** What a deal's end changes at once, but the table shows only after its last trick was seen. */
function keep(before: Known): Partial<NonNullable<Known["view"]>> {
  const { deal_no, dealer, totals, debts, trump, made } = before.view ?? {};
  return {
    ...(deal_no === undefined ? {} : { deal_no }),
    ...(dealer === undefined ? {} : { dealer }),
    ...(totals === undefined ? {} : { totals }),
    ...(debts === undefined ? {} : { debts }),
    ...(trump === undefined ? {} : { trump }),
    ...(made === undefined ? {} : { made }),
  };
}
