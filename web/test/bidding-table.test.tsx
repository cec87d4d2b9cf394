import { render } from "preact";
import { act as settled } from "preact/test-utils";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { askedOf, goingOn } from "../src/bidding/asked";
import { Bid } from "../src/bidding/bid";
import { Hand, handSaid } from "../src/bidding/hand";
import { HintDialog } from "../src/bidding/hint";
import { Lot } from "../src/bidding/lot";
import { MatchOver, resultOf } from "../src/bidding/over";
import { Panels } from "../src/bidding/panels";
import { answer } from "../src/bidding/queries";
import { BiddingSheet, csvOf } from "../src/bidding/sheet";
import { DealSummary } from "../src/bidding/summary";
import { log } from "../src/core/announce";
import type { BiddingEvent } from "../src/core/bidding";
import { type BiddingKnown, welcomed } from "../src/core/known";
import type { Speaker } from "../src/core/texts";
import { MessageLine } from "../src/table/message-line";
import { TableState } from "../src/table/state";
import { after, bidding, english, followed, NAMES, welcome } from "./bidding-at";

let me: Speaker;
beforeAll(async () => {
  me = await english();
});
beforeEach(() => {
  log.value = [];
  vi.stubGlobal("fetch", async () => Response.json({ clocks: [], phrases: [], faces: [] }));
});
afterEach(() => {
  render(null, document.body);
  vi.unstubAllGlobals();
});

const text = (selector: string): string =>
  (document.querySelector(selector)?.textContent ?? "").replace(/\s+/g, " ").trim();
const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];
const button = (name: string): HTMLButtonElement => {
  const found = all("button").find(
    (one) => (one.getAttribute("aria-label") ?? one.textContent ?? "").replace(/\s+/g, " ").trim() === name,
  );
  if (!found) throw new Error(`no button ${name}: ${all("button").map((one) => one.textContent)}`);
  return found as HTMLButtonElement;
};
const press = (key: string) =>
  settled(() => {
    dispatchEvent(new KeyboardEvent("keydown", { key, code: /\d/.test(key) ? `Digit${key}` : key, cancelable: true }));
  });
const click = (name: string) => settled(() => button(name).click());

function showBid(known: BiddingKnown, speaker = me) {
  const { following, act } = followed(known, speaker);
  const state = new TableState();
  const head = { current: null };
  const asked = askedOf(known);
  if (!asked) throw new Error("nothing is asked");
  settled(() => render(<Bid {...{ following, known, speaker, state, asked, head }} chosen={null} />, document.body));
  return { act, state };
}
const number = () => document.querySelector("input") as HTMLInputElement;

it("bids what is chosen with less and more, within what is allowed, and says why no further (N4)", async () => {
  const barred = [{ code: "bid_above_pool", params: { chips: 4, pool: 3 } }];
  const { act, state } = showBid(bidding({}, { barred }));
  expect(log.value).toEqual(["Your turn. Bid 1 to 3, or throw in."]);
  expect(number().value).toBe("1");
  await click("One chip less");
  expect([number().value, state.note.value]).toEqual(["1", "The least bid is one chip."]);
  await click("One chip more");
  await click("One chip more");
  expect(number().value).toBe("3");
  expect(button("One chip more").getAttribute("aria-disabled")).toBe("true");
  await click("One chip more");
  expect([number().value, state.note.value]).toEqual([
    "3",
    "The first bid may not be more than the pool, which holds 3.",
  ]);
  await click("Bid 3");
  expect(act).toHaveBeenCalledExactlyOnceWith({ type: "bid", chips: 3 });
});

it("takes the digits of a keyboard, and does not bid what is not allowed", async () => {
  const barred = [{ code: "bid_above_stack", params: { chips: 100, stack: 99 } }];
  const { act, state } = showBid(
    bidding(
      { pool: 12 },
      { bid: 4, bidder: 2, barred },
      { choices: { type: "between", move: "bid", least: 5, most: 99, instead: "throw_in" } },
    ),
  );
  await press("1");
  expect(number().getAttribute("aria-invalid")).toBe("true");
  await press("Enter");
  expect([act.mock.calls.length, state.note.value]).toEqual([0, "4 has been bid. Bid 5 or more."]);
  // what was refused is typed anew
  await press("1");
  await press("2");
  expect(text(".act")).toBe("Raise to 12");
  await press("ArrowUp");
  await press("Enter");
  expect(act).toHaveBeenCalledExactlyOnceWith({ type: "bid", chips: 13 });
  await press("Backspace"); // 1
  await press("9");
  await press("9");
  expect(number().value).toBe("199");
  expect(state.note.value).toBe("You have 99 chips and cannot bid more.");
});

it("offers the least, the pool and the most, each once and where they are allowed", async () => {
  const between = (least: number, most: number) => ({
    choices: { type: "between", move: "bid", least, most, instead: "throw_in" },
  });
  const quick = (known: BiddingKnown) => {
    showBid(known);
    const names = all(".quick").map((one) => one.textContent);
    render(null, document.body);
    return names;
  };
  expect(quick(bidding({ pool: 12 }, { bid: 4 }, between(5, 99)))).toEqual(["least 5", "pool 12", "most 99"]);
  expect(quick(bidding({ pool: 12 }, { bid: 14 }, between(15, 99)))).toEqual(["least 15", "most 99"]);
  expect(quick(bidding({ pool: 3 }, {}, between(1, 3)))).toEqual(["least 1", "pool 3"]);
  expect(quick(bidding({ pool: 9 }, { bid: 4 }, between(5, 5)))).toEqual([]);
});

it("says that five is matched, and lets one leave", async () => {
  const known = {
    ...bidding(
      {},
      { bid: 5, bidder: 2 },
      { choices: { type: "between", move: "bid", least: 5, most: 5, instead: "pass" } },
    ),
    game: "trentacinque",
  } as BiddingKnown;
  const { act } = showBid(known);
  expect(log.value).toEqual(["Your turn. Bid 5 as well, or pass."]);
  expect(text(".act")).toBe("Bid 5 as well");
  await click("Pass");
  expect(act).toHaveBeenCalledExactlyOnceWith({ type: "pass" });
});

it("says why nothing can be bid, and offers to leave alone", () => {
  const barred = [{ code: "bid_above_stack", params: { chips: 4, stack: 3 } }];
  showBid(bidding({}, { bid: 3, barred }, { choices: { type: "one_of", moves: [{ type: "throw_in" }] } }));
  expect(log.value).toEqual(["Your turn. You can only throw in. You have 3 chips and cannot bid more."]);
  expect(all("input, .act")).toEqual([]);
  expect(button("Throw in")).toBeDefined();
});

it.each([2, 3, 4, 5])("shows the others of %i in the order in which they play after me", async (seats) => {
  const speaker = await english(seats, 1);
  const known = welcomed(
    welcome(seats, {
      seat: 1,
      view: {
        seat: 1,
        phase: "bid",
        actor: 0,
        dealer: 0,
        players: NAMES.slice(0, seats).map((_, i) => i),
        counts: Array(seats).fill(9),
        totals: Array(seats).fill(99),
        calls: [{ seat: 0, chips: 2 }],
      },
      remarks: { bid: 2, bidder: 0 },
    }),
    0,
  ) as BiddingKnown;
  const { following } = followed(known, speaker);
  render(<Panels {...{ following, known, speaker }} />, document.body);
  const names = all(".panel-name").map((one) => one.textContent);
  expect(names).toEqual([...NAMES.slice(2, seats), NAMES[0]]);
  const first = all(".panel").at(-1)?.textContent ?? "";
  for (const word of ["99 chips", "highest: 2", "dealer", "to bid", "9 cards"]) expect(first).toContain(word);
});

it("shows what each has done, and all to who watches", () => {
  const known = bidding(
    { seat: null, calls: [{ seat: 1, chips: 1 }, { seat: 2 }, { seat: 0, chips: 2 }] },
    { bid: 2, bidder: 0 },
    { seat: null },
  );
  const { following } = followed(known, me);
  render(<Panels {...{ following, known, speaker: me }} />, document.body);
  expect(all(".said").map((one) => one.textContent)).toEqual(["highest: 2", "bid 1", "thrown in"]);
});

it("shows the highest bid, its stakes, and the calls in order", () => {
  const known = bidding(
    { calls: [{ seat: 1, chips: 1 }, { seat: 2 }, { seat: 0, chips: 2 }] },
    { bid: 2, bidder: 0, wins: 2, loses: 2, inside: [1, 0] },
  );
  render(<Lot known={known} speaker={me} />, document.body);
  expect(text(".lot-bid .hidden")).toBe("Highest bid: You bid 2");
  expect(text(".lot-stakes")).toContain("With 35: takes 2 chips");
  expect(all(".calls li").map((one) => one.textContent)).toEqual(["Bina: 1", "Chandra throws in", "you: 2"]);
  expect(text(".lot-inside")).toBe("Still in: Bina and You");
});

it("shows my cards by suits with what they count, the best marked", () => {
  const known = bidding();
  render(<Hand known={known} speaker={me} />, document.body);
  expect(text("section > ul > .best .hidden")).toBe("clubs: 28 of 35, your best suit");
  expect(all(".suit-counts > .hidden").map((one) => one.textContent)).toContain("spades: 10");
  expect(all(".suit-cards li")).toHaveLength(9);
  expect(handSaid(known, me)).toBe(
    "Your hand: spades 10: Q; hearts 23: K, 10, 3; clubs 28: Q, 10, 6, 2; diamonds 2: 2.",
  );
});

it("answers letters", () => {
  const known = bidding({ calls: [{ seat: 1, chips: 1 }, { seat: 2 }] }, { bid: 1, bidder: 1 });
  expect(answer("L", known, me)).toBe("Chandra throws in.");
  expect(answer("K", known, me)).toBe("Chips: you 99, Bina 99 (bid 1), Chandra 99 (thrown in)");
  expect(answer("U", known, me)).toBe("The pool holds 3. The highest bid is 1, by Bina.");
  expect(answer("T", known, me)).toBe("Bina: 1, Chandra throws in.");
  expect(answer("O", known, me)).toBe("Out of the bidding: Chandra.");
  expect(answer("W", known, me)).toBe("It is your turn to bid.");
});

it("says what goes on while others bid", () => {
  expect(goingOn(bidding({ actor: 2 }, {}, { choices: null }), me)).toBe("Chandra is to bid.");
});

const END: readonly BiddingEvent[] = [
  { type: "called", seat: 0, chips: 3 },
  { type: "bought", seat: 0, chips: 3, cards: "3S 2S AH 4H" },
  { type: "failed", seat: 0 },
  { type: "paid", seat: 0, chips: 3 },
  { type: "scored", score: { dealer: 0, outcome: "failed", seats: [0], chips: [96, 99, 99], pool: 6 }, dealer: 1 },
];
const OVER = {
  phase: "shuffle",
  actor: "nature",
  deal_no: 2,
  dealer: 1,
  counts: [13, 9, 9],
  calls: [{ seat: 0, chips: 3 }],
  buyer: 0,
  bought: "3S 2S AH 4H",
  made: false,
  totals: [96, 99, 99],
  pool: 6,
} as const;

it("tells the end of a deal in words and cards, and what it changed", () => {
  const shuffled = after(bidding({ phase: "shuffle", calls: [] }), [{ type: "shuffled" }], { phase: "bid", pool: 3 });
  const known = after(shuffled, END, OVER, { seating: { ...shuffled.seating, stage: "between" } });
  expect(known.told).toHaveLength(1);
  const { following } = followed(known, me);
  render(<DealSummary {...{ following, known, speaker: me }} />, document.body);
  expect(all(".deal-tale p").map((one) => one.textContent)).toEqual([
    "You buy the four cards for 3.",
    "You have no 35.",
    "You pay your bid into the pool: 3 chips. It now holds 6.",
  ]);
  expect(all(".deal-tale .faces .hidden").map((one) => one.textContent)).toEqual([
    "three of spades",
    "two of spades",
    "ace of hearts",
    "four of hearts",
  ]);
  const rows = all(".deal-table tbody tr").map((row) =>
    [...row.querySelectorAll("td")].map((cell) => cell.textContent),
  );
  expect(rows).toEqual([
    ["−1", "99"],
    ["−1", "99"],
    ["−4", "96"],
    ["+6", "6"],
  ]);
  expect(text(".summary")).toContain("Bina deals next.");
});

it("has a score sheet, and a table of it for others", () => {
  const known = {
    ...bidding(),
    sheet: [END.flatMap((event) => (event.type === "scored" ? [event.score] : []))[0]],
  } as BiddingKnown;
  render(<BiddingSheet known={known} speaker={me} />, document.body);
  const last = all("tbody tr").at(-1)?.textContent?.replace(/\s+/g, " ");
  expect(last).toBe("196 failed99996");
  // antes are paid, or the rest of the pool is divided: what is now is not what the last deal left
  const { totals = [], pool } = known.view ?? {};
  expect(all(".score-totals td").map((cell) => Number(cell.textContent))).toEqual([...totals, pool]);
  expect(totals).not.toEqual(known.sheet[0]?.chips);
  expect(csvOf(me, known.sheet, ["Asha", "Bina", "Chandra"]).split("\r\n")[1]).toBe(
    '1,Asha,"bought, without 35",Asha,96,99,99,6',
  );
});

it("tells who has won the match, with chips, why it is over, and that chips are play points", () => {
  expect(resultOf(me, [97, 101, 102])).toBe("The match is over. Chandra wins with 102 chips.");
  expect(resultOf(me, [101, 98, 101])).toBe(
    "The match is over. You and Chandra share the victory with 101 chips each.",
  );
  const known = {
    ...bidding(
      { ...OVER, phase: "over", actor: null, totals: [98, 101, 101], pool: 0 },
      { ended: "chips" },
      { sheet: [{ dealer: 0, outcome: "failed", seats: [0], chips: [96, 99, 99], pool: 6 }], choices: null },
    ),
  };
  known.seating = { ...known.seating, stage: "over" };
  const { following } = followed(known, me);
  render(<MatchOver {...{ following, known, speaker: me }} />, document.body);
  expect(text("h2")).toBe("The match is over. Bina and Chandra share the victory with 101 chips each.");
  const words = text(".match-over");
  for (const said of [
    "Fewer than two can pay for the next deal: the match ends here.",
    "What is left in the pool at the end is divided: you 2, Bina 2, Chandra 2.",
    "Chips are play points. No money is played for, and none can be bought or won.",
  ])
    expect(words).toContain(said);
});

it("tells what bids are worth, and chooses the best", async () => {
  const hint = {
    points: [10, 23, 2, 28],
    chance: 0.5283,
    own: 0.5315,
    by_suit: [0.0092, 0.1429, 0.0007, 0.4166],
    bids: [
      { bid: 0, worth: 0, wins: 0, loses: 0 },
      { bid: 2, worth: 0.1133, wins: 2, loses: 2 },
    ],
    best: 2,
  };
  HTMLDialogElement.prototype.showModal ??= () => {};
  const known = bidding();
  const { following } = followed(known, me, { type: "hinted", hint });
  const onBid = vi.fn();
  await settled(() =>
    render(<HintDialog {...{ following, known, speaker: me, onBid }} onClose={() => {}} />, document.body),
  );
  await vi.waitFor(() => expect(text(".hint-why")).toBe("Bid 2: buying at it wins 0.11 chips on average."));
  expect(text(".dialog")).toContain("52.8 %: spades 1 %, hearts 14 %, diamonds 0 %, clubs 42 %.");
  expect(all("tbody tr").map((one) => one.textContent)).toEqual(["throw in 0.00", "2 best+0.11+2−2"]);
  await click("Choose to bid 2");
  expect(onBid).toHaveBeenCalledExactlyOnceWith(2);
});

it("says that nothing can be hinted where nothing is asked", async () => {
  const known = bidding();
  const { following } = followed(known, me, { type: "hinted", hint: {} });
  await settled(() =>
    render(<HintDialog {...{ following, known, speaker: me }} onBid={() => {}} onClose={() => {}} />, document.body),
  );
  await vi.waitFor(() => expect(text(".hint-why")).toBe("There is nothing to bid now."));
});

it("says that a bot plays for me, and lets me come back", async () => {
  const known = bidding();
  known.seating = {
    ...known.seating,
    places: known.seating.places.map((one, i) => (i ? one : { ...one, sat_in: true })),
  };
  const { following } = followed(known, me);
  const back = vi.fn();
  Object.assign(following, { back });
  const parts = { following, known, speaker: me, state: new TableState() };
  render(<MessageLine {...parts} text="" mine={false} own={null} quiet={false} />, document.body);
  expect(text(".message")).toContain("A bot plays for you.");
  await click("Play myself");
  expect(back).toHaveBeenCalledOnce();
});
