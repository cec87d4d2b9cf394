import { signal } from "@preact/signals";
import { render } from "preact";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { NextDeal } from "../src/choices/next-deal";
import { log } from "../src/core/announce";
import type { Following } from "../src/core/following";
import { apply, type Known, welcomed } from "../src/core/known";
import { Presenter } from "../src/core/present";
import { areas, type Speaker, speak, speaker } from "../src/core/texts";
import type { Event, Happened, View, Welcome } from "../src/core/wire";
import { TableState } from "../src/table/state";
import { tellSteps } from "../src/table/told";

let me: Speaker;
beforeAll(async () => {
  await areas("shell", "start", "terms", "play", "choices", "table", "refusals");
  await speak("en");
  me = speaker.value.at(["You", "Bina", "Bot 3"], 0);
});
beforeEach(() => {
  log.value = [];
  vi.stubGlobal("fetch", async () => Response.json({ clocks: [{ id: "fast", label: "", ready: 30_000 }] }));
});
afterEach(() => {
  render(null, document.body);
  vi.unstubAllGlobals();
});

const WELCOME = {
  type: "welcome",
  table: "t",
  seq: 1,
  game: "three-two-five",
  rules: { deals: 6, scoring: "minus_quota" },
  seat: 0,
  seating: {
    stage: "deal",
    match: 1,
    places: [{ name: "Asha" }, { name: "Bina" }, { bot: "easy" }],
    host: 0,
    settings: { clock: "fast", locked: false },
  },
  company: { away: [false, false, false], left: [false, false, false] },
} as unknown as Welcome;
const at = (view: Partial<View>): Known => ({
  ...(welcomed(WELCOME, 0) as Known),
  view: { seat: 0, phase: "play", actor: 0, deal_no: 1, plays: [], leaders: [0], hand: "AS KS", ...view },
  choices: view.actor === 0 || view.actor === undefined ? { type: "one_of", moves: [] } : null,
});
const happened = (type: string, events: readonly Event[] = [], more = {}): Happened => ({
  type: "happened",
  table: "t",
  seq: 2,
  what: { type, ...more },
  events,
});
function follow(shown: Known) {
  const presenter = new Presenter();
  presenter.jump(shown);
  const following = { presenter, speaker: signal(me), line: signal("on"), waiting: signal(false), takeSeat: vi.fn() };
  const state = new TableState();
  tellSteps(following as unknown as Following, state);
  return { presenter, state, following: following as unknown as Following, takeSeat: following.takeSeat };
}

it("tells whoever comes to the table that it is his turn, once, whatever else happens", () => {
  const known = at({});
  const { presenter } = follow(known);
  expect(log.value).toEqual(["Your turn. Lead any card."]);
  expect(document.title).toContain("Your turn");
  presenter.happened(known, happened("configured"), { ...known, seq: 2 });
  presenter.jump({ ...known, seq: 3 });
  expect(log.value).toHaveLength(1);
});

it("asks anew when a card was taken back", () => {
  const known = at({});
  const played = at({ actor: 1, plays: ["AS"], hand: "KS" });
  const { presenter } = follow(known);
  presenter.happened(known, happened("moved", [{ type: "played", seat: 0, card: "AS" }], { by: 0 }), played);
  presenter.happened(played, happened("took_back", [], { seat: 0 }), known);
  expect(log.value).toEqual([
    "Your turn. Lead any card.",
    "You lead ace of spades.",
    "Taken back.",
    "Your turn. Lead any card.",
  ]);
});

it("says who is played for, who is back, and whose the rest is", () => {
  const known = at({ actor: 1 });
  const { presenter } = follow(known);
  for (const type of ["sat_in", "returned", "claimed"])
    presenter.happened(known, happened(type, [], { seat: 1 }), known);
  presenter.happened(known, happened("sat_in", [], { seat: 0 }), known);
  expect(log.value).toEqual([
    "A bot plays for Bina.",
    "Bina plays again.",
    "All the rest go to Bina.",
    "A bot plays for you.",
  ]);
});

it("forgets a chosen card that is not in the hand any more", () => {
  const { presenter, state } = follow(at({}));
  state.selected.value = "KS";
  presenter.jump(at({ hand: "AS" }));
  expect(state.selected.value).toBeNull();
});

const between = (seat: number | null, waitsSince?: number): Known =>
  ({
    ...at({}),
    seat,
    sheet: [{}],
    commits: ["a", "b"],
    seating: { ...WELCOME.seating, stage: "between" },
    ...(waitsSince === undefined ? {} : { waitsSince }),
  }) as unknown as Known;

it("counts down until the next deal begins by itself", async () => {
  const known = between(0, Date.now() - 9500);
  render(<NextDeal {...follow(known)} known={known} speaker={me} />, document.body);
  await vi.waitFor(() => expect(document.body.textContent).toContain("21 seconds left"));
  expect(document.querySelector(".next-deal .main")?.textContent).toBe("Next deal");
  expect(document.body.textContent).toContain("Waiting for Bina.");
});

it("lets somebody who watches sit down in a bot's place", () => {
  const known = between(null);
  const { following, takeSeat } = follow(known);
  render(<NextDeal {...{ following, known }} speaker={me} />, document.body);
  const seats = [...document.querySelectorAll("button")].filter((one) => one.textContent?.startsWith("Sit down"));
  expect(seats.map((one) => one.textContent)).toEqual(["Sit down at seat 3"]);
  seats[0]?.click();
  expect(takeSeat).toHaveBeenCalledWith(2);
});

it("knows since when a deal waits, also after a seat was taken", () => {
  const first = welcomed({ ...WELCOME, commits: ["a"] }, 0);
  const waits = apply(first, happened("committed", [], { deal: 2, commit: "b" }), 1000);
  expect(waits?.waitsSince).toBe(1000);
  expect(apply(waits, { ...WELCOME, seq: 3, commits: ["a", "b"] }, 2000)?.waitsSince).toBe(1000);
  expect(apply(waits, { ...WELCOME, seq: 9, commits: ["a", "b", "c"] }, 2000)?.waitsSince).toBeUndefined();
});
