/** What is asked in 3-2-5, in one sentence. */

import { waitedFor } from "../choices/next-deal";
import { doingOf } from "../choices/watching";
import type { Following } from "../core/following";
import type { Known } from "../core/known";
import type { Moment } from "../core/present";
import type { Speaker } from "../core/texts";
import type { Seat } from "../core/wire";
import { suitToFollow } from "./barred";
import { MessageLine, urgentOf } from "./message-line";
import { sentence } from "./narrate";
import { dueSeat } from "./panel-parts";
import { Own } from "./panels";
import type { TableState } from "./state";

/** What one is asked now, as a sentence. */
export function askedOf(known: Known, speaker: Speaker): string {
  const due = dueSeat(known);
  if (due === null || due !== known.seat) {
    if (!known.view && known.seating.stage === "deal") return speaker.say("unseen-words");
    const doing = doingNow(known, due, speaker);
    return known.seat === null ? [speaker.say("watching-only"), doing].join(" ").trim() : doing;
  }
  if (known.view?.phase !== "play") return speaker.say("your-turn");
  const plays = known.view.plays ?? [];
  if (plays.length % 3 === 0) return speaker.say("your-lead");
  const suit = suitToFollow(known);
  return suit ? speaker.say("your-turn-follow", { suit: { suits: [suit] } }) : speaker.say("your-turn-any");
}

/** What the others are about, or chance. */
function doingNow(known: Known, due: Seat | null, speaker: Speaker): string {
  const { view } = known;
  if (!view || known.seating.stage !== "deal") {
    const others = waitedFor(known).filter((seat) => seat !== known.seat);
    if (others.length && known.seating.stage === "between")
      return speaker.say("next-wait", { names: speaker.list(others.map((seat) => speaker.name(seat))) });
    return known.seat === null ? "" : speaker.say("waiting-deal");
  }
  if (view.phase !== "play") return doingOf(speaker, view);
  return due === null ? "" : speaker.say("turn-of", { seat: due });
}

export function messageOf(
  known: Known,
  moment: Moment | null,
  following: Following,
  speaker: Speaker,
  note: string | null,
): string {
  return (
    urgentOf(following, speaker, note) ??
    (moment?.type === "trick" ? speaker.say("takes", { seat: moment.winner }) : sentence(askedOf(known, speaker)))
  );
}

interface MessageProps {
  following: Following;
  known: Known;
  moment: Moment | null;
  speaker: Speaker;
  state: TableState;
  /** Somebody else says what is asked: only what went wrong is told here. */
  quiet?: boolean;
}

export function Message({ following, known, moment, speaker, state, quiet = false }: MessageProps) {
  return (
    <MessageLine
      {...{ following, known, speaker, state, quiet }}
      text={messageOf(known, moment, following, speaker, state.note.value)}
      mine={!moment}
      own={<Own following={following} known={known} speaker={speaker} seat={known.seat ?? 0} />}
    />
  );
}
