import { signal } from "@preact/signals";
import { render } from "preact";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { Asking, isAsking, Watching } from "../src/choices/asking";
import { Arrange } from "../src/choices/fan";
import { ProposalBar } from "../src/choices/proposal";
import type { Following } from "../src/core/following";
import type { Known } from "../src/core/known";
import { areas, type Speaker, speak, speaker } from "../src/core/texts";
import type { Choices, View } from "../src/core/wire";

let me: Speaker;
beforeAll(async () => {
  await areas("shell", "terms", "play", "choices", "table", "refusals");
  await speak("en");
  me = speaker.value.at(["You", "Bina", "Chandra"], 0);
});
afterEach(() => render(null, document.body));

const TEN = "AS KS QS JS TS AH KH QH JH TH";
const pulls = [{ creditor: 0, debtor: 1 }];
const table = (view: Partial<View>, choices: Choices | null, more: Partial<Known> = {}): Known =>
  ({
    seat: 0,
    rules: { scoring: "minus_quota", return_keep: 2, pull_visibility: "private" },
    remarks: { quotas: [5, 3, 2] },
    seating: {
      stage: "deal",
      places: [{ name: "Asha" }, { name: "Bina" }, { bot: "easy" }],
      settings: { hints: false },
    },
    view: { seat: 0, actor: 0, hand: TEN, counts: [10, 10, 10], ...view },
    choices,
    ...more,
  }) as Known;
const follow = () => {
  const act = vi.fn();
  const answer = vi.fn(async () => ({}));
  const following = { line: signal("on"), waiting: signal(false), refusal: signal(null), act, answer };
  return { following: following as unknown as Following, act, answer };
};
const tick = () => new Promise((resolve) => setTimeout(resolve, 0));
const press = async (element: Element | null | undefined) => {
  (element as HTMLElement).click();
  await tick();
};
const main = () => document.querySelector(".question-actions .main");

describe("questions", () => {
  it("are mine only where I am to act", () => {
    const choices: Choices = { type: "between", move: "cut", least: 1, most: 29 };
    expect(isAsking(table({ phase: "cut" }, choices))).toBe(true);
    expect(isAsking(table({ phase: "cut", actor: 1 }, null))).toBe(false);
    expect(isAsking(table({ phase: "play" }, { type: "one_of", moves: [] }))).toBe(false);
  });
  it("cuts where the number says", async () => {
    const { following, act } = follow();
    const known = table({ phase: "cut" }, { type: "between", move: "cut", least: 1, most: 29 });
    render(<Asking {...{ following, known, speaker: me }} />, document.body);
    await press(document.querySelector("[aria-label='One card fewer']"));
    expect(main()?.textContent).toBe("Cut at 14");
    document.querySelector("form")?.dispatchEvent(new Event("submit", { cancelable: true, bubbles: true }));
    expect(act).toHaveBeenCalledWith({ type: "cut", at: 14 });
  });
  it("names trump only when a suit is chosen, and repeats it in words", async () => {
    const { following, act } = follow();
    const moves = (["S", "H", "D", "C"] as const).map((suit) => ({ type: "name" as const, suit }));
    const known = table({ phase: "trump", hand: "AS KS QS AH KH" }, { type: "one_of", moves });
    render(<Asking {...{ following, known, speaker: me }} />, document.body);
    const submit = () =>
      document.querySelector("form")?.dispatchEvent(new Event("submit", { cancelable: true, bubbles: true }));
    submit();
    expect(act).not.toHaveBeenCalled();
    await press(document.querySelectorAll("input[type=radio]")[1]);
    expect(main()?.textContent).toBe("Make hearts trump");
    submit();
    expect(act).toHaveBeenCalledWith({ type: "name", suit: "H" });
  });
  it("draws what was tapped twice", async () => {
    const { following, act } = follow();
    const moves = Array.from({ length: 10 }, (_, position) => ({ type: "draw" as const, position }));
    render(
      <Asking {...{ following, known: table({ phase: "draw", pulls }, { type: "one_of", moves }), speaker: me }} />,
      document.body,
    );
    const back = () => document.querySelectorAll(".back-card")[3];
    expect(back()?.getAttribute("aria-label")).toBe("card 4 of 10, face down");
    await press(back());
    expect(main()?.textContent).toBe("Draw card 4");
    await press(back());
    expect(act).toHaveBeenCalledWith({ type: "draw", position: 3 });
  });
  it("asks nothing while the line is lost", async () => {
    const { following, act } = follow();
    (following.line as { value: string }).value = "lost";
    const moves = Array.from({ length: 10 }, (_, position) => ({ type: "draw" as const, position }));
    render(
      <Asking {...{ following, known: table({ phase: "draw", pulls }, { type: "one_of", moves }), speaker: me }} />,
      document.body,
    );
    const back = document.querySelector(".back-card");
    await press(back);
    await press(back);
    expect(act).not.toHaveBeenCalled();
  });
});

describe("cards in order", () => {
  it("change places by two taps", async () => {
    const onChange = vi.fn();
    render(<Arrange order={["AS", "KS", "QS"]} speaker={me} onChange={onChange} />, document.body);
    const cards = document.querySelectorAll(".arrange-card");
    await press(cards[0]);
    expect(document.querySelectorAll("[aria-pressed=true]")).toHaveLength(1);
    await press(cards[2]);
    expect(onChange).toHaveBeenCalledWith(["QS", "KS", "AS"]);
  });
});

describe("what others are asked", () => {
  const drawn = (hand: string, seat: number) => {
    const view = { phase: "draw" as const, actor: 1, seat, hand, pulls: [{ creditor: 1, debtor: 2 }] };
    render(<Watching {...{ ...follow(), known: table(view, null, { seat }), speaker: me }} />, document.body);
    return document.body.innerHTML;
  };
  it("looks the same whatever is hidden (S3)", () => {
    const one = drawn(TEN, 0);
    render(null, document.body);
    expect(drawn("AD KD QD JD TD AC KC QC JC TC", 0)).toBe(one);
    expect(one).not.toMatch(/\b[AKQJT987][SHDC]\b/);
  });
  it("shows the debtor his cards as they lie", () => {
    const view: Partial<View> = { phase: "draw", actor: 1, pulls: [{ creditor: 1, debtor: 0 }], fan: TEN.split(" ") };
    render(<Watching {...{ ...follow(), known: table(view, null), speaker: me }} />, document.body);
    expect(document.querySelector(".own-fan li")?.textContent).toBe("A1: ace of spades");
    const next: Partial<View> = { phase: "give", actor: 1, pulls: [{ creditor: 1, debtor: 0 }], drawn: "QS" };
    render(<Watching {...{ ...follow(), known: table(next, null), speaker: me }} />, document.body);
    expect(document.querySelector(".was-drawn")?.textContent).toContain("3: queen of spades, drawn");
  });
});

describe("an open question", () => {
  it("is answered by those who are asked, and taken back by who asked", async () => {
    const { following, answer } = follow();
    const known = table({}, null);
    const open = (seat: number) => ({
      ...known,
      seating: { ...known.seating, proposal: { seq: 7, seat, ask: "end" as const } },
    });
    render(<ProposalBar {...{ following, known: open(1), speaker: me }} />, document.body);
    expect(document.body.textContent).toContain("Bina asks to end the match.");
    await press(document.querySelector(".proposal .main"));
    expect(answer).toHaveBeenCalledWith(7, true);
    await tick();
    expect(document.querySelector(".proposal .main")).toBeNull();
    render(<ProposalBar {...{ following, known: open(0), speaker: me }} />, document.body);
    await press([...document.querySelectorAll("button")].at(-1));
    expect(answer).toHaveBeenLastCalledWith(7, false);
  });
});
