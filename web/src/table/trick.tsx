/** The cards that lie on the table: one place for each player, and in words who led and who is winning. */

import type { Known } from "../core/known";
import type { Moment } from "../core/present";
import type { Speaker } from "../core/texts";
import type { Card, Seat } from "../core/wire";
import { InlineCard } from "../ui/base";
import { CardFace } from "../ui/card";
import { type Trick as Done, playsOf, tricksOf } from "./narrate";
import { isClockwise } from "./panels";
import { sides } from "./state";
import "./trick.css";

export interface Lying {
  leader: Seat;
  cards: readonly Card[];
  /** Who takes it as it lies, or has taken it. */
  best: Seat | null;
  done: boolean;
}

export function lyingOf(known: Known, moment: Moment | null): Lying {
  if (moment?.type === "trick") return { leader: moment.leader, cards: moment.cards, best: moment.winner, done: true };
  const { plays = [], leaders = [] } = known.view ?? {};
  return {
    leader: leaders.at(-1) ?? 0,
    cards: plays.slice(plays.length - (plays.length % 3)),
    best: known.remarks.winning ?? null,
    done: false,
  };
}

interface TrickProps {
  known: Known;
  speaker: Speaker;
  lying: Lying;
}

function Place({ lying, speaker, seat, side }: Omit<TrickProps, "known"> & { seat: Seat; side: string }) {
  const at = (seat - lying.leader + 3) % 3;
  const card = lying.cards[at];
  const best = card !== undefined && lying.best === seat;
  return (
    <li class={`trick-place place-${side}${best ? " best" : ""}`}>
      {card ? (
        <>
          <span class="hidden">
            {speaker.say(at ? "played" : "played-led", { seat, card: speaker.cardName(card) })}
          </span>
          <span class="place-card" key={card}>
            <CardFace card={card} />
          </span>
          <span class="place-tags">
            {at === 0 && <span class="tag">{speaker.say("led")}</span>}
            {best && <span class="tag best-tag">{speaker.say(lying.done ? "takes-mark" : "winning")}</span>}
          </span>
        </>
      ) : (
        <>
          <span class="hidden">{speaker.say("not-played", { seat })}</span>
          <span class="place-empty" aria-hidden="true" />
          <span class="place-tags" />
        </>
      )}
    </li>
  );
}

export function Trick({ known, speaker, lying }: TrickProps) {
  const { left, right } = sides(known.seat, isClockwise(known));
  const side = (seat: Seat) => (seat === left ? "left" : seat === right ? "right" : "bottom");
  const seats = [0, 1, 2].map((i) => (lying.leader + i) % 3);
  return (
    <ol class={`trick${lying.done ? " done" : ""}`} aria-label={speaker.say("trick")}>
      {seats.map((seat) => (
        <Place key={seat} lying={lying} speaker={speaker} seat={seat} side={side(seat)} />
      ))}
    </ol>
  );
}

/** A trick that is over, as a line with its cards. */
export function TrickLine({ trick, speaker }: { trick: Done; speaker: Speaker }) {
  return (
    <li class="trick-line">
      <span class="trick-number">{speaker.say("trick-n", { n: trick.n })}</span>
      <span class="hidden">{speaker.spoken(speaker.closed(playsOf(speaker, trick.leader, trick.cards)))}</span>
      <span class="trick-cards" aria-hidden="true">
        {trick.cards.map((card, i) => {
          const seat = (trick.leader + i) % 3;
          return (
            <span key={card} class={`trick-card${seat === trick.winner ? " won" : ""}`}>
              <bdi>{speaker.name(seat)}</bdi> <InlineCard card={card} />
            </span>
          );
        })}
      </span>
      {trick.winner !== null && <span>{speaker.say("takes", { seat: trick.winner })}</span>}
    </li>
  );
}

/** The tricks of this deal, the newest first; or the last one alone. */
export function Tricks({ known, speaker, last = false }: { known: Known; speaker: Speaker; last?: boolean }) {
  const done = tricksOf(known).reverse();
  if (!done.length) return <p>{speaker.say("tricks-none")}</p>;
  return (
    <ol class="trick-lines" reversed>
      {done.slice(0, last ? 1 : undefined).map((trick) => (
        <TrickLine key={trick.n} trick={trick} speaker={speaker} />
      ))}
    </ol>
  );
}
