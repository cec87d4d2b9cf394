import { readFileSync } from "node:fs";
import { render } from "preact";
import { act } from "preact/test-utils";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Game, Option } from "../src/core/api";
import { areas, speak, speaker } from "../src/core/texts";
import type { Rules } from "../src/core/wire";
import { found, GLOSSARY } from "../src/start/glossary";
import { codeOf } from "../src/start/rule-code";
import { differences, nearest, presetOf, sourcesOf, valueWords } from "../src/start/rule-words";
import { RulesEditor } from "../src/start/rules-editor";
import { RulesView } from "../src/start/rules-view";
import { keepLastRules, lastRules, removeSaved, renameSaved, saved, saveRules } from "../src/start/saved-rules";

const option = (id: string, values: readonly (string | number)[], many = false): Option => ({
  id,
  label: `L-${id}`,
  about: `About ${id}`,
  many,
  values: [
    ...values.map((value) => ({ value, label: `${id} ${value}` })),
    ...(many ? [{ value: null, label: `${id} nothing` }] : []),
  ],
  sources: { usual: `${values[0]} †`, other: `${values[1] ?? values[0]} ‡` },
  least: null,
  most: null,
  none: false,
});
const USUAL: Rules = {
  direction: "anticlockwise",
  first_dealer: "random",
  cut: "none",
  trump_timing: "after_five",
  trump_alternatives: ["turn_three"],
  sevens: "low",
  high_seven: "hearts",
  pulls: "on",
  return_keep: 2,
  return_drawn: "forbidden",
  fan: "shuffled",
  debtor_order: "dealer_three_five",
  pull_visibility: "private",
  trick_instead: "off",
  scoring: "minus_quota",
  slam_bonus: 0,
  dealer_rule: "rotate",
  deals: 6,
};
const OTHER: Rules = { ...USUAL, pulls: "off", trump_alternatives: [] };
const GAME: Game = {
  id: "three-two-five",
  seats: { least: 3, most: 3, option: null },
  bots: [],
  default: "usual",
  presets: [
    { id: "usual", label: "As usual.", sha256: "", rules: USUAL },
    { id: "other", label: "Another way.", sha256: "", rules: OTHER },
  ],
  options: [
    option("trump_timing", ["after_five", "after_ten"]),
    option("trump_alternatives", ["turn_three", "seventh_card"], true),
    option("pulls", ["off", "on"]),
    option("return_keep", [2, 1, 0]),
    option("trick_instead", ["off", "on"]),
    { ...option("deals", []), values: [{ value: null, label: "any" }], sources: {}, least: 1 },
  ],
};
const optionOf = (id: string): Option => GAME.options.find((one) => one.id === id) as Option;

/** Draws it, and waits for its texts. */
async function drawn(what: () => preact.JSX.Element): Promise<HTMLElement> {
  const root = document.createElement("div");
  document.body.replaceChildren(root);
  await act(() => render(what(), root));
  await vi.waitFor(() => expect(root.querySelector(".loading")).toBeNull());
  return root;
}

function field(root: HTMLElement, label: string): HTMLInputElement {
  const found = [...root.querySelectorAll("label")].find((one) => one.textContent?.includes(label));
  return found?.querySelector("input") as HTMLInputElement;
}
const button = (root: HTMLElement, words: string): HTMLButtonElement | undefined =>
  [...root.querySelectorAll("button")].find((one) => one.textContent?.includes(words));

beforeEach(async () => {
  localStorage.clear();
  saved.value = [];
  vi.stubGlobal("fetch", () => Promise.reject(new Error("no server")));
  await areas("shell", "start", "terms", "rules", "rulebook", "words", "play");
  await speak("en");
});

describe("rules in words", () => {
  it("finds differences and the nearest preset", () => {
    const rules = { ...OTHER, deals: 9 };
    expect(differences(GAME, USUAL, { ...USUAL, trump_alternatives: [...["turn_three"]] })).toEqual([]);
    expect(nearest(GAME, rules).id).toBe("other");
    expect(presetOf(GAME, rules)).toBeUndefined();
    expect(presetOf(GAME, { ...OTHER })?.id).toBe("other");
  });

  it("names values, selections and what was said", () => {
    expect(valueWords(optionOf("return_keep"), 1)).toBe("return_keep 1");
    expect(valueWords(optionOf("trump_alternatives"), [])).toBe("trump_alternatives nothing");
    expect(valueWords(optionOf("deals"), 7)).toBe("7");
    expect(sourcesOf(optionOf("pulls"))).toEqual([
      { preset: "usual", note: "silent", words: "pulls off" },
      { preset: "other", note: "advises", words: "pulls on" },
    ]);
  });
});

describe("RulesView", () => {
  it("shows first, and marks, what is not as in the preset", async () => {
    const rules = { ...USUAL, trick_instead: "on" };
    const root = await drawn(() => <RulesView rules={rules} preset="usual" game={GAME} speaker={speaker.value} />);
    const all = [...root.querySelectorAll("details")];
    expect(all).toHaveLength(GAME.options.length);
    expect(all[0]?.querySelector("summary")?.textContent).toBe("L-trick_insteadchangedtrick_instead on");
    expect(all[0]?.textContent).toContain("In the preset: trick_instead off.");
    expect(all[1]?.querySelector("summary")?.textContent).not.toContain("changed");
  });
});

describe("RulesEditor", () => {
  it("changes one rule at a time", async () => {
    const onChange = vi.fn();
    const root = await drawn(() => <RulesEditor rules={USUAL} game={GAME} onChange={onChange} />);
    await act(() => field(root, "return_keep 1").click());
    expect(onChange).toHaveBeenLastCalledWith({ ...USUAL, return_keep: 1 });
    await act(() => field(root, "seventh_card").click());
    expect(onChange).toHaveBeenLastCalledWith({ ...USUAL, trump_alternatives: ["turn_three", "seventh_card"] });
    await act(() => field(root, "Another way.").click());
    expect(onChange).toHaveBeenLastCalledWith(OTHER);
  });

  it("says why two rules cannot be together, and changes the other one only when told to (V-1)", async () => {
    const onChange = vi.fn();
    const root = await drawn(() => <RulesEditor rules={USUAL} game={GAME} onChange={onChange} />);
    await act(() => field(root, "after_ten").click());
    expect(onChange).not.toHaveBeenCalled();
    expect(root.querySelector(".rule-notice")?.textContent).toContain("Both together cannot be");
    expect(field(root, "after_five").checked).toBe(true);
    await act(() => button(root, "Leave it")?.click());
    expect(root.querySelector(".rule-notice")).toBeNull();
    await act(() => field(root, "after_ten").click());
    await act(() => button(root, "Do it")?.click());
    expect(onChange).toHaveBeenCalledExactlyOnceWith({ ...USUAL, trump_timing: "after_ten", trump_alternatives: [] });
  });

  it("does the same where a trick cannot be promised (V-2)", async () => {
    const onChange = vi.fn();
    const root = await drawn(() => <RulesEditor rules={OTHER} game={GAME} onChange={onChange} />);
    expect(field(root, "return_keep 1")).toBeUndefined(); // does nothing without the exchange
    await act(() => field(root, "trick_instead on").click());
    expect(onChange).not.toHaveBeenCalled();
    await act(() => button(root, "Do it")?.click());
    expect(onChange).toHaveBeenCalledExactlyOnceWith({ ...OTHER, trick_instead: "on", pulls: "on" });
  });

  it("warns where the chairs do not come out even", async () => {
    const root = await drawn(() => <RulesEditor rules={{ ...USUAL, deals: 7 }} game={GAME} onChange={() => {}} />);
    expect(root.querySelector(".rules-length .rule-notice")?.textContent).toContain("With 7 deals");
  });
});

describe("rule sets that are kept", () => {
  it("keeps the last rules", () => {
    expect(lastRules()).toBeNull();
    keepLastRules(OTHER);
    expect(lastRules()).toEqual(OTHER);
    localStorage.setItem("satasat.last-rules", JSON.stringify({ ...OTHER, cut: "twice" }));
    expect(lastRules()).toBeNull();
    localStorage.setItem("satasat.last-rules", "{");
    expect(codeOf(lastRules() ?? OTHER)).not.toBeNull();
  });

  it("names, renames, deletes and brings back", () => {
    expect(saveRules("   ", USUAL)).toBeNull();
    const home = saveRules("  At   home ", USUAL);
    const club = saveRules("Club", OTHER);
    expect(saved.value.map((one) => one.name)).toEqual(["Club", "At home"]);
    saveRules("Club", USUAL);
    expect(saved.value.map((one) => one.rules)).toEqual([USUAL, USUAL]);
    renameSaved(home?.id ?? "", "Uncle's");
    const back = removeSaved(home?.id ?? "");
    expect(saved.value.map((one) => one.id)).toEqual([club?.id]);
    back();
    expect(saved.value.map((one) => one.name)).toEqual(["Club", "Uncle's"]);
    expect(JSON.parse(localStorage.getItem("satasat.rules") ?? "[]")).toEqual(saved.value);
  });
});

describe("the glossary", () => {
  const text = (area: string) => readFileSync(`../src/satasat/texts/locale/en/${area}.ftl`, "utf-8");

  it("explains every word, and no other", () => {
    const explained = [...text("words").matchAll(/^word-([a-z-]+) =/gm)].map(([, id]) => id);
    expect(explained.toSorted()).toEqual(GLOSSARY.map(({ id }) => id).toSorted());
  });

  it("has every word that texts make tappable", () => {
    const ids = new Set(GLOSSARY.map(({ id }) => id));
    const used = [...text("rulebook").matchAll(/^guide.*$/gm)].flatMap(([line]) => [
      ...line.matchAll(/\]\(([a-z-]+)\)/g),
    ]);
    expect(used.length).toBeGreaterThan(10);
    for (const [, id] of used) expect(ids).toContain(id);
  });

  it("is found by any language's word, without marks and capitals", () => {
    const none = () => "";
    expect(found("ВЗЯТКА", none).map(({ id }) => id)).toContain("trick");
    expect(found("साटासाट", none).map(({ id }) => id)).toEqual(["exchange"]);
    expect(found("یکہ", none).map(({ id }) => id)).toEqual(["ace"]);
    expect(found("", none)).toHaveLength(GLOSSARY.length);
    expect(found("zzz", none)).toEqual([]);
    expect(found("unseen", (id) => (id === "pull" ? "Unseen" : "")).map(({ id }) => id)).toEqual(["pull"]);
  });
});
