import { expect, test } from "vitest";
import { choicesOf, eventsOf, remarksOf, viewOf } from "../src/core/told";
import type { Event, Three } from "../src/core/wire";

test("a view is told shortly, and made whole", () => {
  const pulls: readonly Three[] = [
    [0, 1, 2],
    [0, 2, 1],
  ];
  const told = {
    seat: 0,
    plays: "AS KS",
    pulls,
    exchanges: [["AH", "7S"], [null, null], []],
    public: [["QC", "turn_three"]] as const,
  };
  expect(viewOf(told)).toMatchObject({
    seat: 0,
    plays: ["AS", "KS"],
    pulls: [
      { creditor: 0, debtor: 1 },
      { creditor: 0, debtor: 1 },
      { creditor: 0, debtor: 2 },
    ],
    exchanges: [{ drawn: "AH", given: "7S" }, { drawn: null, given: null }, { conceded: true }],
    public: [{ card: "QC", how: "turn_three" }],
  });
});

test("what is left out has its usual value: seat 0 deals as any other does", () => {
  const view = viewOf({ seat: null });
  expect(view).toMatchObject({ phase: "seat_dealer", actor: "nature", deal_no: 0, dealer: 0, totals: [0, 0, 0] });
  expect(viewOf({ seat: 1, dealer: 2, actor: null })).toMatchObject({ dealer: 2, actor: null });
});

test("choices of cards stand for a move with each of them, or with the whole hand", () => {
  const view = { seat: 0, hand: "AS KS" };
  const one = choicesOf({ type: "cards", move: "play", cards: "KS" }, view);
  expect(one).toEqual({ type: "one_of", moves: [{ type: "play", card: "KS" }] });
  expect(choicesOf({ type: "cards", move: "give" }, view)).toEqual({
    type: "one_of",
    moves: [
      { type: "give", card: "AS" },
      { type: "give", card: "KS" },
    ],
  });
  expect(choicesOf(undefined, view)).toBeNull();
});

test("what a move awaits stands in the view", () => {
  const played: readonly Event[] = [{ type: "played", seat: 0, card: "AS" }];
  expect(eventsOf(played, { seat: 0, phase: "play", actor: 1 }).at(-1)).toEqual({
    type: "awaited",
    phase: "play",
    actor: 1,
  });
  expect(eventsOf(played, { seat: 0, phase: "shuffle" }).at(-1)).toEqual({
    type: "awaited",
    phase: "shuffle",
    actor: "nature",
  });
  expect(eventsOf([], { seat: 0 })).toEqual([]);
});

test("reasons have what the rules of the table say", () => {
  const told = { barred: [{ code: "return_keep", params: { suit: "S", left: 1 }, cards: "QS" }] };
  expect(remarksOf(told, { return_keep: 2 }).barred?.[0]?.params).toEqual({
    suit: "S",
    left: 1,
    keep: 2,
    sevens: "low",
  });
  expect(remarksOf(undefined, {})).toEqual({});
});
