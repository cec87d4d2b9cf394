import { expect, test } from "vitest";
import { apply } from "../src/core/known";
import type { Happened, Seating, Welcome } from "../src/core/wire";

const seating: Seating = {
  stage: "deal",
  match: 1,
  places: [{ name: "Asha" }, { bot: "easy" }, { bot: "easy" }],
  host: 0,
  settings: {
    clock: "none",
    pace: "instant",
    sit_in: true,
    sit_in_bot: "medium",
    spectators: false,
    private: true,
    locked: false,
    hints: true,
  },
};
const welcome: Welcome = {
  type: "welcome",
  table: "t",
  seq: 5,
  game: "three-two-five",
  rules: { deals: 6 },
  preset: "satasat",
  seat: 0,
  seating,
  company: { away: [false, false, false], left: [false, false, false] },
  view: { seat: 0, phase: "play", actor: 0, hand: "AS KS" },
  choices: { type: "one_of", moves: [{ type: "play", card: "AS" }] },
  commits: ["c1"],
};
const happened = (seq: number, more: Partial<Happened>): Happened => ({
  type: "happened",
  table: "t",
  seq,
  what: { type: "moved", by: 0 },
  ...more,
});
const joined = () => {
  const known = apply(null, welcome, 1000);
  if (!known) throw new Error("a welcome is known");
  return known;
};

test("a view without choices means that nothing may be done", () => {
  const known = apply(joined(), happened(6, { view: { seat: 0, phase: "play", actor: 1, hand: "KS" } }), 2000);
  expect(known?.seq).toBe(6);
  expect(known?.choices).toBeNull();
  expect(known?.remarks).toEqual({});
});

test("an update that is not newer, or of another table, is not applied twice (S8)", () => {
  const known = joined();
  expect(apply(known, happened(5, { view: { seat: 0 } }), 2000)).toBe(known);
  expect(apply(known, { ...happened(6, { view: { seat: 0 } }), table: "other" }, 2000)).toBe(known);
});

test("what is not given has not changed", () => {
  const known = apply(
    joined(),
    happened(6, { what: { type: "readied", seat: 0 }, seating: { ...seating, stage: "between" } }),
    2000,
  );
  expect(known?.view).toEqual(joined().view);
  expect(known?.choices).toEqual(welcome.choices);
  expect(known?.seating.stage).toBe("between");
});

test("commitments and scores are added, and a match that begins starts them anew", () => {
  let known = apply(joined(), happened(6, { what: { type: "committed", deal: 2, commit: "c2" } }), 2000);
  expect(known?.commits).toEqual(["c1", "c2"]);
  const score = { dealer: 0, trump: "S" as const, tricks: [5, 3, 2] as const, points: [3, 0, -3] as const };
  known = apply(known, happened(7, { events: [{ type: "scored", score, dealer: 1 }], view: { seat: 0 } }), 2000);
  expect(known?.sheet).toEqual([score]);
  known = apply(known, happened(8, { what: { type: "begun" }, view: { seat: 0 } }), 2000);
  expect(known?.sheet).toEqual([]);
  expect(known?.commits).toEqual([]);
});

test("a clock is counted from when it was told", () => {
  const known = apply(joined(), happened(6, { view: { seat: 0 }, time: { turn: 25000 } }), 4321);
  expect(known?.time).toEqual({ turn: 25000, at: 4321 });
  expect(apply(known, happened(7, { view: { seat: 0 } }), 5000)?.time).toBeNull();
});

test("who is there changes without a number", () => {
  const company = { away: [true, false, false], left: [false, false, false] };
  expect(apply(joined(), { type: "presence", table: "t", company }, 2000)?.company).toEqual(company);
});
