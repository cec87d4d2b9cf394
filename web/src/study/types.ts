/** A replay (docs/formats/http.md) and a review (docs/formats/review.md), as the server tells them. */

import type { MatchFound } from "../core/api";
import type { BiddingEvent, BiddingMove, BiddingRemarks, BiddingScore, BiddingViewTold } from "../core/bidding";
import type { Card, Event, Move, Remarks, Rules, Score, Seat, Suit, Three, TrumpMade, View } from "../core/wire";

/** A match of one's own, with the seat that one held last. */
export type MyMatch = MatchFound & { seat?: Seat };

export interface ReplayStep {
  by: Seat | "nature";
  auto?: boolean;
  move?: RecordedMove;
  events: readonly Event[];
  /** By seat, a set of cards; null where it is not seen. */
  hands: Three<string | null>;
  view: View;
  remarks: Remarks;
}

export interface Replayed {
  game: string;
  deal: number;
  deals: number;
  rules: Rules;
  names: Three<string | null>;
  bots: Three<string | null>;
  totals: Three;
  sheet: readonly Score[];
  steps: readonly ReplayStep[];
}

/** A step of a betting game. */
export interface BiddingStep {
  by: Seat | "nature";
  auto?: boolean;
  move?: BiddingMove | { type: "seat_dealer"; seat: Seat } | { type: "shuffle"; order: readonly Card[] };
  events: readonly BiddingEvent[];
  /** By seat, a set of cards; null where it is not seen. */
  hands: readonly (string | null)[];
  view: BiddingViewTold;
  remarks: BiddingRemarks;
  /** With all cards open: the four that lie on the table. */
  buy?: string;
}

/** A deal of a betting game. */
export interface BiddingReplayed {
  game: string;
  deal: number;
  deals: number;
  rules: Rules;
  names: readonly (string | null)[];
  bots: readonly (string | null)[];
  totals: readonly number[];
  sheet: readonly BiddingScore[];
  steps: readonly BiddingStep[];
}

export type AnyReplayed = Replayed | BiddingReplayed;

/** What nature does is in a record, too. */
export type RecordedMove =
  | Move
  | { type: "seat_dealer"; seat: Seat }
  | { type: "shuffle"; order: readonly Card[] }
  | { type: "turn"; card: Card };

export interface Debt {
  creditor: Seat;
  debtor: Seat;
  cards: number;
}
export interface Cost {
  real: boolean;
  tricks: number;
  points: number;
  debts: readonly Debt[];
}
export interface CardPar {
  card: Card;
  par: Three;
}
export interface Seen {
  behind: number;
  behind_margin: number;
  best: readonly Card[];
}
export interface TrumpOption {
  move: Move;
  par: Three;
  points: number;
  margin: number;
  behind: number;
  behind_margin: number;
  made: number;
  tricks: number;
}
export interface TrumpChoice {
  seat: Seat;
  seen: string;
  chosen: Move;
  options: readonly TrumpOption[];
  hindsight: number;
  cost: Cost;
}
export interface ExchangeReview {
  creditor: Seat;
  debtor: Seat;
  before: Three;
  draws: readonly CardPar[];
  election: { chosen: Move; offer: Three; concede: Three; cost: Cost } | null;
  drawn: Card | null;
  luck: Three | null;
  returned: { given: Card; options: readonly CardPar[]; cost: Cost } | null;
}
export interface PlayReview {
  trick: number;
  seat: Seat;
  card: Card;
  par: Three;
  options: readonly CardPar[];
  cost: Cost;
  seen: Seen | null;
}

export const PARTS = [
  "cards",
  "trump",
  "turned",
  "exchange",
  "draws",
  "own",
  "others",
  "promises",
  "slam",
  "quota",
] as const;
export type Part = (typeof PARTS)[number];
export type Parts = Readonly<Record<Part, number>>;

export interface DealReview {
  deal: number;
  dealer: Seat;
  trump: Suit;
  made: TrumpMade;
  dealt: Three<string>;
  hands: Three<string>;
  par: Three;
  choices: readonly TrumpChoice[];
  exchanges: readonly ExchangeReview[];
  plays: readonly PlayReview[];
  taken: Three;
  tricks: Three;
  points: Three;
  luck: Three<Parts>;
}
export interface Accuracy {
  decisions: number;
  loss: number;
  accuracy: number | null;
}
export type Role = "all" | "five" | "three" | "two";
export type Kind = "trump" | "elect" | "return" | "play";
export interface TurningPoint {
  deal: number;
  kind: Kind;
  number: number;
  seat: Seat;
  chosen: Move;
  best: readonly Move[];
  tricks: number;
  points: number;
  debts: readonly Debt[];
  seen: Seen | null;
}
export interface MatchReview {
  of: number;
  totals: Three;
  winners: readonly Seat[];
  deals: readonly DealReview[];
  points: Three;
  luck: Three<Parts>;
  accuracy: Three<Readonly<Record<Role, Accuracy>>>;
  turning_points: readonly TurningPoint[];
}
