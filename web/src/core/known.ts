/** What one knows of a table: a fold over what the server tells. */

import { choicesOf, remarksOf, viewOf } from "./told";
import type {
  Choices,
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
  Welcome,
} from "./wire";

/** The table as one person knows it, at `seq`. */
export interface Known {
  table: string;
  seq: number;
  game: string;
  rules: Rules;
  preset: string | null;
  seat: Seat | null;
  seating: Seating;
  company: Company;
  view: View | null;
  choices: Choices | null;
  remarks: Remarks;
  sheet: readonly Score[];
  commits: readonly string[];
  proofs: readonly Proof[];
  /** For the move that is due; `at` is when it was told, by this device's clock. */
  time: (Time & { at: number }) | null;
  /** Since when the next deal waits for people, by this device's clock; only where one was there to see it. */
  waitsSince?: number;
  secret: string | null;
}

export function welcomed(update: Welcome, now: number): Known {
  const view = update.view ? viewOf(update.view) : null;
  return {
    table: update.table,
    seq: update.seq,
    game: update.game,
    rules: update.rules,
    preset: update.preset ?? null,
    seat: update.seat ?? null,
    seating: update.seating,
    company: update.company,
    view,
    choices: choicesOf(update.choices, view),
    remarks: remarksOf(update.remarks, update.rules),
    sheet: update.sheet ?? [],
    commits: update.commits ?? [],
    proofs: update.proofs ?? [],
    time: update.time ? { ...update.time, at: now } : null,
    secret: update.secret ?? null,
  };
}

function happened(known: Known, update: Happened, now: number): Known {
  const next: Known = { ...known, seq: update.seq };
  const { what } = update;
  if (update.view) {
    next.view = viewOf(update.view);
    next.choices = choicesOf(update.choices, next.view);
    next.remarks = remarksOf(update.remarks, known.rules);
  }
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
  }
  if (what.type === "committed") {
    next.commits = [...next.commits, what.commit as string];
    next.waitsSince = now;
  }
  for (const event of update.events ?? []) if (event.type === "scored") next.sheet = [...next.sheet, event.score];
  return next;
}

/** What is known after one more update; the same where it tells nothing new. `now`: milliseconds. */
export function apply(known: Known | null, update: Update, now: number): Known | null {
  switch (update.type) {
    case "welcome": {
      const next = welcomed(update, now);
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
