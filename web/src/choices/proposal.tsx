import { useEffect, useState } from "preact/hooks";
import { announce } from "../core/announce";
import { Button } from "../ui/base";
import { type AtAnyTable, isFree } from "./parts";

/** A question to all who sit here: to take back a move, or to end the match. Nobody is told who said yes. */
export function ProposalBar({ following, known, speaker }: AtAnyTable) {
  const { say } = speaker;
  /** The question that I have said yes to. */
  const [agreed, setAgreed] = useState<number | null>(null);
  const { proposal, places } = known.seating;
  const text = proposal
    ? say(proposal.ask === "end" ? "proposed-end" : "proposed-take-back", { seat: proposal.seat })
    : "";
  const seq = proposal?.seq;
  useEffect(() => {
    if (text) announce(text);
  }, [text, seq]);
  if (!proposal) return null;
  const mine = proposal.seat === known.seat;
  const asked = known.seat !== null && !mine && !places[known.seat]?.sat_in;
  const free = isFree(following);
  const answer = async (yes: boolean) => {
    if (!free) return;
    const done = await following.answer(proposal.seq, yes);
    if (yes && (done || following.refusal.value?.code === "already_consented")) setAgreed(proposal.seq);
  };
  return (
    <section class="proposal" aria-label={say("proposed")}>
      <p>{text}</p>
      {(mine || agreed === proposal.seq) && <p class="proposal-wait">{say("proposed-waiting")}</p>}
      {mine && (
        <Button off={!free} onClick={() => void answer(false)}>
          {say("proposed-withdraw")}
        </Button>
      )}
      {asked && agreed !== proposal.seq && (
        <div class="row">
          <Button off={!free} onClick={() => void answer(false)}>
            {say("proposed-no")}
          </Button>
          <Button kind="main" off={!free} onClick={() => void answer(true)}>
            {say("proposed-yes")}
          </Button>
        </div>
      )}
    </section>
  );
}
