import type { Speaker } from "../core/texts";
import type { Card, Seat } from "../core/wire";
import { Faces } from "./parts";

interface TurnedProps {
  seat: Seat;
  cards: readonly Card[];
  speaker: Speaker;
  /** What came of it: "Trump is clubs: the highest of the three turned cards." */
  result?: string | undefined;
  /** Goes on before its time; who sits at the table has a button for it below his hand. */
  onTap?: (() => void) | undefined;
}

/** Cards that lie face up for a moment, for all to see. */
export function Turned({ seat, cards, speaker, result, onTap }: TurnedProps) {
  return (
    <section class="turned" aria-label={speaker.say("turned-title", { seat })}>
      <h2>{speaker.say("turned-title", { seat })}</h2>
      <Faces cards={cards} speaker={speaker} label={speaker.say("turned-title", { seat })} />
      {result && <p>{result}</p>}
      {onTap && speaker.me === null && (
        <button
          type="button"
          class="button"
          onClick={(event) => {
            event.stopPropagation(); // a tap anywhere goes on, too
            onTap();
          }}
        >
          {speaker.say("turned-go-on")}
        </button>
      )}
    </section>
  );
}
