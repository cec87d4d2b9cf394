/** A deal gone through step by step, with all cards open or as one of the players saw it. */

import { useMemo } from "preact/hooks";
import type { Speaker } from "../core/texts";
import type { Seat } from "../core/wire";
import { Button, Icon, Words } from "../ui/base";
import { Picture } from "./picture";
import { ReplayFrame, type Shown } from "./replay-frame";
import { judged, stepOf, stepWords, trickFrom } from "./steps";
import { TrickTable } from "./tricks";
import type { Kind, MatchReview, Replayed } from "./types";
import { Controls, useWalk } from "./walk";
import { number, WORTH_TELLING } from "./words";

/** Where somebody wants to begin: a decision of a deal, as a review names it. */
export interface Wanted {
  deal: number;
  kind: Kind;
  number: number;
  seat: Seat;
}

interface Props {
  table: string;
  match: number;
  deals: number;
  wanted: Wanted | null;
  review: MatchReview | null;
  reviewing: boolean;
  /** None: there is no review of this match. */
  onReview: (() => void) | null;
}

export function ReplayPart({ table, match, deals, wanted, ...judging }: Props) {
  return (
    <ReplayFrame<Replayed> {...{ table, match, deals }} seats={3} first={wanted?.deal ?? 1}>
      {(shown) => (
        <Steps
          key={shown.replayed.deal}
          {...shown}
          {...judging}
          wanted={wanted?.deal === shown.replayed.deal ? wanted : null}
        />
      )}
    </ReplayFrame>
  );
}

type StepsProps = Shown<Replayed> & Pick<Props, "wanted" | "review" | "reviewing" | "onReview">;

function Steps({ replayed, seat, speaker, wanted, review, reviewing, onReview }: StepsProps) {
  const { say } = speaker;
  const deal = review?.deals.find((one) => one.deal === replayed.deal);
  const jump = (from: number, way: 1 | -1) => trickFrom(replayed, from, way);
  const walk = useWalk({
    start: wanted ? stepOf(replayed, wanted.kind, wanted.number, wanted.seat) : 0,
    last: replayed.steps.length - 1,
    told: (place) => {
      const judgement = judged(replayed, deal, place);
      const loss = judgement && judgement.cost.tricks >= WORTH_TELLING ? lossOf(speaker, judgement) : "";
      return speaker.spoken([...stepWords(speaker, replayed, place), loss].filter(Boolean).join(" "));
    },
    jump,
  });
  const { at } = walk;
  const words = useMemo(() => stepWords(speaker, replayed, at), [speaker, replayed, at]);
  const found = judged(replayed, deal, at);
  const lossWords = deal && found ? lossOf(speaker, found) : "";
  return (
    <>
      <div class="replay-stage" ref={walk.stage}>
        <Picture {...{ replayed, at, seat, speaker, words }} />
        {lossWords && (
          <p class={`replay-judged${found && found.cost.tricks >= WORTH_TELLING ? " loss" : ""}`}>
            <Words text={lossWords} />
          </p>
        )}
        <Controls {...{ walk, speaker, jump }} />
        <p class="about replay-keys no-print">{say("replay-keys")}</p>
      </div>
      {!review && onReview && (
        <div class="replay-worth no-print">
          <Button off={reviewing} onClick={onReview}>
            <Icon name="star" />
            {say("replay-worth")}
          </Button>
          {reviewing && <p role="status">{say("replay-worth-busy")}</p>}
        </div>
      )}
      {review && <p class="about">{say("replay-worth-open")}</p>}
      <TrickTable {...{ replayed, review: deal, at, speaker }} onGo={walk.to} />
    </>
  );
}

/** What the step cost, and what was best; all cards open. */
function lossOf(speaker: Speaker, found: NonNullable<ReturnType<typeof judged>>): string {
  const { cost, best, kind } = found;
  if (kind === "trump")
    return cost.points >= WORTH_TELLING
      ? speaker.say("replay-cost-points", { loss: number(speaker, cost.points) })
      : speaker.say("replay-cost-none");
  if (cost.tricks < WORTH_TELLING) return speaker.say("replay-cost-none");
  const loss = { loss: number(speaker, cost.tricks), one: Math.abs(cost.tricks - 1) < WORTH_TELLING };
  return best.length
    ? speaker.say("replay-cost", { ...loss, best: { cards: best.slice(0, 3) } })
    : speaker.say("replay-cost-plain", loss);
}
