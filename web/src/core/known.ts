/** What one knows of a table: a fold over what the server tells. */

import { THREE_TWO_FIVE } from "./api";
import {
  type BiddingChoices,
  type BiddingEvent,
  type BiddingGame,
  type BiddingRemarks,
  type BiddingScore,
  type BiddingView,
  type BiddingViewTold,
  biddingViewOf,
  type DealTold,
  heard,
  isBidding,
  stillTrue,
} from "./bidding";
import { choicesOf, remarksOf, viewOf } from "./told";
import type {
  Choices,
  ChoicesTold,
  Company,
  Happened,
  Proof,
  Remarks,
  Rules,
  Score,
  Seat,
  Seating,
  Time,
  Update,
  View,
  ViewTold,
  Welcome,
} from "./wire";

/** The table as one person knows it, at `seq`, whatever is played there. */
export interface Table {
  table: string;
  seq: number;
  rules: Rules;
  preset: string | null;
  seat: Seat | null;
  seating: Seating;
  company: Company;
  commits: readonly string[];
  proofs: readonly Proof[];
  /** For the move that is due; `at` is when it was told, by this device's clock. */
  time: (Time & { at: number }) | null;
  /** Since when the next deal waits for people, by this device's clock; only where one was there to see it. */
  waitsSince?: number;
  secret: string | null;
}

/** A table of 3-2-5. */
export interface Known extends Table {
  game: typeof THREE_TWO_FIVE;
  view: View | null;
  choices: Choices | null;
  remarks: Remarks;
  sheet: readonly Score[];
}

/** A table of a betting game. */
export interface BiddingKnown extends Table {
  game: BiddingGame;
  view: BiddingView | null;
  choices: BiddingChoices | null;
  remarks: BiddingRemarks;
  sheet: readonly BiddingScore[];
  /** What was told here of this deal and of the one before it. */
  told: readonly DealTold[];
}

export type AnyKnown = Known | BiddingKnown;

/** What of it is the game's own. */
type Played = Pick<Welcome, "view" | "choices" | "remarks" | "sheet">;
type InGame = Pick<Known, "view" | "choices" | "remarks">;
type InBidding = Pick<BiddingKnown, "view" | "choices" | "remarks">;

function inGame(told: Played, rules: Rules): InGame {
  const view = told.view ? viewOf(told.view as ViewTold) : null;
  return {
    view,
    choices: choicesOf(told.choices as ChoicesTold | undefined, view),
    remarks: remarksOf(told.remarks as Remarks | undefined, rules),
  };
}

const inBidding = (told: Played): InBidding => ({
  view: told.view ? biddingViewOf(told.view as BiddingViewTold) : null,
  choices: (told.choices as BiddingChoices | undefined) ?? null,
  remarks: (told.remarks as BiddingRemarks | undefined) ?? {},
});

export function welcomed(update: Welcome, now: number): AnyKnown {
  const table: Table = {
    table: update.table,
    seq: update.seq,
    rules: update.rules,
    preset: update.preset ?? null,
    seat: update.seat ?? null,
    seating: update.seating,
    company: update.company,
    commits: update.commits ?? [],
    proofs: update.proofs ?? [],
    time: update.time ? { ...update.time, at: now } : null,
    secret: update.secret ?? null,
  };
  const sheet = update.sheet ?? [];
  return isBidding(update.game)
    ? { ...table, game: update.game, ...inBidding(update), sheet: sheet as readonly BiddingScore[], told: [] }
    : { ...table, game: THREE_TWO_FIVE, ...inGame(update, update.rules), sheet: sheet as readonly Score[] };
}

/** Whether the deal is over that was told last. */
const isOver = (known: AnyKnown): boolean => known.seating.stage !== "deal";

function happened(known: AnyKnown, update: Happened, now: number): AnyKnown {
  const next: AnyKnown = { ...known, seq: update.seq };
  const { what } = update;
  if (update.view) Object.assign(next, isBidding(known.game) ? inBidding(update) : inGame(update, known.rules));
  if (update.seating) next.seating = update.seating;
  if (update.view || update.time) next.time = update.time ? { ...update.time, at: now } : null;
  if (update.proofs) next.proofs = update.proofs;
  if (what.type === "ruled") {
    next.rules = what.rules as Rules;
    next.preset = (what.preset as string | undefined) ?? null;
  }
  if (what.type === "begun") {
    next.commits = [];
    next.sheet = [];
    next.proofs = [];
    if (isBidding(next.game)) Object.assign(next, { told: [] });
  }
  if (what.type === "committed") {
    next.commits = [...next.commits, what.commit as string];
    next.waitsSince = now;
  }
  const scores = (update.events ?? []).flatMap((event) => (event.type === "scored" ? [event.score] : []));
  if (scores.length) Object.assign(next, { sheet: [...next.sheet, ...scores] });
  if (isBidding(known.game) && update.view) {
    const before = known as BiddingKnown;
    const after = next as BiddingKnown;
    const events = (update.events ?? []) as readonly BiddingEvent[];
    const told = heard(after.told, events, before.sheet.length, before.view?.pool ?? 0);
    after.told = stillTrue(told, after.view, after.sheet.length, isOver(after));
  }
  return next;
}

/** What was told of this match before the line was lost. */
function keepTold(known: BiddingKnown | null, next: BiddingKnown): void {
  const same = known?.table === next.table && known.seating.match === next.seating.match;
  if (same && known.told) next.told = stillTrue(known.told, next.view, next.sheet.length, isOver(next));
}

/** What is known after one more update; the same where it tells nothing new. `now`: milliseconds. */
export function apply(known: AnyKnown | null, update: Update, now: number): AnyKnown | null {
  switch (update.type) {
    case "welcome": {
      const next = welcomed(update, now);
      if (isBidding(next.game)) keepTold(known as BiddingKnown | null, next as BiddingKnown);
      const same = known?.table === next.table && known.commits.at(-1) === next.commits.at(-1);
      return same && known.waitsSince !== undefined ? { ...next, waitsSince: known.waitsSince } : next;
    }
    case "happened":
      return known && update.table === known.table && update.seq > known.seq ? happened(known, update, now) : known;
    case "presence":
      return known && update.table === known.table ? { ...known, company: update.company } : known;
    case "done":
      return known && update.time && update.table === known.table
        ? { ...known, time: { ...update.time, at: now } }
        : known;
    default:
      return known;
  }
}
