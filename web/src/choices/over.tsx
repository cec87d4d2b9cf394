import { useEffect, useState } from "preact/hooks";
import { announce } from "../core/announce";
import type { Seat } from "../core/wire";
import { leaveTable } from "../table/leave";
import { Button, Choice, Dialog, Icon, Link } from "../ui/base";
import { type AtTable, isFree } from "./parts";
import { SheetButton } from "./sheet-button";
import { DealTable, useHeading } from "./summary";
import { handedLines, leadersOf, pointsOf, SEATS, slamLines, winners } from "./words";

/** Who deals first in the match that is to come: at some tables the players agree on one. */
function AskDealer({
  onDealer,
  onClose,
  speaker,
}: { onDealer: (seat: Seat) => void; onClose: () => void } & Pick<AtTable, "speaker">) {
  const { say } = speaker;
  const [seat, setSeat] = useState<string | null>(null);
  return (
    <Dialog title={say("over-who-deals")} onClose={onClose}>
      <Choice
        label={say("over-who-deals")}
        value={seat}
        onChange={setSeat}
        options={SEATS.map((one) => ({ value: String(one), label: <bdi>{speaker.name(one)}</bdi> }))}
      />
      <Button kind="main" off={seat === null} onClick={() => seat !== null && onDealer(Number(seat))}>
        {say("over-again")}
      </Button>
    </Dialog>
  );
}

export function MatchOver({ following, known, speaker }: AtTable) {
  const { say } = speaker;
  const head = useHeading();
  const [asks, setAsks] = useState(false);
  const { view, sheet, seating, rules, seat } = known;
  const whole = view?.phase === "over";
  const result = whole
    ? winners(speaker, known)
    : seat === null && !sheet.length // who may not watch is not told how it went
      ? say("over-title")
      : say("over-ended", { deals: sheet.length });
  useEffect(() => announce(result), []);
  const totals = view?.totals ?? [0, 0, 0];
  const first = whole ? leadersOf(totals) : [];
  const order = [...SEATS].sort((a, b) => (totals[b] ?? 0) - (totals[a] ?? 0));
  const match = `/matches/${known.table}/${seating.match}`;
  const free = isFree(following);
  const again = (dealer?: Seat) => {
    setAsks(false);
    // in the next match everybody sits one seat further on
    if (free) void following.rematch(dealer === undefined ? undefined : (dealer + 1) % SEATS.length);
  };
  return (
    <section class="summary match-over" aria-label={say("over-title")}>
      <h2 ref={head} tabIndex={-1}>
        {result}
      </h2>
      {view && (
        <ol class="podium" aria-label={say("over-totals")}>
          {order.map((one) => (
            <li key={one} class={first.includes(one) ? "first" : ""}>
              {first.includes(one) ? <Icon name="star" /> : <span class="podium-gap" />}
              <bdi>{speaker.name(one)}</bdi>
              <b>{pointsOf(speaker, rules, totals[one] ?? 0)}</b>
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
      {whole && <DealTable known={known} speaker={speaker} />}
      <div class="summary-notes">
        {whole &&
          [...handedLines(speaker, known), ...slamLines(speaker, known)].map((line) => <p key={line}>{line}</p>)}
        {known.proofs.length > 0 && seat !== null && (
          <p>
            {say("over-proof")} <Link to={`${match}?part=shuffle`}>{say("over-check")}</Link>
          </p>
        )}
      </div>
      {asks && <AskDealer speaker={speaker} onClose={() => setAsks(false)} onDealer={again} />}
    </section>
  );
}
