/** The score sheet of a betting game. */

import { written } from "../choices/csv";
import { SheetFrame } from "../choices/sheet-frame";
import type { BiddingScore, Outcome } from "../core/bidding";
import type { BiddingKnown } from "../core/known";
import type { Speaker } from "../core/texts";

/** A row for each deal, the oldest first. */
export function csvOf(speaker: Speaker, sheet: readonly BiddingScore[], names: readonly string[]): string {
  const { say } = speaker;
  const heads = [
    say("score-deal"),
    say("score-dealer"),
    say("bidding-csv-outcome"),
    say("bidding-csv-seats"),
    ...names.map((name) => say("bidding-csv-chips", { name })),
    say("betting-pool-head"),
  ];
  const rows = sheet.map((row, i) => [
    i + 1,
    names[row.dealer] ?? "",
    say("bidding-outcome", { outcome: row.outcome }),
    row.seats.map((seat) => names[seat] ?? "").join(", "),
    ...row.chips,
    row.pool,
  ]);
  return written([heads, ...rows]);
}

interface SheetTableProps {
  /** The deals that are over, the oldest first. */
  sheet: readonly BiddingScore[];
  now: Stacks;
  names: readonly string[];
  speaker: Speaker;
}

/** The chips by seat, and those in the pool. */
export interface Stacks {
  chips: readonly number[];
  pool: number;
}

/** The deals with the newest on top: everybody's chips after each, what he did beside them, and the pool. */
export function SheetTable({ sheet, now, names, speaker }: SheetTableProps) {
  const { say } = speaker;
  const rows = sheet.map((row, i) => ({ row, no: i + 1 })).reverse();
  /** What was done, as the terminal says it beside the chips. */
  const did = (outcome: Outcome) => <small>{say("betting-cell", { n: "", outcome })}</small>;
  return (
    <table class="score-table bidding-sheet">
      <caption class="hidden">{say("sheet-caption")}</caption>
      <thead>
        <tr>
          <th scope="col">{say("score-deal")}</th>
          {names.map((name, seat) => (
            <th key={seat} scope="col" class="number">
              <bdi>{name}</bdi>
            </th>
          ))}
          <th scope="col" class="number">
            {say("betting-pool-head")}
          </th>
        </tr>
      </thead>
      <tbody>
        <tr class="score-totals">
          <th scope="row">{say("betting-chips-foot")}</th>
          {now.chips.map((n, seat) => (
            <td key={seat} class="number">
              {n}
            </td>
          ))}
          <td class="number">{now.pool}</td>
        </tr>
        {rows.map(({ row, no }) => (
          <tr key={no}>
            <th scope="row">{no}</th>
            {row.chips.map((n, seat) => (
              <td key={seat} class="number">
                {n}
                {row.seats.includes(seat) && did(row.outcome)}
              </td>
            ))}
            <td class="number">
              {row.pool}
              {!row.seats.length && did(row.outcome)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface BiddingSheetProps {
  known: BiddingKnown;
  speaker: Speaker;
  /** Where the view does not tell it. */
  now?: Stacks | undefined;
}

export function BiddingSheet({ known, speaker, now }: BiddingSheetProps) {
  const { view, sheet } = known;
  const stacks = now ?? (view ? { chips: view.totals, pool: view.pool } : sheet.at(-1));
  const names = known.seating.places.map((_, seat) => speaker.name(seat));
  return (
    <SheetFrame
      {...{ known, speaker }}
      legend={speaker.say("bidding-sheet-legend")}
      csv={(own) => csvOf(speaker, sheet, own)}
    >
      {stacks && <SheetTable sheet={sheet} now={stacks} {...{ names, speaker }} />}
    </SheetFrame>
  );
}
