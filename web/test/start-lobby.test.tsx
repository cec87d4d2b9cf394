import { signal } from "@preact/signals";
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { type Catalogue, Refusal } from "../src/core/api";
import type { Following } from "../src/core/following";
import type { Known } from "../src/core/known";
import { areas, speak, speaker } from "../src/core/texts";
import { Lobby } from "../src/start/lobby";
import { lobbyNews } from "../src/start/lobby-news";

const OPTION = {
  id: "deals",
  label: "Length of a match",
  about: "",
  many: false,
  values: [{ value: 6, label: "six" }],
  least: null,
  most: null,
  none: false,
};
const CATALOGUE: Catalogue = {
  language: "en",
  games: [
    {
      id: "three-two-five",
      seats: { least: 3, most: 3, option: null },
      bots: [],
      default: "plain",
      presets: [{ id: "plain", label: "Six deals.", sha256: "", rules: { deals: 6, first_dealer: "random" } }],
      options: [OPTION],
    },
  ],
  bots: [],
  clocks: [],
  paces: [],
  phrases: [],
  faces: [],
};

const SEATING = {
  stage: "lobby",
  match: 0,
  places: [{ name: "Asha" }, { name: "Bina" }, {}],
  host: 0,
  settings: {
    clock: "none",
    pace: "natural",
    sit_in: true,
    sit_in_bot: "medium",
    spectators: true,
    private: true,
    locked: false,
    hints: true,
  },
} as const;

const KNOWN: Known = {
  table: "t",
  seq: 1,
  game: "three-two-five",
  rules: { deals: 6, first_dealer: "random" },
  preset: "plain",
  seat: 0,
  seating: SEATING,
  company: { away: [false, false, false], left: [false, false, false] },
  view: null,
  choices: null,
  remarks: {},
  sheet: [],
  commits: [],
  proofs: [],
  time: null,
  secret: "5e",
};

const given: unknown[] = [];
const put = (what: string) => (arg: unknown) => {
  given.push([what, arg]);
  return Promise.resolve(null);
};
const refusal = signal<Refusal | null>(null);

function following(known: Known): Following {
  const fake = {
    waiting: signal(false),
    refusal,
    line: signal("on"),
    speaker: signal(speaker.value.at(["Asha", "Bina", "Bot 3"], known.seat)),
    takeSeat: put("take_seat"),
    host: put("host"),
    start: put("start"),
    leave: put("leave"),
    configure: put("configure"),
  };
  return fake as unknown as Following;
}

const root = document.createElement("div");
async function show(known: Known): Promise<void> {
  await act(async () => render(<Lobby following={following(known)} known={known} />, root));
  await act(async () => new Promise((done) => setTimeout(done, 5)));
}
function button(name: string): HTMLButtonElement {
  const found = [...root.querySelectorAll("button")].find(
    (one) => (one.getAttribute("aria-label") ?? one.textContent?.trim()) === name,
  );
  if (!found) throw new Error(`no button ${name}`);
  return found;
}

beforeAll(async () => {
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify(CATALOGUE)));
  await areas("shell", "start", "terms", "refusals", "chat", "rules");
  await speak("en");
  document.body.append(root);
});
beforeEach(() => {
  given.length = 0;
  refusal.value = null;
});
afterEach(() => render(null, root));

test("a host with a free seat: invites, adds a bot, and is told why it cannot begin", async () => {
  await show(KNOWN);
  expect(root.querySelector("h1")?.textContent).toBe("Your table");
  const start = button("Start the match");
  expect(start.getAttribute("aria-disabled")).toBe("true");
  const reason = document.getElementById(start.getAttribute("aria-describedby") ?? "");
  expect(reason?.textContent).toBe("One seat is still free: wait for a friend, or add a bot.");
  start.click();
  expect(given).toEqual([]);
  button("Add a bot at seat 3").click();
  expect(given).toEqual([["host", { type: "put_bot", seat: 2, bot: "medium" }]]);
  expect(root.textContent).toContain("Plain");
});

test("a full table begins at a tap", async () => {
  await show({ ...KNOWN, seating: { ...SEATING, places: [{ name: "Asha" }, { name: "Bina" }, { bot: "easy" }] } });
  button("Start the match").click();
  expect(given).toEqual([["start", undefined]]);
  expect(root.textContent).not.toContain("Invite your friends");
});

test("where the players choose the first dealer, the host is asked", async () => {
  const places = [{ name: "Asha" }, { name: "Bina" }, { bot: "easy" }];
  await show({ ...KNOWN, rules: { deals: 6, first_dealer: "chosen" }, seating: { ...SEATING, places } });
  await act(async () => button("Start the match").click());
  expect(given).toEqual([]);
  const dialog = root.querySelector("dialog");
  const radios = [...(dialog?.querySelectorAll("input") ?? [])];
  expect(radios).toHaveLength(3);
  await act(async () => radios[1]?.click());
  await act(async () => [...(dialog?.querySelectorAll("button") ?? [])].at(-1)?.click());
  expect(given).toEqual([["start", 1]]);
});

test("a guest has no host's buttons and is told who begins", async () => {
  await show({ ...KNOWN, seat: 1 });
  expect(root.textContent).toContain("Asha starts the match when all are there.");
  expect(root.querySelectorAll("select")).toHaveLength(0);
  expect(() => button("Start the match")).toThrow();
  button("Move to seat 3").click();
  expect(given).toEqual([["take_seat", 2]]);
});

test("somebody who watches can sit down, and sees no link", async () => {
  await show({ ...KNOWN, seat: null, secret: null });
  expect(root.textContent).toContain("You are watching. Choose a free seat to play.");
  button("Sit down at seat 3").click();
  expect(given).toEqual([["take_seat", 2]]);
  expect(root.textContent).not.toContain("Copy the link");
});

test("a refusal is told in words", async () => {
  refusal.value = new Refusal("name_like_another", { name: "Asha" });
  await show({ ...KNOWN, seat: null });
  expect(root.querySelector("[role=alert]")?.textContent).toMatch(/^Somebody at the table/);
});

test("what changes in a lobby is said, once", () => {
  const after = (places: Known["seating"]["places"], more: Partial<Known["seating"]> = {}): Known => ({
    ...KNOWN,
    seating: { ...SEATING, places, ...more },
  });
  const news = (next: Known) => lobbyNews(KNOWN, next, speaker.value);
  expect(news(KNOWN)).toEqual([]);
  expect(news(after([...SEATING.places.slice(0, 2), { name: "Chandra" }]))).toEqual(["Chandra sits down."]);
  expect(news(after([...SEATING.places.slice(0, 2), { bot: "easy" }]))).toEqual(["A bot sits down at seat 3."]);
  expect(news(after([{ name: "Asha" }, {}, {}]))).toEqual(["Seat 2 is free."]);
  expect(news(after([{ name: "Bina" }, { name: "Asha" }, {}], { host: 1 }))).toEqual([
    "Two seats have changed places.",
  ]);
  expect(news(after(SEATING.places, { host: 1 }))).toEqual(["Bina is host now."]);
  expect(news({ ...KNOWN, rules: { deals: 3 } })).toEqual(["The rules of the table have changed."]);
  expect(news(after(SEATING.places, { settings: { ...SEATING.settings, locked: true } }))).toEqual([
    "The settings of the table have changed.",
  ]);
});
