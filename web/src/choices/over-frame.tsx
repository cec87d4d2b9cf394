import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { announce } from "../core/announce";
import type { Seat } from "../core/wire";
import { leaveTable } from "../table/leave";
import { Button, Choice, Dialog, Icon, Link } from "../ui/base";
import { type AtAnyTable, isFree } from "./parts";
import { SheetButton } from "./sheet-button";
import { useHeading } from "./summary";

/** Who deals first in the match that is to come: at some tables the players agree on one. */
function AskDealer({
  onDealer,
  onClose,
  seats,
  speaker,
}: { onDealer: (seat: Seat) => void; onClose: () => void; seats: number } & Pick<AtAnyTable, "speaker">) {
  const { say } = speaker;
  const [seat, setSeat] = useState<string | null>(null);
  return (
    <Dialog title={say("over-who-deals")} onClose={onClose}>
      <Choice
        label={say("over-who-deals")}
        value={seat}
        onChange={setSeat}
        options={Array.from({ length: seats }, (_, one) => ({
          value: String(one),
          label: <bdi>{speaker.name(one)}</bdi>,
        }))}
      />
      <Button kind="main" off={seat === null} onClick={() => seat !== null && onDealer(Number(seat))}>
        {say("over-again")}
      </Button>
    </Dialog>
  );
}

interface OverFrameProps extends AtAnyTable {
  result: string;
  /** By seat; null: not to be shown. */
  totals: readonly number[] | null;
  /** Who has won. */
  first: readonly Seat[];
  /** A total in words. */
  total: (n: number) => string;
  /** How it came to that. */
  children: ComponentChildren;
  notes: ComponentChildren;
}

/** The end of a match: who has won, everybody's total, and what can be done now. */
export function OverFrame(props: OverFrameProps) {
  const { following, known, speaker, result, totals, first, total, children, notes } = props;
  const { say } = speaker;
  const head = useHeading();
  const [asks, setAsks] = useState(false);
  const { sheet, seating, rules, seat } = known;
  useEffect(() => announce(result), []);
  const seats = seating.places.length;
  const order = totals ? totals.map((_, one) => one).sort((a, b) => (totals[b] ?? 0) - (totals[a] ?? 0)) : [];
  const match = `/matches/${known.table}/${seating.match}`;
  const free = isFree(following);
  const again = (dealer?: Seat) => {
    setAsks(false);
    // in the next match everybody sits one seat further on
    if (free) void following.rematch(dealer === undefined ? undefined : (dealer + 1) % seats);
  };
  return (
    <section class="summary match-over" aria-label={say("over-title")}>
      <h2 ref={head} tabIndex={-1}>
        {result}
      </h2>
      {totals && (
        <ol class="podium" aria-label={say("over-totals")}>
          {order.map((one) => (
            <li key={one} class={first.includes(one) ? "first" : ""}>
              {first.includes(one) ? <Icon name="star" /> : <span class="podium-gap" />}
              <bdi>{speaker.name(one)}</bdi>
              <b>{total(totals[one] ?? 0)}</b>
            </li>
          ))}
        </ol>
      )}
      <div class="next-deal">
        {seat !== null && (
          <Button kind="main" off={!free} onClick={() => (rules.first_dealer === "chosen" ? setAsks(true) : again())}>
            {say("over-again")}
          </Button>
        )}
        {seat !== null && (
          <Link to={match} class="button">
            {say("over-review")}
          </Link>
        )}
        {sheet.length > 0 && <SheetButton {...{ following, known, speaker }} />}
        <Button onClick={() => void leaveTable(following)}>{say("over-leave")}</Button>
      </div>
      {children}
      <div class="summary-notes">
        {notes}
        {known.proofs.length > 0 && seat !== null && (
          <p>
            {say("over-proof")} <Link to={`${match}?part=shuffle`}>{say("over-check")}</Link>
          </p>
        )}
      </div>
      {asks && <AskDealer {...{ speaker, seats }} onClose={() => setAsks(false)} onDealer={again} />}
    </section>
  );
}
