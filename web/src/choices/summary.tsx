import { useEffect, useRef } from "preact/hooks";
import type { Known } from "../core/known";
import type { Speaker } from "../core/texts";
import type { Seat } from "../core/wire";
import { Words } from "../ui/base";
import { NextDeal } from "./next-deal";
import type { AtTable } from "./parts";
import { debtsOf, handedLines, inTurn, pointsOf, quotasOf, slamLines } from "./words";
import "./summary.css";

/** Takes the focus once. What the deal brought was said when it was over. */
export function useHeading() {
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const active = document.activeElement;
    if (!(active instanceof HTMLInputElement) && !active?.closest("dialog[open]"))
      head.current?.focus({ preventScroll: true });
  }, []);
  return head;
}

/** What somebody does in the next deal before it is played. */
function nextOf(speaker: Speaker, known: Known, seat: Seat): string {
  const you = seat === known.seat;
  const draws = debtsOf(known.remarks.pulls_next ?? [])
    .filter((debt) => debt.creditor === seat)
    .map(({ debtor, n }) => speaker.say(you ? "deal-draws-you" : "deal-draws", { n, debtor }));
  const deals = (known.view?.dealer ?? 0) === seat ? [speaker.say("deal-dealer")] : [];
  return [...deals, ...draws].join("; ");
}

/** Three rows: what each needed, took and gets. */
export function DealTable({ known, speaker }: { known: Known; speaker: Speaker }) {
  const { say } = speaker;
  const score = known.sheet.at(-1);
  if (!score) return null;
  const quotas = known.remarks.quotas ?? quotasOf(score.dealer);
  const { rules } = known;
  const goesOn = known.seating.stage === "between";
  return (
    <table class="deal-table">
      <caption class="hidden">{say("deal-result")}</caption>
      <thead>
        <tr>
          <th scope="col">{say("deal-taken")}</th>
          <th scope="col" class="number">
            {say("deal-points")}
          </th>
          <th scope="col" class="number">
            {say("deal-total")}
          </th>
        </tr>
      </thead>
      {inTurn(score.dealer).map((seat) => {
        const next = goesOn ? nextOf(speaker, known, seat) : "";
        const quota = quotas[seat] ?? 0;
        const taken = score.tricks[seat] ?? 0;
        return (
          <tbody key={seat} class={seat === known.seat ? "my-row" : ""}>
            <tr class="deal-who">
              <th scope="rowgroup" colSpan={3}>
                <bdi>{speaker.name(seat)}</bdi> <span class="deal-role">{say("role", { quota })}</span>
              </th>
            </tr>
            <tr>
              <td>
                <span class="deal-taken">
                  {say("sheet-tricks", { tricks: taken, quota })}
                  <span class="deal-pips" aria-hidden="true">
                    {Array.from({ length: Math.max(quota, taken) }, (_, i) => (
                      <i key={i} class={i >= quota ? "over" : i < taken ? "full" : ""} />
                    ))}
                  </span>
                </span>
              </td>
              <td class="number deal-points">{pointsOf(speaker, rules, score.points[seat] ?? 0)}</td>
              <td class="number">{pointsOf(speaker, rules, known.view?.totals?.[seat] ?? 0)}</td>
            </tr>
            {next && (
              <tr class="deal-next">
                <td colSpan={3}>
                  <span class="deal-next-label">{say("deal-next")}: </span>
                  {next}
                </td>
              </tr>
            )}
          </tbody>
        );
      })}
    </table>
  );
}

export function DealSummary({ following, known, speaker }: AtTable) {
  const { say } = speaker;
  const { view, sheet, remarks } = known;
  const score = sheet.at(-1);
  const title = say("scored", { deal: sheet.length });
  const head = useHeading();
  if (!score || !view) return null;
  const notes = [...handedLines(speaker, known), ...slamLines(speaker, known)];
  const dealer = say("next-dealer", { dealer: view.dealer ?? 0, loser: remarks.loser ?? "none" });
  const nobody = known.rules.pulls === "on" && !remarks.pulls_next?.length;
  return (
    <section class="summary" aria-label={title}>
      <h2 ref={head} tabIndex={-1}>
        {title}
      </h2>
      <DealTable known={known} speaker={speaker} />
      <div class="summary-notes">
        {notes.map((note) => (
          <p key={note}>
            <Words text={note} />
          </p>
        ))}
        <p>
          {dealer} {nobody && say("debts-none")}
        </p>
      </div>
      <NextDeal {...{ following, known, speaker }} />
    </section>
  );
}
