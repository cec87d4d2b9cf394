/** One sentence: whose turn it is, what is asked, why something was not possible. */

import { waitedFor } from "../choices/next-deal";
import { doingOf } from "../choices/watching";
import type { Following } from "../core/following";
import type { Known } from "../core/known";
import type { Moment } from "../core/present";
import type { Speaker } from "../core/texts";
import type { Seat } from "../core/wire";
import { Button, Words } from "../ui/base";
import { reasonOf, suitToFollow } from "./barred";
import { sentence } from "./narrate";
import { dueSeat, Own } from "./panels";
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
  const line = following.line.value;
  if (line === "lost") return speaker.say("line-lost");
  if (line !== "on") return speaker.say("line-connecting");
  if (note) return note;
  const refusal = following.refusal.value;
  if (refusal) return reasonOf(speaker, refusal);
  if (moment?.type === "trick") return speaker.say("takes", { seat: moment.winner });
  return sentence(askedOf(known, speaker));
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
  const text = messageOf(known, moment, following, speaker, state.note.value);
  const mine = dueSeat(known) === known.seat && known.seat !== null && !moment;
  const lost = following.line.value === "lost";
  const urgent = lost || state.note.value !== null || following.refusal.value !== null;
  const now = following.known.value?.seating; // the truth, at once
  const satIn = known.seat !== null && now?.stage !== "over" && now?.places[known.seat]?.sat_in;
  // a clock is shown whatever is asked
  if (quiet && !urgent && !satIn && !known.time) return null;
  return (
    <div class={`message${mine ? " mine" : ""}${lost ? " lost" : ""}`}>
      <p class="message-text">
        <Words text={text} />
      </p>
      {(!quiet || known.time) && <Own following={following} known={known} speaker={speaker} seat={known.seat ?? 0} />}
      {satIn && !lost && (
        <>
          <p>{speaker.say("bot-for-you")}</p>
          <Button kind="main" onClick={() => void following.back()}>
            {speaker.say("i-am-back")}
          </Button>
        </>
      )}
    </div>
  );
}
