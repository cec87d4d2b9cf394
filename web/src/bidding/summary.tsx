/** The end of a deal: what happened in words and cards, what it changed, who deals next. */

import { NextDeal } from "../choices/next-deal";
import { type AtTable, Faces } from "../choices/parts";
import { useHeading } from "../choices/summary";
import type { DealTold } from "../core/bidding";
import { cardsOf } from "../core/cards";
import type { BiddingKnown } from "../core/known";
import type { Speaker } from "../core/texts";
import { Words } from "../ui/base";
import { suitsOf } from "./hand";
import { Calls } from "./lot";
import { sceneOf, showing } from "./narrate";
import { after } from "./said";
import { rowBefore, taleOf } from "./tale";
import { told, wasNotSold } from "./words";
import "../choices/summary.css";

interface DealProps {
  known: BiddingKnown;
  speaker: Speaker;
}

/** What happened, sentence by sentence; cards that were shown, and those that I bought, as cards. */
export function DealTale({ known, speaker, tale }: DealProps & { tale: DealTold }) {
  const { say } = speaker;
  const scene = sceneOf(known);
  return (
    <div class="deal-tale">
      {wasNotSold(tale) && <p>{say("bidding-not-sold", { game: known.game })}</p>}
      {told(speaker, scene, tale).map(({ event, text }, i) => {
        if (event.type === "claimed" || event.type === "succeeded") {
          const label = say("bidding-shown-by", { seat: event.seat });
          return (
            <div key={i} class="deal-shown">
              <p>{say(`bidding-${event.type}`, showing(scene, event))}</p>
              <Faces cards={cardsOf(event.cards)} speaker={speaker} label={label} size="small" />
            </div>
          );
        }
        if (event.type === "bought" && event.cards)
          return (
            <div key={i} class="deal-shown">
              <p>{speaker.closed(say("betting-bought", { seat: event.seat, n: event.chips, cards: null }))}</p>
              <Faces cards={cardsOf(event.cards)} speaker={speaker} label={say("bidding-bought-yours")} size="small" />
            </div>
          );
        return (
          <p key={i}>
            <Words text={text} />
          </p>
        );
      })}
    </div>
  );
}

/** Everybody's chips, what this deal has changed, and the pool. */
export function DealTable({ known, speaker }: DealProps) {
  const { say } = speaker;
  const { sheet, rules } = known;
  const row = sheet.at(-1);
  if (!row) return null;
  const before = rowBefore(known, sheet.length);
  const goesOn = known.seating.stage === "between";
  // at the end of the match the pool has been divided
  const { chips, pool } = known.view?.phase === "over" ? { chips: known.view.totals, pool: known.view.pool } : row;
  return (
    <table class="deal-table">
      <caption class="hidden">{say("bidding-result")}</caption>
      <thead>
        <tr>
          <th scope="col">{say("bidding-head-who")}</th>
          <th scope="col" class="number">
            {say("bidding-head-change")}
          </th>
          <th scope="col" class="number">
            {say("bidding-head-chips")}
          </th>
        </tr>
      </thead>
      <tbody>
        {after(row.dealer, row.chips.length).map((seat) => {
          const now = chips[seat] ?? 0;
          return (
            <tr key={seat} class={seat === known.seat ? "my-row" : ""}>
              <th scope="row">
                <bdi>{speaker.name(seat)}</bdi>{" "}
                {goesOn && known.view?.dealer === seat && <span class="deal-role">{say("bidding-dealer-next")}</span>}
              </th>
              <td class="number">{speaker.points(now - (before?.chips[seat] ?? Number(rules.chips)))}</td>
              <td class="number deal-points">{now}</td>
            </tr>
          );
        })}
        <tr class="pool-row">
          <th scope="row">{say("bidding-pool-row")}</th>
          <td class="number">{speaker.points(pool - (before?.pool ?? 0))}</td>
          <td class="number deal-points">{pool}</td>
        </tr>
      </tbody>
    </table>
  );
}

/** The cards that I held: in a deal that somebody claims nothing else would show them. */
function Held({ known, speaker }: DealProps) {
  const { say } = speaker;
  const cards = suitsOf(known).flatMap((suit) => suit.cards);
  const { best, target = 0 } = known.remarks;
  if (!cards.length) return null;
  return (
    <section class="deal-held">
      <h3>{say("bidding-held")}</h3>
      <Faces cards={cards} speaker={speaker} label={say("bidding-held")} size="small" />
      {best && (
        <p>
          {say("bidding-best", {
            points: best.points,
            target,
            reached: best.points >= target,
            suit: { suits: [best.suit] },
          })}
        </p>
      )}
    </section>
  );
}

export function DealSummary({ following, known, speaker }: AtTable<BiddingKnown>) {
  const { say } = speaker;
  const { view, sheet } = known;
  const title = say("scored", { deal: sheet.length });
  const head = useHeading();
  if (!sheet.length || !view) return null;
  return (
    <section class="summary bidding-summary" aria-label={title}>
      <h2 ref={head} tabIndex={-1}>
        {title}
      </h2>
      <DealTale {...{ known, speaker }} tale={taleOf(known)} />
      <DealTable {...{ known, speaker }} />
      <p>{say("betting-next-dealer", { dealer: view.dealer })}</p>
      {view.calls.length > 0 && (
        <section class="deal-calls">
          <h3>{say("bidding-calls")}</h3>
          <Calls {...{ known, speaker }} all />
        </section>
      )}
      <Held {...{ known, speaker }} />
      <NextDeal {...{ following, known, speaker }} />
    </section>
  );
}
