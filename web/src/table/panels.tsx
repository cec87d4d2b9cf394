/** The players: who they are, what they need, what they have, and whether they are there. */

import type { Known } from "../core/known";
import type { Speaker } from "../core/texts";
import type { Seat } from "../core/wire";
import { pointsOf } from "./narrate";
import { Bubble, Clock, Count, Due, dueSeat, type PanelProps as Props, There } from "./panel-parts";
import { sides } from "./state";
import "./panels.css";

type PanelProps = Props<Known>;

/** Filled for each trick, empty for each that is needed still; what is above the quota stands apart. */
function Pips({ taken, quota }: { taken: number; quota: number }) {
  const most = Math.max(taken, quota);
  return (
    <span class="quota-pips" aria-hidden="true">
      {Array.from({ length: most }, (_, i) => (
        <span key={`pip-${i + 1}`} class={`quota-pip${i < taken ? " full" : ""}${i >= quota ? " over" : ""}`} />
      ))}
    </span>
  );
}

export function Quota({ known, speaker, seat }: { known: Known; speaker: Speaker; seat: Seat }) {
  const quota = known.remarks.quotas?.[seat];
  const taken = known.view?.taken?.[seat] ?? 0;
  if (quota === undefined) return null;
  return (
    <span class="quota">
      <span class="quota-count">
        <span aria-hidden="true">{speaker.say("tricks-of", { taken, quota })}</span>
        <span class="hidden">{speaker.say("tricks-of-spoken", { taken, quota })}</span>
      </span>
      <Pips taken={taken} quota={quota} />
    </span>
  );
}

function Panel({ known, speaker, seat, following, side }: PanelProps & { side: "left" | "right" }) {
  const due = dueSeat(known) === seat;
  return (
    <li class={`panel panel-${side}${due ? " due" : ""}`}>
      <div class="panel-head">
        <bdi class="panel-name">{speaker.name(seat)}</bdi>
        <There known={known} speaker={speaker} seat={seat} />
        <Dealer known={known} speaker={speaker} seat={seat} />
        {due && <Due known={known} speaker={speaker} seat={seat} />}
      </div>
      <div class="panel-facts">
        <Quota known={known} speaker={speaker} seat={seat} />
        <Count n={known.view?.counts?.[seat] ?? 0} speaker={speaker} />
      </div>
      <Bubble following={following} seat={seat} />
    </li>
  );
}

function Dealer({ known, speaker, seat }: Omit<PanelProps, "following">) {
  const on = known.remarks.quotas && known.view?.dealer === seat && known.seating.stage === "deal";
  return on ? <span class="mark">{speaker.say("dealer")}</span> : null;
}

/** What I need and have, in few words: it stands beside the message. */
export function Own({ known, speaker, following, seat }: PanelProps) {
  const totals = known.view?.totals;
  const due = dueSeat(known) === seat;
  return (
    <div class="own">
      <bdi class="panel-name">{speaker.name(seat)}</bdi>
      <Quota known={known} speaker={speaker} seat={seat} />
      <Dealer known={known} speaker={speaker} seat={seat} />
      {totals && (known.view?.deal_no ?? 0) > 1 && (
        <span class="own-points">
          {speaker.say("total-points", { points: pointsOf(speaker, known.rules, totals[seat] ?? 0) })}
        </span>
      )}
      {due && known.time && <Clock known={known} speaker={speaker} mine={seat === known.seat} />}
      <Bubble following={following} seat={seat} />
    </div>
  );
}

/** The others, in the order in which they play; where they stand is the style sheet's. */
export function Panels({ following, known, speaker }: Omit<PanelProps, "seat">) {
  const clockwise = isClockwise(known);
  const { left, right } = sides(known.seat, clockwise);
  const props = { following, known, speaker };
  const order = clockwise ? [left, right] : [right, left];
  return (
    <ul class="panels" aria-label={speaker.say("players")}>
      {order.map((seat) => (
        <Panel key={seat} {...props} seat={seat} side={seat === left ? "left" : "right"} />
      ))}
    </ul>
  );
}

export const isClockwise = (known: Known): boolean => known.rules.direction === "clockwise";

/** Which way round play goes. */
export function Direction({ known, speaker }: Pick<PanelProps, "known" | "speaker">) {
  const clockwise = isClockwise(known);
  return (
    <p class="direction">
      <svg viewBox="0 0 40 16" class={clockwise ? "" : "other-way"} aria-hidden="true" focusable="false">
        <path d="M4 13C12 3 26 3 35 11M36 4v8h-8" />
      </svg>
      <span class="hidden">{speaker.say(clockwise ? "seats-clockwise" : "seats-anticlockwise")}</span>
    </p>
  );
}
