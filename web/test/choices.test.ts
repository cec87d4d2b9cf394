import { beforeAll, describe, expect, it } from "vitest";
import { cell, csvOf } from "../src/choices/csv";
import { moved, shuffled, swapped } from "../src/choices/order";
import { placeAfter } from "../src/choices/places";
import { debtsOf, debtsSentence, handedLines, lastExchange, leadersOf, running, winners } from "../src/choices/words";
import type { Known } from "../src/core/known";
import { areas, type Speaker, speak, speaker } from "../src/core/texts";
import type { Score, View } from "../src/core/wire";

let me: Speaker;
beforeAll(async () => {
  await areas("shell", "terms", "play", "choices");
  await speak("en");
  me = speaker.value.at(["You", "Bina", "Chandra"], 0);
});

const known = (some: Partial<Known>): Known =>
  ({ seat: 0, rules: { scoring: "minus_quota" }, preset: "satasat", remarks: {}, sheet: [], ...some }) as Known;
const sheet: Score[] = [
  { dealer: 0, trump: "S", tricks: [3, 5, 2], points: [1, 0, -1] },
  { dealer: 1, trump: "H", tricks: [1, 3, 6], points: [-2, 1, 1] },
];

describe("an order by hand", () => {
  const cards = ["AS", "KS", "QS", "JS", "TS"];
  it("changes two places", () => expect(swapped(cards, 0, 3)).toEqual(["JS", "KS", "QS", "AS", "TS"]));
  it("moves one past the others", () => {
    expect(moved(cards, 0, 3)).toEqual(["KS", "QS", "JS", "AS", "TS"]);
    expect(moved(cards, 4, 1)).toEqual(["AS", "TS", "KS", "QS", "JS"]);
  });
  it("shuffles without losing one", () => {
    const seen = new Set<string>();
    for (let i = 0; i < 200; i += 1) {
      const order = shuffled(cards);
      expect([...order].sort()).toEqual([...cards].sort());
      seen.add(order[0] as string);
    }
    expect(seen.size).toBe(5);
  });
});

describe("places in rows of five", () => {
  it.each([
    ["ArrowRight", 0, 1],
    ["ArrowLeft", 0, 0],
    ["ArrowDown", 3, 8],
    ["ArrowDown", 8, 8],
    ["ArrowUp", 8, 3],
    ["Home", 7, 0],
    ["End", 2, 9],
  ])("%s from %i", (key, from, to) => expect(placeAfter(key, from, 10, 5, false)).toBe(to));
  it("goes the other way where one reads from the right", () => {
    expect(placeAfter("ArrowLeft", 0, 10, 5, true)).toBe(1);
  });
  it("knows no other key", () => expect(placeAfter("a", 0, 10, 5, false)).toBeNull());
});

describe("debts", () => {
  const pulls = [
    { creditor: 2, debtor: 0 },
    { creditor: 2, debtor: 0 },
    { creditor: 2, debtor: 1 },
  ];
  it("are counted by who draws from whom", () =>
    expect(debtsOf(pulls)).toEqual([
      { creditor: 2, debtor: 0, n: 2 },
      { creditor: 2, debtor: 1, n: 1 },
    ]));
  it("are a sentence", () =>
    expect(debtsSentence(me, pulls)).toBe("Chandra draws 2 cards from you. Chandra draws one card from Bina."));
  it("tell of the last exchange only the faces that one saw", () => {
    const view: View = { seat: 0, pulls, exchanges: [{ drawn: "TD", given: "9D" }] };
    expect(lastExchange(me, view)).toBe("Chandra draws 10♦ from you. Chandra gives 9♦ back to you.");
    const hidden: View = { seat: 1, pulls, exchanges: [{}] };
    expect(lastExchange(me, hidden)).toBe("Chandra draws a card from you. Chandra gives a card back to you.");
    expect(lastExchange(me, { seat: 0, pulls })).toBeNull();
    expect(lastExchange(me, { seat: 0, pulls, exchanges: [{ conceded: true }] })).toBe(
      "You promise Chandra a trick instead of a card.",
    );
  });
  it("tell what became of promises", () => {
    const handed = [
      { creditor: 2, debtor: 0, kept: true },
      { creditor: 2, debtor: 0, kept: false },
    ];
    expect(handedLines(me, known({ remarks: { handed } }))).toEqual([
      "You hand Chandra the promised trick.",
      "You have no trick left for Chandra: the promise lapses.",
    ]);
  });
});

describe("the end", () => {
  const view = (totals: [number, number, number]): View => ({ seat: 0, phase: "over", totals });
  it("names one winner", () => {
    expect(winners(me, known({ view: view([3, 1, -4]) }))).toBe("The match is over. You win with +3.");
    expect(winners(me, known({ view: view([-3, 1, 2]) }))).toBe("The match is over. Chandra wins with +2.");
  });
  it("names a shared first place in the words of the rules", () => {
    const totals = view([2, 2, -4]);
    expect(winners(me, known({ view: totals }))).toBe("The match is over. You and Bina share the victory with +2.");
    expect(winners(me, known({ view: totals, preset: "plain" }))).toBe(
      "The match is over. It is a draw between you and Bina with +2.",
    );
  });
  it("adds up", () => {
    expect(running(sheet)).toEqual([
      [1, 0, -1],
      [-1, 1, 0],
    ]);
    expect(leadersOf([1, 3, 3])).toEqual([1, 2]);
  });
});

describe("the sheet as a file", () => {
  it("guards cells", () => {
    expect(cell('a "b", c')).toBe('"a ""b"", c"');
    expect(cell("=1+1")).toBe("'=1+1");
    expect(cell(-2)).toBe("-2");
  });
  it("has a mark, heads and a row for each deal", () => {
    const lines = csvOf(me, sheet, ["Asha", "Bina", "Chandra"]).split("\r\n");
    expect(lines[0]?.startsWith("\ufeffDeal,Dealer,Trump,Asha: tricks,Asha: needed,Asha: points,Asha: total")).toBe(
      true,
    );
    expect(lines[1]).toBe("1,Asha,spades,3,2,1,1,5,5,0,0,2,3,-1,-1");
    expect(lines[2]).toBe("2,Bina,hearts,1,3,-2,-1,3,2,1,1,6,5,1,0");
  });
});
