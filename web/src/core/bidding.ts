/** What goes over the wire of the two betting games, as docs/formats/betting.md describes it. */

import type { Params, Seat, Suit } from "./wire";

export type BiddingGame = "thirty-five" | "trentacinque";
export const BIDDING_GAMES: readonly BiddingGame[] = ["thirty-five", "trentacinque"];
export const isBidding = (game: string): game is BiddingGame => (BIDDING_GAMES as readonly string[]).includes(game);

export type BiddingPhase = "seat_dealer" | "shuffle" | "bid" | "over";
/** How one leaves the bidding: in Thirty-Five by throwing in, in Trentacinque by passing. */
export type Leaving = "throw_in" | "pass";
export type BiddingMove = { type: "bid"; chips: number } | { type: Leaving };

export type BiddingChoices =
  | { type: "between"; move: "bid"; least: number; most: number; instead: Leaving }
  | { type: "one_of"; moves: readonly [{ type: Leaving }] };

/** A bid; without `chips`, that somebody left the bidding. */
export interface Call {
  seat: Seat;
  chips?: number;
}

/** A side claim of Trentacinque: its kind, and no card. */
export type SideKind = "no_court" | "king_queen_knave";

/** One's view; fields with their default value are left out by the server, and filled in by `biddingViewOf` but for what may be missing here. */
export interface BiddingView {
  seat: Seat | null;
  phase: BiddingPhase;
  actor: Seat | "nature" | null;
  deal_no: number;
  dealer: Seat;
  /** Thirty-Five: who plays the deal, in turn from the one after the dealer. */
  players: readonly Seat[];
  /** A set: cards between blanks. */
  hand: string;
  counts: readonly number[];
  shown: readonly string[];
  /** Thirty-Five: the seats that claimed. */
  claims: readonly Seat[];
  calls: readonly Call[];
  /** Trentacinque: what those at five count in their best suits. */
  compared: readonly { seat: Seat; points: number }[];
  buyer: Seat | null;
  bought: string;
  made: boolean | null;
  /** Trentacinque: the side claims of a deal that is over. */
  sides: readonly { seat: Seat; kind: SideKind }[];
  /** The stacks, without what lies in the pool. */
  totals: readonly number[];
  pool: number;
}
export type BiddingViewTold = Partial<BiddingView>;

/** What the rules say about a view, so that the page need not know them. */
export interface BiddingRemarks {
  /** Points in one suit that win. */
  target?: number;
  /** What my cards count in each suit, S H D C. */
  points?: readonly [number, number, number, number];
  best?: { suit: Suit; points: number };
  bid?: number;
  bidder?: Seat;
  /** Who is still in the bidding, in turn. */
  inside?: readonly Seat[];
  sits_out?: readonly Seat[];
  /** Trentacinque: who stays in at the highest bid that there is. */
  at_five?: readonly Seat[];
  most_bid?: number;
  side?: SideKind;
  /** What the highest bidder takes from the pool if he has 35, and pays into it if he has not. */
  wins?: number;
  loses?: number;
  /** Why no more may be bid than the most, or nothing at all: the text `why-CODE`. */
  barred?: readonly { code: string; params: Params }[];
  ended?: "deals" | "chips";
}

export type Outcome = "claim" | "bought" | "failed" | "thrown_in" | "passed";

/** A row of the score sheet: chips and pool after the deal. */
export interface BiddingScore {
  dealer: Seat;
  outcome: Outcome;
  seats: readonly Seat[];
  chips: readonly number[];
  pool: number;
}

export type BiddingEvent =
  | { type: "seated"; dealer: Seat }
  | { type: "shuffled" }
  | { type: "anted"; seats: readonly Seat[]; chips: number }
  | { type: "dealt"; seat: Seat; count: number; cards: string | null }
  | { type: "laid"; count: number }
  | { type: "claimed"; seat: Seat; suit: Suit; cards: string }
  | { type: "unclaimed" }
  | { type: "called"; seat: Seat; chips: number | null }
  | { type: "compared"; counts: readonly { seat: Seat; points: number }[] }
  | { type: "bought"; seat: Seat; chips: number; cards: string | null }
  | { type: "succeeded"; seat: Seat; suit: Suit; cards: string }
  | { type: "failed"; seat: Seat }
  | { type: "took"; seat: Seat; chips: number }
  | { type: "paid"; seat: Seat; chips: number }
  | { type: "side_claimed"; seat: Seat; kind: SideKind; chips: readonly number[] }
  | { type: "divided"; chips: readonly number[] }
  | { type: "scored"; score: BiddingScore; dealer: Seat | null }
  | { type: "awaited"; phase: BiddingPhase; actor: Seat | "nature" | null };

/** What bids are worth, by one's own view alone. */
export interface BiddingHint {
  /** What my cards count in each suit, S H D C. */
  points: readonly [number, number, number, number];
  /** Of 35 with the four cards on the table, by what the others have shown too, and by my own cards alone. */
  chance: number;
  own: number;
  by_suit: readonly number[];
  /** The first is to leave the bidding: a bid of 0. */
  bids: readonly { bid: number; worth: number; wins: number; loses: number }[];
  best: number;
}

const DEFAULTS: BiddingView = {
  seat: null,
  phase: "seat_dealer",
  actor: "nature",
  deal_no: 0,
  dealer: 0,
  players: [],
  hand: "",
  counts: [],
  shown: [],
  claims: [],
  calls: [],
  compared: [],
  buyer: null,
  bought: "",
  made: null,
  sides: [],
  totals: [],
  pool: 0,
};

/** The view that was told, its usual values filled in: `actor: null` is one, too. */
export const biddingViewOf = (told: BiddingViewTold): BiddingView => ({ ...DEFAULTS, ...told });

/** What was told of a deal, from its shuffle on. */
export interface DealTold {
  deal: number;
  /** Chips in the pool before it. */
  pool: number;
  events: readonly BiddingEvent[];
}

/** Without the bids beyond so many, and without what followed them: they were taken back. */
function upTo(told: DealTold, calls: number): DealTold {
  const kept: BiddingEvent[] = [];
  let n = 0;
  for (const event of told.events) {
    if (event.type === "called") n += 1;
    if (n > calls) return { ...told, events: kept };
    kept.push(event);
  }
  return told;
}

/** Bids and who left the bidding, as events tell them and as a view does. */
const sameCalls = (told: DealTold, calls: readonly Call[]): boolean => {
  const called = told.events.flatMap((event) => (event.type === "called" ? [event] : []));
  return (
    called.length === calls.length &&
    called.every((one, i) => one.seat === calls[i]?.seat && one.chips === (calls[i]?.chips ?? null))
  );
};

const isScored = (told: DealTold): boolean => told.events.some(({ type }) => type === "scored");

/**
 * What was told of the last deals, without bids that were taken back, and without a deal of which nobody was here to hear all.
 *
 * `deals`: how many are over.
 */
export function stillTrue(
  all: readonly DealTold[],
  view: BiddingView | null,
  deals: number,
  over: boolean,
): readonly DealTold[] {
  if (!view) return [];
  const now = over ? deals : deals + 1;
  return all
    .map((told) => (told.deal === now ? upTo(told, view.calls.length) : told))
    .filter(
      (told) =>
        (told.deal < now && isScored(told)) ||
        (told.deal === now && sameCalls(told, view.calls) && isScored(told) === over),
    );
}

/** With these events, too: of the deal that goes on and of the one before it. */
export function heard(
  all: readonly DealTold[],
  events: readonly BiddingEvent[],
  deals: number,
  pool: number,
): readonly DealTold[] {
  let next = all;
  let over = deals;
  let now = deals + 1; // also of what follows its score in the same step
  for (const event of events) {
    if (event.type === "shuffled") {
      now = over + 1;
      next = [...next, { deal: now, pool, events: [] }];
    }
    if (event.type === "scored") over += 1;
    next = next.map((told) => (told.deal === now ? { ...told, events: [...told.events, event] } : told));
  }
  return next.slice(-2);
}
