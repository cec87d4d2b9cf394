import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { go } from "../src/core/route";
import { change } from "../src/core/settings";
import { areas, speak } from "../src/core/texts";
import { botAmong, botsOf } from "../src/start/games";
import { keepLastRules, lastRules } from "../src/start/saved-rules";
import { Start } from "../src/start/start";
import { BOTH, THIRTY_FIVE } from "./betting-games";

const posted: unknown[] = [];
let running: object[] = [];

async function serve(path: string, init: RequestInit = {}): Promise<Response> {
  const json = (answer: unknown) => new Response(JSON.stringify(answer));
  if (path.startsWith("/api/games")) return json(BOTH);
  if (path === "/api/session") return json({ name: "Asha" });
  if (path === "/api/matches") return json({ matches: running });
  if (path === "/api/limits") return json({ deals: 30 });
  if (path === "/api/tables") {
    posted.push(JSON.parse(String(init.body)));
    return new Response(JSON.stringify({ code: "unknown_bot", params: { bot: "x", allowed: [] } }), { status: 400 });
  }
  throw new Error(path);
}

const root = document.createElement("div");
/** Waits until it is so; on a busy machine it may take its time. */
const soon = (check: () => void) => vi.waitFor(check, 4000);
async function show(address: string): Promise<void> {
  go(address);
  await act(async () => render(<Start key={address} />, root));
  await soon(() => expect(root.querySelector(".loading")).toBeNull());
}
const button = (name: string): HTMLButtonElement | undefined =>
  [...root.querySelectorAll("button")].find((one) => one.textContent?.startsWith(name));

beforeAll(async () => {
  vi.stubGlobal("fetch", serve);
  vi.stubGlobal("scrollTo", () => {});
  await areas("shell", "start", "terms", "refusals", "chat");
  await speak("en");
  document.body.append(root);
});
beforeEach(() => {
  localStorage.clear();
  posted.length = 0;
  running = [];
  change({ bot: "medium" });
});
afterEach(() => render(null, root));

test("the first page is that of 3-2-5, with a link to each of the other games", async () => {
  await show("/");
  await soon(() => expect(root.querySelector("h1")?.textContent).toContain("3-2-5"));
  const links = [...root.querySelectorAll<HTMLAnchorElement>(".side-game")];
  expect(links.map((one) => one.getAttribute("href"))).toEqual(["/?game=thirty-five", "/?game=trentacinque"]);
  expect(links[0]?.textContent).toBe("Thirty-Five2 to 5 players · bid for the four cards");
  await act(async () => void (await import("../src/start/rules-used"))); // if it were asked for, it would be here now
  expect(root.textContent).not.toContain("Rules:"); // nobody has chosen any
});

test("going on names the game", async () => {
  running = [
    {
      table: "t1",
      game: "trentacinque",
      on: true,
      names: ["Asha", "B", "C", "D"],
      bots: [null, "easy", "easy", "easy"],
    },
    { table: "t2", game: "thirty-five", on: true, names: ["Asha", "Bina"], bots: [null, null] },
  ];
  await show("/");
  await soon(() => expect(button("Go on")).toBeDefined());
  expect(button("Go on")?.textContent).toContain("Trentacinque · 3 bots");
  await show("/?game=thirty-five"); // the newest is of another game
  await soon(() => expect(button("Go on")?.textContent).toContain("Thirty-Five · Bina"));
});

test("a game's own start says what it is, and that chips are play points", async () => {
  await show("/?game=trentacinque");
  await soon(() => expect(root.querySelector("h1")?.textContent).toBe("Trentacinque"));
  await soon(() => expect(root.textContent).toContain("Chips are play points."));
  await soon(() => expect(root.textContent).toContain("Rules: the usual ones")); // what may be played is known
  expect(root.querySelectorAll("input[type=radio]")).toHaveLength(0); // always four
  await act(async () => button("Play with friends")?.click());
  expect(location.search).toBe("?friends&game=trentacinque");
});

test("the number of players is remembered, and asked for", async () => {
  await show("/?game=thirty-five");
  await soon(() => expect(root.querySelector("input[type=radio]")).not.toBeNull());
  const radios = [...root.querySelectorAll<HTMLInputElement>("input[type=radio]")];
  expect(radios.map(({ value }) => value)).toEqual(["2", "3", "4", "5"]);
  expect(radios.find(({ checked }) => checked)?.value).toBe("3");
  await soon(() => expect(root.textContent).toContain("Rules: the usual ones"));
  await act(async () => radios[3]?.click());
  expect(lastRules("thirty-five")?.players).toBe(5);
  await soon(() => expect(root.textContent).toContain("Rules: your own"));
  await act(async () => button("Play with bots")?.click());
  await soon(() => expect(posted).toHaveLength(1));
  expect(posted).toEqual([
    expect.objectContaining({ game: "thirty-five", rules: { ...THIRTY_FIVE.presets[0]?.rules, players: 5 } }),
  ]);
});

test("the bot of the settings sits down where it plays the game, else the strongest that does", async () => {
  const bots = botsOf(BOTH, "thirty-five");
  expect(botAmong(bots, "easy")).toBe("easy");
  expect(botAmong(bots, "expert")).toBe("hard");
  change({ bot: "expert" });
  await show("/?game=trentacinque");
  await soon(() => expect(button("Play with bots")).toBeDefined());
  await act(async () => button("Play with bots")?.click());
  await soon(() => expect(posted).toHaveLength(1));
  expect(posted[0]).toMatchObject({ game: "trentacinque", settings: { sit_in_bot: "hard" } });
  expect(posted[0]).not.toHaveProperty("rules");
});

test("friends: one of the games, its rules as fields, and its table", async () => {
  keepLastRules({ ...THIRTY_FIVE.presets[0]?.rules, ante: 3 }, "thirty-five");
  await show("/?friends&game=thirty-five");
  await soon(() => expect(root.querySelector(".setup-games input")).not.toBeNull());
  const games = [...root.querySelectorAll<HTMLInputElement>(".setup-games input")];
  expect(games.find(({ checked }) => checked)?.value).toBe("thirty-five");
  await soon(() => expect(root.querySelector('[aria-label="L-ante"]')).not.toBeNull());
  const ante = () => root.querySelector<HTMLInputElement>('[aria-label="L-ante"]')?.value;
  expect(ante()).toBe("3");
  await soon(() => expect(root.textContent).toContain("Chips are play points."));
  await act(async () => games.find(({ value }) => value === "trentacinque")?.click());
  expect(location.search).toBe("?friends&game=trentacinque");
  await soon(() => expect(ante()).toBe("5"));
  await act(async () => button("Open the table")?.click());
  await soon(() => expect(posted).toHaveLength(1));
  expect(posted[0]).toMatchObject({ game: "trentacinque", rules: { chips: 100, ante: 5, deals: 8 } });
  await soon(() => expect(root.querySelector("[role=alert]")).not.toBeNull());
  expect(lastRules("trentacinque")).toBeNull(); // the table was refused: so may these rules be
});
