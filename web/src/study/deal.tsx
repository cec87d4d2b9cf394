/** One deal of a review: its hands, the choice of trump, the exchanges, every card. */

import { inTurn, quotasOf } from "../choices/words";
import { cardsOf, sorted } from "../core/cards";
import { settings } from "../core/settings";
import type { Speaker } from "../core/texts";
import type { Seat } from "../core/wire";
import { Words } from "../ui/base";
import { Course } from "./course";
import type { DealReview, MatchReview } from "./types";
import { Aside, Wide } from "./wide";
import {
  bestPlays,
  choiceWords,
  exchangeWords,
  made,
  nextDealCell,
  number,
  pars,
  seenWord,
  soFar,
  type Told,
  WORTH_TELLING,
} from "./words";

interface Props {
  deal: DealReview;
  review: MatchReview;
  speaker: Speaker;
}

export function DealPart({ deal, review, speaker }: Props) {
  const { say } = speaker;
  return (
    <section class="study-block study-deal">
      <h3>
        <Words text={say("review-deal", { n: String(deal.deal), of: String(review.of), made: made(speaker, deal) })} />
      </h3>
      <Hands deal={deal} speaker={speaker} />
      {deal.choices.map((choice, i) => (
        <Lines key={i} lines={choiceWords(speaker, choice)} />
      ))}
      {deal.exchanges.map((exchange, i) => (
        <Lines key={i} lines={exchangeWords(speaker, exchange, i + 1, deal.exchanges.length)} />
      ))}
      <Costs deal={deal} speaker={speaker} />
      <Course deal={deal} speaker={speaker} />
      <details class="study-more">
        <summary>{say("review-every-card")}</summary>
        <EveryCard deal={deal} speaker={speaker} />
      </details>
      {deal.exchanges.some((one) => one.returned) && (
        <details class="study-more">
          <summary>{say("review-every-return")}</summary>
          <EveryReturn deal={deal} speaker={speaker} />
        </details>
      )}
    </section>
  );
}

function Lines({ lines }: { lines: readonly Told[] }) {
  return (
    <>
      {lines.map(({ text, loss }) => (
        <p key={text} class={loss ? "study-loss" : ""}>
          <Words text={text} />
        </p>
      ))}
    </>
  );
}

function Hands({ deal, speaker }: { deal: DealReview; speaker: Speaker }) {
  const { say } = speaker;
  const quotas = quotasOf(deal.dealer);
  const cards = (set: string) =>
    sorted(cardsOf(set), settings.value.sort, deal.trump)
      .map((card) => speaker.card(card))
      .join(" ");
  const rows = inTurn(deal.dealer).flatMap((seat: Seat) => {
    const dealt = deal.dealt[seat] ?? "";
    const hand = deal.hands[seat] ?? "";
    const first = {
      seat,
      who: say("review-player", { seat, quota: String(quotas[seat] ?? 0) }),
      cards: cards(dealt),
      par: number(speaker, deal.par[seat] ?? 0),
      tricks: String(deal.tricks[seat] ?? 0),
      points: speaker.points(deal.points[seat] ?? 0),
    };
    if (hand === dealt) return [first];
    const par = number(speaker, deal.plays[0]?.par[seat] ?? 0);
    return [first, { seat, who: say("review-as-played"), cards: cards(hand), par, tricks: "", points: "" }];
  });
  return (
    <Wide name={say("study-hands", { n: deal.deal })} speaker={speaker}>
      <table class="study-hands">
        <thead>
          <tr>
            {["needs", "cards"].map((head) => (
              <th key={head} scope="col" class={head === "cards" ? "roomy" : ""}>
                {say(`review-head-${head}`)}
              </th>
            ))}
            {["par", "tricks", "points"].map((head) => (
              <th key={head} scope="col" class="number">
                {say(`review-head-${head}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={`${row.seat}${row.who}`}>
              <th scope="row">
                {row.who}
                <Aside head={say("review-head-cards")} text={row.cards} />
              </th>
              <td class="study-cards roomy">
                <Words text={row.cards} />
              </td>
              <td class="number">{row.par}</td>
              <td class="number">{row.tricks}</td>
              <td class="number">{row.points}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Wide>
  );
}

interface Column {
  head: string;
  /** The text of a row's cell. */
  cell: (row: number) => string;
  number?: boolean;
  /** On a narrow screen it stands below the name of who played. */
  aside?: boolean;
  /** Here. */
  holdsAsides?: boolean;
}

function Rows({
  rows,
  columns,
  name,
  speaker,
  class: more = "",
}: {
  rows: readonly number[];
  columns: readonly Column[];
  name: string;
  speaker: Speaker;
  class?: string;
}) {
  const kind = (column: Column) => `${column.number ? "number" : ""}${column.aside ? " roomy" : ""}`;
  const asides = columns.filter((column) => column.aside);
  return (
    <Wide name={name} speaker={speaker}>
      <table class={more}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.head} scope="col" class={kind(column)}>
                {column.head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row}>
              {columns.map((column) => (
                <td key={column.head} class={kind(column)}>
                  <Words text={column.cell(row)} />
                  {column.holdsAsides &&
                    asides.map((one) => <Aside key={one.head} head={one.head} text={one.cell(row)} />)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Wide>
  );
}

function columnsOf(deal: DealReview, speaker: Speaker): Readonly<Record<string, Column>> {
  const { say } = speaker;
  const play = (row: number) => deal.plays[row] as DealReview["plays"][number];
  const cost = (row: number) => play(row).cost.tricks;
  return {
    trick: { head: say("review-head-trick"), cell: (row) => String(play(row).trick), number: true },
    who: { head: say("review-head-who"), cell: (row) => speaker.name(play(row).seat), holdsAsides: true },
    before: { head: say("review-head-so-far"), cell: (row) => soFar(speaker, deal, row), aside: true },
    played: { head: say("review-head-played"), cell: (row) => speaker.card(play(row).card) },
    best: { head: say("review-head-best"), cell: (row) => bestPlays(speaker, play(row)) },
    cost: {
      head: say("review-head-cost"),
      cell: (row) => (cost(row) >= WORTH_TELLING ? number(speaker, cost(row)) : ""),
      number: true,
    },
    seen: { head: say("review-head-seen"), cell: (row) => seenWord(speaker, play(row).seen), aside: true },
    next: {
      head: say("review-head-next-deal"),
      cell: (row) => nextDealCell(speaker, play(row).cost.debts),
      aside: true,
    },
    legal: {
      head: say("review-legal"),
      cell: (row) => pars(speaker, play(row).options, play(row).seat).join(", "),
      aside: true,
    },
  };
}

/** The cards that cost something. */
function Costs({ deal, speaker }: { deal: DealReview; speaker: Speaker }) {
  const { say } = speaker;
  const rows = deal.plays.flatMap((play, i) => (play.cost.tricks >= WORTH_TELLING ? [i] : []));
  if (!rows.length) return <p>{say("review-no-cost")}</p>;
  const all = columnsOf(deal, speaker);
  const order = ["trick", "who", "before", "played", "best", "cost", "seen", "next"];
  const columns = order
    .map((key) => all[key] as Column)
    .filter((column) => column.head !== all.next?.head || rows.some((row) => column.cell(row)));
  return (
    <Rows {...{ rows, columns, speaker }} name={say("study-table", { name: say("review-head-cost"), n: deal.deal })} />
  );
}

function EveryCard({ deal, speaker }: { deal: DealReview; speaker: Speaker }) {
  const all = columnsOf(deal, speaker);
  const columns = ["trick", "who", "before", "played", "cost", "seen", "legal"].map((key) => all[key] as Column);
  return (
    <Rows
      {...{ columns, speaker }}
      rows={deal.plays.map((_, i) => i)}
      name={speaker.say("study-table", { name: speaker.say("review-every-card"), n: deal.deal })}
      class="study-legal"
    />
  );
}

function EveryReturn({ deal, speaker }: { deal: DealReview; speaker: Speaker }) {
  const { say } = speaker;
  const rows = deal.exchanges.flatMap((one, i) => (one.returned ? [i] : []));
  const at = (row: number) => deal.exchanges[row] as DealReview["exchanges"][number];
  const cost = (row: number) => at(row).returned?.cost.tricks ?? 0;
  const columns: Column[] = [
    { head: say("review-head-exchange"), cell: (row) => String(row + 1), number: true },
    { head: say("review-head-who"), cell: (row) => speaker.name(at(row).creditor), holdsAsides: true },
    { head: say("review-head-drew"), cell: (row) => speaker.card(at(row).drawn ?? "") },
    { head: say("review-head-gave"), cell: (row) => speaker.card(at(row).returned?.given ?? "") },
    {
      head: say("review-head-cost"),
      cell: (row) => (cost(row) >= WORTH_TELLING ? number(speaker, cost(row)) : ""),
      number: true,
    },
    {
      head: say("review-returns"),
      cell: (row) => pars(speaker, at(row).returned?.options ?? [], at(row).creditor).join(", "),
      aside: true,
    },
  ];
  return (
    <Rows
      {...{ rows, columns, speaker }}
      name={say("study-table", { name: say("review-every-return"), n: deal.deal })}
      class="study-legal"
    />
  );
}
