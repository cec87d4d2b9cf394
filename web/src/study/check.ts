/** The shuffles of a record against their seeds, and against what this device kept (docs/formats/shuffle.md). */

import type { Promised } from "../core/following";
import type { Card, Proof } from "../core/wire";
import { bySuit, chain, commitment, order } from "./chain";

/** What is not as the seeds give it. */
export type Fault = "commitment" | "dealer" | "shuffle" | "turn" | "fan" | "promise" | "seed" | "unreadable";

export interface DealChecked {
  deal: number;
  faults: readonly Fault[];
  /** No proof: the cards were not drawn from seeds. */
  bare: boolean;
  /** Whether this device kept the server's promise of before the deal; a seed of one's own that was in it. */
  kept: boolean;
  mine: boolean;
  /** What chance did in the deal beside the pack: the first dealer, orders of face-down cards, a turned card. */
  dealer: boolean;
  fans: number;
  turned: boolean;
}

interface Line {
  format?: string;
  table?: string;
  game?: string;
  players?: readonly unknown[];
  rules?: { first_dealer?: string };
  by?: number | "nature";
  auto?: boolean;
  move?: { type: string; order?: Card[]; seat?: number; at?: number; card?: Card };
  proof?: Proof;
}

const HEX = /^[0-9a-f]{64}$/;
const SEED = /^([0-9a-f]{32})?$/;
const same = (a: readonly unknown[], b: readonly unknown[]) => a.length === b.length && a.every((x, i) => x === b[i]);
const readable = (proof: Proof): boolean =>
  HEX.test(proof.seed) && HEX.test(proof.commit) && proof.players.every((seed) => SEED.test(seed));
/** How many cards each game is played with. */
const PACKS: Readonly<Record<string, number>> = { "three-two-five": 30, "thirty-five": 52, trentacinque: 40 };
/** A whole pack, no card twice. */
const whole = (cards: readonly Card[], game: string): boolean =>
  cards.length === PACKS[game] && new Set(cards).size === cards.length;

class Reading {
  readonly deals: DealChecked[] = [];
  table = "";
  game = "";
  seats = 0;
  chosen = false;
  #dealer = -1;
  #pack: readonly Card[] = [];
  #exchange = 0;
  #proof: Proof | null = null;
  #faults: Fault[] = [];

  constructor(readonly promises: Readonly<Record<number, Promised>>) {}

  take(line: Line): void {
    if (line.format) {
      this.table = line.table ?? "";
      this.game = line.game ?? "";
      this.seats = line.players?.length ?? 0;
      this.chosen = line.rules?.first_dealer === "chosen";
      return;
    }
    const { move } = line;
    if (!move) return;
    if (move.type === "seat_dealer") this.#dealer = move.seat ?? -1;
    else if (move.type === "shuffle") this.#shuffle(move.order ?? [], line.proof ?? null);
    else if (move.type === "cut") this.#pack = [...this.#pack.slice(move.at), ...this.#pack.slice(0, move.at)];
    else if (move.type === "turn") this.#turn(move.card ?? "");
    else if (move.type === "concede") this.#exchange += 1;
    else if (move.type === "fan") this.#fan(move.order ?? [], line.by === "nature" || line.auto === true);
  }

  get #last(): DealChecked | undefined {
    return this.deals.at(-1);
  }

  #change(some: Partial<DealChecked>): void {
    const last = this.#last;
    if (last) this.deals[this.deals.length - 1] = { ...last, ...some };
  }

  #wrong(fault: Fault): void {
    if (!this.#faults.includes(fault)) this.#faults.push(fault);
    this.#change({ faults: [...this.#faults] });
  }

  #shuffle(pack: readonly Card[], proof: Proof | null): void {
    const deal = this.deals.length + 1;
    const promised = this.promises[deal];
    this.#pack = pack;
    this.#exchange = 0;
    this.#faults = [];
    this.#proof = proof && readable(proof) ? proof : null;
    this.deals.push({
      deal,
      faults: [],
      bare: !proof,
      kept: Boolean(promised?.commit),
      mine: Boolean(promised?.seed),
      dealer: deal === 1 && !this.chosen,
      fans: 0,
      turned: false,
    });
    if (!proof) {
      if (promised?.commit) this.#wrong("promise"); // it was promised, and is not there
      return;
    }
    if (!this.#proof) {
      this.#wrong("unreadable");
      return;
    }
    if (proof.commit !== commitment(proof.seed, this.table, deal)) this.#wrong("commitment");
    if (promised?.commit && promised.commit !== proof.commit) this.#wrong("promise");
    if (promised?.seed && !proof.players.includes(promised.seed)) this.#wrong("seed");
    if (deal === 1 && !this.chosen && this.#dealer !== chain(proof, "dealer")(this.seats)) this.#wrong("dealer");
    if (!whole(pack, this.game) || !same(pack, order(chain(proof, "shuffle"), pack))) this.#wrong("shuffle");
  }

  #turn(card: Card): void {
    this.#change({ turned: true });
    if (!this.#proof) return;
    const kept = bySuit([...this.#pack.slice(15, 18), ...this.#pack.slice(24, 26)]);
    if (card !== kept[chain(this.#proof, "turn")(5)]) this.#wrong("turn");
  }

  #fan(cards: readonly Card[], chance: boolean): void {
    this.#exchange += 1;
    if (!chance) return;
    this.#change({ fans: (this.#last?.fans ?? 0) + 1 });
    if (this.#proof && !same(cards, order(chain(this.#proof, `fan ${this.#exchange}`), cards))) this.#wrong("fan");
  }
}

/** Each deal of a record of one match. Throws SyntaxError where the text is no record. */
export function checkShuffles(
  record: string,
  promises: Readonly<Record<number, Promised>> = {},
): readonly DealChecked[] {
  const reading = new Reading(promises);
  for (const text of record.split("\n")) if (text.trim()) reading.take(JSON.parse(text) as Line);
  return reading.deals;
}
