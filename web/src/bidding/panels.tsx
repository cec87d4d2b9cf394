/** The players of a betting game: who they are, what chips they have, what they have bid, and whether they are there. */

import type { Following } from "../core/following";
import type { BiddingKnown } from "../core/known";
import type { Speaker } from "../core/texts";
import type { Seat } from "../core/wire";
import { Bubble, Clock, Count, Due, dueSeat, type PanelProps as Props, There } from "../table/panel-parts";
import { after, saidOf } from "./said";
import "../table/panels.css";

type PanelProps = Props<BiddingKnown>;

/** Chips, with a drawing for the eye. */
export function Chips({ n, speaker }: { n: number; speaker: Speaker }) {
  return (
    <span class="chips">
      <svg class="chip-sign" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <circle cx="12" cy="12" r="10" />
        <circle cx="12" cy="12" r="5.500" class="chip-middle" />
        <path d="M12 2v4M12 18v4M2 12h4M18 12h4" />
      </svg>
      <span aria-hidden="true">{n}</span>
      <span class="hidden">{speaker.say("bidding-chips", { n })}</span>
    </span>
  );
}

function Dealer({ known, speaker, seat }: Omit<PanelProps, "following">) {
  const on = known.seating.stage === "deal" && known.view?.phase === "bid" && known.view.dealer === seat;
  return on ? <span class="mark">{speaker.say("dealer")}</span> : null;
}

function Said({ known, speaker, seat }: Omit<PanelProps, "following">) {
  const said = saidOf(known, speaker, seat);
  return said ? <span class={`said said-${said.as}`}>{said.text}</span> : null;
}

function Panel({ known, speaker, seat, following }: PanelProps) {
  const due = dueSeat(known) === seat;
  const out = saidOf(known, speaker, seat)?.as === "out";
  return (
    <li class={`panel${due ? " due" : ""}${out ? " out" : ""}`}>
      <div class="panel-head">
        <bdi class="panel-name">{speaker.name(seat)}</bdi>
        <There known={known} speaker={speaker} seat={seat} />
        <Dealer known={known} speaker={speaker} seat={seat} />
        <Count n={known.view?.counts[seat] ?? 0} speaker={speaker} />
        {due && <Due known={known} speaker={speaker} seat={seat} word="bidding-is-thinking" />}
      </div>
      <div class="panel-facts">
        {known.view && <Chips n={known.view.totals[seat] ?? 0} speaker={speaker} />}
        <Said known={known} speaker={speaker} seat={seat} />
      </div>
      <Bubble following={following} seat={seat} />
    </li>
  );
}

/** The others, in the order in which they play after me; to who watches, all of them. */
export function Panels({ following, known, speaker }: Omit<PanelProps, "seat">) {
  const seats = known.seating.places.length;
  const all = known.seat === null ? after(seats - 1, seats) : after(known.seat, seats).slice(0, -1);
  return (
    <ul class={`panels bidders bidders-${all.length}`} aria-label={speaker.say("players")}>
      {all.map((seat) => (
        <Panel key={seat} {...{ following, known, speaker, seat }} />
      ))}
    </ul>
  );
}

/** What I have and have said, in few words: it stands beside the message. Who watches has nothing. */
export function Own({ following, known, speaker }: { following: Following; known: BiddingKnown; speaker: Speaker }) {
  const { seat } = known;
  if (seat === null) return null;
  return <OwnOf {...{ following, known, speaker, seat }} />;
}

function OwnOf({ following, known, speaker, seat }: PanelProps & { seat: Seat }) {
  return (
    <div class="own">
      <bdi class="panel-name">{speaker.name(seat)}</bdi>
      {known.view && <Chips n={known.view.totals[seat] ?? 0} speaker={speaker} />}
      <Said known={known} speaker={speaker} seat={seat} />
      <Dealer known={known} speaker={speaker} seat={seat} />
      {dueSeat(known) === seat && known.time && <Clock known={known} speaker={speaker} mine />}
      <Bubble following={following} seat={seat} />
    </div>
  );
}
