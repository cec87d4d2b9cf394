/** The score sheet for a spreadsheet. */

import type { Speaker } from "../core/texts";
import type { Score } from "../core/wire";
import { quotasOf, running, SEATS } from "./words";

/** Tells a spreadsheet that the text is UTF-8. */
const MARK = "\ufeff";

/** A cell as RFC 4180 wants it; a name that begins like a formula is none. */
export function cell(value: string | number): string {
  const text = typeof value === "string" && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A table as a text that spreadsheets read. */
export const written = (rows: readonly (readonly (string | number)[])[]): string =>
  `${MARK}${rows.map((row) => row.map(cell).join(",")).join("\r\n")}\r\n`;

/** A row for each deal, the oldest first. */
export function csvOf(speaker: Speaker, sheet: readonly Score[], names: readonly string[]): string {
  const { say } = speaker;
  const columns = ["taken", "quota", "points", "total"] as const;
  const heads = [
    ...(["deal", "dealer", "trump"] as const).map((name) => say(`score-${name}`)),
    ...SEATS.flatMap((seat) => columns.map((one) => say(`sheet-csv-${one}`, { name: names[seat] ?? "" }))),
  ];
  const sums = running(sheet);
  const rows = sheet.map((score, i) => [
    i + 1,
    names[score.dealer] ?? "",
    say(`suit-${score.trump}`),
    ...SEATS.flatMap((seat) => [
      score.tricks[seat] ?? 0,
      quotasOf(score.dealer)[seat] ?? 0,
      score.points[seat] ?? 0,
      sums[i]?.[seat] ?? 0,
    ]),
  ]);
  return written([heads, ...rows]);
}
