/** What there is of a match of a betting game: its chips, and its replay. */

import { resultOf } from "../bidding/over";
import { stacksOf } from "../bidding/said";
import { BiddingSheet } from "../bidding/sheet";
import type { BiddingKnown } from "../core/known";
import type { Speaker } from "../core/texts";
import type { MyMatch } from "./types";

interface ScoreProps {
  match: MyMatch | undefined;
  known: BiddingKnown;
  speaker: Speaker;
}

/** Who won, what everybody had in the end, and the chips after each deal. */
export function BiddingScorePart({ match, known, speaker }: ScoreProps) {
  const totals = match?.totals;
  const all = known.sheet.at(-1);
  const pool = totals && all ? sum(all.chips) + all.pool - sum(totals) : 0; // no chip is ever lost
  return (
    <>
      {totals && <Won {...{ totals, known, speaker }} />}
      <BiddingSheet {...{ known, speaker }} now={totals ? { chips: totals, pool } : undefined} />
    </>
  );
}

const sum = (chips: readonly number[]): number => chips.reduce((all, n) => all + n, 0);

interface WonProps {
  totals: readonly number[];
  known: BiddingKnown;
  speaker: Speaker;
}

function Won({ totals, known, speaker }: WonProps) {
  const { say } = speaker;
  const left = known.sheet.at(-1)?.pool ?? 0;
  const view = known.view && { ...known.view, totals };
  return (
    <div class="study-note">
      <p>
        <b>{resultOf(speaker, totals)}</b>
      </p>
      <p>
        {left > 0 && `${say("match-pool-divided", { pool: left })} `}
        {stacksOf({ ...known, view, remarks: {} }, speaker)}
      </p>
    </div>
  );
}
