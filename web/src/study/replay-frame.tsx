/** A deal of a match that is over, to be gone through: which one, seen by whom, and the same once more. */

import type { ComponentChildren } from "preact";
import { useId, useState } from "preact/hooks";
import { openTable } from "../core/api";
import { go } from "../core/route";
import { speaker as base, type Speaker } from "../core/texts";
import type { Seat } from "../core/wire";
import { Button, Loading, Trouble } from "../ui/base";
import { reason, replay, speakerOf, useAsked } from "./data";
import type { AnyReplayed } from "./types";

export interface Shown<R extends AnyReplayed> {
  replayed: R;
  /** The one whose eyes we look through; null: all cards open. */
  seat: Seat | null;
  speaker: Speaker;
}

interface Props<R extends AnyReplayed> {
  table: string;
  match: number;
  deals: number;
  seats: number;
  /** The deal to begin with. */
  first: number;
  children: (shown: Shown<R>) => ComponentChildren;
  /** Why a deal cannot be played again; null: it can. */
  notAgain?: (deal: number) => string | null;
}

export function ReplayFrame<R extends AnyReplayed>({
  table,
  match,
  deals,
  seats,
  first,
  children,
  notAgain,
}: Props<R>) {
  const { say } = base.value;
  const [deal, setDeal] = useState(first);
  const [seat, setSeat] = useState<Seat | null>(null);
  const { value, error, again } = useAsked(
    (stop) => replay<R>(table, match, deal, seat, stop),
    [table, match, deal, seat],
  );
  const fits = value && value.deal === deal ? value : null;
  const speaker = fits ? speakerOf(base.value, fits.names, fits.bots) : null;
  const ids = { deal: useId(), as: useId() };
  const barred = notAgain?.(deal) ?? null;
  return (
    <section class="replay" aria-label={say("match-replay")}>
      <div class="replay-choices no-print">
        <p class="field">
          <label for={ids.deal}>{say("replay-deal")}</label>
          <select id={ids.deal} value={deal} onChange={(event) => setDeal(Number(event.currentTarget.value))}>
            {Array.from({ length: deals }, (_, i) => (
              <option key={i} value={i + 1}>
                {say("replay-deal-n", { n: i + 1, of: deals })}
              </option>
            ))}
          </select>
        </p>
        <p class="field">
          <label for={ids.as}>{say("replay-as")}</label>
          <select
            id={ids.as}
            value={seat ?? "all"}
            onChange={(event) => {
              const { value: said } = event.currentTarget;
              setSeat(said === "all" ? null : Number(said));
            }}
          >
            <option value="all">{say("replay-as-all")}</option>
            {Array.from({ length: seats }, (_, one) => (
              <option key={one} value={one}>
                {speaker?.name(one) ?? String(one + 1)}
              </option>
            ))}
          </select>
        </p>
      </div>
      {error ? (
        <Trouble text={reason(error)} onAgain={again} />
      ) : fits && speaker ? (
        children({ replayed: fits, seat, speaker })
      ) : (
        <Loading />
      )}
      {barred === null ? (
        <Again table={table} match={match} deal={deal} />
      ) : (
        <p class="about replay-again no-print">{barred}</p>
      )}
    </section>
  );
}

function Again({ table, match, deal }: { table: string; match: number; deal: number }) {
  const { say } = base.value;
  const [state, setState] = useState<{ busy: boolean; error: unknown }>({ busy: false, error: null });
  const again = async () => {
    setState({ busy: true, error: null });
    try {
      const opened = await openTable({ again: { table, number: match, deal } });
      go(`/t/${opened.table}#${opened.secret}`);
    } catch (error) {
      setState({ busy: false, error });
    }
  };
  return (
    <div class="replay-again no-print">
      <Button off={state.busy} onClick={() => void again()}>
        {say("replay-again")}
      </Button>
      <p class="about">
        {say("replay-again-about")} {say("replay-tables-own")}
      </p>
      {state.error !== null && <Trouble text={reason(state.error)} />}
    </div>
  );
}
