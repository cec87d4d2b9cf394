import { signal } from "@preact/signals";
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { Found, Refusal } from "../src/core/api";
import type { Following } from "../src/core/following";
import type { BiddingKnown } from "../src/core/known";
import { go } from "../src/core/route";
import { change } from "../src/core/settings";
import { areas, speak, speaker } from "../src/core/texts";
import { JoinScreen } from "../src/start/join";
import { Lobby } from "../src/start/lobby";
import { RulesScreen } from "../src/start/rules";
import { BOTH, THIRTY_FIVE } from "./betting-games";

const PLACES = [{ name: "Asha" }, { bot: "easy" }, {}, {}, {}];
const KNOWN: BiddingKnown = {
  table: "t",
  seq: 1,
  game: "thirty-five",
  rules: { ...THIRTY_FIVE.presets[1]?.rules },
  preset: "five-at-the-table",
  seat: 0,
  seating: {
    stage: "lobby",
    match: 0,
    places: PLACES,
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
  },
  company: { away: PLACES.map(() => false), left: PLACES.map(() => false) },
  view: null,
  choices: null,
  remarks: {},
  sheet: [],
  told: [],
  commits: [],
  proofs: [],
  time: null,
  secret: "5e",
};
const TABLE: Found = {
  table: "abc",
  game: "trentacinque",
  preset: "trentacinque",
  stage: "lobby",
  names: ["Bina", "x", null, null],
  bots: [null, "hard", null, null],
  free: 2,
  secret: "5e",
};

const given: unknown[] = [];
const put = (what: string) => (arg: unknown) => {
  given.push([what, arg]);
  return Promise.resolve(null);
};
const following = (known: BiddingKnown): Following => {
  const fake = {
    waiting: signal(false),
    refusal: signal<Refusal | null>(null),
    line: signal("on"),
    speaker: signal(speaker.value.at(["Asha", "Bot 2", "Bot 3", "Bot 4", "Bot 5"], known.seat)),
    host: put("host"),
    start: put("start"),
    leave: put("leave"),
    configure: put("configure"),
  };
  return fake as unknown as Following;
};

const root = document.createElement("div");
/** Waits until it is so; on a busy machine it may take its time. */
const soon = (check: () => void) => vi.waitFor(check, 4000);
async function show(what: preact.JSX.Element): Promise<void> {
  await act(async () => render(what, root));
  await soon(() => expect(root.querySelector(".loading")).toBeNull());
}
const named = (name: string): HTMLElement | undefined =>
  [...root.querySelectorAll<HTMLElement>("button, a, select")].find(
    (one) => (one.getAttribute("aria-label") ?? one.textContent?.trim()) === name,
  );

beforeAll(async () => {
  vi.stubGlobal("scrollTo", () => {});
  vi.stubGlobal("fetch", async (path: string) => {
    if (path === "/api/tables/look-up") return new Response(JSON.stringify(TABLE));
    if (path === "/api/tables") return new Response(JSON.stringify({ tables: [TABLE] }));
    return new Response(JSON.stringify(path === "/api/session" ? { name: "Asha" } : BOTH));
  });
  await areas("shell", "start", "terms", "refusals", "chat", "rules");
  await speak("en");
  document.body.append(root);
});
beforeEach(() => {
  localStorage.clear();
  given.length = 0;
  change({ bot: "expert" });
});
afterEach(() => render(null, root));

test("a lobby has as many seats as the rules, and the bots of its game", async () => {
  await show(<Lobby following={following(KNOWN)} known={KNOWN} />);
  expect(root.querySelectorAll(".seat")).toHaveLength(5);
  expect(root.textContent).toContain("They play in this order: 1, 2, 3, 4, 5, and round again.");
  const levels = () => [...root.querySelectorAll("select option")].map((one) => (one as HTMLOptionElement).value);
  await soon(() => expect(levels()).toEqual(["random", "easy", "medium", "hard"]));
  named("Add a bot at seat 3")?.click();
  expect(given).toEqual([["host", { type: "put_bot", seat: 2, bot: "hard" }]]);
});

test("a lobby says what is played, that chips are play points, and that fewer may play", async () => {
  await show(<Lobby following={following(KNOWN)} known={KNOWN} />);
  await soon(() => expect(root.textContent).toContain("Rules of Thirty-Five"));
  await soon(() => expect(root.textContent).toContain("Chips are play points."));
  expect(root.textContent).toContain("Or play with fewer");
  const seating = { ...KNOWN.seating, places: PLACES.map((_, i) => (i ? { bot: "easy" } : { name: "Asha" })) };
  await show(<Lobby following={following(KNOWN)} known={{ ...KNOWN, seating }} />);
  await soon(() => expect(named("Start the match")?.getAttribute("aria-disabled")).toBeNull());
  expect(root.textContent).not.toContain("Or play with fewer");
  named("Start the match")?.click();
  expect(given).toEqual([["start", undefined]]);
});

test("the host changes the number of players with the rules", async () => {
  await show(<Lobby following={following(KNOWN)} known={KNOWN} />);
  await soon(() => expect(named("Change the rules")).toBeDefined());
  await act(async () => named("Change the rules")?.click());
  await soon(() => expect(root.querySelector("dialog .rule-pill")).not.toBeNull());
  const two = [...root.querySelectorAll("dialog label")].find((one) => one.textContent === "players 2");
  await act(async () => two?.querySelector("input")?.click());
  await act(async () => named("Use these rules")?.click());
  expect(given).toEqual([["host", { type: "set_rules", rules: { ...KNOWN.rules, players: 2 } }]]);
});

test("whoever joins is told which game it is", async () => {
  await show(<JoinScreen args={{}} />);
  const found = () => root.querySelector<HTMLButtonElement>(".table-found");
  await soon(() => expect(found()?.textContent).toContain("Trentacinque · 2 seats are free."));
  await act(async () => found()?.click());
  await soon(() =>
    expect(root.querySelector(".found")?.textContent).toContain("Trentacinque · The match has not begun."),
  );
  expect(root.querySelectorAll(".found-seats li")).toHaveLength(4);
});

test("the rules have a switch between the games; only 3-2-5 has presets to compare and codes", async () => {
  go("/rules?game=thirty-five&part=compare");
  await show(<RulesScreen args={{}} />);
  const links = (nav: number) =>
    [...(root.querySelectorAll("nav.parts")[nav]?.querySelectorAll("a") ?? [])].map((one) => one.getAttribute("href"));
  await soon(() => expect(root.textContent).toContain("In each deal everybody pays one chip"));
  expect(links(0)).toEqual(["/rules", "/rules?game=thirty-five", "/rules?game=trentacinque"]);
  expect(links(1)).toEqual([
    "/rules?game=thirty-five",
    "/rules?part=rules&game=thirty-five",
    "/rules?part=own&game=thirty-five",
  ]);
  await act(async () => go("/rules?game=thirty-five&part=own"));
  await soon(() => expect(named("Play by these rules with friends")).toBeDefined());
  expect(root.textContent).not.toContain("code");
  await act(async () => named("Play by these rules with friends")?.click());
  expect(location.search).toBe("?friends&game=thirty-five");
  await act(async () => go("/rules"));
  await soon(() => expect(links(1)).toContain("/rules?part=compare"));
});
