import { expect, it } from "vitest";
import type { BiddingEvent, BiddingScore, BiddingViewTold, Call } from "../src/core/bidding";
import { apply, type BiddingKnown, welcomed } from "../src/core/known";
import { after, welcome } from "./bidding-at";

const BETWEEN = { ...welcome(3).seating, stage: "between" };
const DEAL = welcome(3).seating;
const rowOf = (deal: number): BiddingScore => ({
  dealer: 0,
  outcome: "thrown_in",
  seats: [],
  chips: [100 - deal, 100 - deal, 100 - deal],
  pool: 3 * deal,
});
const rows = (deals: number): BiddingScore[] => Array.from({ length: deals }, (_, i) => rowOf(i + 1));
const START: readonly BiddingEvent[] = [
  { type: "shuffled" },
  { type: "anted", seats: [1, 2, 0], chips: 1 },
  { type: "unclaimed" },
];
const calledBy = ({ seat, chips }: Call): BiddingEvent => ({ type: "called", seat, chips: chips ?? null });
const OUT: readonly Call[] = [{ seat: 1 }, { seat: 2 }, { seat: 0 }];
const bid = (deal: number, calls: readonly Call[]): BiddingViewTold => ({ phase: "bid", deal_no: deal, calls });

/** Just before that deal is dealt. */
const waiting = (deal: number): BiddingKnown =>
  welcomed(
    welcome(3, {
      seating: BETWEEN,
      view: { seat: 0, phase: "shuffle", deal_no: deal, calls: OUT },
      sheet: rows(deal - 1),
    }),
    0,
  ) as BiddingKnown;
const dealt = (known: BiddingKnown, deal: number): BiddingKnown =>
  after(known, START, bid(deal, []), { seating: DEAL });
/** The deal, to where everybody has thrown in. */
const whole = (known: BiddingKnown, deal: number): BiddingKnown => {
  const two = after(dealt(known, deal), OUT.slice(0, 2).map(calledBy), bid(deal, OUT.slice(0, 2)));
  const end: BiddingEvent[] = [...OUT.slice(2).map(calledBy), { type: "scored", score: rowOf(deal), dealer: 1 }];
  return after(two, end, { phase: "shuffle", deal_no: deal + 1, calls: OUT }, { seating: BETWEEN });
};
const welcomedIn = (known: BiddingKnown, deal: number, calls: readonly Call[]): BiddingKnown =>
  apply(
    known,
    welcome(3, { seq: known.seq + 9, view: { seat: 0, ...bid(deal, calls) }, sheet: rows(deal - 1) }),
    0,
  ) as BiddingKnown;

const heardOf = ({ told }: BiddingKnown) =>
  told.map(({ deal, events }) => [deal, events.map((event) => (event.type === "called" ? event.seat : event.type))]);
const WHOLE = ["shuffled", "anted", "unclaimed", 1, 2, 0, "scored"];

it("keeps the deal before the one that goes on, and no older one", () => {
  const three = whole(whole(whole(waiting(1), 1), 2), 3);
  expect(heardOf(three)).toEqual([
    [2, WHOLE],
    [3, WHOLE],
  ]);
  expect(heardOf(dealt(three, 4))).toEqual([
    [3, WHOLE],
    [4, START.map(({ type }) => type)],
  ]);
});

it("forgets a deal whose end nobody was here to hear, and tells it nothing of the next one", () => {
  const part = after(dealt(waiting(4), 4), [calledBy({ seat: 1 })], bid(4, [{ seat: 1 }]));
  expect(heardOf(part)).toEqual([[4, [...START.map(({ type }) => type), 1]]]);
  const back = welcomedIn(part, 5, [{ seat: 1, chips: 2 }]);
  expect(heardOf(back)).toEqual([]);
  const calls = [{ seat: 1, chips: 2 }, { seat: 2 }];
  expect(heardOf(after(back, [calledBy({ seat: 2 })], bid(5, calls)))).toEqual([]);
});

it("keeps the deal before it, heard whole, where the beginning of this one was not heard", () => {
  const back = welcomedIn(whole(waiting(4), 4), 5, [{ seat: 1 }]);
  const on = after(back, [calledBy({ seat: 2 })], bid(5, [{ seat: 1 }, { seat: 2 }]));
  expect(heardOf(on)).toEqual([[4, WHOLE]]);
});

it("forgets a bid that was taken back, and hears the next one in its own deal", () => {
  const calls = [{ seat: 1, chips: 1 }, { seat: 2 }];
  const two = after(dealt(whole(waiting(1), 1), 2), calls.map(calledBy), bid(2, calls));
  const back = after(two, [], bid(2, calls.slice(0, 1)), { what: { type: "took_back", seat: 2 } });
  const begun = START.map(({ type }) => type);
  expect(heardOf(back)).toEqual([
    [1, WHOLE],
    [2, [...begun, 1]],
  ]);
  const instead = { seat: 2, chips: 2 };
  const on = after(back, [calledBy(instead)], bid(2, [...calls.slice(0, 1), instead]));
  expect(heardOf(on)).toEqual([
    [1, WHOLE],
    [2, [...begun, 1, 2]],
  ]);
  expect(on.told.at(-1)?.events.at(-1)).toEqual({ type: "called", seat: 2, chips: 2 });
});

it("forgets the deal where another bid was made while the line was lost", () => {
  const known = after(dealt(waiting(1), 1), [calledBy({ seat: 1, chips: 1 })], bid(1, [{ seat: 1, chips: 1 }]));
  expect(heardOf(welcomedIn(known, 1, [{ seat: 1, chips: 2 }]))).toEqual([]);
});

it("hears what follows the score of the last deal as part of it", () => {
  const end: BiddingEvent[] = [
    ...START,
    ...OUT.map(calledBy),
    { type: "scored", score: rowOf(1), dealer: null },
    { type: "divided", chips: [1, 1, 1] },
  ];
  const over = after(waiting(1), end, { phase: "over", calls: OUT }, { seating: { ...DEAL, stage: "over" } });
  expect(heardOf(over)).toEqual([[1, [...WHOLE, "divided"]]]);
});
