/** Tables of the betting games for tests: as a server tells them. */

import { signal } from "@preact/signals";
import { vi } from "vitest";
import type { BiddingEvent, BiddingRemarks, BiddingViewTold } from "../src/core/bidding";
import type { Following } from "../src/core/following";
import { apply, type BiddingKnown, welcomed } from "../src/core/known";
import { areas, type Speaker, speak, speaker } from "../src/core/texts";
import type { Happened, Welcome } from "../src/core/wire";

export const NAMES = ["You", "Bina", "Chandra", "Dev", "Esha"];

export async function english(seats = 3, me: number | null = 0): Promise<Speaker> {
  await areas("shell", "start", "terms", "play", "choices", "table", "refusals", "betting", "bidding", "odds", "chat");
  await speak("en");
  return speaker.value.at(NAMES.slice(0, seats), me);
}

export function welcome(seats: number, more: Partial<Record<keyof Welcome, unknown>> = {}): Welcome {
  const trentacinque = more.game === "trentacinque";
  return {
    type: "welcome",
    table: "t",
    seq: 1,
    game: "thirty-five",
    rules: trentacinque
      ? { chips: 100, ante: 5, deals: 8 }
      : { players: seats, chips: 100, ante: 1, pool_limit: null, ace_value: 1, deals: 10 },
    seat: 0,
    seating: {
      stage: "deal",
      match: 1,
      places: NAMES.slice(0, seats).map((name) => ({ name })),
      host: 0,
      settings: { clock: "none", hints: true, locked: false },
    },
    company: { away: Array(seats).fill(false), left: Array(seats).fill(false) },
    ...more,
  } as unknown as Welcome;
}

/** In the bidding of the first deal of Thirty-Five, as the server tells it. */
export const bidding = (view: BiddingViewTold = {}, remarks: BiddingRemarks = {}, more = {}): BiddingKnown =>
  welcomed(
    welcome(3, {
      view: {
        seat: 0,
        phase: "bid",
        actor: 0,
        deal_no: 1,
        dealer: 0,
        players: [1, 2, 0],
        hand: "QS KH TH 3H 2D QC TC 6C 2C",
        counts: [9, 9, 9],
        totals: [99, 99, 99],
        pool: 3,
        ...view,
      },
      remarks: { target: 35, points: [10, 23, 2, 28], best: { suit: "C", points: 28 }, inside: [1, 2, 0], ...remarks },
      choices: { type: "between", move: "bid", least: 1, most: 3, instead: "throw_in" },
      ...more,
    }),
    0,
  ) as BiddingKnown;

/** What is known after these events. */
export function after(
  known: BiddingKnown,
  events: readonly BiddingEvent[],
  view: BiddingViewTold,
  more: Partial<Record<keyof Happened, unknown>> = {},
): BiddingKnown {
  const { seat, deal_no, totals, pool, players } = known.view ?? {};
  const update = {
    type: "happened",
    table: "t",
    seq: known.seq + 1,
    what: { type: "moved", by: 1 },
    events,
    view: { seat, deal_no, totals, pool, players, ...view },
    ...more,
  };
  return apply(known, update as unknown as Happened, 0) as BiddingKnown;
}

export function followed(known: BiddingKnown, me: Speaker, hint: unknown = null) {
  const act = vi.fn();
  const following = {
    known: signal(known),
    speaker: signal(me),
    line: signal("on"),
    waiting: signal(false),
    refusal: signal(null),
    said: signal([]),
    act,
    ready: vi.fn(),
    hint: async () => hint,
  } as unknown as Following;
  return { following, act };
}
