/** How a deal went: the tricks it came to for each, card by card. */

import { quotasOf } from "../choices/words";
import type { Speaker } from "../core/texts";
import type { Seat } from "../core/wire";
import { Legend } from "./luck";
import type { DealReview } from "./types";

const SEATS: readonly Seat[] = [0, 1, 2];
const [WIDE, HIGH] = [300, 110];

/** Stairs: what the deal came to before each card, and what became of it. */
function stairs(values: readonly number[]): string {
  const x = (i: number) => (i * WIDE) / (values.length - 1);
  const y = (value: number) => HIGH - (value * HIGH) / 10;
  return values
    .map((value, i) => (i ? `H${x(i).toFixed(1)}V${y(value).toFixed(1)}` : `M0 ${y(value).toFixed(1)}`))
    .join("");
}

export function Course({ deal, speaker }: { deal: DealReview; speaker: Speaker }) {
  const { say } = speaker;
  const quotas = quotasOf(deal.dealer);
  const tricks = [...new Set(deal.plays.map((play) => play.trick))];
  return (
    <figure class="study-course">
      <figcaption>
        {say("study-course")} <span class="about">{say("study-course-about")}</span>
      </figcaption>
      <Legend speaker={speaker} />
      <svg
        viewBox={`-16 -4 ${WIDE + 22} ${HIGH + 22}`}
        role="img"
        aria-label={say("study-course-label", { n: deal.deal })}
        focusable="false"
      >
        {[0, 2, 4, 6, 8, 10].map((n) => (
          <g key={n}>
            <line class="study-grid" x1="0" x2={WIDE} y1={HIGH - n * 11} y2={HIGH - n * 11} />
            <text class="study-tick" x="-4" y={HIGH - n * 11 + 3} text-anchor="end">
              {n}
            </text>
          </g>
        ))}
        {tricks.map((n, i) => (
          <text key={n} class="study-tick" x={((i + 0.5) * WIDE) / tricks.length} y={HIGH + 13} text-anchor="middle">
            {n}
          </text>
        ))}
        {SEATS.map((seat) => (
          <g key={seat} class={`seat-line seat-${seat}`}>
            <line
              class="quota"
              x1="0"
              x2={WIDE}
              y1={HIGH - (quotas[seat] ?? 0) * 11}
              y2={HIGH - (quotas[seat] ?? 0) * 11}
            />
            <path d={stairs([...deal.plays.map((play) => play.par[seat] ?? 0), deal.taken[seat] ?? 0])} />
          </g>
        ))}
      </svg>
    </figure>
  );
}
