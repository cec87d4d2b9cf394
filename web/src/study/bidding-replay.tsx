/** A deal of a betting game gone through step by step, with all cards open or as one of the players saw it. */

import { useMemo } from "preact/hooks";
import type { BiddingGame, BiddingScore } from "../core/bidding";
import { speaker as base } from "../core/texts";
import { BiddingCalls, BiddingPicture } from "./bidding-picture";
import { biddingStepWords, type Deal } from "./bidding-steps";
import { ReplayFrame, type Shown } from "./replay-frame";
import type { BiddingReplayed } from "./types";
import { Controls, useWalk } from "./walk";
import "./bidding-replay.css";

interface Props {
  game: BiddingGame;
  table: string;
  match: number;
  deals: number;
  seats: number;
  sheet: readonly BiddingScore[];
}

export function BiddingReplay({ game, table, match, deals, seats, sheet }: Props) {
  const claimed = (deal: number) =>
    sheet[deal - 1]?.outcome === "claim" ? base.value.say("replay-again-claim") : null;
  return (
    <ReplayFrame<BiddingReplayed> {...{ table, match, deals, seats }} first={1} notAgain={claimed}>
      {(shown) => <Steps key={shown.replayed.deal} game={game} {...shown} />}
    </ReplayFrame>
  );
}

function Steps({ game, replayed, seat, speaker }: Shown<BiddingReplayed> & { game: BiddingGame }) {
  const deal: Deal = useMemo(() => ({ game, replayed }), [game, replayed]);
  const walk = useWalk({
    start: 0,
    last: replayed.steps.length - 1,
    told: (at) => speaker.spoken(biddingStepWords(speaker, deal, at).join(" ")),
  });
  const { at } = walk;
  const words = useMemo(() => biddingStepWords(speaker, deal, at), [speaker, deal, at]);
  return (
    <>
      <div class="replay-stage" ref={walk.stage}>
        <BiddingPicture {...{ deal, at, seat, speaker, words }} />
        <Controls {...{ walk, speaker }} />
        <p class="about replay-keys no-print">{speaker.say("replay-keys-steps")}</p>
      </div>
      <BiddingCalls {...{ deal, at, speaker }} onGo={walk.to} />
    </>
  );
}
