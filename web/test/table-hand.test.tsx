import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { change, defaults } from "../src/core/settings";
import { areas, speak } from "../src/core/texts";
import type { Card } from "../src/core/wire";
import { Hand, type HandProps } from "../src/table/hand";

const CARDS = ["AS", "KS", "TH", "8H", "QD"];
const WHY = "Hearts were led.";
let root: HTMLElement;
let calls: Pick<HandProps, "onSelect" | "onChoose" | "onBarred">;

beforeAll(async () => {
  await areas("shell", "terms", "table", "play");
  await speak("en");
});
beforeEach(() => {
  change(defaults());
  root = document.createElement("div");
  document.body.append(root);
  calls = { onSelect: vi.fn(), onChoose: vi.fn(), onBarred: vi.fn() };
});
afterEach(() => {
  act(() => render(null, root));
  root.remove();
});

function show(selected: Card | null = null, cards: readonly Card[] = CARDS, asked = true) {
  const allowed = asked ? new Set(cards.filter((card) => card[1] === "H")) : null;
  const reasons = new Map(cards.filter((card) => card[1] !== "H").map((card) => [card, WHY]));
  act(() => render(<Hand {...{ cards, allowed, reasons, selected, ...calls }} />, root));
}
const buttons = () => [...root.querySelectorAll("button")];
const names = () => buttons().map((button) => button.getAttribute("aria-label"));
const press = (key: string, on: EventTarget = document.activeElement ?? document.body) =>
  act(() => {
    on.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  });

it("says what is held, what may be played, and why not", () => {
  show();
  expect(root.querySelector("[role=group]")?.getAttribute("aria-label")).toBe(
    "Your hand, 5 cards: spades 2, hearts 2, diamonds 1",
  );
  expect(names()).toEqual([
    `ace of spades, not playable: ${WHY}`,
    `king of spades, not playable: ${WHY}`,
    "ten of hearts, playable",
    "eight of hearts, playable",
    `queen of diamonds, not playable: ${WHY}`,
  ]);
  expect(buttons().map((button) => button.getAttribute("aria-disabled"))).toEqual(["true", "true", null, null, "true"]);
  expect(buttons().some((button) => button.disabled)).toBe(false);
});

it("is one stop of the Tab key, and arrows go from card to card", () => {
  show();
  expect(buttons().map((button) => button.tabIndex)).toEqual([0, -1, -1, -1, -1]);
  act(() => buttons()[0]?.focus());
  press("ArrowRight");
  expect(document.activeElement).toBe(buttons()[1]);
  press("End");
  expect(document.activeElement).toBe(buttons()[4]);
  press("Home");
  expect(document.activeElement).toBe(buttons()[0]);
});

it("selects with one tap and plays with the next", () => {
  show();
  act(() => buttons()[2]?.click());
  expect(calls.onSelect).toHaveBeenCalledWith("TH");
  show("TH");
  expect(buttons()[2]?.getAttribute("aria-pressed")).toBe("true");
  act(() => buttons()[2]?.click());
  expect(calls.onChoose).toHaveBeenCalledTimes(1);
});

it("plays with one tap where that is wished", () => {
  change({ confirm: false });
  show();
  act(() => buttons()[2]?.click());
  expect(calls.onChoose).toHaveBeenCalledWith("TH");
});

it("tells the reason of a card that may not be played", () => {
  show();
  act(() => buttons()[0]?.click());
  expect(calls.onBarred).toHaveBeenCalledWith("AS", WHY);
  expect(calls.onSelect).not.toHaveBeenCalled();
});

it("takes cards by place and by name, Enter plays once, Esc clears", () => {
  show();
  press("3", document.body);
  expect(calls.onSelect).toHaveBeenLastCalledWith("TH");
  press("h", document.body);
  press("8", document.body);
  expect(calls.onSelect).toHaveBeenLastCalledWith("8H");
  show("8H");
  press("Enter");
  expect(calls.onChoose).toHaveBeenCalledTimes(1);
  expect(calls.onChoose).toHaveBeenCalledWith("8H");
  press("Escape");
  expect(calls.onSelect).toHaveBeenLastCalledWith(null);
});

it("takes no letters from outside where they are switched off", () => {
  change({ keys: false });
  show();
  press("3", document.body);
  expect(calls.onSelect).not.toHaveBeenCalled();
  act(() => buttons()[0]?.focus());
  press("3");
  expect(calls.onSelect).toHaveBeenCalledWith("TH");
});

it("does nothing while nothing is asked", () => {
  show(null, CARDS, false);
  expect(names()[2]).toBe("ten of hearts");
  act(() => buttons()[2]?.click());
  expect(calls.onSelect).not.toHaveBeenCalled();
  expect(calls.onChoose).not.toHaveBeenCalled();
});

it("keeps the focus in the hand when the card in focus has gone", () => {
  show();
  act(() => buttons()[3]?.focus());
  show(null, ["AS", "KS", "TH", "QD"]);
  expect(root.contains(document.activeElement)).toBe(true);
});
