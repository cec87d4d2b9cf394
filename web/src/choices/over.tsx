import { OverFrame } from "./over-frame";
import type { AtTable } from "./parts";
import { DealTable } from "./summary";
import { handedLines, leadersOf, pointsOf, slamLines, winners } from "./words";

/** The end of a match of 3-2-5. */
export function MatchOver({ following, known, speaker }: AtTable) {
  const { say } = speaker;
  const { view, sheet, rules, seat } = known;
  const whole = view?.phase === "over";
  const result = whole
    ? winners(speaker, known)
    : seat === null && !sheet.length // who may not watch is not told how it went
      ? say("over-title")
      : say("over-ended", { deals: sheet.length });
  const totals = view?.totals ?? [0, 0, 0];
  return (
    <OverFrame
      {...{ following, known, speaker, result }}
      totals={view ? totals : null}
      first={whole ? leadersOf(totals) : []}
      total={(n) => pointsOf(speaker, rules, n)}
      notes={
        whole && [...handedLines(speaker, known), ...slamLines(speaker, known)].map((line) => <p key={line}>{line}</p>)
      }
    >
      {whole && <DealTable known={known} speaker={speaker} />}
    </OverFrame>
  );
}
