/** What goes over the wire, as docs/formats/wire.md and view.md describe it. */

import type {
  BiddingChoices,
  BiddingEvent,
  BiddingHint,
  BiddingMove,
  BiddingRemarks,
  BiddingScore,
  BiddingViewTold,
} from "./bidding";

export type Seat = number;
/** "AS": rank and suit. */
export type Card = string;
export type Suit = "S" | "H" | "D" | "C";
export type Three<T = number> = readonly [T, T, T];

export type Phase =
  | "seat_dealer"
  | "shuffle"
  | "cut"
  | "trump"
  | "tie"
  | "turn"
  | "elect"
  | "fan"
  | "draw"
  | "give"
  | "play"
  | "over";

export type TrumpWay = "turn_three" | "seventh_card" | "random_rest";
export type TrumpMade = "named" | TrumpWay;

export type Move =
  | { type: "cut"; at: number }
  | { type: "name"; suit: Suit }
  | { type: "decline"; method: TrumpWay }
  | { type: "offer" }
  | { type: "concede" }
  | { type: "fan"; order: readonly Card[] }
  | { type: "draw"; position: number }
  | { type: "give"; card: Card }
  | { type: "play"; card: Card };

export type Choices =
  | { type: "one_of"; moves: readonly Move[] }
  | { type: "any_order"; move: "fan"; cards: readonly Card[] }
  | { type: "between"; move: "cut"; least: number; most: number };

/** Choices as they are told: those of cards without the moves one by one; no `cards`: the whole hand. */
export type ChoicesTold = Choices | { type: "cards"; move: "play" | "give"; cards?: string };

export interface Pull {
  creditor: Seat;
  debtor: Seat;
}

/** One's view of the match; fields with their default value are left out (docs/formats/view.md). */
export interface View {
  seat: Seat | null;
  phase?: Phase;
  actor?: Seat | "nature" | null;
  deal_no?: number;
  dealer?: Seat;
  /** A set: cards between blanks. */
  hand?: string;
  counts?: Three;
  declined?: TrumpWay;
  trump?: Suit;
  made?: TrumpMade;
  public?: readonly { card: Card; how: string }[];
  known?: readonly string[];
  slipped?: Three;
  voids?: readonly (readonly Suit[])[];
  plays?: readonly Card[];
  leaders?: readonly Seat[];
  taken?: Three;
  pulls?: readonly Pull[];
  exchanges?: readonly { conceded?: boolean; drawn?: Card | null; given?: Card | null }[];
  fan?: readonly Card[];
  drawn?: Card;
  totals?: Three;
  debts?: Three;
}

/** A view as it is told: some of it shorter. */
export type ViewTold = Omit<View, "plays" | "pulls" | "exchanges" | "public"> & {
  /** Cards with blanks between them. */
  plays?: string;
  /** Creditor, debtor, and how many of these in turn. */
  pulls?: readonly Three[];
  /** Drawn and given; nothing for one that was conceded. */
  exchanges?: readonly (readonly (Card | null)[])[];
  public?: readonly (readonly [Card, string])[];
};

/** Cards of one's hand, or ways to make trump, that are not allowed now, and why: the text `why-CODE`. */
export interface Barred {
  cards?: readonly Card[] | string;
  suits?: readonly Suit[];
  ways?: readonly TrumpWay[];
  code: string;
  params: Params;
}

/** What the rules say about a view, so that the page need not know them. */
export interface Remarks {
  quotas?: Three;
  winning?: Seat;
  took?: Seat;
  barred?: readonly Barred[];
  pulls_next?: readonly Pull[];
  loser?: "alone" | "level";
  handed?: readonly (Pull & { kept: boolean })[];
}

export type Event =
  | { type: "seated"; dealer: Seat }
  | { type: "shuffled" }
  | { type: "was_cut"; at: number }
  | { type: "dealt"; seat: Seat; count: number; cards: string | null }
  | { type: "declined"; method: TrumpWay }
  | { type: "exposed"; seat: Seat; cards: readonly Card[]; how: string }
  | { type: "trumped"; suit: Suit; how: TrumpMade }
  | { type: "taken_up"; seat: Seat; cards: string | null }
  | { type: "offered"; pull: Pull }
  | { type: "conceded"; pull: Pull }
  | { type: "fanned"; pull: Pull; order: readonly Card[] | null }
  | { type: "drawn"; pull: Pull; position: number | null; card: Card | null; public?: boolean }
  | { type: "given"; pull: Pull; card: Card | null; public?: boolean }
  | { type: "played"; seat: Seat; card: Card }
  | { type: "took"; seat: Seat }
  | { type: "scored"; score: Score; dealer: Seat }
  | { type: "awaited"; phase: Phase; actor: Seat | "nature" | null };

/** A row of the score sheet. */
export interface Score {
  dealer: Seat;
  trump: Suit;
  tricks: Three;
  points: Three;
}

export type Stage = "lobby" | "between" | "deal" | "over";
export type Clock = "none" | "relaxed" | "normal" | "fast";
export type Pace = "instant" | "half" | "natural";

export interface TableSettings {
  clock: Clock;
  pace: Pace;
  sit_in: boolean;
  sit_in_bot: string;
  spectators: boolean;
  private: boolean;
  locked: boolean;
  hints: boolean;
}

export interface Place {
  name?: string;
  bot?: string;
  sat_in?: boolean;
  ready?: boolean;
}

export interface Proposal {
  seq: number;
  seat: Seat;
  ask: "take_back" | "end";
}

export interface Seating {
  stage: Stage;
  match: number;
  places: readonly Place[];
  host: Seat | null;
  settings: TableSettings;
  proposal?: Proposal;
}

export interface Company {
  away: readonly boolean[];
  left: readonly boolean[];
  watching?: readonly string[];
}

/** Milliseconds, from when it was told. */
export interface Time {
  turn: number;
  bank?: number;
}

export interface Proof {
  commit: string;
  seed: string;
  players: readonly string[];
}

/** `null`: a limit that is not there. */
export type Rules = Readonly<Record<string, string | number | null | readonly string[]>>;

export type What = { type: string; [key: string]: unknown };
export type Params = Readonly<Record<string, unknown>>;

export interface Welcome {
  type: "welcome";
  table: string;
  seq: number;
  id?: string;
  game: string;
  rules: Rules;
  preset?: string;
  seat?: Seat;
  seating: Seating;
  company: Company;
  view?: ViewTold | BiddingViewTold;
  choices?: ChoicesTold | BiddingChoices;
  remarks?: Remarks | BiddingRemarks;
  sheet?: readonly (Score | BiddingScore)[];
  commits?: readonly string[];
  proofs?: readonly Proof[];
  time?: Time;
  secret?: string;
}

export interface Happened {
  type: "happened";
  table: string;
  seq: number;
  id?: string;
  what: What;
  events?: readonly (Event | BiddingEvent)[];
  view?: ViewTold | BiddingViewTold;
  choices?: ChoicesTold | BiddingChoices;
  remarks?: Remarks | BiddingRemarks;
  seating?: Seating;
  time?: Time;
  proofs?: readonly Proof[];
}

export interface Refused {
  type: "refused";
  code: string;
  params: Params;
  id?: string;
  table?: string;
  seq?: number;
  missed?: readonly Happened[];
}

export interface Said {
  type: "said";
  table: string;
  name: string;
  seat?: Seat;
  phrase?: string;
  face?: string;
  text?: string;
}

export interface Judged {
  move: Move;
  points: number;
  behind: number;
  behind_margin: number;
  tricks: number;
  made: number;
}

export interface Hinted {
  type: "hinted";
  id: string;
  table: string;
  seq: number;
  hint: Hint | BiddingHint;
}

/** What the moves are worth, and why. */
export interface Hint {
  moves?: readonly Judged[];
  why: { code: string; params?: Params };
}

export type Update =
  | { type: "hello"; protocol: number; version: string; name: string }
  | Welcome
  | Happened
  | Refused
  | { type: "presence"; table: string; company: Company }
  | Said
  | Hinted
  | { type: "done"; id: string; table: string; seq: number; time?: Time }
  | { type: "beat" }
  | { type: "closing" };

export type HostAction =
  | { type: "put_bot"; seat: Seat; bot: string }
  | { type: "clear"; seat: Seat }
  | { type: "swap"; a: Seat; b: Seat }
  | { type: "set_rules"; preset?: string | null; rules: Rules }
  | { type: "configure"; settings: TableSettings }
  | { type: "pass_host"; seat: Seat };

/** A command without its id and table. */
export type Command =
  | { type: "join"; secret?: string; seq?: number }
  | { type: "quit" }
  | { type: "take_seat"; seat: Seat }
  | { type: "leave" }
  | { type: "back" }
  | { type: "start"; dealer?: Seat }
  | { type: "rematch"; dealer?: Seat }
  | { type: "ready"; deal: number; seed?: string }
  | { type: "act"; seq: number; move: Move | BiddingMove }
  | { type: "claim"; seq: number }
  | { type: "take_back"; seq: number }
  | { type: "end" }
  | { type: "answer"; proposal: number; yes: boolean }
  | { type: "hint"; seq: number }
  | { type: "say"; phrase?: string; face?: string; text?: string }
  | { type: "host"; do: HostAction };

export const PROTOCOL = 1;
