/** How a betting game goes, what is asked now, and the keys. */

import { MOST, SIDE } from "../core/betting";
import type { BiddingKnown } from "../core/known";
import { settings } from "../core/settings";
import type { Speaker } from "../core/texts";
import { type KeyRow, KeyTable } from "../table/help";
import { keyOf, QUERIES } from "../table/queries";
import { Dialog, Words } from "../ui/base";
import { goingOn } from "./asked";

/** The keys of the bidding. */
export function keyRows(speaker: Speaker): readonly KeyRow[] {
  const { say } = speaker;
  const { keys, remap } = settings.value;
  const rows: KeyRow[] = [
    [say("bidding-key-change"), say("bidding-key-change-does")],
    [say("bidding-key-digits"), say("bidding-key-digits-does")],
    [say("key-enter"), say("bidding-key-enter-does")],
  ];
  if (keys)
    rows.push(
      ...QUERIES.map((query): KeyRow => {
        const own = `bidding-query-${query}`;
        return [keyOf(query, remap), say(speaker.has(own) ? own : `query-${query}`)];
      }),
      ["?", say("query-list")],
    );
  return rows;
}

export function HelpDialog({
  known,
  speaker,
  onClose,
}: {
  known: BiddingKnown;
  speaker: Speaker;
  onClose: () => void;
}) {
  const { say } = speaker;
  const { game, rules, remarks } = known;
  const numbers = {
    ante: Number(rules.ante),
    ace: Number(rules.ace_value ?? 1),
    limit: rules.pool_limit == null ? null : Number(rules.pool_limit),
    most: remarks.most_bid ?? MOST,
    side: SIDE,
  };
  return (
    <Dialog title={say("help")} onClose={onClose}>
      {known.seating.stage !== "over" && (
        <section>
          <h3>{say("help-now")}</h3>
          <p>
            <Words text={goingOn(known, speaker)} />
          </p>
          {known.seating.stage === "deal" && known.view && (
            <p>{say(`betting-stakes-${game}`, { pool: known.view.pool })}</p>
          )}
        </section>
      )}
      <section>
        <h3>{say("help-how")}</h3>
        <ol class="how">
          {[1, 2, 3, 4, 5].map((n) => (
            <li key={n}>{say(`betting-how-${game}-${n}`, numbers)}</li>
          ))}
        </ol>
        <p class="about">{say("betting-play-points")}</p>
      </section>
      <details>
        <summary>{say("help-keys")}</summary>
        <KeyTable rows={keyRows(speaker)} speaker={speaker} />
      </details>
    </Dialog>
  );
}
