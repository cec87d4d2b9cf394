import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Known } from "../src/core/known";
import { Presenter } from "../src/core/present";
import { change } from "../src/core/settings";
import type { Event, Happened, View } from "../src/core/wire";

const table = (view: View, seq: number): Known =>
  ({
    table: "t",
    seq,
    game: "three-two-five",
    rules: { deals: 3 },
    preset: null,
    seat: 0,
    seating: { stage: "deal", match: 1, places: [{ name: "Asha" }, { bot: "easy" }, { bot: "easy" }], host: 0 },
    company: { away: [false, false, false], left: [false, false, false] },
    view,
    choices: view.actor === 0 ? { type: "one_of", moves: [] } : null,
    remarks: {},
    sheet: [],
    commits: [],
    proofs: [],
    time: null,
    secret: null,
  }) as unknown as Known;
const moved = (seq: number, by: number, events: readonly Event[]): Happened => ({
  type: "happened",
  table: "t",
  seq,
  what: { type: "moved", by },
  events,
});

const two: View = {
  seat: 0,
  phase: "play",
  actor: 2,
  plays: ["AS", "KS"],
  leaders: [0],
  taken: [0, 0, 0],
  counts: [9, 9, 10],
};
const done: View = {
  ...two,
  actor: 0,
  plays: ["AS", "KS", "QS"],
  leaders: [0, 0],
  taken: [1, 0, 0],
  counts: [9, 9, 9],
};
const third: readonly Event[] = [
  { type: "played", seat: 2, card: "QS" },
  { type: "took", seat: 0 },
  { type: "awaited", phase: "play", actor: 0 },
];

let presenter: Presenter;
let steps: string[][];
beforeEach(() => {
  vi.useFakeTimers();
  change({ hold: 1500, animation: 300 });
  presenter = new Presenter();
  steps = [];
  presenter.onStep = (events) => steps.push(events.map((event) => event.type));
  presenter.jump(table(two, 1));
});
afterEach(() => {
  presenter.end();
  vi.useRealTimers();
});

test("a complete trick lies there, and nothing is asked meanwhile", () => {
  presenter.happened(table(two, 1), moved(2, 2, third), table(done, 2));
  expect(presenter.shown.value?.moment).toEqual({ type: "trick", leader: 0, cards: ["AS", "KS", "QS"], winner: 0 });
  expect(presenter.shown.value?.known.choices).toBeNull();
  vi.advanceTimersByTime(1400);
  expect(presenter.shown.value?.moment).not.toBeNull();
  vi.advanceTimersByTime(200);
  expect(presenter.shown.value?.moment).toBeNull();
  expect(presenter.shown.value?.known.choices).not.toBeNull();
  expect(steps).toEqual([[], ["played", "took"], ["awaited"]]);
});

test("a tap goes on at once", () => {
  presenter.happened(table(two, 1), moved(2, 2, third), table(done, 2));
  presenter.tap();
  expect(presenter.shown.value?.moment).toBeNull();
});

test("until it is tapped means so", () => {
  change({ hold: null });
  presenter.happened(table(two, 1), moved(2, 2, third), table(done, 2));
  vi.advanceTimersByTime(60_000);
  expect(presenter.shown.value?.moment).not.toBeNull();
  presenter.tap();
  expect(presenter.shown.value?.moment).toBeNull();
});

test("a tap on nothing skips nothing that comes later", () => {
  presenter.tap();
  presenter.happened(table(two, 1), moved(2, 2, third), table(done, 2));
  expect(presenter.shown.value?.moment).not.toBeNull();
});

test("who is far behind is shown the last picture, and told everything", () => {
  change({ hold: null });
  presenter.happened(table(two, 1), moved(2, 2, third), table(done, 2));
  for (let seq = 3; seq < 20; seq += 1) {
    const events: readonly Event[] = [{ type: "played", seat: 1, card: "9H" }];
    presenter.happened(table(done, seq - 1), moved(seq, 1, events), table(done, seq));
  }
  expect(presenter.shown.value?.known.seq).toBeGreaterThan(10);
  presenter.tap();
  expect(steps.flat().filter((type) => type === "took")).toHaveLength(1);
});

test("the last trick of a deal lies on the table as it was: its score comes after it", () => {
  const last: View = {
    ...two,
    plays: Array(29).fill("AS"),
    leaders: Array(10).fill(1),
    taken: [4, 4, 1],
    deal_no: 1,
    totals: [0, 0, 0],
  };
  const after: View = {
    ...last,
    phase: "shuffle",
    actor: "nature",
    plays: Array(30).fill("AS"),
    taken: [5, 4, 1],
    deal_no: 2,
    totals: [3, 0, -3],
  };
  presenter.jump(table(last, 1));
  const score = { dealer: 0, trump: "S" as const, tricks: [5, 4, 1] as const, points: [3, 0, -3] as const };
  const events: readonly Event[] = [
    { type: "played", seat: 2, card: "QS" },
    { type: "took", seat: 0 },
    { type: "scored", score, dealer: 1 },
    { type: "awaited", phase: "shuffle", actor: "nature" },
  ];
  presenter.happened(table(last, 1), moved(2, 2, events), table(after, 2));
  expect(presenter.shown.value?.known.view).toMatchObject({ deal_no: 1, totals: [0, 0, 0], phase: "play" });
  vi.advanceTimersByTime(1600);
  expect(presenter.shown.value?.known.view).toMatchObject({ deal_no: 2, totals: [3, 0, -3] });
});

test("somebody who comes or goes is shown in the picture of now and in those to come", () => {
  presenter.happened(table(two, 1), moved(2, 2, third), table(done, 2));
  const company = { away: [false, true, false], left: [false, false, false] };
  presenter.touch({ ...table(done, 2), company });
  vi.advanceTimersByTime(1600);
  expect(presenter.shown.value?.known.company).toEqual(company);
});
