/** The table of a betting game while a match is on. */

import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { AtTable } from "../choices/parts";
import { ProposalBar } from "../choices/proposal";
import type { BiddingKnown } from "../core/known";
import { areas } from "../core/texts";
import { Bar } from "../table/bar";
import { useHeard } from "../table/heard";
import { MessageLine, urgentOf } from "../table/message-line";
import { queryOf } from "../table/queries";
import { Side, WIDE } from "../table/side";
import { TableState } from "../table/state";
import { tellAll } from "../table/told";
import { useMedia, useQueries, useReady, useRefusal } from "../table/use";
import { Button, Loading } from "../ui/base";
import { askedOf, goingOn } from "./asked";
import { Bid, type ChosenBid } from "./bid";
import { Course } from "./course";
import { BiddingDialogs } from "./dialogs";
import { Hand } from "./hand";
import { Lot } from "./lot";
import { MatchOver } from "./over";
import { Own, Panels } from "./panels";
import { answer } from "./queries";
import { DealSummary } from "./summary";
import { TELLING } from "./telling";
import "../table/table.css";
import "./bidding.css";
import "./hand.css";
import "./bid.css";
import "./end.css";

type AtBidding = AtTable<BiddingKnown>;

/** The table, when its words are there. */
export function Table(props: AtBidding) {
  const [ready, setReady] = useState<boolean | null>(false);
  useEffect(() => {
    let wanted = true;
    areas("betting", "bidding", "odds").then(
      () => wanted && setReady(true),
      () => wanted && setReady(null),
    );
    return () => {
      wanted = false;
    };
  }, []);
  if (ready === null) throw new Error("no texts for a betting game"); // whoever stands around says so
  return ready ? <Worded {...props} /> : <Loading />;
}

function Worded({ following, known, speaker }: AtBidding) {
  const state = useMemo(() => new TableState(), []);
  const wide = useMedia(WIDE);
  useEffect(() => tellAll(following, state, TELLING), [following]);
  useReady(following);
  useRefusal(following);
  useHeard(following);
  useQueries(speaker, state, (key, remap) => {
    const query = queryOf(key, remap);
    return query && (query === "R" ? "again" : answer(query, known, speaker));
  });
  const [chosen, setChosen] = useState<ChosenBid | null>(null);
  const parts = { following, known, speaker };
  const { stage } = known.seating;
  const between = stage === "between" && known.sheet.length > 0;
  const quiet = (
    <MessageLine
      {...parts}
      state={state}
      text={urgentOf(following, speaker, state.note.value) ?? goingOn(known, speaker)}
      mine={false}
      own={null}
      quiet
    />
  );
  return (
    <div class={`table-screen${wide ? " wide" : ""}`}>
      <div class="table">
        <Bar known={known} speaker={speaker} state={state} />
        {known.seating.proposal && <ProposalBar {...parts} />}
        {stage === "over" ? (
          <main class="table-sheet">
            {quiet}
            <MatchOver key={known.seating.match} {...parts} />
          </main>
        ) : between ? (
          <main class="table-sheet">
            {quiet}
            <DealSummary key={known.sheet.length} {...parts} />
          </main>
        ) : (
          <Play {...parts} state={state} chosen={chosen} />
        )}
      </div>
      {wide && <Side {...parts} courseName={speaker.say("bidding-tab")} course={<Course {...parts} />} />}
      <BiddingDialogs {...parts} state={state} onBid={(chips) => setChosen({ chips, question: questionKey(known) })} />
    </div>
  );
}

/** The question that a bid answers: what was chosen in one is not chosen in the next. */
const questionKey = ({ view }: BiddingKnown): string => `${view?.deal_no}-${view?.calls.length}`;

interface PlayProps extends AtBidding {
  state: TableState;
  chosen: ChosenBid | null;
}

function Play({ following, known, speaker, state, chosen }: PlayProps) {
  const head = useRef<HTMLHeadingElement>(null);
  const parts = { following, known, speaker };
  const asked = known.seat !== null && known.view?.actor === known.seat ? askedOf(known) : null;
  return (
    <main class={`play bidding${asked ? " asked" : ""}${known.seat === null ? " spectating" : ""}`}>
      <Panels {...parts} />
      <div class="lot-felt">
        <Lot known={known} speaker={speaker} />
      </div>
      <MessageLine
        {...parts}
        state={state}
        head={head}
        text={urgentOf(following, speaker, state.note.value) ?? goingOn(known, speaker)}
        mine={asked !== null}
        own={<Own {...parts} />}
        quiet={false}
      />
      <Hand known={known} speaker={speaker} />
      {asked ? (
        <Bid
          key={questionKey(known)}
          {...parts}
          {...{ state, asked, head }}
          chosen={chosen?.question === questionKey(known) ? chosen : null}
        />
      ) : (
        <div class="bid-actions waiting">
          <Button aria-haspopup="dialog" onClick={() => state.open("last")}>
            {speaker.say("bidding-calls")}
          </Button>
          <Button aria-haspopup="dialog" onClick={() => state.open("score")}>
            {speaker.say("score-sheet")}
          </Button>
        </div>
      )}
    </main>
  );
}
