import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Proof } from "../src/core/wire";
import { chain, commitment, order } from "../src/study/chain";
import { checkShuffles, type Fault } from "../src/study/check";

interface Vector extends Proof {
  table: string;
  deal: number;
  label: string;
  pack?: string[];
  order?: string[];
  n?: number;
  number?: number;
}
interface Line {
  format?: string;
  table?: string;
  by?: unknown;
  auto?: boolean;
  move?: { type: string; order: string[]; seat: number; card: string };
  proof?: { commit: string; seed: string; players: string[] };
}

const lines = (path: string): string[] => readFileSync(path, "utf-8").trimEnd().split("\n");
const vectors = lines("../docs/formats/shuffle-vectors.jsonl").map((line) => JSON.parse(line) as Vector);
// two matches of a server, with turned cards, promised tricks, fans by nature and fans by the table for a seat
const records = lines("test/study-records.jsonl").reduce<string[][]>((all, line) => {
  if (line.startsWith('{"format"')) all.push([]);
  all.at(-1)?.push(line);
  return all;
}, []);

describe("the chain", () => {
  it("gives what the hundred vectors say", () => {
    expect(vectors).toHaveLength(100);
    for (const vector of vectors) {
      expect(vector.commit).toBe(commitment(vector.seed, vector.table, vector.deal));
      const below = chain(vector, vector.label);
      if (vector.n !== undefined) expect(below(vector.n)).toBe(vector.number);
      if (vector.pack) expect(order(below, vector.pack)).toEqual(vector.order);
    }
  });
});

/** Everything that was found in a record after a change of one line, deal by deal. */
function tampered(record: readonly string[], change: (line: Line) => void, at: (line: Line) => boolean): Fault[][] {
  let done = false;
  const text = record.map((line) => {
    const read = JSON.parse(line) as Line;
    if (done || !at(read)) return line;
    done = true;
    change(read);
    return JSON.stringify(read);
  });
  expect(done).toBe(true);
  return checkShuffles(text.join("\n")).map((deal) => [...deal.faults]);
}
const is = (type: string) => (line: Line) => line.move?.type === type;
const fan = (line: Line) => line.move?.type === "fan" && (line.by === "nature" || line.auto === true);
const proof = (line: Line) => line.proof as NonNullable<Line["proof"]>;
const move = (line: Line) => line.move as NonNullable<Line["move"]>;
const swap = (cards: string[]) => cards.splice(0, 2, ...cards.slice(0, 2).reverse());
const other = (hex: string) => (hex[0] === "0" ? "1" : "0") + hex.slice(1);

describe("the check of a record", () => {
  it("finds nothing in a record as it is", () => {
    expect(records).toHaveLength(2);
    for (const record of records) {
      const deals = checkShuffles(record.join("\n"));
      expect(deals.map((one) => one.deal)).toEqual([1, 2, 3]);
      for (const deal of deals) expect(deal).toMatchObject({ faults: [], bare: false, kept: false, mine: false });
      expect(deals.some((one) => one.fans)).toBe(true);
      expect(deals.some((one) => one.turned)).toBe(true);
    }
  });

  it("says what does not fit when a field was changed", () => {
    for (const record of records) {
      const found = (change: (line: Line) => void, at: (line: Line) => boolean) => tampered(record, change, at);
      const first = (faults: Fault[][]) => faults[0];
      expect(first(found((line) => swap(move(line).order), is("shuffle")))).toContain("shuffle");
      expect(
        first(found((line) => move(line).order.splice(0, 1, move(line).order[1] as string), is("shuffle"))),
      ).toContain("shuffle");
      expect(
        first(found((line) => Object.assign(proof(line), { commit: other(proof(line).commit) }), is("shuffle"))),
      ).toEqual(["commitment"]);
      expect(
        first(found((line) => Object.assign(proof(line), { seed: other(proof(line).seed) }), is("shuffle"))),
      ).toEqual(expect.arrayContaining(["commitment", "shuffle"]));
      expect(first(found((line) => Object.assign(proof(line), { seed: "xyz" }), is("shuffle")))).toEqual([
        "unreadable",
      ]);
      expect(first(found((line) => proof(line).players.reverse(), is("shuffle")))).toContain("shuffle");
      expect(first(found((line) => Object.assign(proof(line), { players: ["", "", ""] }), is("shuffle")))).toContain(
        "shuffle",
      );
      expect(
        first(found((line) => Object.assign(move(line), { seat: (move(line).seat + 1) % 3 }), is("seat_dealer"))),
      ).toEqual(["dealer"]);
      expect(found((line) => swap(move(line).order), fan).flat()).toEqual(["fan"]);
      const turned = found((line) => Object.assign(move(line), { card: "2S" }), is("turn"));
      expect(turned.flat()).toEqual(["turn"]);
      const named = found(
        (line) => Object.assign(line, { table: "another/1" }),
        (line) => Boolean(line.format),
      );
      expect(named.every((faults) => faults.includes("commitment"))).toBe(true);
    }
  });

  it("holds the promises that this device kept against the record", () => {
    const record = (records[0] as string[]).join("\n");
    const proofs = (records[0] as string[]).map((line) => JSON.parse(line) as Line).flatMap((line) => line.proof ?? []);
    const [one, two, three] = proofs as unknown as [Proof, Proof, Proof];
    const seed = (of: Proof) => of.players.find(Boolean) ?? "";
    const kept = { 1: { commit: one.commit, seed: seed(one) }, 2: { commit: two.commit, seed: seed(two) } };
    const good = checkShuffles(record, kept);
    expect(good.map((deal) => [deal.kept, deal.faults])).toEqual([
      [true, []],
      [true, []],
      [false, []],
    ]);
    const wrong = {
      1: { commit: two.commit, seed: seed(one) },
      3: { commit: three.commit, seed: "0".repeat(32) },
    };
    expect(checkShuffles(record, wrong).map((deal) => deal.faults)).toEqual([["promise"], [], ["seed"]]);
  });

  it("tells a deal without a proof from one that was promised", () => {
    const bare = (records[0] as string[]).map((line) => {
      const { proof: _, ...rest } = JSON.parse(line) as Line;
      return JSON.stringify(rest);
    });
    expect(checkShuffles(bare.join("\n")).every((deal) => deal.bare && !deal.faults.length)).toBe(true);
    const promised = checkShuffles(bare.join("\n"), { 1: { commit: "0".repeat(64), seed: "" } });
    expect(promised[0]?.faults).toEqual(["promise"]);
  });

  it("throws where a text is no record", () => {
    expect(() => checkShuffles("<html>")).toThrow(SyntaxError);
  });
});
