/** The socket: lost within three seconds, back by itself, every command answered exactly once (S8 to S10). */

import { signal } from "@preact/signals";
import { Refusal } from "./api";
import { type Command, PROTOCOL, type Refused, type Update } from "./wire";

export type Line = "off" | "connecting" | "on" | "lost";

/** Silence after which the connection counts as lost, milliseconds. */
const SILENCE = 2800;
/** How often that is looked after: both together make the three seconds. */
const LOOK = 200;
/** How long a slow line may take until the server says hello, milliseconds. */
const PATIENCE = 10_000;
/** Waits before each further try once the first minute is over, milliseconds. */
const LATER = [2000, 4000, 8000, 15000];
const MINUTE = 60_000;
/** Refusals after which the very same command is sent again, and how long after, milliseconds. */
const AGAIN: Readonly<Record<string, number>> = {
  busy: 300,
  limit: 1000,
  closing: 1000,
  store_failed: 1000,
  store_full: 5000,
  worker_died: 300,
};

interface Waiting {
  command: Command & { id: string; table: string };
  resolve: (update: Update) => void;
  reject: (error: unknown) => void;
  /** Until it is sent once more. */
  again?: ReturnType<typeof setTimeout>;
}

/** What one table's socket tells. */
export interface Listener {
  /** Every update, in order. */
  told: (update: Update) => void;
  /** What one would join with now. */
  joining: () => { secret?: string; seq?: number };
  /** The table can be followed no more: no session, no table, the wrong link. */
  failed: (error: Refusal) => void;
}

/** A table followed over one socket of its own. */
export class Connection {
  /** Whether the server is there. */
  readonly line = signal<Line>("off");
  readonly #table: string;
  readonly #listener: Listener;
  readonly #client = hex(6);
  readonly #waiting = new Map<string, Waiting>();
  #socket: WebSocket | null = null;
  #count = 0;
  /** When the socket was opened or last said something. */
  #heard = 0;
  #greeted = false;
  #lostAt = 0;
  #tries = 0;
  #joined = false;
  #joinId = "";
  #retry: ReturnType<typeof setTimeout> | undefined;
  #watch: ReturnType<typeof setInterval> | undefined;
  #ended = false;
  readonly #wake = () => {
    if (document.visibilityState === "visible") this.#look();
  };
  readonly #online = () => this.#now();
  readonly #offline = () => this.#lost();

  constructor(table: string, listener: Listener) {
    this.#table = table;
    this.#listener = listener;
    addEventListener("online", this.#online);
    addEventListener("offline", this.#offline);
    document.addEventListener("visibilitychange", this.#wake);
    this.#watch = setInterval(() => this.#look(), LOOK);
    this.line.value = "connecting";
    this.#open();
  }

  /** Follows the table no more. */
  end(): void {
    this.#ended = true;
    clearTimeout(this.#retry);
    clearInterval(this.#watch);
    removeEventListener("online", this.#online);
    removeEventListener("offline", this.#offline);
    document.removeEventListener("visibilitychange", this.#wake);
    this.#drop();
    for (const one of this.#waiting.values()) one.reject(new Refusal("not_joined"));
    this.#waiting.clear();
    this.line.value = "off";
  }

  /**
   * Gives a command, and waits for its answer; sent again, with the same id, where the connection was lost in between.
   *
   * Rejects with Refusal.
   */
  give(command: Command): Promise<Update> {
    this.#count += 1;
    const whole = { ...command, id: `${this.#client}-${this.#count}`, table: this.#table };
    return new Promise((resolve, reject) => {
      if (this.#ended) {
        reject(new Refusal("not_joined"));
        return;
      }
      const waiting: Waiting = { command: whole, resolve, reject };
      this.#waiting.set(whole.id, waiting);
      if (this.#joined) this.#send(waiting);
    });
  }

  #open(): void {
    if (this.#ended || this.#socket) return;
    const socket = new WebSocket(`${location.origin.replace(/^http/, "ws")}/ws`);
    this.#socket = socket;
    this.#heard = performance.now();
    this.#greeted = false;
    socket.onmessage = (message) => {
      if (socket !== this.#socket) return;
      this.#heard = performance.now();
      this.#take(JSON.parse(message.data as string) as Update);
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#lost();
    };
  }

  #take(update: Update): void {
    if (update.type === "hello") {
      this.#greeted = true;
      if (update.protocol !== PROTOCOL) {
        this.#fail(new Refusal("page_outdated"));
        return;
      }
      this.#count += 1;
      this.#joinId = `${this.#client}-${this.#count}`;
      const join = { type: "join", id: this.#joinId, table: this.#table, ...this.#listener.joining() };
      this.#socket?.send(JSON.stringify(join));
      return;
    }
    if (update.type === "closing") return; // the socket will be closed, and opened anew
    const id = "id" in update ? update.id : undefined;
    if (id !== undefined && id === this.#joinId && (update.type === "welcome" || update.type === "done")) {
      this.#listener.told(update);
      this.#back();
      return;
    }
    if (update.type === "refused") {
      for (const missed of update.missed ?? []) this.#listener.told(missed);
      if (id !== undefined && id === this.#joinId) {
        const wait = pause(update);
        if (wait === undefined) this.#fail(new Refusal(update.code, update.params));
        else this.#lost(wait);
        return;
      }
      if (id === undefined) {
        if (update.code === "no_spectators" || update.code === "no_session")
          this.#fail(new Refusal(update.code, update.params));
        return;
      }
      const waiting = this.#waiting.get(id);
      if (!waiting) return;
      const wait = pause(update);
      if (wait !== undefined) {
        waiting.again = setTimeout(() => this.#send(waiting), wait);
        return;
      }
      this.#waiting.delete(id);
      waiting.reject(new Refusal(update.code, update.params));
      return;
    }
    if (update.type !== "beat") this.#listener.told(update);
    const waiting = id === undefined ? undefined : this.#waiting.get(id);
    if (waiting && id !== undefined) {
      this.#waiting.delete(id);
      waiting.resolve(update);
    }
  }

  #send(waiting: Waiting): void {
    this.#socket?.send(JSON.stringify(waiting.command));
  }

  /** The table is followed again: what was not answered is asked once more, under its old id. */
  #back(): void {
    this.#joined = true;
    this.#tries = 0;
    this.#lostAt = 0;
    this.line.value = "on";
    for (const waiting of this.#waiting.values()) this.#send(waiting);
  }

  #look(): void {
    const silence = performance.now() - this.#heard;
    if (this.#socket && silence > (this.#greeted ? SILENCE : PATIENCE)) this.#lost();
    else if (!this.#socket && document.visibilityState === "visible" && !this.#retry) this.#now();
  }

  #now(): void {
    if (this.#ended || (this.#socket && this.line.value === "on")) return;
    clearTimeout(this.#retry);
    this.#retry = undefined;
    if (this.#socket && performance.now() - this.#heard > SILENCE) this.#drop(); // it hangs: begin anew
    this.#open();
  }

  /** `least`: milliseconds that have to go by before the next try. */
  #lost(least = 0): void {
    if (this.#ended) return;
    this.#drop();
    this.line.value = "lost";
    const now = performance.now();
    if (!this.#lostAt) this.#lostAt = now;
    const late = now - this.#lostAt - MINUTE;
    const wait = late < 0 ? 700 + 600 * Math.random() : (LATER[Math.min(this.#tries++, LATER.length - 1)] ?? 15000);
    clearTimeout(this.#retry);
    this.#retry = setTimeout(
      () => {
        this.#retry = undefined;
        this.#ask();
      },
      Math.max(wait, least),
    );
  }

  /** A socket that is refused says nothing of why: a request is told it. */
  #ask(): void {
    if (this.#ended || this.#socket) return;
    this.#open();
    fetch("/api/session", { credentials: "same-origin" })
      .then((answer) => {
        if (answer.status === 401 && !this.#joined) this.#fail(new Refusal("no_session"));
      })
      .catch(() => {});
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    this.#joined = false;
    for (const waiting of this.#waiting.values()) clearTimeout(waiting.again);
    if (!socket) return;
    socket.onmessage = null;
    socket.onclose = null;
    socket.close();
  }

  #fail(error: Refusal): void {
    this.end();
    this.#listener.failed(error);
  }
}

/** Milliseconds until what was refused is sent again; undefined where it would be refused again. */
function pause(refused: Refused): number | undefined {
  const wait = AGAIN[refused.code];
  return wait === undefined ? undefined : Math.max(wait, Number(refused.params.seconds ?? 0) * 1000);
}

/** So many random bytes as hexadecimal digits. */
export function hex(bytes: number): string {
  const random = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(random, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
