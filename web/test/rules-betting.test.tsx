import { render } from "preact";
import { act } from "preact/test-utils";
import { beforeEach, expect, test, vi } from "vitest";
import { areas, speak, speaker } from "../src/core/texts";
import type { Rules } from "../src/core/wire";
import { BettingGuide } from "../src/start/betting-guide";
import { sourcesOf, valueWords } from "../src/start/rule-words";
import { RulesEditor } from "../src/start/rules-editor";
import { RulesView } from "../src/start/rules-view";
import { keepLastRules, lastRules } from "../src/start/saved-rules";
import { THIRTY_FIVE, TRENTACINQUE } from "./betting-games";

const USUAL = THIRTY_FIVE.presets[0]?.rules as Rules;
const LIMIT = THIRTY_FIVE.options[3] as (typeof THIRTY_FIVE.options)[number];

/** Waits until it is so; on a busy machine it may take its time. */
const soon = (check: () => void) => vi.waitFor(check, 4000);
async function drawn(what: () => preact.JSX.Element): Promise<HTMLElement> {
  const root = document.createElement("div");
  document.body.replaceChildren(root);
  await act(() => render(what(), root));
  await soon(() => expect(root.querySelector(".loading")).toBeNull());
  return root;
}
const numberIn = (root: HTMLElement, label: string): HTMLInputElement =>
  root.querySelector(`input[type=number][aria-label="${label}"]`) as HTMLInputElement;
const boundsOf = (input: HTMLInputElement): string => input.parentElement?.textContent ?? "";
/** The fields, when what this server allows is known to them. */
async function fields(rules: Rules, onChange: (rules: Rules) => void = () => {}): Promise<HTMLElement> {
  const root = await drawn(() => <RulesEditor rules={rules} game={THIRTY_FIVE} onChange={onChange} />);
  await soon(() => expect(boundsOf(numberIn(root, "L-deals"))).toBe("from 1 to 30"));
  return root;
}
async function type(input: HTMLInputElement, text: string): Promise<void> {
  input.value = text;
  await act(async () => void input.dispatchEvent(new Event("input", { bubbles: true })));
}

beforeEach(async () => {
  localStorage.clear();
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify({ deals: 30 })));
  await areas("shell", "start", "terms", "rules", "rulebook", "betting");
  await speak("en");
});

test("numbers are taken within their bounds, and no others", async () => {
  const onChange = vi.fn();
  const root = await fields(USUAL, onChange);
  const ante = numberIn(root, "L-ante");
  expect(boundsOf(ante)).toBe("from 1 to 100"); // the chips at the start
  await type(ante, "101");
  expect(onChange).not.toHaveBeenCalled();
  expect(ante.getAttribute("aria-invalid")).toBe("true");
  await act(async () => void ante.dispatchEvent(new Event("blur")));
  expect(ante.value).toBe("1");
  await type(ante, "7");
  expect(onChange).toHaveBeenLastCalledWith({ ...USUAL, ante: 7 });
});

test("the least of the chips is the ante, the most of the deals what the server allows", async () => {
  const root = await fields({ ...USUAL, ante: 20 }); // with the most of the deals
  expect(boundsOf(numberIn(root, "L-chips"))).toBe("from 20 to 1,000,000");
});

test("a limit of the pool is a number or none (TF-16)", async () => {
  const onChange = vi.fn();
  let root = await fields(USUAL, onChange);
  expect(numberIn(root, "L-pool_limit")).toBeNull();
  const pill = (words: string) =>
    [...root.querySelectorAll<HTMLLabelElement>("label")]
      .find((one) => one.textContent === words)
      ?.querySelector("input");
  await act(() => pill("Divide it above")?.click());
  expect(onChange).toHaveBeenLastCalledWith({ ...USUAL, pool_limit: 50 });
  root = await fields({ ...USUAL, pool_limit: 50 }, onChange);
  expect(numberIn(root, "L-pool_limit").value).toBe("50");
  await act(() => pill("no limit")?.click());
  expect(onChange).toHaveBeenLastCalledWith({ ...USUAL, pool_limit: null });
});

test("what there are few of is chosen by a tap, and there is no code to share", async () => {
  const onChange = vi.fn();
  const root = await fields(USUAL, onChange);
  const five = [...root.querySelectorAll("label")].find((one) => one.textContent === "players 5");
  await act(() => five?.querySelector("input")?.click());
  expect(onChange).toHaveBeenLastCalledWith({ ...USUAL, players: 5 });
  expect(root.textContent).not.toContain("Share");
});

test("no limit has words, in the rules and in what was described", async () => {
  expect(valueWords(LIMIT, null)).toBe("no limit");
  expect(valueWords(LIMIT, 50)).toBe("50");
  expect(sourcesOf(LIMIT)).toEqual([{ preset: "thirty-five", note: "advises", words: "no limit" }]);
});

test("rules in force: the differences first; the one description needs no name", async () => {
  const rules = { ...USUAL, pool_limit: 30 };
  const root = await drawn(() => (
    <RulesView rules={rules} preset="thirty-five" game={THIRTY_FIVE} speaker={speaker.value} />
  ));
  const first = root.querySelector("details");
  expect(first?.querySelector("summary")?.textContent).toBe("L-pool_limitchanged30");
  expect(first?.textContent).toContain("no limit (it leaves that to the players)");
  expect(first?.textContent).not.toContain("four descriptions");
});

test("how the game goes is told by the rules that one plays", async () => {
  const usual = await drawn(() => <BettingGuide game="thirty-five" usual={USUAL} />);
  expect(usual.textContent).toContain("the ace one");
  expect(usual.querySelectorAll("ol li")).toHaveLength(5);
  await soon(() => expect(usual.textContent).toContain("Chips are play points."));
  keepLastRules({ ...USUAL, ace_value: 11, pool_limit: 40 }, "thirty-five");
  const own = await drawn(() => <BettingGuide game="thirty-five" usual={USUAL} />);
  expect(own.textContent).toContain("the ace eleven");
  expect(own.textContent).toContain("A pool of more than 40 is divided");
  const sister = await drawn(() => <BettingGuide game="trentacinque" usual={null} />);
  expect(sister.textContent).toContain("everybody pays 5 chips");
});

test("each game keeps its last rules; what cannot be rules of it is none", () => {
  const fours = TRENTACINQUE.presets[0]?.rules as Rules;
  keepLastRules(fours, "trentacinque");
  keepLastRules({ ...USUAL, players: 5 }, "thirty-five");
  expect(lastRules("trentacinque")).toEqual(fours);
  expect(lastRules("thirty-five")).toEqual({ ...USUAL, players: 5 });
  expect(lastRules()).toBeNull();
  for (const bad of [fours, { ...USUAL, ante: null }, { ...USUAL, chips: 0 }, { ...USUAL, more: 1 }, [], "x"]) {
    localStorage.setItem("satasat.last-rules.thirty-five", JSON.stringify(bad));
    expect(lastRules("thirty-five")).toBeNull();
  }
});
