/** The betting games as a server tells of them (`GET /api/games`). */

import type { Catalogue, Game, Option } from "../src/core/api";

const number = (id: string, least: number, most: number | null, none = false): Option => ({
  id,
  label: `L-${id}`,
  about: `About ${id}`,
  many: false,
  values: [{ value: null, label: "any number" }],
  sources: { "thirty-five": none ? "none ‡" : "100 †" },
  least,
  most,
  none,
});
const of = (id: string, values: readonly number[]): Option => ({
  ...number(id, 1, null),
  values: values.map((value) => ({ value, label: `${id} ${value}` })),
  least: null,
});

const RULES = { players: 3, chips: 100, ante: 1, pool_limit: null, ace_value: 1, deals: 10 };
const BOTS = ["random", "easy", "medium", "hard"].map((id) => ({ id, label: id }));

export const THIRTY_FIVE: Game = {
  id: "thirty-five",
  seats: { least: 2, most: 5, option: "players" },
  bots: BOTS,
  default: "thirty-five",
  presets: [
    { id: "thirty-five", label: "Three players.", sha256: "", rules: RULES },
    { id: "five-at-the-table", label: "Five.", sha256: "", rules: { ...RULES, players: 5, pool_limit: 50 } },
  ],
  options: [
    of("players", [2, 3, 4, 5]),
    number("chips", 1, 1_000_000),
    number("ante", 1, null),
    number("pool_limit", 1, 5_000_000, true),
    of("ace_value", [1, 11]),
    number("deals", 1, null),
  ],
};

export const TRENTACINQUE: Game = {
  id: "trentacinque",
  seats: { least: 4, most: 4, option: null },
  bots: BOTS,
  default: "trentacinque",
  presets: [{ id: "trentacinque", label: "Four.", sha256: "", rules: { chips: 100, ante: 5, deals: 8 } }],
  options: [number("chips", 1, 1_000_000), number("ante", 1, null), number("deals", 1, null)],
};

export const BOTH: Catalogue = {
  language: "en",
  games: [THIRTY_FIVE, TRENTACINQUE],
  bots: [...BOTS, { id: "expert", label: "expert" }],
  clocks: [],
  paces: [],
  phrases: [],
  faces: [],
};
