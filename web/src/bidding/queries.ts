/** Questions by single letters, the same as in 3-2-5 where they ask for the same, and their answers: spoken and shown. */

import type { BiddingKnown } from "../core/known";
import type { Speaker } from "../core/texts";
import { dueSeat } from "../table/panel-parts";
import type { Query } from "../table/queries";
import { handSaid } from "./hand";
import { callWords, namesOf } from "./lot";
import { saidOf, stacksOf } from "./said";

export function answer(query: Query, known: BiddingKnown, speaker: Speaker): string {
  const { say } = speaker;
  const { view, remarks, game } = known;
  const calls = view?.calls ?? [];
  const words = calls.map((call) => callWords(speaker, game, call));
  switch (query) {
    case "L":
      return words.length ? sentence(speaker, words.at(-1) as string) : say("bidding-calls-none", { game });
    case "K":
      return view ? stacksOf(known, speaker) : say("deal-none");
    case "U":
      return say("betting-now", { pool: view?.pool ?? 0, bid: remarks.bid ?? 0, seat: remarks.bidder ?? 0 });
    case "T":
      return words.length ? sentence(speaker, words.join(", ")) : say("bidding-calls-none", { game });
    case "Y":
      return handSaid(known, speaker);
    case "O": {
      const out = known.seating.places
        .map((_, seat) => seat)
        .filter((seat) => saidOf(known, speaker, seat)?.as === "out");
      return out.length ? say("bidding-out", { names: namesOf(speaker, out) }) : say("bidding-out-none");
    }
    case "W": {
      const due = dueSeat(known);
      return due === null ? say("turn-nobody") : say("bidding-turn-said", { seat: due });
    }
    case "R":
      return "";
  }
}

const sentence = (speaker: Speaker, text: string): string =>
  speaker.closed(text.charAt(0).toUpperCase() + text.slice(1));
