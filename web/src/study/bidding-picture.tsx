/** The table at one step of a deal of a betting game: the hands, the four cards, the pool and the bids. */

import { callWords } from "../bidding/lot";
import { bestOf, pointsIn } from "../bidding/rules";
import { saidOf } from "../bidding/said";
import { cardsOf, HELD, sorted, suitOf } from "../core/cards";
import type { BiddingKnown } from "../core/known";
import type { Speaker } from "../core/texts";
import type { Card, Rules, Seat } from "../core/wire";
import { Words } from "../ui/base";
import { CardBack, CardFace } from "../ui/card";
import { SuitSign } from "../ui/suits";
import { biddingKnownAt, callsOf, type Deal, dealerOf, type Lot, lotAt } from "./bidding-steps";
import { TinyBacks, TinyCard } from "./cards";

interface CountedProps {
  cards: readonly Card[];
  rules: Rules;
  speaker: Speaker;
  target: number;
}

/** Cards by suits, with what each suit counts. */
function Counted({ cards, rules, speaker, target }: CountedProps) {
  const best = bestOf(cards, rules);
  const suits = HELD.map((suit) => ({
    suit,
    held: sorted(cards, "suits", undefined).filter((c) => suitOf(c) === suit),
  }));
  return (
    <ul class="replay-suits">
      {suits
        .filter(({ held }) => held.length)
        .map(({ suit, held }) => {
          const points = pointsIn(held, suit, rules);
          return (
            <li key={suit} class={suit === best ? "best" : ""}>
              <span class="hidden">
                {speaker.say("replay-suit", { suit: { suits: [suit] }, points, best: suit === best, target })}
              </span>
              <span class="replay-suit-points" aria-hidden="true">
                <span class={`replay-suit suit-${suit}`}>
                  <SuitSign suit={suit} />
                </span>
                {points}
              </span>
              <ul class="tiny-hand">
                {held.map((card) => (
                  <li key={card}>
                    <TinyCard card={card} />
                  </li>
                ))}
              </ul>
            </li>
          );
        })}
    </ul>
  );
}

interface PanelProps {
  deal: Deal;
  at: number;
  known: BiddingKnown;
  seat: Seat;
  speaker: Speaker;
}

function SeatPanel({ deal, at, known, seat, speaker }: PanelProps) {
  const { say } = speaker;
  const { view, remarks, rules } = known;
  const step = deal.replayed.steps[at];
  const hand = step?.hands[seat] ?? null;
  const count = view?.counts[seat] ?? 0;
  const shown = cardsOf(view?.shown[seat]);
  const target = remarks.target ?? 0;
  const said = saidOf(known, speaker, seat);
  const bought = view?.buyer === seat;
  const tag = bought ? say("bidding-said-bought", { n: remarks.bid ?? 0 }) : said?.text;
  const open = hand === null ? shown : cardsOf(hand);
  const hidden = count - open.length;
  return (
    <section
      class={`replay-seat${step?.by === seat ? " acts" : ""}${seat === known.seat ? " mine" : ""}`}
      aria-label={say("replay-hand", { seat })}
    >
      <p class="replay-name">
        <b>
          <bdi>{speaker.name(seat)}</bdi>
        </b>
        <span class="replay-count">{say("bidding-chips", { n: view?.totals[seat] ?? 0 })}</span>
        {seat === dealerOf(deal.replayed) && <span class="replay-tag">{say("replay-dealer")}</span>}
        {tag && <span class={`replay-tag${bought || said?.as === "high" ? " strong" : ""}`}>{tag}</span>}
      </p>
      {open.length > 0 && <Counted cards={open} {...{ rules, speaker, target }} />}
      {hidden > 0 && <TinyBacks n={hidden} label={say("replay-hand-hidden", { n: hidden })} />}
      {!count && <p class="replay-empty">{say(lotAt(deal, at) ? "replay-hand-empty" : "replay-hand-undealt")}</p>}
    </section>
  );
}

/** The four cards that are sold, as far as they are seen, and where they are. */
function FourCards({ lot, speaker }: { lot: Lot; speaker: Speaker }) {
  const { say } = speaker;
  const { cards, buyer } = lot;
  return (
    <figure class="replay-lot">
      <ul>
        {(cards ?? [null, null, null, null]).map((card, i) => (
          <li key={card ?? i}>
            <span class="replay-card" role="img" aria-label={card ? speaker.cardName(card) : say("replay-hidden-card")}>
              {card ? <CardFace card={card} /> : <CardBack />}
            </span>
          </li>
        ))}
      </ul>
      <figcaption>{buyer === null ? say("replay-lot") : say("replay-lot-bought", { seat: buyer })}</figcaption>
    </figure>
  );
}

/** The pool, and how high the bids are. */
function Stakes({ known, speaker }: { known: BiddingKnown; speaker: Speaker }) {
  const { say } = speaker;
  const { view, remarks } = known;
  const { bid = 0, bidder } = remarks;
  return (
    <p class="replay-chips">
      <span class="replay-tag strong">{say("bidding-pool", { n: view?.pool ?? 0 })}</span>
      {view?.phase === "bid" && bid > 0 && bidder !== undefined && (
        <span>
          {say("bidding-highest")}: {say("bidding-highest-by", { seat: bidder, n: bid })}
        </span>
      )}
    </p>
  );
}

interface PictureProps {
  deal: Deal;
  at: number;
  seat: Seat | null;
  speaker: Speaker;
  words: readonly string[];
}

export function BiddingPicture({ deal, at, seat, speaker, words }: PictureProps) {
  const known = biddingKnownAt(deal, at);
  const lot = lotAt(deal, at);
  const seats = deal.replayed.names.length;
  // in the order of play, whoever looks at the bottom
  const bottom = seat ?? 0;
  const places = Array.from({ length: seats }, (_, n) => (bottom + 1 + n) % seats);
  return (
    <div class="replay-felt replay-bidding">
      <div class="replay-middle">
        <Stakes known={known} speaker={speaker} />
        {lot && <FourCards lot={lot} speaker={speaker} />}
        <div class="replay-words">
          {words.map((text, i) => (
            <p key={i}>
              <Words text={text} />
            </p>
          ))}
        </div>
      </div>
      <div class="replay-seats">
        {places.map((one) => (
          <SeatPanel key={one} {...{ deal, at, known, speaker }} seat={one} />
        ))}
      </div>
    </div>
  );
}

interface CallsProps {
  deal: Deal;
  at: number;
  speaker: Speaker;
  onGo: (at: number) => void;
}

/** The whole bidding; each bid leads to its moment. */
export function BiddingCalls({ deal, at, speaker, onGo }: CallsProps) {
  const { say } = speaker;
  const calls = callsOf(deal.replayed);
  if (!calls.length) return null;
  return (
    <section class="replay-calls">
      <h2>{say("bidding-calls")}</h2>
      <p class="about">{say("replay-calls-about")}</p>
      <ol>
        {calls.map(({ call, at: there }) => (
          <li key={there}>
            <button
              type="button"
              class={`replay-call${call.chips === undefined ? " out" : ""}`}
              aria-current={there === at ? "step" : undefined}
              onClick={() => onGo(there)}
            >
              <bdi>{callWords(speaker, deal.game, call)}</bdi>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
