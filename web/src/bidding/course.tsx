/** The bidding of this deal, and how the last deal went. */

import type { BiddingKnown } from "../core/known";
import type { Speaker } from "../core/texts";
import { Words } from "../ui/base";
import { Calls } from "./lot";
import { isOver, taleBefore } from "./tale";
import { wordsOf } from "./words";

export function Course({ known, speaker }: { known: BiddingKnown; speaker: Speaker }) {
  const { say } = speaker;
  const over = isOver(known);
  const last = taleBefore(known);
  const lines = last ? wordsOf(speaker, known, last) : [];
  return (
    <div class="course">
      {!over && (
        <section>
          <h3>{say("bidding-this-deal")}</h3>
          <Calls {...{ known, speaker }} all />
        </section>
      )}
      {/* whoever came later was not told how the deal before went */}
      {(lines.length > 0 || !known.sheet.length) && (
        <section>
          <h3>{say("bidding-last-deal")}</h3>
          {over && <Calls {...{ known, speaker }} all />}
          {lines.length ? (
            lines.map((line) => (
              <p key={line}>
                <Words text={line} />
              </p>
            ))
          ) : (
            <p>{say("betting-last-none")}</p>
          )}
        </section>
      )}
    </div>
  );
}
