/** The players: who they are, what they need, what they have, and whether they are there. */

import { useEffect, useState } from "preact/hooks";
import { isMuted, saidText } from "../choices/talk";
import { alarm, alert } from "../core/announce";
import type { Following } from "../core/following";
import type { Known } from "../core/known";
import type { Speaker } from "../core/texts";
import type { Seat } from "../core/wire";
import { Icon, type IconName } from "../ui/base";
import { CardBack } from "../ui/card";
import { pointsOf } from "./narrate";
import { sides } from "./state";
import "./panels.css";

interface PanelProps {
  following: Following;
  known: Known;
  speaker: Speaker;
  seat: Seat;
}

/** Whose move is due, where it is a player's. */
export const dueSeat = (known: Known): Seat | null => {
  const actor = known.view?.actor;
  return known.seating.stage === "deal" && typeof actor === "number" ? actor : null;
};

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

interface State {
  icon: IconName;
  text: string;
  /** What nobody has to be told. */
  plain?: boolean;
}

function stateOf(known: Known, speaker: Speaker, seat: Seat): State | null {
  const place = known.seating.places[seat] ?? {};
  if (place.sat_in) return { icon: "bot", text: speaker.say("is-sat-in") };
  if (known.company.left[seat]) return { icon: "away", text: speaker.say("is-left") };
  if (known.company.away[seat]) return { icon: "away", text: speaker.say("is-away") };
  if (place.bot) return { icon: "bot", text: speaker.say("is-bot"), plain: true };
  return null;
}

/** What remains of the time for the move that is due; one's own last ten seconds are said. */
function Clock({ known, speaker, mine }: { known: Known; speaker: Speaker; mine: boolean }) {
  const time = known.time;
  const [now, setNow] = useState(Date.now());
  useEffect(() => {
    if (!time) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, [time]);
  const left = time ? time.turn - (now - time.at) : 0;
  const spare = Math.max(0, (time?.bank ?? 0) + Math.min(0, left));
  const last = mine && time !== null && left + (time.bank ?? 0) <= 10_000;
  useEffect(() => {
    if (!last) return;
    const text = speaker.say("your-seconds", { n: Math.ceil((Math.max(0, left) + spare) / 1000) });
    alert(text);
    return () => {
      if (alarm.value === text) alert("");
    };
  }, [last]);
  if (!time) return null;
  const onSpare = left <= 0 && spare > 0;
  const seconds = Math.max(0, Math.ceil((onSpare ? spare : left) / 1000));
  return (
    <span class={`clock${last || (!mine && seconds <= 10) ? " short" : ""}`}>
      <Icon name="clock" />
      <span aria-hidden="true">{onSpare ? `+${seconds}` : seconds}</span>
      <span class="hidden">{speaker.say(onSpare ? "bank-left" : "seconds-left", { n: seconds })}</span>
    </span>
  );
}

function Panel({ known, speaker, seat, following, side }: PanelProps & { side: "left" | "right" }) {
  const due = dueSeat(known) === seat;
  const state = stateOf(known, speaker, seat);
  const cards = known.view?.counts?.[seat] ?? 0;
  return (
    <li class={`panel panel-${side}${due ? " due" : ""}`}>
      <div class="panel-head">
        <bdi class="panel-name">{speaker.name(seat)}</bdi>
        {state && (
          <span class="panel-state">
            <Icon name={state.icon} />
            {/* whoever is called a bot need not be told so once more */}
            <span class={state.plain ? "hidden" : ""}>{state.text}</span>
          </span>
        )}
        <Dealer known={known} speaker={speaker} seat={seat} />
        {due && <Due known={known} speaker={speaker} seat={seat} />}
      </div>
      <div class="panel-facts">
        <Quota known={known} speaker={speaker} seat={seat} />
        {cards > 0 && (
          <span class="panel-cards">
            <CardBack />
            <span aria-hidden="true">{cards}</span>
            <span class="hidden">{speaker.say("cards-left", { n: cards })}</span>
          </span>
        )}
      </div>
      <Bubble following={following} seat={seat} />
    </li>
  );
}

function Dealer({ known, speaker, seat }: Omit<PanelProps, "following">) {
  const on = known.remarks.quotas && known.view?.dealer === seat && known.seating.stage === "deal";
  return on ? <span class="mark">{speaker.say("dealer")}</span> : null;
}

function Due({ known, speaker, seat }: Omit<PanelProps, "following">) {
  return known.time ? (
    <Clock known={known} speaker={speaker} mine={seat === known.seat} />
  ) : (
    <span class="due-mark">
      <Icon name="next" />
      <span class="hidden">{speaker.say("is-thinking")}</span>
    </span>
  );
}

function Bubble({ following, seat }: Pick<PanelProps, "following" | "seat">) {
  const said = useSaid(following, seat);
  return said ? (
    <p class="bubble" aria-hidden="true">
      {said}
    </p>
  ) : null;
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

/** What somebody said last, for a few seconds; nothing of those whom one does not want to hear. */
function useSaid(following: Following, seat: Seat): string | null {
  const last = following.said.value.findLast((one) => one.seat === seat && !isMuted(one)) ?? null;
  const [over, setOver] = useState<unknown>(last);
  useEffect(() => {
    if (!last || last === over) return;
    const timer = setTimeout(() => setOver(last), 6000);
    return () => clearTimeout(timer);
  }, [last]);
  return last && last !== over ? saidText(following.speaker.value, last) : null;
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
