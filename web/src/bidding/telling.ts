import type { BiddingEvent } from "../core/bidding";
import type { BiddingKnown } from "../core/known";
import { dueSeat } from "../table/panel-parts";
import type { Telling } from "../table/told";
import { narrateStep } from "./narrate";

/** How the steps of the betting games are told. */
export const TELLING: Telling<BiddingKnown, BiddingEvent> = {
  asked(known) {
    if (known.seat === null || dueSeat(known) !== known.seat || known.choices === null) return "";
    return [known.seating.match, known.view?.deal_no, known.view?.calls.length].join("/");
  },
  // whoever asks for the bid says so
  askedWords: () => "",
  lines: narrateStep,
  sound(event, after) {
    if (event.type === "scored") return "deal";
    if (event.type === "took") return "trick";
    return event.type === "called" && event.seat !== after.seat ? "card" : null;
  },
};
