import { expect, test } from "vitest";
import { defaults, read } from "../src/core/settings";

test("what was kept is there again", () => {
  const all = { ...defaults(), language: "ne", size: "XL", hold: null, bot: "hard", name: "माया", remap: { L: "X" } };
  expect(read(JSON.stringify(all))).toEqual(all);
});

test("what is of a wrong kind, or of another version, is as if it were not there", () => {
  const base = defaults();
  for (const text of [null, "", "{", "null", "5", "[]", '"x"', '{"sounds":null}', '{"sounds":7,"unknown":1}'])
    expect(read(text)).toEqual(base);
  for (const key of Object.keys(base))
    for (const value of [null, 5.5, "bogus", {}, [], { a: 1 }, "x".repeat(2000)]) {
      const got = read(JSON.stringify({ [key]: value }));
      const kinds = (all: object) =>
        Object.entries(all).map(([name, one]) => [name, one === null ? "null" : typeof one]);
      if (!(key === "hold" || (key === "name" && value === "bogus")))
        expect([key, kinds(got)]).toEqual([key, kinds(base)]);
      expect(typeof got.remap).toBe("object");
      expect(got.remap).not.toBeNull();
    }
});

test("one wrong value costs nothing of the others", () => {
  expect(read('{"theme":"dark","bot":"bogus","sounds":{"turn":false,"volume":7}}')).toMatchObject({
    theme: "dark",
    bot: "medium",
    sounds: { turn: false, volume: 0.5 },
  });
});

test("a name that the server would refuse is none", () => {
  for (const name of ["   ", "\u202e\u202e", "x".repeat(25)]) expect(read(JSON.stringify({ name })).name).toBe("");
});
