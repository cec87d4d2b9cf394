import type { Known } from "../core/known";
import type { Speaker } from "../core/texts";
import type { Rules, Score, Three } from "../core/wire";
import { SuitSign } from "../ui/suits";
import { csvOf } from "./csv";
import { SheetFrame } from "./sheet-frame";
import { pointsOf, quotasOf, running, SEATS } from "./words";

interface ScoreTableProps {
  /** The deals that are over, the oldest first. */
  sheet: readonly Score[];
  totals: Three;
  names: readonly string[];
  speaker: Speaker;
  rules: Rules;
}

/** The deals with the newest on top: who needed how much, took how much, what it brought, and what that makes. */
export function ScoreTable({ sheet, totals, names, speaker, rules }: ScoreTableProps) {
  const { say } = speaker;
  const sums = running(sheet);
  const rows = sheet.map((score, i) => ({ score, no: i + 1, sum: sums[i] as Three })).reverse();
  return (
    <table class="score-table">
      <caption class="hidden">{say("sheet-caption")}</caption>
      <thead>
        <tr>
          <th scope="col">{say("score-deal")}</th>
          {SEATS.map((seat) => (
            <th key={seat} scope="col" class="number">
              <bdi>{names[seat]}</bdi>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr class="score-totals">
          <th scope="row">{say("score-total")}</th>
          {SEATS.map((seat) => (
            <td key={seat} class="number">
              {pointsOf(speaker, rules, totals[seat] ?? 0)}
            </td>
          ))}
        </tr>
        {rows.map(({ score, no, sum }) => (
          <tr key={no}>
            <th scope="row">
              {no}
              <span class={`score-trump suit-${score.trump}`}>
                <SuitSign suit={score.trump} />
                <span class="hidden">{say("sheet-trump", { suit: { suits: [score.trump] } })}</span>
              </span>
            </th>
            {SEATS.map((seat) => {
              const quota = quotasOf(score.dealer)[seat] as number;
              return (
                <td key={seat} class="number">
                  <span class={`role-mark role-${quota}`} aria-hidden="true">
                    {quota}
                  </span>
                  <span class="hidden">{say("sheet-tricks", { tricks: score.tricks[seat], quota })}; </span>
                  <span class="score-tricks" aria-hidden="true">
                    {score.tricks[seat]}
                  </span>
                  <b>{pointsOf(speaker, rules, score.points[seat] ?? 0)}</b>
                  <small>
                    <span class="hidden">{say("sheet-running")} </span>
                    {pointsOf(speaker, rules, sum[seat] ?? 0)}
                  </small>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The score sheet of the match that goes on. */
export function ScoreSheet({ known, speaker }: { known: Known; speaker: Speaker }) {
  const { sheet, rules } = known;
  const names = SEATS.map((seat) => speaker.name(seat));
  return (
    <SheetFrame {...{ known, speaker }} legend={speaker.say("sheet-legend")} csv={(own) => csvOf(speaker, sheet, own)}>
      {sheet.length > 0 && (
        <ScoreTable sheet={sheet} totals={running(sheet).at(-1) as Three} {...{ names, speaker, rules }} />
      )}
    </SheetFrame>
  );
}
