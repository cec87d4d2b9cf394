import { beforeAll, describe, expect, it } from "vitest";
import type { Known } from "../src/core/known";
import { areas, type Speaker, speak, speaker } from "../src/core/texts";
import type { Event, Remarks, View } from "../src/core/wire";
import { barredOf, plainReason, suitToFollow } from "../src/table/barred";
import { alike, hintRows, hintWhy } from "../src/table/hint-words";
import { narrate, trickDone, tricksOf } from "../src/table/narrate";
import { answer } from "../src/table/queries";
import { sides } from "../src/table/state";
import { lyingOf } from "../src/table/trick";

const RULES = {
  deals: 6,
  scoring: "minus_quota",
  pulls: "on",
  trump_timing: "after_five",
  slam_bonus: 5,
  sevens: "low",
};

function known(view: Partial<View>, remarks: Remarks = {}, rules: Record<string, string | number> = {}): Known {
  return {
    table: "t",
    seq: 1,
    game: "three-two-five",
    rules: { ...RULES, ...rules },
    preset: "satasat",
    seat: 0,
    seating: {
      stage: "deal",
      match: 1,
      places: [{ name: "Asha" }, { name: "Bina" }, { name: "Chandra" }],
      host: 0,
      settings: {
        clock: "none",
        pace: "half",
        sit_in: true,
        sit_in_bot: "medium",
        spectators: false,
        private: true,
        locked: false,
        hints: true,
      },
    },
    company: { away: [false, false, false], left: [false, false, false] },
    view: { seat: 0, ...view },
    choices: null,
    remarks,
    sheet: [],
    commits: [],
    proofs: [],
    time: null,
    secret: null,
  };
}

let me: Speaker;
let nobody: Speaker;
const said = (event: Event, before: Known, after: Known, who = me) =>
  narrate(who, before, event, after).map((line) => who.spoken(line));

beforeAll(async () => {
  await areas("shell", "terms", "play", "table", "refusals", "hint", "chat");
  await speak("en");
  me = speaker.value.at(["You", "Bina", "Chandra"], 0);
  nobody = speaker.value.at(["Asha", "Bina", "Chandra"], null);
});

const PULL = { creditor: 1, debtor: 0 };

describe("what is said of each event", () => {
  const start = known(
    { dealer: 2, deal_no: 2, pulls: [PULL, PULL], hand: "AS KS 8H", counts: [5, 5, 5] },
    { quotas: [5, 3, 2] },
  );
  const playing = known(
    { dealer: 2, deal_no: 2, phase: "play", trump: "H", plays: ["AS", "8S", "JS"], leaders: [0, 0], taken: [1, 0, 0] },
    { quotas: [5, 3, 2], took: 0 },
  );
  const second = known({ ...playing.view, plays: ["AS", "8S", "JS", "QD"] }, playing.remarks);

  const golden: [Event, Known, Known, string[]][] = [
    [{ type: "seated", dealer: 0 }, start, start, ["You deal first."]],
    [
      { type: "shuffled" },
      start,
      start,
      [
        "Deal 2 of 6.",
        "Quotas: you 5, Bina 3, Chandra 2 (dealer)",
        "Before play cards change hands for the tricks of the last deal. Bina draws 2 cards from you.",
      ],
    ],
    [{ type: "was_cut", at: 12 }, start, start, ["You cut the pack at 12."]],
    [
      { type: "dealt", seat: 0, count: 5, cards: "AS KS 8H" },
      start,
      start,
      ["Your first five cards: ace of spades, king of spades, eight of hearts"],
    ],
    [{ type: "dealt", seat: 1, count: 5, cards: null }, start, start, []],
    [{ type: "dealt", seat: 0, count: 3, cards: "AS KS 8H" }, start, start, []],
    [{ type: "declined", method: "turn_three" }, start, start, ["You name no suit: the next three cards are turned."]],
    [
      { type: "exposed", seat: 0, cards: ["9C", "KD", "7H"], how: "turn_three" },
      start,
      start,
      ["Face up, and yours to keep: nine of clubs, king of diamonds, seven of hearts"],
    ],
    [{ type: "trumped", suit: "H", how: "named" }, start, start, ["Trump is hearts, named by you."]],
    [
      { type: "trumped", suit: "H", how: "turn_three" },
      known({ phase: "tie", dealer: 2 }),
      start,
      ["Trump is hearts, chosen by you among the tied suits."],
    ],
    [{ type: "offered", pull: PULL }, start, start, ["Exchange 1 of 2: you let Bina draw a card."]],
    [
      { type: "drawn", pull: PULL, position: 3, card: "TD" },
      start,
      start,
      ["Exchange 1 of 2: Bina draws ten of diamonds (place 4) from you."],
    ],
    [
      { type: "drawn", pull: { creditor: 1, debtor: 2 }, position: null, card: null },
      start,
      start,
      ["Exchange 1 of 2: Bina draws a card from Chandra."],
    ],
    [{ type: "given", pull: PULL, card: "9H" }, start, start, ["Bina gives nine of hearts back to you."]],
    [{ type: "played", seat: 0, card: "QD" }, playing, second, ["You lead queen of diamonds."]],
    [{ type: "played", seat: 1, card: "KD" }, second, second, ["Bina plays king of diamonds."]],
    [{ type: "took", seat: 1 }, second, second, ["Bina takes the trick."]],
    [{ type: "awaited", phase: "trump", actor: 1 }, start, start, ["Bina is choosing trump."]],
    [{ type: "awaited", phase: "trump", actor: 0 }, start, start, []],
    [{ type: "awaited", phase: "play", actor: 1 }, start, start, []],
  ];
  it.each(golden.map(([event, before, after, lines]) => [event.type, event, before, after, lines] as const))(
    "%s",
    (_, event, before, after, lines) => {
      expect(said(event, before, after)).toEqual(lines);
    },
  );

  it("tells a spectator no card that is not his to see", () => {
    expect(said({ type: "dealt", seat: 0, count: 5, cards: null }, start, start, nobody)).toEqual([]);
    expect(said({ type: "fanned", pull: PULL, order: ["AS"] }, start, start, nobody)).toEqual([]);
    expect(said({ type: "played", seat: 0, card: "QD" }, playing, second, nobody)).toEqual([
      "Asha leads queen of diamonds.",
    ]);
  });

  it("tells the end of a deal: what was handed over, the points, who deals next, what will be drawn", () => {
    const after = known(
      { dealer: 0, deal_no: 3, taken: [6, 2, 2], plays: ["AS"] },
      {
        quotas: [5, 3, 2],
        pulls_next: [{ creditor: 0, debtor: 1 }],
        handed: [
          { ...PULL, kept: true },
          { ...PULL, kept: true },
          { creditor: 1, debtor: 2, kept: false },
        ],
      },
    );
    const score = { dealer: 2, trump: "H", tricks: [6, 2, 2], points: [1, -1, 0] } as const;
    expect(said({ type: "scored", score, dealer: 0 }, playing, after)).toEqual([
      "You hand Bina 2 promised tricks.",
      "Chandra has no trick left for Bina: the promise lapses.",
      "Deal 2: you took 6 of 5 (+1), Bina took 2 of 3 (−1), Chandra took 2 of 2 (0).",
      "You deal next.",
      "In the next deal cards change hands. You draw one card from Bina.",
    ]);
  });

  it("says who leads by the trick, and what the last one was", () => {
    expect(tricksOf(second)).toEqual([{ n: 1, leader: 0, cards: ["AS", "8S", "JS"], winner: 0 }]);
    expect(me.spoken(trickDone(me, tricksOf(second)[0]))).toBe(
      "Trick 1: you led ace of spades, Bina eight of spades, Chandra jack of spades. You take it with ace of spades.",
    );
    expect(trickDone(me, undefined)).toBe("No trick has been played yet in this deal.");
  });
});

describe("answers to letters", () => {
  const table = known(
    {
      dealer: 2,
      phase: "play",
      actor: 1,
      trump: "H",
      hand: "AS 8H TD",
      plays: ["QD"],
      leaders: [0],
      taken: [0, 0, 0],
      voids: [[], ["S", "C"], []],
    },
    { quotas: [5, 3, 2], winning: 0 },
  );
  it.each([
    ["L", "No trick has been played yet in this deal."],
    ["K", "Trump is hearts. Tricks: you 0 of 5, Bina 0 of 3, Chandra 0 of 2"],
    ["U", "Trump is hearts."],
    ["T", "On the table: you led queen of diamonds."],
    ["Y", "Your hand: hearts 8; diamonds 10; spades A."],
    ["O", "Bina is out of spades, clubs."],
    ["W", "It is the turn of Bina."],
  ] as const)("%s", (query, text) => {
    expect(me.spoken(answer(query, table, lyingOf(table, null), me))).toBe(text);
  });
});

describe("why not", () => {
  const asked = known(
    { phase: "play", actor: 0, hand: "AS 8H TD" },
    {
      barred: [
        {
          cards: "AS 8H",
          code: "must_follow",
          params: { led: "QD", suit: "D", cards: "TD", trump: false, sevens: "low" },
        },
      ],
    },
  );
  it("names the reason of every card, without the number of the rule", () => {
    const why = "Diamonds were led and you hold 10♦: you must follow suit.";
    expect([...barredOf(asked, me)]).toEqual([
      ["AS", why],
      ["8H", why],
    ]);
    expect(suitToFollow(asked)).toBe("D");
  });
  it("leaves other brackets alone", () => expect(plainReason("a (b) c (R-X-1, option y).")).toBe("A (b) c."));
});

describe("a hint", () => {
  const one = (card: string, points: number, behind: number) =>
    ({ move: { type: "play", card }, points, behind, behind_margin: 0.1, tricks: 2.25, made: 0.626 }) as const;
  const moves = [one("TD", 0.5, 0), one("9D", 0.5, 0), one("8D", -0.25, 0.75)];
  it("puts together what comes to the same", () => {
    expect(alike(moves).map((same) => same.length)).toEqual([2, 1]);
    expect(hintRows(me, moves).map(({ move, points, made, tricks }) => [move, points, made, tricks])).toEqual([
      ["10♦/9♦", "+0.50", "63 %", "2.3"],
      ["8♦", "−0.25", "63 %", "2.3"],
    ]);
  });
  it("says why in a sentence", () => {
    const [a, b, c] = moves.map((each) => each.move);
    const params = { best: [a, b], other: [c], points: 0.749 };
    expect(hintWhy(me, { code: "hint-points", params })).toBe("10♦/9♦ is worth 0.75 points more than 8♦, all in all.");
    expect(hintWhy(me, { code: "hint-alike", params: { moves: [[a], [b], [c]] } })).toContain("come to the same");
  });
});

describe("seats in the room", () => {
  it("puts whoever plays next on the side to which play goes", () => {
    expect(sides(0, true)).toEqual({ left: 1, right: 2, bottom: 0 });
    expect(sides(0, false)).toEqual({ left: 2, right: 1, bottom: 0 });
    expect(sides(2, true)).toEqual({ left: 0, right: 1, bottom: 2 });
    expect(sides(null, false)).toEqual({ left: 2, right: 1, bottom: 0 });
  });
});
