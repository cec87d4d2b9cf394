/** Events as sentences: for a voice at the table, and for a replay. */

import { cardsOf } from "../core/cards";
import type { Known } from "../core/known";
import type { Speaker } from "../core/texts";
import type { Card, Event, Pull, Rules, Score, Seat, Suit, View } from "../core/wire";

export const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The seats in the order five, three, two. */
export const inTurn = (dealer: Seat): readonly Seat[] => [(dealer + 1) % 3, (dealer + 2) % 3, dealer];

/** Points as people write them: with a sign where they are counted from the quota. */
export const pointsOf = (speaker: Speaker, rules: Rules, n: number): string =>
  rules.scoring === "minus_quota" ? speaker.points(n) : String(n);

export interface Debt extends Pull {
  n: number;
}

/** Equal pulls together, in the order of the exchanges. */
export function debtsOf(pulls: readonly Pull[]): Debt[] {
  const found: Debt[] = [];
  for (const { creditor, debtor } of pulls) {
    const same = found.find((one) => one.creditor === creditor && one.debtor === debtor);
    if (same) same.n += 1;
    else found.push({ creditor, debtor, n: 1 });
  }
  return found;
}

/** Who draws how many cards from whom, in the order of the exchanges. */
export const debtsSentence = (speaker: Speaker, pulls: readonly Pull[]): string =>
  debtsOf(pulls)
    .map((debt) => speaker.say("debt-draws", { ...debt }))
    .join(" ");

/** The cards of a trick with who played them. */
export const playsOf = (speaker: Speaker, leader: Seat, trick: readonly Card[]): string =>
  trick
    .map((card, i) => speaker.say(i ? "plays-card" : "plays-led", { seat: (leader + i) % 3, card: { cards: [card] } }))
    .join(", ");

/** All that lies in my hand, sorted as the server wrote it. */
const handOf = (speaker: Speaker, view: View | null): string =>
  cardsOf(view?.hand)
    .map((card) => speaker.card(card))
    .join(", ");

export interface Trick {
  n: number;
  leader: Seat;
  cards: readonly Card[];
  winner: Seat | null;
}

/** The complete tricks of the deal. Who leads the next has won the one before. */
export function tricksOf(known: Known): Trick[] {
  const { plays = [], leaders = [] } = known.view ?? {};
  const done: Trick[] = [];
  for (let n = 0; 3 * n + 3 <= plays.length; n += 1) {
    const last = 3 * n + 6 > plays.length;
    const winner = last ? (known.remarks.took ?? leaders[n + 1] ?? null) : (leaders[n + 1] ?? null);
    done.push({ n: n + 1, leader: leaders[n] ?? 0, cards: plays.slice(3 * n, 3 * n + 3), winner });
  }
  return done;
}

/** A complete trick as a sentence. */
export function trickDone(speaker: Speaker, trick: Trick | undefined): string {
  if (!trick || trick.winner === null) return speaker.say("trick-none");
  const card = trick.cards[(trick.winner - trick.leader + 3) % 3] as Card;
  return speaker.say("trick-done", {
    n: trick.n,
    plays: playsOf(speaker, trick.leader, trick.cards),
    seat: trick.winner,
    card: { cards: [card] },
  });
}

/** The trump, and tricks taken against quotas for all three. */
export function countsOf(speaker: Speaker, known: Known): string {
  const { dealer = 0, taken = [0, 0, 0], trump } = known.view ?? {};
  const counts = inTurn(dealer).map((seat) =>
    speaker.say("count", { seat, taken: taken[seat] ?? 0, quota: known.remarks.quotas?.[seat] ?? 0 }),
  );
  if (!trump) return counts.join(", ");
  return speaker.say("counts", { suit: suits(trump), counts });
}

const suits = (suit: Suit) => ({ suits: [suit] });

/**
 * What to say of an event, sentence by sentence: what was known before, the event, what is known after it.
 *
 * Cards in the sentences are short (`10♦`): `speaker.spoken` makes words of them, `<Words>` draws them.
 */
export function narrate(speaker: Speaker, before: Known, event: Event, after: Known): string[] {
  const view: View = before.view ?? { seat: null };
  const five = ((after.view?.dealer ?? 0) + 1) % 3;
  switch (event.type) {
    case "seated":
      return [speaker.say("seated", { dealer: event.dealer })];
    case "shuffled":
      return begins(speaker, after);
    case "was_cut":
      return [speaker.say("was-cut", { by: five, at: event.at })];
    case "dealt":
      return dealt(speaker, event, after);
    case "declined":
      return [speaker.say(`declined-${event.method}`, { by: five })];
    case "exposed":
      return [speaker.say("exposed", { seat: event.seat, cards: { cards: event.cards } })];
    case "trumped": {
      const tied = event.how === "turn_three" && view.phase === "tie";
      return [speaker.say(tied ? "trump-tied" : `trump-${event.how}`, { suit: suits(event.suit), by: five })];
    }
    case "taken_up":
      if (event.cards === null || speaker.me === null) return [];
      return [speaker.say("taken-up", { cards: { cards: event.cards.split(" ") } })];
    case "offered":
    case "conceded":
      return [exchange(speaker, view, event.type, { creditor: event.pull.creditor, debtor: event.pull.debtor })];
    case "fanned": {
      if (event.order === null || speaker.me === null) return [];
      const cards = event.order.map((card, i) => `${i + 1}: ${speaker.card(card)}`).join("  ");
      return [speaker.say("fanned", { cards })];
    }
    case "drawn":
      return [
        exchange(speaker, view, "drawn", {
          creditor: event.pull.creditor,
          debtor: event.pull.debtor,
          card: event.card === null ? "none" : speaker.card(event.card),
          place: event.position === null ? "none" : String(event.position + 1),
        }),
      ];
    case "given":
      return [
        speaker.say("given", {
          creditor: event.pull.creditor,
          debtor: event.pull.debtor,
          card: event.card === null ? "none" : speaker.card(event.card),
        }),
      ];
    case "played": {
      const leads = (view.plays ?? []).length % 3 === 0;
      return [speaker.say(leads ? "played-led" : "played", { seat: event.seat, card: { cards: [event.card] } })];
    }
    case "took":
      return [speaker.say("takes", { seat: event.seat })];
    case "scored":
      return scored(speaker, event.score, event.dealer, before, after);
    case "awaited":
      if (event.phase !== "trump" || typeof event.actor !== "number" || event.actor === speaker.me) return [];
      return [speaker.say("choosing", { by: event.actor })];
  }
}

function exchange(
  speaker: Speaker,
  view: View,
  code: string,
  params: Readonly<Record<string, string | number>>,
): string {
  const number = speaker.say("exchange-n", { n: (view.exchanges ?? []).length + 1, of: (view.pulls ?? []).length });
  return `${number} ${speaker.say(code, params)}`;
}

function dealt(speaker: Speaker, event: Event & { type: "dealt" }, after: Known): string[] {
  if (event.cards === null || speaker.me === null) return [];
  const cards = handOf(speaker, after.view);
  if (event.count === 5 && after.rules.trump_timing !== "after_ten") return [speaker.say("first-five", { cards })];
  // the last two of ten
  return event.count === 2 ? [speaker.say("your-cards", { cards })] : [];
}

function begins(speaker: Speaker, known: Known): string[] {
  const { dealer = 0, deal_no = 1, pulls = [] } = known.view ?? {};
  const needs = inTurn(dealer).map((seat) =>
    speaker.say("need", { seat, quota: known.remarks.quotas?.[seat] ?? 0, is_dealer: seat === dealer }),
  );
  const lines = [
    speaker.closed(speaker.say("deal-title", { deal: deal_no, deals: Number(known.rules.deals) })),
    speaker.say("needs", { needs }),
  ];
  if (known.rules.sevens === "permanent_trumps") {
    const [first, second] = known.rules.high_seven === "spades" ? ["7S", "7H"] : ["7H", "7S"];
    lines.push(speaker.say("sevens", { first: { cards: [first as Card] }, second: { cards: [second as Card] } }));
  }
  if (pulls.length) lines.push(speaker.say("debts", { debts: debtsSentence(speaker, pulls) }));
  return lines;
}

/** What became of the tricks that were promised. */
export function handedLines(speaker: Speaker, known: Known): string[] {
  const all = known.remarks.handed ?? [];
  return (["handed-over", "lapsed"] as const).flatMap((code) =>
    debtsOf(all.filter((one) => one.kept === (code === "handed-over"))).map((debt) => speaker.say(code, { ...debt })),
  );
}

/** The bonus for all ten tricks, or why there is none. */
export function slamLines(speaker: Speaker, known: Known, score = known.sheet.at(-1)): string[] {
  const bonus = Number(known.rules.slam_bonus ?? 0);
  if (!bonus || !score) return [];
  const won = known.view?.taken ?? [0, 0, 0];
  return [0, 1, 2].flatMap((seat) => {
    if (won[seat] === 10) return [speaker.say("slam", { seat, bonus })];
    return score.tricks[seat] === 10 ? [speaker.say("no-slam", { seat })] : [];
  });
}

function scored(speaker: Speaker, score: Score, dealer: Seat, before: Known, after: Known): string[] {
  const { rules, remarks } = after;
  const deal = before.view?.deal_no ?? 1;
  const lines = [...handedLines(speaker, after), ...slamLines(speaker, after, score)];
  const scores = inTurn(score.dealer).map((seat) =>
    speaker.say("scored-one", {
      seat,
      tricks: score.tricks[seat] ?? 0,
      quota: remarks.quotas?.[seat] ?? 0,
      points: pointsOf(speaker, rules, score.points[seat] ?? 0),
    }),
  );
  lines.push(speaker.say("scored-all", { deal, scores }));
  if (deal < Number(rules.deals)) {
    lines.push(speaker.say("next-dealer", { dealer, loser: remarks.loser ?? "none" }));
    const pulls = remarks.pulls_next ?? [];
    if (rules.pulls === "on")
      lines.push(
        pulls.length ? speaker.say("debts-next", { debts: debtsSentence(speaker, pulls) }) : speaker.say("debts-none"),
      );
  }
  return lines;
}
