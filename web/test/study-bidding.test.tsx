import { readFileSync } from "node:fs";
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { BiddingGame } from "../src/core/bidding";
import { cardsOf, SUITS } from "../src/core/cards";
import { go } from "../src/core/route";
import { areas, speaker as base, type Speaker, speak } from "../src/core/texts";
import type { Seat } from "../src/core/wire";
import { BiddingReplay } from "../src/study/bidding-replay";
import {
  biddingKnownAt,
  biddingStepWords,
  callsOf,
  type Deal,
  dealerOf,
  lotAt,
  sheetKnown,
} from "../src/study/bidding-steps";
import { checkShuffles } from "../src/study/check";
import { speakerOf } from "../src/study/data";
import { MatchScreen } from "../src/study/match";
import { MatchesScreen } from "../src/study/matches";
import type { BiddingReplayed, MyMatch } from "../src/study/types";

interface Kept {
  game: BiddingGame;
  seat: Seat;
  all: BiddingReplayed;
  seen: BiddingReplayed;
}

const lines = (path: string): string[] => readFileSync(path, "utf-8").trimEnd().split("\n");
/** Deals of matches of a server, with all cards open and as one seat saw them. */
const kept = lines("test/study-bidding.jsonl").map((line) => JSON.parse(line) as Kept);
const [failed, claimed, divided, side, compared] = kept as [Kept, Kept, Kept, Kept, Kept];
const open = ({ game, all }: Kept): Deal => ({ game, replayed: all });
const seen = ({ game, seen: replayed }: Kept): Deal => ({ game, replayed });

beforeAll(async () => {
  await areas(
    "shell",
    "start",
    "terms",
    "refusals",
    "play",
    "table",
    "choices",
    "review",
    "hint",
    "rules",
    "betting",
    "bidding",
    "study",
  );
  await speak("en");
});

const speakerFor = ({ replayed }: Deal): Speaker => speakerOf(base.value, replayed.names, replayed.bots);
const wordsOf = (deal: Deal): string[] =>
  deal.replayed.steps.map((_, at) => biddingStepWords(speakerFor(deal), deal, at).join(" "));

describe("the steps of a deal of a betting game", () => {
  it("says in words what happened", () => {
    for (const deal of [...kept.map(open), ...kept.map(seen)])
      for (const words of wordsOf(deal)) expect(words).not.toMatch(/^$|undefined|NaN|none/);
    expect(wordsOf(open(failed))[1]).toBe(
      "Deal 1 of 10. Asha deals. Everybody pays one chip into the pool, which now holds 5. Nobody holds 35. The bidding begins.",
    );
    expect(wordsOf(open(failed)).at(-1)).toMatch(
      /^Asha throws in\. Bot 5 buys the four cards for 7: A♠ 2♥ 9♣ 8♣\. Bot 5 has no 35\. .* The pool holds 12\. Bot 2 deals next\.$/,
    );
    expect(wordsOf(seen(failed)).at(-1)).toMatch(/^Asha throws in\. Bot 5 buys the four cards for 7\. /);
    expect(wordsOf(open(claimed))).toHaveLength(1);
    expect(wordsOf(open(claimed))[0]).toMatch(/^Deal 2 of 10\. Bot 2 deals\. .* claims with .* takes the whole pool/);
    expect(wordsOf(open(divided)).at(-1)).toMatch(/What is left in the pool at the end is divided/);
    expect(wordsOf(open(side)).at(-1)).toMatch(/Asha was dealt the king, queen and \w+ of a suit, and gets 6 chips/);
    expect(wordsOf(open(compared)).at(-1)).toMatch(/Those at five count, in their best suit: /);
  });

  it("tells who deals the deal, also at its end", () => {
    for (const one of kept) {
      const { deal, sheet } = one.all;
      expect(dealerOf(one.all)).toBe(sheet[deal - 1]?.dealer);
      const before = { ...one.all, sheet: sheet.slice(0, deal - 1), steps: one.all.steps.slice(0, -1) };
      if (before.steps.length > 1) expect(dealerOf(before)).toBe(sheet[deal - 1]?.dealer);
    }
  });

  it("has the rows of the score sheet that there were at the time", () => {
    for (const one of kept) {
      const rows = one.all.steps.map((_, at) => biddingKnownAt(open(one), at).sheet.length);
      expect(rows.at(-1)).toBe(one.all.deal);
      expect(rows.slice(0, -1).every((n) => n === one.all.deal - 1)).toBe(true);
      expect(sheetKnown(open(one), "t", 1).sheet).toEqual(one.all.sheet);
    }
  });

  it("knows where the four cards are, and their faces only for those who saw them", () => {
    const last = failed.all.steps.length - 1;
    expect(lotAt(open(failed), 0)).toBeNull();
    expect(lotAt(open(failed), 2)).toEqual({ cards: ["AS", "2H", "9C", "8C"], buyer: null });
    expect(lotAt(open(failed), last)).toEqual({ cards: ["AS", "2H", "9C", "8C"], buyer: 4 });
    expect(lotAt(seen(failed), 2)).toEqual({ cards: null, buyer: null });
    expect(lotAt(seen(failed), last)).toEqual({ cards: null, buyer: 4 });
    expect(lotAt(seen(divided), divided.seen.steps.length - 1)?.buyer).toBe(
      divided.all.sheet[divided.all.deal - 1]?.seats[0],
    );
  });

  it("finds each bid and its step", () => {
    for (const one of kept) {
      const calls = callsOf(one.all);
      const view = one.all.steps.at(-1)?.view.calls ?? [];
      expect(calls.map(({ call }) => call)).toEqual(view);
      for (const { call, at } of calls) expect(one.all.steps[at]?.by).toBe(call.seat);
    }
  });
});

const root = () => document.getElementById("root") as HTMLElement;
/** Waits until it is so; on a busy machine it may take its time. */
const soon = (check: () => void) => vi.waitFor(check, { timeout: 4000, interval: 10 });
const button = (name: string): HTMLElement =>
  [...document.querySelectorAll<HTMLElement>("button")].find(
    (one) => (one.getAttribute("aria-label") ?? one.textContent) === name,
  ) as HTMLElement;
const choose = (label: string, value: string) =>
  act(() => {
    const id = [...document.querySelectorAll("label")].find((one) => one.textContent === label)?.htmlFor;
    const select = document.getElementById(id ?? "") as HTMLSelectElement;
    select.value = value;
    select.dispatchEvent(new Event("change", { bubbles: true }));
  });
const press = (key: string) => act(() => void dispatchEvent(new KeyboardEvent("keydown", { key })));
const tabs = () => [...document.querySelectorAll("[role=tab]")].map((tab) => tab.textContent);

/** A match as the list has it. */
const row = (one: Partial<MyMatch>): MyMatch => ({
  table: "t",
  number: 1,
  game: "thirty-five",
  preset: null,
  started: "2026-11-30T16:51:35Z",
  names: ["Asha", "hard", "medium", "easy", "hard"],
  bots: [null, "hard", "medium", "easy", "hard"],
  on: false,
  totals: [91, 95, 90, 90, 134],
  winners: [4],
  seat: 0,
  ...one,
});

/** A server that has these matches, and this deal. */
function serves(matches: readonly MyMatch[], one: Kept = failed) {
  vi.stubGlobal(
    "fetch",
    vi.fn(async (path: string) => {
      const body = path === "/api/matches" ? { matches } : path.includes("seat=") ? one.seen : one.all;
      return new Response(JSON.stringify(body));
    }),
  );
}

beforeEach(() => {
  document.body.innerHTML = '<div id="root"></div>';
});
afterEach(() => act(() => render(null, root())));

const showReplay = (one: Kept) => {
  serves([], one);
  const { deals, names, sheet } = one.all;
  act(() =>
    render(<BiddingReplay game={one.game} table="t" match={1} seats={names.length} {...{ deals, sheet }} />, root()),
  );
};
const lastOf = ({ steps }: BiddingReplayed) => String(steps.length - 1);
/** When the deal is there, and its keys are heard. */
const ready = async (deal: BiddingReplayed) => {
  await soon(() => {
    press("End");
    expect(place()).toBe(lastOf(deal));
  });
  press("Home");
};
const place = () => document.querySelector<HTMLInputElement>("input[type=range]")?.value;
const namesShown = () =>
  [...document.querySelectorAll(".replay-felt [role=img]")].map((one) => one.getAttribute("aria-label"));

describe("a replay of a betting game", () => {
  it("goes through a deal by buttons, keys and bids", async () => {
    showReplay(failed);
    const last = lastOf(failed.all);
    await ready(failed.all);
    expect(place()).toBe("0");
    act(() => button("One step on").click());
    expect(place()).toBe("1");
    press("End");
    expect(place()).toBe(last);
    press("ArrowLeft");
    expect(place()).toBe(String(Number(last) - 1));
    press("Home");
    expect(place()).toBe("0");
    act(() => button("Asha: 6").click());
    expect(document.querySelector(".replay-words")?.textContent).toBe("Asha raises to 6.");
    expect(button("Asha: 6").getAttribute("aria-current")).toBe("step");
    expect(button("One trick on")).toBeUndefined();
    expect(button("Play this deal again with bots")).toBeDefined();
  });

  it("shows each hand by suits, with what each suit counts as the server says it", async () => {
    showReplay(failed);
    await ready(failed.all);
    press("ArrowRight");
    const own = [...document.querySelectorAll(".replay-seat")].at(-1);
    const { points = [], best } = failed.seen.steps[1]?.remarks ?? {};
    const hand = cardsOf(failed.all.steps[1]?.hands[0] ?? "");
    const said = [...(own?.querySelectorAll(".replay-suits > li > .hidden") ?? [])].map((one) => one.textContent);
    expect(said).toHaveLength(new Set(hand.map((card) => card[1])).size);
    SUITS.forEach((suit, i) => {
      const name = base.value.say(`suit-${suit}`);
      if (hand.some((card) => card[1] === suit))
        expect(said).toContain(`${name}: ${points[i]}${best?.suit === suit ? " of 35, the best suit" : ""}`);
    });
  });

  it.each(kept)("shows a seat no card that it did not see ($game, deal $all.deal)", async (one) => {
    showReplay(one);
    choose("Deal", String(one.all.deal));
    await ready(one.all);
    choose("Seen by", String(one.seat));
    await soon(() => expect(document.querySelector(".replay-seat.mine")).not.toBeNull());
    press("End");
    const step = one.seen.steps.at(-1);
    const may = new Set(
      [step?.view.hand, step?.view.bought, ...(step?.view.shown ?? [])]
        .flatMap((set) => cardsOf(set))
        .map((card) => base.value.cardName(card)),
    );
    const faces = namesShown().filter((name) => name?.includes(" of "));
    expect(faces.length).toBeGreaterThanOrEqual(9);
    for (const name of faces) expect(may).toContain(name);
  });

  it("offers no deal again that was over when it was dealt", async () => {
    showReplay(claimed);
    choose("Deal", String(claimed.all.deal));
    await ready(claimed.all);
    expect(button("Play this deal again with bots")).toBeUndefined();
    expect(document.body.textContent).toContain("This deal was over when it was dealt");
    expect(document.querySelector(".replay-calls")).toBeNull();
  });
});

describe("the page of a match of a betting game", () => {
  const at = async (query: string, matches: readonly MyMatch[], one: Kept = failed) => {
    serves(matches, one);
    go(`/matches/t/1${query}`);
    act(() => render(<MatchScreen args={{ table: "t", number: "1" }} />, root()));
    await soon(() => expect(tabs()).toHaveLength(4));
  };

  it("has no review, and shows the score to whoever asks for one", async () => {
    for (const part of ["review", "study", "luck"]) {
      await at(`?part=${part}`, [row({})]);
      expect(tabs()).toEqual(["Score", "Replay", "Shuffle", "Record"]);
      expect(document.querySelector("[role=tab][aria-selected=true]")?.textContent).toBe("Score");
      expect(document.body.textContent).toContain("The match is over. Bot 5 wins with 134 chips.");
      expect(document.querySelectorAll(".bidding-sheet tbody tr")).toHaveLength(1 + failed.all.sheet.length);
      expect(document.body.textContent).not.toContain("ended early");
      render(null, root());
    }
  });

  it("tells what became of the pool that was left", async () => {
    const one = kept.at(-1) as Kept;
    const totals = one.all.steps.at(-1)?.view.totals as readonly number[];
    const [names, bots] = [one.all.names.map((name, i) => name ?? `bot${i}`), one.all.bots];
    await at("", [row({ game: "trentacinque", names, bots, totals, winners: [0] })], one);
    expect(document.body.textContent).toContain("The 74 chips that were left in the pool went back to the players.");
    expect(document.body.textContent).toContain(`Asha ${totals[0]}, Bot 2 ${totals[1]}`);
  });

  it("says that a match was ended early, and shows one that the list no longer holds", async () => {
    await at("", [row({ totals: null, winners: null })]);
    expect(document.body.textContent).toContain("This match was ended early.");
    render(null, root());
    await at("?part=replay", []);
    await soon(() => expect(document.querySelectorAll(".replay-seat")).toHaveLength(5));
  });
});

describe("the list of matches", () => {
  it("names the game of each, counts chips, and can show one game alone", async () => {
    serves([
      row({}),
      row({
        table: "u",
        preset: "thirty-five",
        names: ["Asha", "Bina"],
        bots: [null, null],
        totals: [1, 199],
        winners: [1],
      }),
      row({
        table: "v",
        game: "three-two-five",
        preset: "pagat",
        names: ["Asha", "Bina", "easy"],
        bots: [null, null, "easy"],
        totals: [-2, 1, 1],
        winners: [1, 2],
      }),
      row({ table: "w", game: "whist" }),
    ]);
    act(() => render(<MatchesScreen args={{}} />, root()));
    const cards = () => [...document.querySelectorAll(".match-card")];
    const names = () => cards().map((card) => card.querySelector(".match-rules")?.textContent);
    const points = (n: number) =>
      [...(cards()[n]?.querySelectorAll(".match-points") ?? [])].map((one) => one.textContent);
    await soon(() => expect(names()).toEqual(["Thirty-Five, Own rules", "Thirty-Five", "3-2-5, Pagat"]));
    expect(points(0)).toEqual(["91 chips", "95 chips", "90 chips", "90 chips", "134 chips"]);
    expect(points(1)).toEqual(["one chip", "199 chips"]);
    expect(points(2)).toEqual(["−2", "+1", "+1"]);
    expect(cards()[0]?.querySelector(".won .match-name")?.textContent).toContain("Bot 5");
    choose("Game", "three-two-five");
    expect(names()).toEqual(["3-2-5, Pagat"]);
    choose("Game", "thirty-five");
    choose("With", "Bina");
    expect(names()).toEqual(["Thirty-Five"]);
    choose("Game", "");
    expect(names()).toHaveLength(3);
  });
});

describe("the check of a record of a betting game", () => {
  const records = lines("test/study-bidding-records.jsonl").reduce<string[][]>((all, line) => {
    if (line.startsWith('{"format"')) all.push([]);
    all.at(-1)?.push(line);
    return all;
  }, []);
  type Line = { players?: unknown[]; move?: { type: string; seat: number; order: string[] } };
  const changed = (record: readonly string[], type: string, change: (move: NonNullable<Line["move"]>) => void) => {
    let done = false;
    const text = record.map((line) => {
      const read = JSON.parse(line) as Line;
      if (done || read.move?.type !== type) return line;
      done = true;
      change(read.move);
      return JSON.stringify(read);
    });
    return checkShuffles(text.join("\n"))[0]?.faults;
  };

  it("finds nothing in a record as it is, of three, four and five players", () => {
    expect(records.map((record) => (JSON.parse(record[0] as string) as Line).players?.length)).toEqual([3, 5, 4]);
    for (const record of records) {
      const deals = checkShuffles(record.join("\n"));
      expect(deals.length).toBeGreaterThan(7);
      for (const deal of deals) expect(deal).toMatchObject({ faults: [], bare: false, turned: false, fans: 0 });
      expect(deals.map((deal) => deal.dealer)).toEqual(deals.map((_, i) => i === 0));
    }
  });

  it("finds another dealer, another order, and a pack that is not whole", () => {
    for (const record of records) {
      const seats = (JSON.parse(record[0] as string) as Line).players?.length ?? 0;
      expect(changed(record, "seat_dealer", (move) => Object.assign(move, { seat: (move.seat + 1) % seats }))).toEqual([
        "dealer",
      ]);
      expect(changed(record, "shuffle", ({ order }) => order.reverse())).toEqual(["shuffle"]);
      expect(changed(record, "shuffle", ({ order }) => order.pop())).toEqual(["shuffle"]);
      expect(changed(record, "shuffle", ({ order }) => order.splice(0, 1, order[1] as string))).toEqual(["shuffle"]);
    }
  });
});
