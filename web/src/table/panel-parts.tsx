/** What is shown of a player whatever is played: whether he is there, his time, what he says. */

import { useEffect, useState } from "preact/hooks";
import { isMuted, saidText } from "../choices/talk";
import { alarm, alert } from "../core/announce";
import type { Following } from "../core/following";
import type { AnyKnown } from "../core/known";
import type { Speaker } from "../core/texts";
import type { Seat } from "../core/wire";
import { Icon, type IconName } from "../ui/base";
import { CardBack } from "../ui/card";

export interface PanelProps<K extends AnyKnown = AnyKnown> {
  following: Following;
  known: K;
  speaker: Speaker;
  seat: Seat;
}

/** Whose move is due, where it is a player's. */
export const dueSeat = (known: AnyKnown): Seat | null => {
  const actor = known.view?.actor;
  return known.seating.stage === "deal" && typeof actor === "number" ? actor : null;
};

interface State {
  icon: IconName;
  text: string;
  /** What nobody has to be told. */
  plain?: boolean;
}

function stateOf(known: AnyKnown, speaker: Speaker, seat: Seat): State | null {
  const place = known.seating.places[seat] ?? {};
  if (place.sat_in) return { icon: "bot", text: speaker.say("is-sat-in") };
  if (known.company.left[seat]) return { icon: "away", text: speaker.say("is-left") };
  if (known.company.away[seat]) return { icon: "away", text: speaker.say("is-away") };
  if (place.bot) return { icon: "bot", text: speaker.say("is-bot"), plain: true };
  return null;
}

/** Whether he is there, or who plays for him. */
export function There({ known, speaker, seat }: Omit<PanelProps, "following">) {
  const state = stateOf(known, speaker, seat);
  return state ? (
    <span class="panel-state">
      <Icon name={state.icon} />
      {/* whoever is called a bot need not be told so once more */}
      <span class={state.plain ? "hidden" : ""}>{state.text}</span>
    </span>
  ) : null;
}

/** How many cards he has. */
export function Count({ n, speaker }: { n: number; speaker: Speaker }) {
  return n > 0 ? (
    <span class="panel-cards">
      <CardBack />
      <span aria-hidden="true">{n}</span>
      <span class="hidden">{speaker.say("cards-left", { n })}</span>
    </span>
  ) : null;
}

/** What remains of the time for the move that is due; one's own last ten seconds are said. */
export function Clock({ known, speaker, mine }: { known: AnyKnown; speaker: Speaker; mine: boolean }) {
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

/** The mark of whoever is to move: his clock, where one runs. */
export function Due({ known, speaker, seat, word = "is-thinking" }: Omit<PanelProps, "following"> & { word?: string }) {
  return known.time ? (
    <Clock known={known} speaker={speaker} mine={seat === known.seat} />
  ) : (
    <span class="due-mark">
      <Icon name="next" />
      <span class="hidden">{speaker.say(word)}</span>
    </span>
  );
}

/** What he said last, beside him. */
export function Bubble({ following, seat }: Pick<PanelProps, "following" | "seat">) {
  const said = useSaid(following, seat);
  return said ? (
    <p class="bubble" aria-hidden="true">
      {said}
    </p>
  ) : null;
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
