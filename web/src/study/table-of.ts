/** The table of a replay: what the words and sheets of a table want to know, where nobody waits and nothing is asked. */

import type { Table } from "../core/known";
import type { Stage } from "../core/wire";
import type { AnyReplayed } from "./types";

interface Which {
  table: string;
  match: number;
  /** The step. */
  at: number;
  stage: Stage;
}

type Replaying = Omit<Table, "seat"> & { choices: null };

export const tableOf = ({ rules, names, bots }: AnyReplayed, { table, match, at, stage }: Which): Replaying => ({
  table,
  seq: at,
  rules,
  preset: null,
  seating: {
    stage,
    match,
    places: names.map((name, seat) => ({ ...(name ? { name } : {}), ...(bots[seat] ? { bot: bots[seat] } : {}) })),
    host: null,
    settings: {
      clock: "none",
      pace: "instant",
      sit_in: false,
      sit_in_bot: "medium",
      spectators: false,
      private: true,
      locked: false,
      hints: false,
    },
  },
  company: { away: [], left: [] },
  choices: null,
  commits: [],
  proofs: [],
  time: null,
  secret: null,
});
