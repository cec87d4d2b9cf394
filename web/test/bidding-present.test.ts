import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { TELLING } from "../src/bidding/telling";
import { log } from "../src/core/announce";
import type { BiddingKnown } from "../src/core/known";
import { Presenter } from "../src/core/present";
import { settings } from "../src/core/settings";
import type { Speaker } from "../src/core/texts";
import type { Happened } from "../src/core/wire";
import { TableState } from "../src/table/state";
import { tellAll } from "../src/table/told";
import { bidding, english, followed } from "./bidding-at";

let me: Speaker;
beforeAll(async () => {
  me = await english();
});
beforeEach(() => {
  vi.useFakeTimers();
  settings.value = { ...settings.value, animation: 300 };
  log.value = [];
});
afterEach(() => {
  vi.useRealTimers();
});

const called = (seat: number, chips: number | null, more = {}) =>
  ({
    type: "happened",
    table: "t",
    seq: 2,
    what: { type: "moved", by: seat, ...more },
    events: [{ type: "called", seat, chips }],
  }) as unknown as Happened;

/** A table whose calls are told. */
function follow(known: BiddingKnown) {
  const { following } = followed(known, me);
  const presenter = new Presenter();
  presenter.jump(known);
  const stop = tellAll(Object.assign(following, { presenter }), new TableState(), TELLING);
  return { presenter, stop };
}

it("shows and tells the bids of others one after the other, and then that it is my turn", () => {
  const start = bidding({ actor: 1 }, {}, { choices: null });
  const one = bidding({ actor: 2, calls: [{ seat: 1, chips: 1 }] }, { bid: 1, bidder: 1 }, { choices: null });
  const two = bidding({ actor: 0, calls: [{ seat: 1, chips: 1 }, { seat: 2 }] }, { bid: 1, bidder: 1 });
  const { presenter, stop } = follow(start);
  expect(document.title).toBe("satasat");
  presenter.happened(start, called(1, 1), one);
  presenter.happened(one, called(2, null), two);
  expect(log.value).toEqual(["Bina bids 1."]);
  vi.advanceTimersByTime(899);
  expect(presenter.shown.value?.known).toBe(one);
  vi.advanceTimersByTime(1);
  expect(presenter.shown.value?.known).toBe(two);
  expect(log.value).toEqual(["Bina bids 1.", "Chandra throws in."]);
  expect(document.title).toBe("● Your turn · satasat");
  stop();
  expect(document.title).toBe("satasat");
});

it("waits for nobody after my own bid", () => {
  const start = bidding();
  const bid = bidding({ actor: 1, calls: [{ seat: 0, chips: 2 }] }, { bid: 2, bidder: 0 }, { choices: null });
  const raised = bidding(
    {
      actor: 2,
      calls: [
        { seat: 0, chips: 2 },
        { seat: 1, chips: 3 },
      ],
    },
    { bid: 3, bidder: 1 },
  );
  const { presenter, stop } = follow(start);
  presenter.happened(start, called(0, 2), bid);
  presenter.happened(bid, called(1, 3), raised);
  expect(log.value).toEqual(["You bid 2.", "Bina raises to 3."]);
  stop();
});
