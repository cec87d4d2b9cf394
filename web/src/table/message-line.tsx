/** One sentence: whose turn it is, what is asked, why something was not possible. Beside it, what I have. */

import type { ComponentChildren, RefObject } from "preact";
import type { Following } from "../core/following";
import type { AnyKnown } from "../core/known";
import type { Speaker } from "../core/texts";
import { Button, Words } from "../ui/base";
import { reasonOf } from "./barred";
import { dueSeat } from "./panel-parts";
import type { TableState } from "./state";

/** What has to be said before anything that is asked: about the line, what was refused, what somebody wanted to know. */
export function urgentOf(following: Following, speaker: Speaker, note: string | null): string | null {
  const line = following.line.value;
  if (line === "lost") return speaker.say("line-lost");
  if (line !== "on") return speaker.say("line-connecting");
  if (note) return note;
  const refusal = following.refusal.value;
  return refusal ? reasonOf(speaker, refusal) : null;
}

interface MessageLineProps {
  following: Following;
  known: AnyKnown;
  speaker: Speaker;
  state: TableState;
  text: string;
  /** Marked, where it is my turn. */
  mine: boolean;
  /** What I have, in few words. */
  own: ComponentChildren;
  /** Somebody else says what is asked: only what went wrong is told here. */
  quiet: boolean;
  /** Where the text is the heading of a question, which takes the focus. */
  head?: RefObject<HTMLHeadingElement | null>;
}

export function MessageLine({ following, known, speaker, state, text, mine, own, quiet, head }: MessageLineProps) {
  const due = mine && dueSeat(known) === known.seat && known.seat !== null;
  const lost = following.line.value === "lost";
  const urgent = lost || state.note.value !== null || following.refusal.value !== null;
  const now = following.known.value?.seating; // the truth, at once
  const satIn = known.seat !== null && now?.stage !== "over" && now?.places[known.seat]?.sat_in;
  // a clock is shown whatever is asked
  if (quiet && !urgent && !satIn && !known.time) return null;
  return (
    <div class={`message${due ? " mine" : ""}${lost ? " lost" : ""}`}>
      {head && due ? (
        <h2 ref={head} tabIndex={-1} class="message-text">
          <Words text={text} />
        </h2>
      ) : (
        <p class="message-text">
          <Words text={text} />
        </p>
      )}
      {(!quiet || known.time) && own}
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
