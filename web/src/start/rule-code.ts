/** Rules as eight characters, to be read out or sent (docs/formats/rule-code.md). */

import type { Rules } from "../core/wire";

/**
 * What the codes of version 1 are made of. FROZEN: a code is given away, and has to mean the same for ever. New options or
 * values need a new version with a table of its own; `tests/test_rule_code.py` fails until they have one.
 */
// biome-ignore format: a line for each option
const TABLE: readonly (readonly [string, readonly (string | number)[], "one" | "many"])[] = [
  ["direction", ["clockwise", "anticlockwise"], "one"],
  ["first_dealer", ["random", "chosen", "draw_532"], "one"],
  ["cut", ["none", "five_seat"], "one"],
  ["trump_timing", ["after_five", "after_ten"], "one"],
  ["trump_alternatives", ["turn_three", "seventh_card", "random_rest"], "many"],
  ["sevens", ["low", "permanent_trumps"], "one"],
  ["high_seven", ["hearts", "spades"], "one"],
  ["pulls", ["off", "on"], "one"],
  ["return_keep", [2, 1, 0], "one"],
  ["return_drawn", ["forbidden", "allowed"], "one"],
  ["fan", ["shuffled", "by_hand"], "one"],
  ["debtor_order", ["dealer_three_five", "dealer_five_three"], "one"],
  ["pull_visibility", ["private", "drawn_shown", "both_shown"], "one"],
  ["trick_instead", ["off", "on"], "one"],
  ["scoring", ["minus_quota", "raw_tricks"], "one"],
  ["slam_bonus", [0, 5], "one"],
  ["dealer_rule", ["rotate", "loser_deals"], "one"],
  ["deals", [], "one"],
];
const VERSION = 1;

const DIGITS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
/** Digits between the first, which holds the version, and the two that check. */
const BODY = 5;
const LONGEST = 12;
/** The largest prime whose remainders two digits can hold. */
const PRIME = 1021;
/** Any number that is no remainder of a smaller power of itself among so few digits. */
const BASE = 33;

/** Why a code is none: it has too few or too many characters, one is wrong, or it is from another time. */
export type CodeFault = "length" | "character" | "check" | "version" | "rules";
export type Decoded = { rules: Rules } | { fault: CodeFault };

const digits = (n: number, length: number): string => {
  let text = "";
  for (let rest = n; rest > 0 || text.length < length; rest = Math.floor(rest / 32)) text = DIGITS[rest % 32] + text;
  return text;
};

function checked(body: string): string {
  let sum = 0;
  for (const digit of body) sum = (sum * BASE + DIGITS.indexOf(digit)) % PRIME;
  return digits(sum, 2);
}

/** In how many ways an option can be set. */
const ways = (values: readonly unknown[], kind: "one" | "many"): number =>
  kind === "many" ? 2 ** values.length : values.length;

/** Where the option's value stands among its ways; -1: nowhere. */
function placeOf(values: readonly (string | number)[], kind: "one" | "many", value: Rules[string] | undefined): number {
  if (kind === "one") return values.indexOf(value as string | number);
  if (!Array.isArray(value) || value.some((one) => !values.includes(one))) return -1;
  return values.reduce<number>((sum, one, i) => sum + (value.includes(one) ? 2 ** i : 0), 0);
}

/** The code of these rules; null where they hold something that codes of this version cannot say. */
export function codeOf(rules: Rules): string | null {
  const deals = rules.deals;
  if (typeof deals !== "number" || !Number.isInteger(deals) || deals < 1 || deals > 9999) return null;
  if (Object.keys(rules).length !== TABLE.length) return null;
  let n = deals - 1; // the largest part, so that usual lengths give short codes
  for (const [option, values, kind] of TABLE) {
    if (!values.length) continue;
    const place = placeOf(values, kind, rules[option]);
    if (place < 0) return null;
    n = n * ways(values, kind) + place;
  }
  const body = digits(VERSION * 4 + (n % 4), 1) + digits(Math.floor(n / 4), BODY);
  return body + checked(body);
}

/** What somebody typed, as a code is written: no blanks or hyphens, capitals, and no letter that looks like a digit. */
export const cleaned = (typed: string): string =>
  typed
    .toUpperCase()
    .replace(/[\s\-–.]/g, "")
    .replace(/O/g, "0")
    .replace(/[IL]/g, "1");

/** In two halves, as it is read out. */
export const spaced = (code: string): string => `${code.slice(0, 4)} ${code.slice(4)}`;

/** The rules of a code, or why there are none. */
export function rulesOf(typed: string): Decoded {
  const code = cleaned(typed);
  if ([...code].some((one) => !DIGITS.includes(one))) return { fault: "character" };
  if (code.length < BODY + 3 || code.length > LONGEST) return { fault: "length" };
  const body = code.slice(0, -2);
  if (checked(body) !== code.slice(-2)) return { fault: "check" };
  const head = DIGITS.indexOf(body[0] as string);
  if (head >> 2 !== VERSION) return { fault: "version" };
  let n = 0;
  for (const digit of body.slice(1)) n = n * 32 + DIGITS.indexOf(digit);
  if (digits(n, BODY) !== body.slice(1)) return { fault: "rules" }; // there is one way to write a code
  n = n * 4 + (head & 3);
  const found: Record<string, Rules[string]> = {};
  for (const [option, values, kind] of TABLE.toReversed()) {
    if (!values.length) continue;
    const place = n % ways(values, kind);
    n = Math.floor(n / ways(values, kind));
    found[option] =
      kind === "many"
        ? (values as readonly string[]).filter((_, i) => (place >> i) & 1)
        : (values[place] as string | number);
  }
  if (n >= 9999) return { fault: "rules" };
  found.deals = n + 1;
  if (clashes(found).length) return { fault: "rules" };
  return { rules: Object.fromEntries(TABLE.map(([option]) => [option, found[option] as Rules[string]])) };
}

/** Two rules that exclude each other, and how each could give way (RULES V-1, V-2). */
export interface Clash {
  code: "after_ten" | "trick_instead";
  /** The options that cannot be so at once, each with the value that makes room for the other. */
  options: readonly { id: string; free: Rules[string] }[];
}

export function clashes(rules: Rules): Clash[] {
  const found: Clash[] = [];
  const alternatives = rules.trump_alternatives;
  if (rules.trump_timing === "after_ten" && Array.isArray(alternatives) && alternatives.length)
    found.push({
      code: "after_ten",
      options: [
        { id: "trump_timing", free: "after_five" },
        { id: "trump_alternatives", free: [] },
      ],
    });
  if (rules.trick_instead === "on" && rules.pulls === "off")
    found.push({
      code: "trick_instead",
      options: [
        { id: "trick_instead", free: "off" },
        { id: "pulls", free: "on" },
      ],
    });
  return found;
}
