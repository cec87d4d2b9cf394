import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Following } from "../src/core/following";
import { areas, speak, speaker } from "../src/core/texts";

/** A server whose table is of that game. */
let game = "";
let closed = false;
class Socket {
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  constructor() {
    setTimeout(() => this.tell({ type: "hello", protocol: 1, version: "1", name: "Asha" }));
  }
  tell(update: object): void {
    this.onmessage?.({ data: JSON.stringify(update) });
  }
  send(text: string): void {
    const { id } = JSON.parse(text);
    const seating = { stage: "lobby", match: 0, places: [{ name: "Asha" }, {}, {}], host: 0, settings: {} };
    const company = { away: [], left: [] };
    const known = { game, rules: { deals: 6 }, seating, company, view: { phase: "bid", pool: 3 } };
    setTimeout(() => this.tell({ type: "welcome", id, table: "t", seq: 1, ...known }));
  }
  close(): void {
    closed = true;
  }
}

beforeEach(() => {
  closed = false;
  vi.stubGlobal("WebSocket", Socket);
});
afterEach(() => vi.unstubAllGlobals());

async function followed(): Promise<Following> {
  const following = new Following("t", "5e");
  await vi.waitFor(() => expect(following.failure.value ?? following.known.value).not.toBeNull());
  return following;
}

test("a table of another game is not followed, and one is told why", async () => {
  await areas("shell");
  await speak("en");
  game = "sergeant-major";
  const following = await followed();
  const why = following.failure.value;
  expect(why?.code).toBe("game_not_here");
  expect(following.known.value).toBeNull();
  expect(closed).toBe(true);
  expect(speaker.value.refusal(why?.code ?? "")).toBe("Another game is played here. This page does not know it.");
});

test("a table of 3-2-5 is", async () => {
  game = "three-two-five";
  const following = await followed();
  expect(following.failure.value).toBeNull();
  expect(following.known.value?.game).toBe(game);
  following.end();
});
