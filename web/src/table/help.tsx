/** How the game goes, what is asked now, and the keys. */

import type { Known } from "../core/known";
import { settings } from "../core/settings";
import type { Speaker } from "../core/texts";
import { Dialog, Words } from "../ui/base";
import { barredOf } from "./barred";
import { askedOf } from "./message";
import { sentence } from "./narrate";
import { keyOf, QUERIES } from "./queries";

/** A key, or some, and what it does. */
export type KeyRow = readonly [string, string];

/** The keys of 3-2-5. */
export function keyRows({ say }: Speaker): readonly KeyRow[] {
  const { keys, remap } = settings.value;
  const rows: KeyRow[] = [
    [say("key-arrows"), say("key-arrows-does")],
    [say("key-enter"), say("key-enter-does")],
    [say("key-escape"), say("key-escape-does")],
  ];
  if (keys)
    rows.push(
      [say("key-digits"), say("key-digits-does")],
      [say("key-suit", { s: "S", h: "H", d: "D", c: "C" }), say("key-suit-does")],
      ...QUERIES.map((query): KeyRow => [keyOf(query, remap), say(`query-${query}`)]),
      ["?", say("query-list")],
    );
  return rows;
}

/** Keys and what they do. */
export function KeyTable({ rows, speaker }: { rows: readonly KeyRow[]; speaker: Speaker }) {
  return (
    <>
      <table class="key-table">
        <tbody>
          {rows.map(([key, does]) => (
            <tr key={key}>
              <th scope="row">
                <kbd>{key}</kbd>
              </th>
              <td>{does}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {!settings.value.keys && <p class="about">{speaker.say("help-keys-off")}</p>}
    </>
  );
}

interface KeysProps {
  rows: readonly KeyRow[];
  speaker: Speaker;
  onClose: () => void;
}

export function KeysDialog({ rows, speaker, onClose }: KeysProps) {
  return (
    <Dialog title={speaker.say("help-keys")} onClose={onClose}>
      <KeyTable rows={rows} speaker={speaker} />
    </Dialog>
  );
}

export function HelpDialog({ known, speaker, onClose }: { known: Known; speaker: Speaker; onClose: () => void }) {
  const { say } = speaker;
  const mine = known.seat === null ? undefined : known.remarks.quotas?.[known.seat];
  const taken = known.view?.taken?.[known.seat ?? 0] ?? 0;
  const reasons = [...new Set(barredOf(known, speaker).values())];
  return (
    <Dialog title={say("help")} onClose={onClose}>
      {known.seating.stage !== "over" && (
        <section>
          <h3>{say("help-now")}</h3>
          <p>
            <Words text={sentence(askedOf(known, speaker))} />
          </p>
          {reasons.map((why) => (
            <p key={why}>
              <Words text={why} />
            </p>
          ))}
          {mine !== undefined && known.seating.stage === "deal" && (
            <p>{say("help-quota-mine", { quota: mine, taken })}</p>
          )}
        </section>
      )}
      <section>
        <h3>{say("help-how")}</h3>
        <ol class="how">
          {[1, 2, 3, 4, 5].map((n) => (
            <li key={n}>{say(`how-${n}`)}</li>
          ))}
        </ol>
      </section>
      <details>
        <summary>{say("help-keys")}</summary>
        <KeyTable rows={keyRows(speaker)} speaker={speaker} />
      </details>
    </Dialog>
  );
}
