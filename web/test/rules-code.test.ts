import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Rules } from "../src/core/wire";
import { clashes, cleaned, codeOf, rulesOf, spaced } from "../src/start/rule-code";

const DOC = readFileSync("../docs/formats/rule-code.md", "utf-8");
/** The document's vectors: a code, and the rules that are not as in the preset `satasat`. */
const VECTORS = [...DOC.matchAll(/^\| `([0-9A-Z]{8,})` \| (.+) \|$/gm)].map(([, code, text]) => ({
  code: code as string,
  changes: [...(text as string).matchAll(/`(\w+)=([\w,]*)`/g)].map(([, id, value]) => [id, value] as [string, string]),
}));

const SATASAT: Rules = {
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
const VALUES: Readonly<Record<string, readonly Rules[string][]>> = {
  direction: ["clockwise", "anticlockwise"],
  first_dealer: ["random", "chosen", "draw_532"],
  cut: ["none", "five_seat"],
  trump_timing: ["after_five", "after_ten"],
  trump_alternatives: [0, 1, 2, 3, 4, 5, 6, 7].map((mask) =>
    ["turn_three", "seventh_card", "random_rest"].filter((_, i) => (mask >> i) & 1),
  ),
  sevens: ["low", "permanent_trumps"],
  high_seven: ["hearts", "spades"],
  pulls: ["off", "on"],
  return_keep: [2, 1, 0],
  return_drawn: ["forbidden", "allowed"],
  fan: ["shuffled", "by_hand"],
  debtor_order: ["dealer_three_five", "dealer_five_three"],
  pull_visibility: ["private", "drawn_shown", "both_shown"],
  trick_instead: ["off", "on"],
  scoring: ["minus_quota", "raw_tricks"],
  slam_bonus: [0, 5],
  dealer_rule: ["rotate", "loser_deals"],
  deals: Array.from({ length: 64 }, (_, i) => i + 1),
};
const DIGITS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** Numbers that are the same in every run. */
function dice(seed: number) {
  let state = seed;
  return (n: number): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
}

function anyRules(roll: (n: number) => number): Rules {
  for (;;) {
    const rules = Object.fromEntries(
      Object.entries(VALUES).map(([id, values]) => [id, values[roll(values.length)] as Rules[string]]),
    );
    if (!clashes(rules).length) return rules;
  }
}

const code = (rules: Rules): string => {
  const made = codeOf(rules);
  if (!made) throw new Error("no code");
  return made;
};

describe("codes of rules", () => {
  it("stand in the document", () => {
    expect(VECTORS).toHaveLength(10);
    for (const { code: written, changes } of VECTORS) {
      const changed = changes.map(([id, value]): [string, Rules[string]] => {
        if (id === "trump_alternatives") return [id, value ? value.split(",") : []];
        return [id, /^\d+$/.test(value) ? Number(value) : value];
      });
      const rules = { ...SATASAT, ...Object.fromEntries(changed) };
      expect(code(rules)).toBe(written);
      expect(rulesOf(written)).toEqual({ rules });
    }
  });

  it("bring two thousand random rule sets back, each with eight characters of its own", () => {
    const roll = dice(325);
    const seen = new Map<string, string>();
    for (let i = 0; i < 2000; i += 1) {
      const rules = anyRules(roll);
      const made = code(rules);
      expect(made).toHaveLength(8);
      expect(rulesOf(made)).toEqual({ rules });
      const text = JSON.stringify(rules);
      expect(seen.get(made) ?? text).toBe(text);
      seen.set(made, text);
    }
  });

  it("find every single wrong character, and every two neighbours that changed places", () => {
    const roll = dice(532);
    for (let i = 0; i < 40; i += 1) {
      const right = code(anyRules(roll));
      for (let at = 0; at < right.length; at += 1) {
        for (const digit of DIGITS) {
          if (digit === right[at]) continue;
          expect(rulesOf(right.slice(0, at) + digit + right.slice(at + 1))).toHaveProperty("fault");
        }
        const [a, b] = [right[at], right[at + 1]];
        if (at < 5 && a !== b)
          expect(rulesOf(right.slice(0, at) + b + a + right.slice(at + 2))).toHaveProperty("fault");
      }
    }
  });

  it("are read as people type them", () => {
    const made = code(SATASAT);
    expect(rulesOf(` ${spaced(made).toLowerCase().replace(" ", "-")} `)).toEqual({ rules: SATASAT });
    expect(cleaned("oO il-1")).toBe("00111");
  });

  it("say what is wrong", () => {
    const made = code(SATASAT);
    expect(rulesOf(made.slice(1))).toEqual({ fault: "length" });
    expect(rulesOf("")).toEqual({ fault: "length" });
    expect(rulesOf(`${made.slice(0, 7)}U`)).toEqual({ fault: "character" });
    expect(rulesOf(made.slice(0, 7) + (made[7] === "0" ? "1" : "0"))).toEqual({ fault: "check" });
    expect(rulesOf("800000G4")).toHaveProperty("fault");
  });

  it("know a code of another version", () => {
    // the sum of "800000" by the document's rule
    let sum = 0;
    for (const digit of "800000") sum = (sum * 33 + DIGITS.indexOf(digit)) % 1021;
    const other = `800000${DIGITS[sum >> 5]}${DIGITS[sum & 31]}`;
    expect(rulesOf(other)).toEqual({ fault: "version" });
  });

  it("get longer for longer matches, and are not made for what they cannot say", () => {
    const long = { ...SATASAT, deals: 9999 };
    expect(code(long).length).toBeGreaterThan(8);
    expect(rulesOf(code(long))).toEqual({ rules: long });
    expect(codeOf({ ...SATASAT, deals: 10000 })).toBeNull();
    expect(codeOf({ ...SATASAT, cut: "twice" })).toBeNull();
    expect(codeOf({ ...SATASAT, jokers: "on" })).toBeNull();
    expect(codeOf({ ...SATASAT, trump_alternatives: ["guess"] })).toBeNull();
    const { cut: _, ...less } = SATASAT;
    expect(codeOf(less)).toBeNull();
  });

  it("never stand for rules that exclude each other", () => {
    const clash = { ...SATASAT, trump_timing: "after_ten" };
    expect(clashes(clash).map((one) => one.code)).toEqual(["after_ten"]);
    expect(rulesOf(code(clash))).toEqual({ fault: "rules" });
    const promised = { ...SATASAT, pulls: "off", trick_instead: "on" };
    expect(clashes(promised).map((one) => one.code)).toEqual(["trick_instead"]);
    expect(rulesOf(code(promised))).toEqual({ fault: "rules" });
  });
});
