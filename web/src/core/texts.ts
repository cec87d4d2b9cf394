/** Words for people, from the same Project Fluent files as the program's (src/satasat/texts). */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { signal } from "@preact/signals";
import { indexOf, rankOf, SIGNS, suitOf } from "./cards";
import type { Card, Params, Seat, Suit } from "./wire";

const FILES = import.meta.glob<string>(
  "../../../src/satasat/texts/locale/*/{betting,bidding,chat,choices,hint,odds,play,refusals,review,rulebook,rules,settings,shell,start,study,table,terms,words}.ftl",
  {
    query: "?raw",
    import: "default",
  },
);

/** A file of texts. */
export type Area =
  | "betting"
  | "bidding"
  | "chat"
  | "choices"
  | "hint"
  | "odds"
  | "play"
  | "refusals"
  | "review"
  | "rulebook"
  | "rules"
  | "settings"
  | "shell"
  | "start"
  | "study"
  | "table"
  | "terms"
  | "words";

export const LANGUAGES = ["en", "ne", "hi", "ru"] as const;
export type Language = (typeof LANGUAGES)[number];
/** Each language in its own script. */
export const OWN_NAMES: Readonly<Record<Language, string>> = { en: "English", ne: "नेपाली", hi: "हिन्दी", ru: "Русский" };

/** A card, a suit or a list of them, to be put into words. */
export interface Worded {
  cards?: readonly Card[];
  suits?: readonly Suit[];
}
export type Param = string | number | boolean | null | undefined | Worded | readonly string[];
export type Say = (code: string, params?: Readonly<Record<string, Param>>) => string;

const SEAT_PARAMS = new Set(["by", "turn", "seat", "creditor", "debtor", "dealer", "actor"]);
/** Parameters whose values are never cards or suits, whatever they look like. */
const PLAIN_PARAMS = new Set(["name", "names", "value", "text", "key", "table", "reason"]);
const CARD = /^[AKQJT2-9][SHDC]$/;
const SUIT = /^[SHDC]$/;

/** Says texts in one language; at a table to one player (`me`), with these players' names. */
export class Speaker {
  readonly #bundle: FluentBundle;
  constructor(
    readonly language: Language,
    bundle: FluentBundle,
    readonly names: readonly string[] = [],
    readonly me: Seat | null = null,
  ) {
    this.#bundle = bundle;
  }

  at(names: readonly string[], me: Seat | null): Speaker {
    return new Speaker(this.language, this.#bundle, names, me);
  }

  has(code: string): boolean {
    return this.#bundle.hasMessage(code);
  }

  /** The text of a code. Throws where the language has none: a missing text is a fault of the build. */
  say: Say = (code, params = {}) => {
    const message = this.#bundle.getMessage(code);
    if (!message?.value) throw new Error(`no text ${code}`);
    const args: Record<string, FluentVariable> = {};
    for (const [key, value] of Object.entries(params)) {
      if (SEAT_PARAMS.has(key) && typeof value === "number") {
        args[key] = this.name(value);
        args[`${key}-you`] = value === this.me ? "yes" : "no";
      } else args[key] = this.#word(value);
    }
    const errors: Error[] = [];
    const text = this.#bundle.formatPattern(message.value, args, errors);
    if (errors.length) throw new Error(`${code}: ${errors[0]?.message}`);
    return text;
  };

  /** A player's name. */
  name(seat: Seat): string {
    return this.names[seat] ?? this.say("seat-n", { n: String(seat + 1) });
  }

  /** `10♦`, as `Words` shows it and `spoken` says it. */
  card(card: Card): string {
    return indexOf(card) + SIGNS[suitOf(card)];
  }

  /** "ten of diamonds" */
  cardName(card: Card): string {
    return this.say(`card-${suitOf(card)}`, { rank: this.say(`rank-${rankOf(card)}`) });
  }

  /** Points with a sign: +2, 0, −1. */
  points(n: number): string {
    return n > 0 ? `+${n}` : n < 0 ? `−${-n}` : "0";
  }

  /** A number with one or more digits behind the point, as the language writes it. */
  figure(n: number, digits = 1, sign = false): string {
    const text = new Intl.NumberFormat(`${this.language}-u-nu-latn`, {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
      signDisplay: sign ? "exceptZero" : "auto",
    }).format(n);
    return text.replace("-", "−");
  }

  /** "Asha, Bina and Chandra". Browsers do not know how each of the languages does it. */
  list(words: readonly string[]): string {
    const first = words.slice(0, -1).join(", ");
    const last = words.at(-1) ?? "";
    return first ? this.say("list-end", { first, last }) : last;
  }

  /** Why something was refused, or may not be done: `why-CODE`, `error-CODE`, or `refusal-CODE`, of the page's own. */
  refusal(code: string, params: Params = {}): string {
    const words = fromWire(params);
    for (const key of [`why-${code}`, `error-${code}`, `refusal-${code}`]) {
      if (!this.has(key)) continue;
      const text = this.say(key, words);
      // the program's refusals are told within a sentence of its own
      return key.startsWith("error-")
        ? this.say("as-sentence", { text: text.charAt(0).toUpperCase() + text.slice(1) })
        : text;
    }
    return this.say("refusal-unknown", { what: code });
  }

  /** What ends without a stop gets the language's own, so that a voice makes a pause before the next sentence. */
  closed(text: string): string {
    return OPEN_END.test(text) && this.has("as-sentence") ? this.say("as-sentence", { text }) : text;
  }

  /** The text with cards as a voice says them: "10♦" becomes "ten of diamonds". */
  spoken(text: string): string {
    return text
      .replace(CARD_BESIDE, "$&,")
      .replace(SHORT_CARD, (_, index: string, sign: string) => this.cardName(cardFrom(index, sign)));
  }

  #word(value: Param): FluentVariable {
    if (value === null || value === undefined) return "none";
    if (typeof value === "boolean") return value ? "yes" : "no";
    if (typeof value === "number" || typeof value === "string") return value;
    if ("cards" in value && value.cards) return value.cards.map((c) => this.card(c)).join(" ") || "none";
    if ("suits" in value && value.suits) return value.suits.map((s) => this.say(`suit-${s}`)).join(", ") || "none";
    return (value as readonly string[]).join(", ") || "none";
  }
}

/** The end of a text that is no stop. */
const OPEN_END = /[\p{L}\p{M}\p{N})♠♥♦♣]$/u;
/** A card in a text: `10♦`. */
export const SHORT_CARD = /(10|[AKQJ2-9])([♠♥♦♣])/g;
/** One that another follows: a voice makes a pause between them. */
const CARD_BESIDE = /(?:10|[AKQJ2-9])[♠♥♦♣](?=[ \u00a0](?:10|[AKQJ2-9])[♠♥♦♣])/g;
const SUIT_OF_SIGN: Readonly<Record<string, Suit>> = { "♠": "S", "♥": "H", "♦": "D", "♣": "C" };
export const cardFrom = (index: string, sign: string): Card => (index === "10" ? "T" : index) + SUIT_OF_SIGN[sign];

/** Parameters as the server writes them: cards and suits among them become words. */
export function fromWire(params: Params): Record<string, Param> {
  const out: Record<string, Param> = {};
  for (const [key, value] of Object.entries(params)) out[key] = PLAIN_PARAMS.has(key) ? String(value) : worded(value);
  return out;
}

function worded(value: unknown): Param {
  if (typeof value === "string") {
    if (value.split(" ").every((c) => CARD.test(c))) return { cards: value.split(" ") };
    if (SUIT.test(value)) return { suits: [value as Suit] };
    return value;
  }
  if (Array.isArray(value)) {
    const all = value.map(String);
    if (all.length && all.every((c) => CARD.test(c))) return { cards: all };
    if (all.length && all.every((s) => SUIT.test(s))) return { suits: all as Suit[] };
    return all;
  }
  if (typeof value === "number" || typeof value === "boolean" || value === null || value === undefined) return value;
  return JSON.stringify(value);
}

const bundles = new Map<Language, FluentBundle>();
const loaded = new Map<string, Promise<void>>();
const wanted = new Set<Area>();

/** Who speaks now; nothing before `speak`. */
export const speaker = signal<Speaker>(new Speaker("en", new FluentBundle("en")));

function read(language: Language, area: Area): Promise<void> {
  const path = `../../../src/satasat/texts/locale/${language}/${area}.ftl`;
  const known = loaded.get(path);
  if (known) return known;
  const file = FILES[path];
  if (!file) throw new Error(`no texts ${language}/${area}`);
  const done = file().then((source) => {
    // the same digits as the program writes
    const bundle = bundles.get(language) ?? new FluentBundle([`${language}-u-nu-latn`], { useIsolating: false });
    bundles.set(language, bundle);
    bundle.addResource(new FluentResource(source));
  });
  done.catch(() => loaded.delete(path)); // it may be tried again
  loaded.set(path, done);
  return done;
}

/** The language that was asked for last; it may still be on its way. */
let coming: Language = "en";

/**
 * Speak that language from now on, with all areas that were ever asked for.
 *
 * Where another one is asked for meanwhile, that is spoken. Rejects where its texts cannot be loaded: the language stays as it was.
 */
export async function speak(language: Language): Promise<void> {
  coming = language;
  const known = () => [...wanted].map((area) => read(language, area));
  try {
    for (let count = -1; count !== wanted.size; ) {
      count = wanted.size; // an area may be asked for while others are loaded
      await Promise.all(known());
    }
  } catch (error) {
    if (coming === language) coming = speaker.value.language;
    throw error;
  }
  if (coming !== language) return;
  const bundle = bundles.get(language);
  if (!bundle) throw new Error("no area was asked for");
  speaker.value = new Speaker(language, bundle);
  document.documentElement.lang = language;
}

/** Makes the texts of these areas ready, in the language spoken now and in the one that comes. */
export async function areas(...names: readonly Area[]): Promise<void> {
  for (const name of names) wanted.add(name);
  if (!bundles.size) return;
  const languages = new Set([speaker.value.language, coming]);
  await Promise.all([...languages].flatMap((language) => names.map((name) => read(language, name))));
}
