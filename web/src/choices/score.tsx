import { useRef } from "preact/hooks";
import type { Known } from "../core/known";
import type { Speaker } from "../core/texts";
import type { Rules, Score, Three } from "../core/wire";
import { Button, Icon } from "../ui/base";
import { SuitSign } from "../ui/suits";
import { csvOf } from "./csv";
import { pointsOf, quotasOf, running, SEATS } from "./words";
import "./score.css";

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

function save(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: "text/csv;charset=utf-8" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}

/** The score sheet of the match that goes on, to be looked at, kept and printed. */
export function ScoreSheet({ known, speaker }: { known: Known; speaker: Speaker }) {
  const { say } = speaker;
  const here = useRef<HTMLElement>(null);
  const { sheet, rules } = known;
  const names = SEATS.map((seat) => speaker.name(seat));
  if (!sheet.length) return <p class="score-empty">{say("sheet-empty")}</p>;
  const print = () => {
    here.current?.classList.add("printed");
    document.documentElement.dataset.printing = "score";
    window.print();
    delete document.documentElement.dataset.printing;
    here.current?.classList.remove("printed");
  };
  // in a file for others one is not "You"
  const own = names.map((name, seat) => (seat === known.seat && known.seating.places[seat]?.name) || name);
  return (
    <section class="score-sheet" ref={here} aria-label={say("sheet-caption")}>
      <p class="score-legend">{say("sheet-legend")}</p>
      {/* biome-ignore lint/a11y: it scrolls where names are long, and keys have to reach it */}
      <div class="score-scroll" role="group" tabIndex={0} aria-label={say("sheet-caption")}>
        <ScoreTable sheet={sheet} totals={running(sheet).at(-1) as Three} {...{ names, speaker, rules }} />
      </div>
      <div class="row no-print">
        <Button
          onClick={() =>
            save(`${say("sheet-file")}-${known.table}-${known.seating.match}.csv`, csvOf(speaker, sheet, own))
          }
        >
          <Icon name="load" />
          {say("sheet-csv")}
        </Button>
        <Button onClick={print}>
          <Icon name="print" />
          {say("sheet-print")}
        </Button>
      </div>
    </section>
  );
}
