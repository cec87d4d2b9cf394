/** A table that is followed: what is known, what is shown of it now, and every command one can give. */

import { computed, effect, type ReadonlySignal, signal } from "@preact/signals";
import { isHere, Refusal } from "./api";
import type { BiddingMove } from "./bidding";
import { Connection, hex, type Line } from "./connection";
import { type AnyKnown, apply } from "./known";
import { Presenter } from "./present";
import { type Speaker, speaker } from "./texts";
import type { Command, Hinted, HostAction, Move, Said, Seat, TableSettings, Update } from "./wire";

/** Where the link secrets of tables are kept that one has come to: one may come again from "my tables". */
const SECRETS = "satasat.secrets";

export function keptSecret(table: string): string | undefined {
  try {
    const all = JSON.parse(localStorage.getItem(SECRETS) ?? "{}") as Record<string, unknown>;
    const secret = Object.hasOwn(all, table) ? all[table] : undefined;
    return typeof secret === "string" ? secret : undefined;
  } catch {
    return undefined;
  }
}

function keepSecret(table: string, secret: string): void {
  try {
    const all = JSON.parse(localStorage.getItem(SECRETS) ?? "{}") as Record<string, string>;
    delete all[table];
    const entries = [...Object.entries(all), [table, secret]].slice(-50);
    localStorage.setItem(SECRETS, JSON.stringify(Object.fromEntries(entries)));
  } catch {
    // a browser that keeps nothing
  }
}

export class Following {
  /** The truth, as far as one may know it. */
  readonly known = signal<AnyKnown | null>(null);
  /** Why the table can be followed no more. */
  readonly failure = signal<Refusal | null>(null);
  /** Whether a command waits for its answer: nothing else may be given to the game meanwhile. */
  readonly waiting: ReadonlySignal<boolean>;
  /** What was refused last, for the message line; gone with the next update. */
  readonly refusal = signal<Refusal | null>(null);
  readonly said = signal<readonly Said[]>([]);
  /** What is on the table to look at: the truth, a little later (see present.ts). */
  readonly presenter = new Presenter();
  readonly line: ReadonlySignal<Line>;
  /** Speaks with the names of those who sit here. */
  readonly speaker: ReadonlySignal<Speaker>;
  readonly #connection: Connection;
  readonly #link: string | undefined;
  readonly #given = signal(0);
  readonly #seeds = new Map<string, string>();
  /** What was said to be ready for, and not answered yet. */
  readonly #readying = new Map<string, Promise<Update | null>>();
  readonly #stop: () => void;

  constructor(
    readonly table: string,
    secret: string | undefined,
  ) {
    const link = secret ?? keptSecret(table);
    this.#link = link;
    this.#connection = new Connection(table, {
      told: (update) => this.#told(update),
      joining: () => ({
        ...(link ? { secret: link } : {}),
        ...(this.known.value ? { seq: this.known.value.seq } : {}),
      }),
      failed: (error) => {
        this.failure.value = error;
      },
    });
    this.line = this.#connection.line;
    this.waiting = computed(() => this.#given.value > 0);
    this.speaker = computed(() => {
      const known = this.known.value;
      const base = speaker.value;
      if (!known) return base;
      const names = known.seating.places.map((place, seat) =>
        seat === known.seat
          ? base.say("me")
          : (place.name ??
            (place.bot ? base.say("bot-name", { n: String(seat + 1) }) : base.say("seat-n", { n: String(seat + 1) }))),
      );
      return base.at(names, known.seat);
    });
    this.#stop = effect(() => {
      const known = this.known.value;
      // who only watches is not told the secret that he came with
      const opens = known && (known.secret ?? link);
      if (opens) keepSecret(table, opens);
    });
  }

  end(): void {
    this.#stop();
    this.presenter.end();
    this.#connection.end();
  }

  #told(update: Update): void {
    if (update.type === "said") {
      this.said.value = [...this.said.value.slice(-99), update];
      return;
    }
    if (update.type === "welcome" && !isHere(update.game)) {
      const opens = update.secret ?? this.#link;
      if (opens) keepSecret(this.table, opens);
      this.failure.value = new Refusal("game_not_here");
      this.end();
      return;
    }
    const before = this.known.value;
    const after = apply(before, update, Date.now());
    if (!after || after === before) return;
    this.known.value = after;
    if (update.type === "happened" && before) {
      this.refusal.value = null;
      this.presenter.happened(before, update, after);
    } else if (update.type === "welcome") {
      this.refusal.value = null;
      this.presenter.jump(after);
    } else this.presenter.touch(after);
  }

  /** Gives a command; what is refused is told in `refusal`, and is null. `beside`: the game need not wait for it. */
  async #give(command: Command, beside = false): Promise<Update | null> {
    if (!beside) this.#given.value += 1;
    try {
      return await this.#connection.give(command);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.refusal.value = error;
      return null;
    } finally {
      if (!beside) this.#given.value -= 1;
    }
  }

  get #seq(): number {
    return this.known.value?.seq ?? 0;
  }

  act = (move: Move | BiddingMove) => this.#give({ type: "act", seq: this.#seq, move });
  claim = () => this.#give({ type: "claim", seq: this.#seq });
  takeBack = () => this.#give({ type: "take_back", seq: this.#seq });
  endMatch = () => this.#give({ type: "end" });
  answer = (proposal: number, yes: boolean) => this.#give({ type: "answer", proposal, yes });
  takeSeat = (seat: Seat) => this.#give({ type: "take_seat", seat });
  leave = () => this.#give({ type: "leave" });
  back = () => this.#give({ type: "back" });
  start = (dealer?: Seat) => this.#give({ type: "start", ...(dealer === undefined ? {} : { dealer }) });
  rematch = (dealer?: Seat) => this.#give({ type: "rematch", ...(dealer === undefined ? {} : { dealer }) });
  host = (what: HostAction) => this.#give({ type: "host", do: what });
  configure = (some: Partial<TableSettings>) => {
    const now = this.known.value?.seating.settings;
    return now ? this.host({ type: "configure", settings: { ...now, ...some } }) : Promise.resolve(null);
  };
  say = (what: { phrase?: string; face?: string; text?: string }) => this.#give({ type: "say", ...what }, true);
  hint = async (): Promise<Hinted | null> => {
    const answer = await this.#give({ type: "hint", seq: this.#seq }, true);
    return answer?.type === "hinted" ? answer : null;
  };

  /** Ready for the deal that waits, with a seed made by chance on this device, for the shuffle that can be checked (S12). */
  ready = () => {
    const known = this.known.value;
    const deal = known?.commits.length ?? 1;
    const key = `${known?.seating.match}/${deal}`;
    const seed = this.#seeds.get(key) ?? hex(16);
    this.#seeds.set(key, seed);
    keepSeed(this.table, known?.seating.match ?? 0, deal, known?.commits[deal - 1] ?? "", seed);
    const given = this.#readying.get(key) ?? this.#give({ type: "ready", deal, seed });
    this.#readying.set(key, given);
    return given.finally(() => this.#readying.delete(key));
  };
}

/** A promise that the server made before a deal, and the seed that one gave: what the shuffle is checked against later. */
export interface Promised {
  commit: string;
  seed: string;
}
const PROMISES = "satasat.promises";

export function promises(table: string, match: number): Readonly<Record<number, Promised>> {
  try {
    const all = JSON.parse(localStorage.getItem(PROMISES) ?? "{}") as Record<string, Record<number, Promised>>;
    return all[`${table}/${match}`] ?? {};
  } catch {
    return {};
  }
}

function keepSeed(table: string, match: number, deal: number, commit: string, seed: string): void {
  try {
    const all = JSON.parse(localStorage.getItem(PROMISES) ?? "{}") as Record<string, Record<number, Promised>>;
    const key = `${table}/${match}`;
    const here = { ...all[key], [deal]: { commit, seed } };
    delete all[key];
    localStorage.setItem(
      PROMISES,
      JSON.stringify(Object.fromEntries([...Object.entries(all), [key, here]].slice(-40))),
    );
  } catch {
    // a browser that keeps nothing: the shuffle is then checked without one's own seed
  }
}

/** Forgets on this device what would let the next person here into one's tables. */
export function forgetTables(): void {
  try {
    localStorage.removeItem(SECRETS);
    localStorage.removeItem(PROMISES);
  } catch {
    // a browser that keeps nothing
  }
}
