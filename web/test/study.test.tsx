import { readFileSync } from "node:fs";
import { render } from "preact";
import { act } from "preact/test-utils";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { Refusal } from "../src/core/api";
import { areas, speaker as base, type Speaker, speak } from "../src/core/texts";
import type { Seat } from "../src/core/wire";
import { patiently, speakerOf } from "../src/study/data";
import { ReplayPart } from "../src/study/replay";
import { ReviewPart } from "../src/study/review";
import { judged, stepOf, stepWords, trickAt, trickFrom, tricksOf } from "../src/study/steps";
import type { MatchReview, Replayed } from "../src/study/types";
import { choiceWords, exchangeWords, tenths, topCards, turningWords } from "../src/study/words";

/** The second deal of a match of `handed-tricks`, with all cards open, and its review. */
const { replay, review } = JSON.parse(readFileSync("test/study-deal.jsonl", "utf-8")) as {
  replay: Replayed;
  review: MatchReview;
};
const deal = review.deals[0] as MatchReview["deals"][number];
let speaker: Speaker;

beforeAll(async () => {
  await areas(
    "shell",
    "start",
    "terms",
    "chat",
    "refusals",
    "play",
    "table",
    "review",
    "hint",
    "choices",
    "rules",
    "study",
  );
  await speak("en");
  speaker = speakerOf(base.value, replay.names, replay.bots);
});

describe("the steps of a deal", () => {
  it("has ten tricks, each won by who leads the next", () => {
    const rows = tricksOf(replay);
    expect(rows.map((row) => row.n)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    rows.forEach((row, i) => {
      expect(row.plays).toHaveLength(3);
      const winner = row.plays.find((play) => play.won)?.seat;
      const next = rows[i + 1];
      if (next) expect(next.plays.find((play) => play.led)?.seat).toBe(winner);
    });
  });

  it("goes from trick to trick, and from end to end", () => {
    const last = replay.steps.length - 1;
    const ends = [0];
    while (ends.at(-1) !== last) ends.push(trickFrom(replay, ends.at(-1) as number, 1));
    expect(ends.slice(1).map((at) => trickAt(replay, at)?.n)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(trickFrom(replay, 0, -1)).toBe(0);
    expect(trickFrom(replay, last, -1)).toBe(ends.at(-2));
  });

  it("holds each play, return, choice and promise of the review beside its step", () => {
    const kinds = replay.steps.map((_, at) => judged(replay, deal, at)?.kind).filter(Boolean);
    const count = (kind: string) => kinds.filter((one) => one === kind).length;
    expect(count("play")).toBe(30);
    expect(count("return")).toBe(deal.exchanges.filter((one) => one.returned).length);
    expect(count("trump")).toBe(deal.choices.length);
    expect(count("elect")).toBe(deal.exchanges.filter((one) => one.election).length);
    deal.plays.forEach((play) => {
      const found = judged(replay, deal, stepOf(replay, "play", play.trick, play.seat));
      expect(found?.cost).toEqual(play.cost);
    });
    expect(judged(replay, undefined, 20)).toBeNull();
  });

  it("finds the moment of every turning point", () => {
    expect(review.turning_points.length).toBeGreaterThan(0);
    for (const { kind, number, seat, tricks, chosen } of review.turning_points) {
      const at = stepOf(replay, kind, number, seat);
      expect(replay.steps[at]?.move).toEqual(chosen);
      const cost = judged(replay, deal, at)?.cost;
      expect(kind === "trump" ? cost?.points : cost?.tricks).toBeCloseTo(tricks, 3);
    }
  });

  it("says in words what happened", () => {
    const words = replay.steps.map((_, at) => stepWords(speaker, replay, at).join(" "));
    expect(words.every(Boolean)).toBe(true);
    expect(words[0]).toContain("Deal 2 of 3");
    expect(words.join(" ")).toContain("Trump is clubs, named by Asha.");
    expect(words.join(" ")).toMatch(/Bot 2 draws 7♥ \(place 2\) from Bot 3\./);
    expect(words.join(" ")).toContain("Bot 2 gives A♠ back to Bot 3.");
    expect(words.at(-1)).toContain("takes the trick");
  });
});

describe("the words of a review", () => {
  it("adds up as it is read", () => {
    for (const seat of [0, 1, 2]) {
      const parts = Object.values(review.luck[seat] ?? {});
      const told = tenths(parts, review.points[seat] ?? 0);
      expect(told.reduce((sum, n) => sum + n, 0)).toBe(10 * (review.points[seat] ?? 0));
      told.forEach((n, i) => {
        expect(Math.abs(n / 10 - (parts[i] ?? 0))).toBeLessThan(0.16);
      });
    }
    expect(tenths([0.04, 0.04, 0.02], 0.1)).toEqual([1, 0, 0]);
    expect(Object.is(tenths([-0.01], 0)[0], -0)).toBe(false);
  });

  it("names who did what, with cards", () => {
    const told = review.turning_points.map((turning, i) => turningWords(speaker, turning, i + 1));
    expect(told[0]).toBe(
      "1. Deal 2, exchange 1: Bot 2 gave back A♠; 9♥/8♥ was better by 1.3 tricks. It gave Bot 3 a draw at Bot 2.",
    );
    const choice = deal.choices.flatMap((one) => choiceWords(speaker, one));
    expect(choice[0]?.text).toContain("By the 5 cards that Asha saw");
    const exchange = exchangeWords(speaker, deal.exchanges[0] as never, 1, 6);
    expect(exchange.map((one) => one.loss)).toEqual([false, true]);
    for (const one of [...choice, ...exchange]) expect(one.text).not.toMatch(/undefined|NaN|none/);
  });

  it("takes all cards that are level as the best", () => {
    const options = [
      { card: "AS", par: [2, 0, 0] as const },
      { card: "KS", par: [2, 1, 0] as const },
      { card: "9H", par: [1, 2, 0] as const },
    ];
    expect(topCards(options, 0)).toEqual(["AS", "KS"]);
    expect(topCards(options, 1)).toEqual(["9H"]);
  });
});

describe("asking a busy server", () => {
  it("asks again while it is busy, and not for another reason", async () => {
    vi.useFakeTimers();
    let asked = 0;
    const done = patiently(async () => {
      asked += 1;
      if (asked < 3) throw new Refusal("busy");
      return asked;
    });
    await vi.runAllTimersAsync();
    expect(await done).toBe(3);
    vi.useRealTimers();
    await expect(patiently(() => Promise.reject(new Refusal("unknown_match")))).rejects.toThrow("unknown_match");
  });
});

const button = (name: string): HTMLElement =>
  [...document.querySelectorAll<HTMLElement>("button")].find(
    (one) => (one.getAttribute("aria-label") ?? one.textContent) === name,
  ) as HTMLElement;
const root = () => document.getElementById("root") as HTMLElement;
const settle = () => act(async () => void (await new Promise((done) => setTimeout(done, 5))));

describe("the screens", () => {
  beforeEach(() => {
    document.body.innerHTML = '<div id="root"></div>';
    globalThis.ResizeObserver ??= class {
      observe() {}
      unobserve() {}
      disconnect() {}
    };
  });

  /** As the seat saw it: the others' hands and their hidden cards are not in the answer at all. */
  const seenBy = (seat: Seat): Replayed => ({
    ...replay,
    steps: replay.steps.map((step) => ({
      ...step,
      hands: step.hands.map((hand, one) => (one === seat ? hand : null)) as unknown as typeof step.hands,
      events: step.events.map((event) => (event.type === "fanned" ? { ...event, order: null } : event)),
    })),
  });

  it("goes through a deal by buttons and keys", async () => {
    vi.stubGlobal(
      "fetch",
      vi.fn(async (path: string) => {
        const said = /seat=(\d)/.exec(path)?.[1];
        return new Response(JSON.stringify(said ? seenBy(Number(said)) : replay));
      }),
    );
    const wanted = { deal: 2, kind: "play", number: 1, seat: 0 } as const;
    act(() =>
      render(
        <ReplayPart table="t" match={1} deals={3} wanted={wanted} review={review} reviewing={false} onReview={null} />,
        root(),
      ),
    );
    await settle();
    const first = stepOf(replay, "play", 1, 0);
    const shown = () => document.querySelector<HTMLInputElement>("input[type=range]")?.value;
    expect(shown()).toBe(String(first));
    act(() => button("One step on").click());
    expect(shown()).toBe(String(first + 1));
    const press = (key: string) => act(() => void dispatchEvent(new KeyboardEvent("keydown", { key })));
    press("End");
    expect(shown()).toBe(String(replay.steps.length - 1));
    press("ArrowUp");
    press("ArrowLeft");
    expect(shown()).toBe(String(trickFrom(replay, replay.steps.length - 1, -1) - 1));
    press("Home");
    expect(shown()).toBe("0");
    expect(button("To the beginning").getAttribute("aria-disabled")).toBe("true");
    expect(document.body.textContent).toContain("−");
  });

  it("shows a seat no card that it did not see", async () => {
    vi.stubGlobal(
      "fetch",
      vi.fn(async () => new Response(JSON.stringify(seenBy(0)))),
    );
    const wanted = { deal: 2, kind: "return", number: 1, seat: 1 } as const;
    act(() =>
      render(
        <ReplayPart table="t" match={1} deals={3} wanted={wanted} review={null} reviewing={false} onReview={null} />,
        root(),
      ),
    );
    await settle();
    const hands = [...document.querySelectorAll(".replay-seat")];
    expect(hands).toHaveLength(3);
    expect(hands.map((hand) => hand.querySelectorAll("li").length).sort()).toEqual([0, 0, 10]);
    const backs = document.querySelectorAll(".tiny-back");
    expect(new Set([...backs].map((back) => back.outerHTML)).size).toBe(1);
  });

  it("tells a review in real tables, and leads to the replay", () => {
    const see = vi.fn();
    act(() => render(<ReviewPart review={review} speaker={speaker} onSee={see} />, root()));
    for (const table of document.querySelectorAll("table")) {
      expect(table.querySelectorAll("thead th[scope=col]").length).toBeGreaterThan(1);
    }
    const [turning] = review.turning_points;
    const link = document.querySelector<HTMLElement>(".study-turning button");
    act(() => link?.click());
    expect(see).toHaveBeenCalledWith({ deal: 2, kind: turning?.kind, number: turning?.number, seat: turning?.seat });
    expect(document.body.textContent).not.toMatch(/NaN|undefined/);
  });
});
