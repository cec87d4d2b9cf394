import { beforeAll, expect, it } from "vitest";
import { narrate, narrateStep, type Scene, type Standing } from "../src/bidding/narrate";
import { taleOf } from "../src/bidding/tale";
import { wordsOf } from "../src/bidding/words";
import type { BiddingEvent } from "../src/core/bidding";
import { apply, type BiddingKnown, welcomed } from "../src/core/known";
import type { Speaker } from "../src/core/texts";
import { after, bidding, english, welcome } from "./bidding-at";

let me: Speaker;
let four: Speaker;
beforeAll(async () => {
  me = await english();
  four = await english(4);
});

const TF: Scene = { game: "thirty-five", rules: { ace_value: 1, deals: 10, pool_limit: null }, seats: 3 };
const TC: Scene = { game: "trentacinque", rules: { deals: 8 }, seats: 4 };
const NOW: Standing = { deal: 1, pool: 3, bid: 0, claims: 0 };
const row = (chips: number[], pool: number) => ({ dealer: 0, outcome: "failed", seats: [0], chips, pool }) as const;

const SAID: readonly [string, Scene, Partial<Standing>, BiddingEvent, readonly string[]][] = [
  ["who deals first", TF, {}, { type: "seated", dealer: 1 }, ["Bina deals first."]],
  [
    "the ante",
    TF,
    { pool: 0 },
    { type: "anted", seats: [0, 1, 2], chips: 1 },
    ["Everybody pays one chip into the pool, which now holds 3."],
  ],
  [
    "who sits out",
    TF,
    { pool: 4 },
    { type: "anted", seats: [0, 1], chips: 2 },
    ["Chandra cannot pay the ante and sits out.", "Everybody else pays 2 chips into the pool, which now holds 8."],
  ],
  [
    "a claim",
    TF,
    {},
    { type: "claimed", seat: 1, suit: "C", cards: "KC QC JC 9C" },
    ["Bina claims with 39 in clubs: K♣ Q♣ J♣ 9♣."],
  ],
  [
    "a claim where the ace counts eleven",
    { ...TF, rules: { ...TF.rules, ace_value: 11 } },
    {},
    { type: "claimed", seat: 1, suit: "C", cards: "AC KC QC 5C" },
    ["Bina claims with 36 in clubs: A♣ K♣ Q♣ 5♣."],
  ],
  ["that nobody claims", TF, {}, { type: "unclaimed" }, ["Nobody holds 35. The bidding begins."]],
  ["the first bid", TF, {}, { type: "called", seat: 0, chips: 2 }, ["You bid 2."]],
  ["a raise", TF, { bid: 2 }, { type: "called", seat: 1, chips: 3 }, ["Bina raises to 3."]],
  ["a match", TC, { bid: 5 }, { type: "called", seat: 3, chips: 5 }, ["Dev bids 5 as well."]],
  ["cards thrown in", TF, {}, { type: "called", seat: 0, chips: null }, ["You throw in."]],
  ["a pass", TC, {}, { type: "called", seat: 2, chips: null }, ["Chandra passes."]],
  [
    "what those at five count",
    TC,
    {},
    {
      type: "compared",
      counts: [
        { seat: 0, points: 25 },
        { seat: 2, points: 30 },
      ],
    },
    ["Those at five count, in their best suit: you 25, Chandra 30."],
  ],
  ["a buy of another", TF, {}, { type: "bought", seat: 1, chips: 3, cards: null }, ["Bina buys the four cards for 3."]],
  [
    "my own",
    TF,
    {},
    { type: "bought", seat: 0, chips: 3, cards: "3S 2S AH 4H" },
    ["You buy the four cards for 3: 3♠ 2♠ A♥ 4♥."],
  ],
  [
    "a buyer with 35",
    TC,
    {},
    { type: "succeeded", seat: 1, suit: "H", cards: "KH QH JH 5H" },
    ["Bina has 35 in hearts, and shows K♥ Q♥ J♥ 5♥."],
  ],
  ["one without", TF, {}, { type: "failed", seat: 0 }, ["You have no 35."]],
  ["the whole pool", TF, {}, { type: "took", seat: 1, chips: 3 }, ["Bina takes the whole pool: 3 chips."]],
  [
    "a share of it",
    TF,
    { claims: 2 },
    { type: "took", seat: 1, chips: 1 },
    ["Bina takes an equal share of the pool: one chip."],
  ],
  [
    "as much as the bid",
    TF,
    { pool: 9 },
    { type: "took", seat: 1, chips: 3 },
    ["Bina takes as much as the bid from the pool: 3 chips."],
  ],
  [
    "what is paid",
    TF,
    {},
    { type: "paid", seat: 0, chips: 2 },
    ["You pay your bid into the pool: 2 chips. It now holds 5."],
  ],
  [
    "a side claim",
    TC,
    {},
    { type: "side_claimed", seat: 3, kind: "king_queen_knave", chips: [-2, -2, -2, 6] },
    ["Dev was dealt the king, queen and jack of a suit, and gets 6 chips from the others."],
  ],
  [
    "a side claim of which the chips are not known",
    TC,
    {},
    { type: "side_claimed", seat: 0, kind: "no_court", chips: [] },
    ["You were dealt no king, queen or jack, and are paid by the others."],
  ],
  [
    "a pool over its limit",
    { ...TF, rules: { ...TF.rules, pool_limit: 8 } },
    { pool: 9 },
    { type: "divided", chips: [3, 3, 3] },
    ["The pool of 9 is more than the limit of 8. It is divided: everybody gets 3 chips."],
  ],
  [
    "what is left at the end",
    TF,
    { pool: 4 },
    { type: "divided", chips: [1, 2, 1] },
    ["What is left in the pool at the end is divided: you 1, Bina 2, Chandra 1."],
  ],
  [
    "the chips after a deal",
    TF,
    {},
    { type: "scored", score: row([97, 99, 99], 5), dealer: 2 },
    ["Chips after deal 1: you 97, Bina 99, Chandra 99. The pool holds 5.", "Chandra deals next."],
  ],
  [
    "that the match ends early",
    TC,
    {},
    { type: "scored", score: row([97, 99, 99, 3], 5), dealer: null },
    [
      "Chips after deal 1: you 97, Bina 99, Chandra 99, Dev 3. The pool holds 5.",
      "Not everybody can pay for the next deal: the match ends here.",
    ],
  ],
  ["cards on the table: nothing", TF, {}, { type: "laid", count: 4 }, []],
  ["whose turn it is: nothing", TF, {}, { type: "awaited", phase: "bid", actor: 1 }, []],
];
it.each(SAID)("tells %s", (_, scene, now, event, said) => {
  expect(narrate(scene.seats === 4 ? four : me, scene, { ...NOW, ...now }, event)).toEqual(said);
});

const FIRST: readonly BiddingEvent[] = [
  { type: "shuffled" },
  { type: "anted", seats: [1, 2, 0], chips: 1 },
  { type: "dealt", seat: 1, count: 9, cards: null },
  { type: "dealt", seat: 0, count: 9, cards: "QS KH TH 3H 2D QC TC 6C 2C" },
  { type: "laid", count: 4 },
  { type: "unclaimed" },
];
const before = () =>
  welcomed(welcome(3, { view: { seat: 0, phase: "shuffle", deal_no: 1, totals: [100, 100, 100] } }), 0) as BiddingKnown;

it("tells a deal that begins in order, my cards with what they count", () => {
  expect(narrateStep(me, before(), FIRST, bidding())).toEqual([
    "Deal 1 of 10. You deal.",
    "Everybody pays one chip into the pool, which now holds 3.",
    "You hold Q♠ K♥ 10♥ 3♥ 2♦ Q♣ 10♣ 6♣ 2♣, at best 28 in clubs.",
    "Nobody holds 35. The bidding begins.",
  ]);
});

it("tells me alone of my side claim", () => {
  const known = { ...bidding({}, { side: "no_court" }), game: "trentacinque" } as BiddingKnown;
  const dealt = FIRST.filter((event) => event.type === "dealt");
  expect(narrateStep(me, before(), dealt, known).at(-1)).toBe(
    "You were dealt no king, queen or jack: after the bidding each of the others pays you 2 chips, whether you bid or pass.",
  );
  expect(narrateStep(me, before(), dealt.slice(0, 1), known)).toEqual([]);
});

it("counts the pool on within a step: a claim takes the ante of the same step", () => {
  const over = bidding({}, {}, { sheet: [], seating: { ...welcome(3).seating, stage: "between" } });
  const events: BiddingEvent[] = [
    { type: "shuffled" },
    { type: "anted", seats: [1, 2, 0], chips: 1 },
    { type: "claimed", seat: 2, suit: "S", cards: "KS QS JS 5S" },
    { type: "took", seat: 2, chips: 3 },
  ];
  expect(narrateStep(me, before(), events, over).at(-1)).toBe("Chandra takes the whole pool: 3 chips.");
});

it("keeps what was told of a deal but for a bid that was taken back", () => {
  const dealt = after(before(), FIRST, { phase: "bid", actor: 1, counts: [9, 9, 9], pool: 3 });
  const bid = after(dealt, [{ type: "called", seat: 1, chips: 2 }], {
    phase: "bid",
    actor: 2,
    calls: [{ seat: 1, chips: 2 }],
  });
  expect(bid.told.map(({ deal, events }) => [deal, events.at(-1)?.type])).toEqual([[1, "called"]]);
  const back = after(bid, [], { phase: "bid", actor: 1 }, { what: { type: "took_back", seat: 1 } });
  expect(back.told).toEqual(dealt.told);
});

it("knows a deal that is over from view and score sheet, after a reload", () => {
  const reloaded = welcomed(
    welcome(3, {
      seating: { ...welcome(3).seating, stage: "between" },
      view: {
        seat: 0,
        phase: "shuffle",
        deal_no: 2,
        dealer: 1,
        players: [1, 2, 0],
        calls: [{ seat: 1 }, { seat: 2, chips: 2 }, { seat: 0, chips: 3 }, { seat: 2 }],
        buyer: 0,
        bought: "3S 2S AH 4H",
        made: false,
        totals: [96, 99, 99],
        pool: 6,
      },
      sheet: [{ dealer: 0, outcome: "failed", seats: [0], chips: [96, 99, 99], pool: 6 }],
    }),
    0,
  ) as BiddingKnown;
  expect(wordsOf(me, reloaded, taleOf(reloaded))).toEqual([
    "You buy the four cards for 3: 3♠ 2♠ A♥ 4♥.",
    "You have no 35.",
    "You pay your bid into the pool: 3 chips. It now holds 6.",
  ]);
});

it("knows from them, too, that a pool was over its limit, and what a claim took", () => {
  const at = (view: object, score: object, rules: object) =>
    welcomed(
      welcome(3, {
        rules: { ...welcome(3).rules, ...rules },
        seating: { ...welcome(3).seating, stage: "between" },
        view: { seat: 0, phase: "shuffle", deal_no: 2, dealer: 1, players: [1, 2, 0], ...view },
        sheet: [{ dealer: 0, seats: [], ...score }],
      }),
      0,
    ) as BiddingKnown;
  const limited = at(
    { calls: [{ seat: 1 }, { seat: 2 }, { seat: 0 }], totals: [100, 100, 100] },
    { outcome: "thrown_in", chips: [100, 100, 100], pool: 0 },
    { pool_limit: 2 },
  );
  expect(wordsOf(me, limited, taleOf(limited))).toEqual([
    "Everybody has thrown in. The four cards are not sold.",
    "The pool of 3 is more than the limit of 2. It is divided: everybody gets one chip.",
  ]);
  const claimed = at(
    { claims: [2], shown: ["", "", "KS QS JS 5S"], totals: [99, 99, 102] },
    { outcome: "claim", seats: [2], chips: [99, 99, 102], pool: 0 },
    {},
  );
  expect(wordsOf(me, claimed, taleOf(claimed))).toEqual([
    "Chandra claims with 35 in spades: K♠ Q♠ J♠ 5♠.",
    "Chandra takes the whole pool: 3 chips.",
  ]);
});

it("keeps what was told where the line was lost in between, and not of another match", () => {
  const dealt = after(before(), FIRST, { phase: "bid", actor: 1, counts: [9, 9, 9], pool: 3 });
  const again = (more: object) =>
    apply(
      dealt,
      welcome(3, { seq: 9, view: { seat: 0, phase: "bid", actor: 1, deal_no: 1 }, ...more }),
      0,
    ) as BiddingKnown;
  expect(again({}).told).toEqual(dealt.told);
  expect(again({ seating: { ...welcome(3).seating, match: 2 } }).told).toEqual([]);
  expect(again({ view: { seat: 0, phase: "bid", actor: 2, deal_no: 1, calls: [{ seat: 1 }] } }).told).toEqual([]);
});
