/** Whether the cards of a match could be chosen by anybody: worked out on this device, told deal by deal. */

import { useMemo } from "preact/hooks";
import { promises } from "../core/following";
import { speaker as base, type Say } from "../core/texts";
import { Icon, Loading, Trouble } from "../ui/base";
import { checkShuffles, type DealChecked } from "./check";

function checked(text: string, table: string, match: number): readonly DealChecked[] | null {
  try {
    return checkShuffles(text, promises(table, match));
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

interface Props {
  table: string;
  match: number;
  /** The record; null while it is on its way. */
  record: string | null;
}

export function ShufflePart({ table, match, record }: Props) {
  const { say } = base.value;
  const deals = useMemo(() => (record === null ? null : checked(record, table, match)), [record, table, match]);
  return (
    <section class="study-block" aria-label={say("match-shuffle")}>
      <h2>{say("shuffle-title")}</h2>
      <p>{say("shuffle-about")}</p>
      {record === null ? (
        <Loading />
      ) : deals === null ? (
        <Trouble text={say("shuffle-unreadable")} />
      ) : (
        <Verdict deals={deals} say={say} />
      )}
      <p class="about">{say("shuffle-how")}</p>
    </section>
  );
}

function Verdict({ deals, say }: { deals: readonly DealChecked[]; say: Say }) {
  const bad = deals.some((deal) => deal.faults.length);
  const proven = deals.filter((deal) => !deal.bare);
  const mine = proven.every((deal) => deal.kept && deal.mine);
  const code = bad
    ? "shuffle-some-bad"
    : !proven.length
      ? "shuffle-none"
      : proven.length < deals.length
        ? "shuffle-some-bare"
        : mine
          ? "shuffle-all-good"
          : "shuffle-fits-here";
  return (
    <>
      <p>{say("shuffle-done")}</p>
      <p class={`shuffle-verdict${bad ? " bad" : proven.length ? " good" : ""}`}>
        {proven.length > 0 && <Icon name={bad ? "close" : "check"} />}
        <b>{say(code)}</b>
      </p>
      {deals.length > 0 && (
        <table class="shuffle-table">
          <thead>
            <tr>
              <th scope="col">{say("shuffle-deal")}</th>
              <th scope="col">{say("shuffle-result")}</th>
            </tr>
          </thead>
          <tbody>
            {deals.map((deal) => (
              <tr key={deal.deal}>
                <th scope="row">{deal.deal}</th>
                <td>
                  <Result deal={deal} say={say} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}

function Result({ deal, say }: { deal: DealChecked; say: Say }) {
  if (deal.faults.length)
    return (
      <ul class="shuffle-faults">
        {deal.faults.map((fault) => (
          <li key={fault}>{say(`shuffle-fault-${fault}`)}</li>
        ))}
      </ul>
    );
  if (deal.bare) return <p>{say("shuffle-bare")}</p>;
  const kept = deal.kept ? (deal.mine ? "shuffle-kept" : "shuffle-kept-promise") : "shuffle-not-kept";
  return (
    <>
      <p>
        <b>{say("shuffle-fits")}</b>{" "}
        {say("shuffle-fits-what", { dealer: deal.dealer, turned: deal.turned, fans: deal.fans })}
      </p>
      <p class="about">{say(kept)}</p>
    </>
  );
}
