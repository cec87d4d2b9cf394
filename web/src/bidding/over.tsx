/** The end of a match of a betting game. */

import { OverFrame } from "../choices/over-frame";
import type { AtTable } from "../choices/parts";
import type { BiddingKnown } from "../core/known";
import type { Speaker } from "../core/texts";
import { sentence } from "../table/narrate";
import { DealTable, DealTale } from "./summary";
import { taleOf } from "./tale";

/** Who has the most chips. */
export function winnersOf(totals: readonly number[]): number[] {
  const most = Math.max(...totals);
  return totals.flatMap((n, seat) => (n === most ? [seat] : []));
}

/** One winner, or several who share the victory. */
export function resultOf(speaker: Speaker, totals: readonly number[]): string {
  const first = winnersOf(totals);
  const n = totals[first[0] ?? 0] ?? 0;
  if (first.length === 1) return speaker.say("bidding-won", { seat: first[0], n });
  const names = first.map((seat) => (seat === speaker.me ? speaker.say("seat-you") : speaker.name(seat)));
  const winners = sentence(speaker.say("and", { first: names.slice(0, -1), last: names.at(-1) }));
  return speaker.say("bidding-shared", { winners, n });
}

export function MatchOver({ following, known, speaker }: AtTable<BiddingKnown>) {
  const { say } = speaker;
  const { view, sheet, remarks, rules, seat, game } = known;
  const whole = view?.phase === "over";
  const result = whole
    ? resultOf(speaker, view.totals)
    : seat === null && !sheet.length // who may not watch is not told how it went
      ? say("over-title")
      : say("over-ended", { deals: sheet.length });
  const why =
    remarks.ended === "chips"
      ? say("betting-ended-early", { game })
      : say("bidding-ended-deals", { deals: Number(rules.deals) });
  const tale = whole ? taleOf(known) : null;
  return (
    <OverFrame
      {...{ following, known, speaker, result }}
      totals={view ? view.totals : null}
      first={whole ? winnersOf(view.totals) : []}
      total={(n) => say("bidding-chips", { n })}
      notes={<p class="about-points">{say("betting-play-points")}</p>}
    >
      {tale && (
        <>
          <p>{why}</p>
          <h3>{say("bidding-last-deal")}</h3>
          <DealTale {...{ known, speaker, tale }} />
          <DealTable {...{ known, speaker }} />
        </>
      )}
    </OverFrame>
  );
}
