import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { Refusal } from "../src/core/api";
import { change } from "../src/core/settings";
import { areas, speak } from "../src/core/texts";
import { haveSession, linkTo, nameOr, openWithBots, placeOf, reason } from "../src/start/opening";
import { BOTH } from "./betting-games";

interface Asked {
  method: string;
  path: string;
  body: unknown;
}
const asked: Asked[] = [];
const commands: { type: string; do?: unknown; dealer?: number }[] = [];
let session: { name: string } | null = null;
let refuse: { path: string; status: number; answer: unknown } | null = null;
let firstDealer = "random";
let game = "three-two-five";

const json = (answer: unknown, status = 200) => new Response(JSON.stringify(answer), { status });

async function serve(path: string, init: RequestInit = {}): Promise<Response> {
  const method = init.method ?? "GET";
  const body = init.body ? JSON.parse(String(init.body)) : undefined;
  asked.push({ method, path, body });
  if (refuse?.path === path) return json(refuse.answer, refuse.status);
  if (path === "/api/session" && method === "GET")
    return session ? json(session) : json({ code: "no_session", params: {} }, 401);
  if (path.startsWith("/api/games")) return json(BOTH);
  if (path === "/api/session") {
    session = { name: (body as { name: string }).name };
    return json(session, 201);
  }
  return json({ table: "abcdefgh1234", secret: "5e", link: "" }, 201);
}

/** Seats that are free, by game. */
const SEATS: Readonly<Record<string, number>> = { "three-two-five": 2, trentacinque: 3 };

/** A server that carries out everything. */
class Socket {
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  seq = 1;
  places: object[] = [{ name: "Player" }, ...Array(SEATS[game]).fill({})];
  constructor() {
    setTimeout(() => this.tell({ type: "hello", protocol: 1, version: "0", name: "Player" }));
  }
  tell(update: object) {
    this.onmessage?.({ data: JSON.stringify(update) });
  }
  seating() {
    return { stage: "lobby", match: 0, places: this.places, host: 0, settings: {} };
  }
  send(text: string) {
    const command = JSON.parse(text);
    commands.push(command);
    const { id, table } = command;
    if (command.type === "join") {
      setTimeout(() =>
        this.tell({
          type: "welcome",
          table,
          seq: 1,
          id,
          game,
          rules: { first_dealer: firstDealer },
          seat: 0,
          seating: this.seating(),
          company: { away: [false, false, false], left: [false, false, false] },
        }),
      );
      return;
    }
    if (command.type === "host") this.places = this.places.with(command.do.seat, { bot: command.do.bot });
    this.seq += 1;
    const update = { type: "happened", table, seq: this.seq, id, what: { type: "bot_sat" }, seating: this.seating() };
    setTimeout(() => this.tell(update));
  }
  close() {}
}

beforeAll(async () => {
  vi.stubGlobal("fetch", serve);
  vi.stubGlobal("WebSocket", Socket);
  await areas("shell", "start", "terms", "refusals", "chat");
  await speak("en");
});
beforeEach(() => {
  asked.length = 0;
  commands.length = 0;
  session = null;
  refuse = null;
  firstDealer = "random";
  game = "three-two-five";
  change({ name: "", bot: "hard", pace: "half" });
});

test("two taps to the first card: a session, a private table, two bots, the beginning", async () => {
  const place = await openWithBots();
  expect(place).toBe("/t/abcdefgh1234#5e");
  expect(asked.map(({ method, path }) => `${method} ${path}`)).toEqual([
    "GET /api/session",
    "POST /api/session",
    "POST /api/tables",
  ]);
  expect(asked[1]?.body).toEqual({ name: "Player" });
  expect(asked[2]?.body).toEqual({
    settings: { private: true, clock: "none", hints: true, pace: "half", sit_in_bot: "hard" },
  });
  expect(commands.map(({ type }) => type)).toEqual(["join", "host", "host", "start"]);
  expect(commands[1]?.do).toEqual({ type: "put_bot", seat: 1, bot: "hard" });
  expect(commands[2]?.do).toEqual({ type: "put_bot", seat: 2, bot: "hard" });
  expect(commands[3]).not.toHaveProperty("dealer");
});

test("a table of another game gets bots that play it in all its seats", async () => {
  game = "trentacinque";
  change({ bot: "expert" });
  await openWithBots({ game });
  expect(asked.at(-1)?.path).toBe("/api/tables");
  expect(asked.at(-1)?.body).toMatchObject({ game, settings: { sit_in_bot: "hard" } });
  expect(commands.map(({ type }) => type)).toEqual(["join", "host", "host", "host", "start"]);
  expect(commands[3]?.do).toEqual({ type: "put_bot", seat: 3, bot: "hard" });
});

test("where the players choose the first dealer, whoever opened the table deals", async () => {
  firstDealer = "chosen";
  await openWithBots();
  expect(commands[3]?.dealer).toBe(0);
});

test("the same deal once more is asked for as it is", async () => {
  session = { name: "Asha" };
  await openWithBots({ again: { table: "t", number: 1, deal: 2 } });
  expect(asked.at(-1)?.body).toMatchObject({ again: { table: "t", number: 1, deal: 2 } });
});

test("a table that cannot be opened is told as a refusal", async () => {
  refuse = {
    path: "/api/tables",
    status: 429,
    answer: { code: "limit", params: { key: "tables_per_hour", seconds: 90 } },
  };
  const error = await openWithBots().catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(Refusal);
  expect(reason(error)).toBe("Too many new tables were opened from here. You can open the next one in 2 minutes.");
});

test("a name that was typed takes the place of the one before", async () => {
  session = { name: "Asha" };
  await haveSession("Bina ");
  expect(asked.at(-1)).toEqual({ method: "PATCH", path: "/api/session", body: { name: "Bina" } });
  asked.length = 0;
  await haveSession();
  expect(asked).toHaveLength(1);
  expect(nameOr("")).toBe("Player");
});

test("links keep their secret behind the #", () => {
  expect(placeOf({ table: "t", secret: null })).toBe("/t/t");
  expect(new URL(linkTo("t", "5e")).hash).toBe("#5e");
});

test("every reason is a sentence", () => {
  const codes = ["wrong_spoken_code", "unreachable", "unknown_table", "seat_taken", "something_new"];
  for (const code of codes) expect(reason(new Refusal(code, { seat: 1, table: "t" }))).toMatch(/^[A-Z]/);
  expect(reason(new Error("x"))).toBe("Something went wrong. Please try again.");
});
