/** The middle of the table: the four cards that are sold, the highest bid, what it wins and loses, and how it came to it. */

import type { BiddingGame, Call } from "../core/bidding";
import type { BiddingKnown } from "../core/known";
import type { Speaker } from "../core/texts";
import type { Seat } from "../core/wire";
import { CardBack } from "../ui/card";

interface LotProps {
  known: BiddingKnown;
  speaker: Speaker;
}

/** So many calls are shown at the table; all of them in the dialog. */
const SHOWN = 5;

export const callWords = (speaker: Speaker, game: BiddingGame, { seat, chips }: Call): string =>
  speaker.say("bidding-call", { seat, chips: chips === undefined ? null : String(chips), game });

/** Who bid how much, in order. */
export function Calls({ known, speaker, all = false }: LotProps & { all?: boolean }) {
  const { say } = speaker;
  const calls = known.view?.calls ?? [];
  const from = all ? 0 : Math.max(0, calls.length - SHOWN);
  if (!calls.length) return <p class="calls-none">{say("bidding-calls-none", { game: known.game })}</p>;
  return (
    <ol class="calls" start={from + 1} aria-label={say("bidding-calls")}>
      {calls.slice(from).map((call, i) => (
        <li key={from + i} class={call.chips === undefined ? "call call-out" : "call"}>
          <bdi>{callWords(speaker, known.game, call)}</bdi>
        </li>
      ))}
    </ol>
  );
}

export const namesOf = (speaker: Speaker, seats: readonly Seat[]): string =>
  speaker.list(seats.map((seat) => speaker.name(seat)));

function Backs({ label }: { label: string }) {
  return (
    <div class="lot-cards" role="img" aria-label={label}>
      {[0, 1, 2, 3].map((place) => (
        <span key={place}>
          <CardBack />
        </span>
      ))}
    </div>
  );
}

export function Lot({ known, speaker }: LotProps) {
  const { say } = speaker;
  const { view, remarks } = known;
  if (!view) return null; // it may not be watched
  if (view.phase !== "bid") return <p class="lot-waits">{say("bidding-deals")}</p>;
  const { bid = 0, bidder, inside = [], at_five: atFive = [] } = remarks;
  return (
    <section class="lot" aria-label={say("bidding-table")}>
      <Backs label={say("bidding-four-cards")} />
      <div class="lot-bid">
        {bid && bidder !== undefined ? (
          <>
            <p class="hidden">
              {say("bidding-highest")}: {say("bidding-highest-by", { seat: bidder, n: bid })}
            </p>
            <p class="lot-highest" aria-hidden="true">
              <span class="lot-label">{say("bidding-highest")}</span>
              <b>{bid}</b>
              <bdi>{namesOf(speaker, atFive.length > 1 ? atFive : [bidder])}</bdi>
            </p>
          </>
        ) : (
          <p class="lot-none">{say("bidding-highest-none")}</p>
        )}
      </div>
      <div class="lot-course">
        {bid > 0 && (
          <p class="lot-stakes">
            <span>{say("bidding-wins", { n: remarks.wins ?? 0 })}</span>
            <span>{say("bidding-loses", { n: remarks.loses ?? 0 })}</span>
          </p>
        )}
        {view.calls.length > 0 && <Calls {...{ known, speaker }} />}
        {atFive.length > 1 ? (
          <p class="lot-five">
            {say("bidding-at-five", { n: remarks.most_bid ?? bid, names: namesOf(speaker, atFive) })}
          </p>
        ) : (
          view.calls.length > 0 && (
            <p class="lot-inside">{say("bidding-inside", { names: namesOf(speaker, inside) })}</p>
          )
        )}
      </div>
    </section>
  );
}
