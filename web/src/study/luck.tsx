/** Where the points came from: a table that adds up, and the same as bars. */

import type { Speaker } from "../core/texts";
import type { Seat } from "../core/wire";
import type { MatchReview, Part } from "./types";
import { Wide } from "./wide";
import { signed, tenths, toldParts } from "./words";

const SEATS: readonly Seat[] = [0, 1, 2];
/** By seat, beside the colour. */
export const GLYPHS = ["■", "●", "▲"];

export function Legend({ speaker }: { speaker: Speaker }) {
  return (
    <p class="study-legend" aria-hidden="true">
      {SEATS.map((seat) => (
        <span key={seat}>
          <span class={`seat-mark seat-${seat}`}>{GLYPHS[seat]}</span> <bdi>{speaker.name(seat)}</bdi>
        </span>
      ))}
    </p>
  );
}

export function Luck({ review, speaker }: { review: MatchReview; speaker: Speaker }) {
  const { say } = speaker;
  const parts = toldParts(review.luck);
  const columns = SEATS.map((seat) =>
    tenths(
      parts.map((part) => review.luck[seat]?.[part] ?? 0),
      review.points[seat] ?? 0,
    ),
  );
  const most = Math.max(10, ...columns.flat().map(Math.abs));
  return (
    <section class="study-block">
      <h2>{say("review-luck")}</h2>
      <Wide name={say("review-luck")} speaker={speaker}>
        <table>
          <thead>
            <tr>
              <th scope="col">{say("review-head-part")}</th>
              {SEATS.map((seat) => (
                <th key={seat} scope="col" class="number name">
                  <bdi>{speaker.name(seat)}</bdi>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {parts.map((part, row) => (
              <tr key={part}>
                <th scope="row">{say(`review-part-${part}`)}</th>
                {columns.map((column, seat) => (
                  <td key={seat} class="number">
                    {signed(speaker, (column[row] ?? 0) / 10)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{say("review-part-total")}</th>
              {SEATS.map((seat) => (
                <td key={seat} class="number">
                  <b>{speaker.points(review.points[seat] ?? 0)}</b>
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </Wide>
      <details class="study-more">
        <summary>{say("study-chart")}</summary>
        <figure role="img" aria-label={say("study-chart-label")}>
          <Legend speaker={speaker} />
          {parts.map((part, row) => (
            <Bars key={part} part={part} values={columns.map((column) => column[row] ?? 0)} {...{ most, speaker }} />
          ))}
        </figure>
      </details>
      <p class="about">{flowing(say("review-luck-note"))}</p>
    </section>
  );
}

/** The text without the line ends of its file. */
export const flowing = (text: string): string => text.split(/\s+/).join(" ");

interface BarsProps {
  part: Part;
  /** In tenths, by seat. */
  values: readonly number[];
  most: number;
  speaker: Speaker;
}

/** One part: a bar for each player from the middle line, to the left below nothing, to the right above. */
function Bars({ part, values, most, speaker }: BarsProps) {
  return (
    <div class="study-bars" aria-hidden="true">
      <span>{speaker.say(`review-part-${part}`)}</span>
      <svg viewBox="-104 0 208 48" preserveAspectRatio="none" aria-hidden="true" focusable="false">
        {values.map((value, seat) => {
          const wide = (100 * Math.abs(value)) / most;
          return (
            <rect
              key={seat}
              class={`seat-fill seat-${seat}`}
              x={value < 0 ? -wide : 0}
              y={3 + 15 * seat}
              width={Math.max(wide, 0.6)}
              height={12}
            />
          );
        })}
        <line class="study-axis" x1="0" x2="0" y1="0" y2="48" vector-effect="non-scaling-stroke" />
      </svg>
      <span class="study-values">
        {values.map((value, seat) => (
          <span key={seat}>
            <span class={`seat-mark seat-${seat}`}>{GLYPHS[seat]}</span> {signed(speaker, value / 10)}
          </span>
        ))}
      </span>
    </div>
  );
}
