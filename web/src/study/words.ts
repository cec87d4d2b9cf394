/** A review in words: the page's twin of src/satasat/report/words.py, with the same texts. */

import { cardsOf } from "../core/cards";
import type { Param, Speaker } from "../core/texts";
import type { Card, Move, Seat, Three } from "../core/wire";
import {
  type CardPar,
  type DealReview,
  type Debt,
  type ExchangeReview,
  type MatchReview,
  PARTS,
  type Part,
  type Parts,
  type PlayReview,
  type Seen,
  type TrumpChoice,
  type TrumpOption,
  type TurningPoint,
} from "./types";

/** Tricks or points from which a loss is told. */
export const WORTH_TELLING = 0.05;
/** Cards in the next deal from which a change of the debts is told. */
const A_CARD = 0.5;
/** So many best cards are named. */
const NAMED = 3;
/** Two values of par that differ by less are the same. */
const SAME = 1e-9;
/** The accuracy that bots reach among themselves (docs/howto/review.md). */
export const REACHED: readonly (readonly [string, number])[] = [
  ["random", 22],
  ["easy", 37],
  ["medium", 59],
  ["hard", 66],
  ["expert", 73],
];

export interface Told {
  text: string;
  /** Something that cost tricks or points. */
  loss: boolean;
}
const plain = (text: string): Told => ({ text, loss: false });

/** A number as people read it; never minus nothing. */
export function number(speaker: Speaker, value: number, digits = 1, sign = false): string {
  const scale = 10 ** digits;
  const rounded = Math.round(value * scale) / scale;
  return speaker.figure(rounded === 0 ? 0 : rounded, digits, sign);
}
export const signed = (speaker: Speaker, value: number): string => number(speaker, value, 1, true);
const percent = (speaker: Speaker, share: number): string =>
  speaker.say("percent", { n: number(speaker, 100 * share, 0) });
const of = (par: Three, seat: Seat): number => par[seat] ?? 0;
/** A decision that can be judged, in a word or two. */
export function moveWords(speaker: Speaker, move: Move): string {
  switch (move.type) {
    case "play":
      return speaker.card(move.card);
    case "name":
      return speaker.say(`suit-${move.suit}`);
    case "decline":
      return speaker.say(`move-${move.method}`);
    case "give":
      return speaker.say("review-give", { card: speaker.card(move.card) });
    case "offer":
    case "concede":
      return speaker.say(`review-${move.type}`);
    default:
      return ""; // nothing to judge
  }
}

/** Moves that are equally good: `J♠/9♠/8♠`. */
export function equals(speaker: Speaker, moves: readonly Move[]): string {
  const named = moves.slice(0, NAMED).map((move) => moveWords(speaker, move));
  return (moves.length <= NAMED ? named : [...named, "…"]).join("/");
}

/** The cards that come to the most for that seat, high to low. */
export function topCards(options: readonly CardPar[], seat: Seat): Card[] {
  const most = Math.max(...options.map((one) => of(one.par, seat)));
  return options.filter((one) => of(one.par, seat) > most - SAME).map((one) => one.card);
}

export const listed = (speaker: Speaker, set: string): string =>
  cardsOf(set)
    .map((card) => speaker.card(card))
    .join(" ");

export function made(speaker: Speaker, deal: DealReview): string {
  return speaker.say(`review-made-${deal.made}`, {
    suit: { suits: [deal.trump] },
    seat: (deal.dealer + 1) % 3,
  });
}

const behind = (speaker: Speaker, option: TrumpOption): string =>
  `${number(speaker, option.behind, 2)} ± ${number(speaker, option.behind_margin, 2)}`;

/** The choice of trump: by what was seen, with all cards open, and what it cost. */
export function choiceWords(speaker: Speaker, choice: TrumpChoice): Told[] {
  const { seat } = choice;
  const open = [...choice.options]
    .sort((a, b) => of(b.par, seat) - of(a.par, seat))
    .map((option) =>
      speaker.say("review-option-par", {
        move: moveWords(speaker, option.move),
        tricks: number(speaker, of(option.par, seat)),
      }),
    );
  const [top, ...others] = [...choice.options].sort((a, b) => a.behind - b.behind);
  if (!top) return [];
  const best = moveWords(speaker, top.move);
  const seen = [
    speaker.say("review-option-best", {
      move: best,
      points: signed(speaker, top.points),
      margin: number(speaker, top.margin),
      made: percent(speaker, top.made),
    }),
    ...others.map((option) =>
      speaker.say("review-option-behind", {
        move: moveWords(speaker, option.move),
        behind: behind(speaker, option),
        made: percent(speaker, option.made),
      }),
    ),
  ];
  const told = [
    plain(speaker.say("review-trump-seen", { seat, n: String(cardsOf(choice.seen).length), options: seen })),
    plain(speaker.say("review-trump-par", { seat, options: open })),
  ];
  const mine = choice.options.find((option) => JSON.stringify(option.move) === JSON.stringify(choice.chosen));
  const said = { seat, chosen: moveWords(speaker, choice.chosen), best };
  if (mine && choice.cost.points >= WORTH_TELLING)
    told.push({ text: speaker.say("review-trump-cost", { ...said, loss: behind(speaker, mine) }), loss: true });
  else if (mine && mine.behind > 0) told.push(plain(speaker.say("review-trump-level", said)));
  return told;
}

/** One exchange: the debtor's choice, the draw, the card that went back. */
export function exchangeWords(speaker: Speaker, one: ExchangeReview, place: number, many: number): Told[] {
  const { creditor, debtor, election, returned } = one;
  const which = { n: String(place), of: String(many), creditor, debtor };
  const told: Told[] = [];
  if (election)
    told.push({
      text: speaker.say(election.chosen.type === "concede" ? "review-conceded" : "review-offered", {
        ...which,
        offer: number(speaker, of(election.offer, debtor)),
        concede: number(speaker, of(election.concede, debtor)),
      }),
      loss: election.cost.tricks >= WORTH_TELLING,
    });
  if (one.drawn === null || !returned) return told;
  const loss = returned.cost.tricks >= WORTH_TELLING;
  const best = topCards(returned.options, creditor).map((card): Move => ({ type: "give", card }));
  const text = speaker.say("review-drawn", {
    ...which,
    card: speaker.card(one.drawn),
    luck: signed(speaker, one.luck ? of(one.luck, creditor) : 0),
    given: speaker.card(returned.given),
    best: loss ? equals(speaker, best) : "none",
    loss: number(speaker, returned.cost.tricks),
  });
  return [...told, { text, loss }];
}

/** Whole cards, at least one. */
function draws(debt: Debt): number {
  const n = Math.max(1, Math.round(Math.abs(debt.cards)));
  return debt.cards > 0 ? n : -n;
}
const worth = (debts: readonly Debt[]) => debts.filter((debt) => Math.abs(debt.cards) >= A_CARD);
const joined = (speaker: Speaker, said: readonly string[]): string =>
  said.length ? said.reduce((first, more) => speaker.say("review-debts", { first, more })) : "";

/** What a decision did to the exchanges of the next deal; empty: nothing that is worth telling. */
export const nextDeal = (speaker: Speaker, debts: readonly Debt[]): string =>
  joined(
    speaker,
    worth(debts).map((debt) =>
      speaker.say(debt.cards > 0 ? "review-debt-more" : "review-debt-fewer", {
        creditor: debt.creditor,
        debtor: debt.debtor,
        n: Math.abs(draws(debt)),
      }),
    ),
  );

/** The same for a table: `Asha +1 at Bina`. */
export const nextDealCell = (speaker: Speaker, debts: readonly Debt[]): string =>
  joined(
    speaker,
    worth(debts).map((debt) =>
      speaker.say("review-debt-cell", {
        creditor: debt.creditor,
        debtor: debt.debtor,
        n: speaker.points(draws(debt)),
      }),
    ),
  );

export const seenWord = (speaker: Speaker, seen: Seen | null): string =>
  seen ? speaker.say(seen.behind > seen.behind_margin ? "review-seen-yes" : "review-seen-no") : "";

/** The cards of a trick before one of its plays. */
export function soFar(speaker: Speaker, deal: DealReview, at: number): string {
  const trick = deal.plays[at]?.trick;
  const before = deal.plays.slice(0, at).filter((play) => play.trick === trick);
  return before.length ? before.map((play) => speaker.card(play.card)).join(" ") : speaker.say("review-led");
}

/** The best cards for who played. */
export const bestPlays = (speaker: Speaker, play: PlayReview): string =>
  equals(
    speaker,
    topCards(play.options, play.seat).map((card): Move => ({ type: "play", card })),
  );

/** Each card, and the tricks of that seat that it comes to. */
export const pars = (speaker: Speaker, options: readonly CardPar[], seat: Seat): string[] =>
  options.map((option) =>
    speaker.say("review-option-par", {
      move: speaker.card(option.card),
      tricks: number(speaker, of(option.par, seat)),
    }),
  );

export function turningWords(speaker: Speaker, turning: TurningPoint, place: number): string {
  const { kind, seen } = turning;
  const params: Record<string, Param> = {
    place: String(place),
    deal: String(turning.deal),
    n: String(turning.number),
    seat: turning.seat,
    chosen: moveWords(speaker, turning.chosen),
    best: equals(speaker, turning.best),
    loss: number(speaker, turning.tricks),
    seen: seen === null ? "none" : seen.behind > seen.behind_margin ? "yes" : "no",
    debts: nextDeal(speaker, turning.debts) || "none",
  };
  return speaker.say(`review-turning-${kind}`, params);
}

/** The parts that play a role in these deals, in their order. */
export const toldParts = (luck: Three<Parts>): Part[] =>
  PARTS.filter((part) => luck.some((one) => Math.abs(one[part]) > SAME));

/**
 * Numbers of one decimal, in tenths, that add up, as they are read, to the total as it is read.
 *
 * What rounding leaves over goes to those that it changed most.
 */
export function tenths(values: readonly number[], total: number): number[] {
  const rounded = values.map((value) => Math.round(10 * value));
  const left = Math.round(10 * total) - rounded.reduce((sum, n) => sum + n, 0);
  const step = left > 0 ? 1 : -1;
  const byError = values
    .map((value, i) => ({ i, error: (rounded[i] ?? 0) - 10 * value }))
    .sort((a, b) => step * (a.error - b.error));
  for (const { i } of byError.slice(0, Math.abs(left))) rounded[i] = (rounded[i] ?? 0) + step;
  return rounded.map((n) => n + 0);
}

/** Of every decision in the review, whether one changed the draws of the next deal enough to be told. */
export function changesDraws(speaker: Speaker, review: MatchReview): boolean {
  const costs = review.deals.flatMap((deal) => [
    ...deal.plays.map((one) => one.cost),
    ...deal.exchanges.flatMap((one) => [
      ...(one.election ? [one.election.cost] : []),
      ...(one.returned ? [one.returned.cost] : []),
    ]),
  ]);
  return costs.some((cost) => cost.tricks >= WORTH_TELLING && nextDeal(speaker, cost.debts));
}
