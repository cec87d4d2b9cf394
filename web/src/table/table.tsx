/** The table while a match is on. */

import { useEffect, useMemo, useRef } from "preact/hooks";
import { Asking, isAsking, Turned, Watching } from "../choices/asking";
import { MatchOver } from "../choices/over";
import { isFree } from "../choices/parts";
import { ProposalBar } from "../choices/proposal";
import { DealSummary } from "../choices/summary";
import { announce } from "../core/announce";
import { cardsOf } from "../core/cards";
import type { Following } from "../core/following";
import type { Known } from "../core/known";
import type { Moment } from "../core/present";
import { settings } from "../core/settings";
import type { Speaker } from "../core/texts";
import type { Card } from "../core/wire";
import { Actions } from "./actions";
import { Bar } from "./bar";
import { allowedOf, barredOf } from "./barred";

import { Hand, held } from "./hand";
import { useHeard } from "./heard";
import { Message } from "./message";
import { Direction, Panels } from "./panels";
import { answer, queryOf } from "./queries";
import { Side, WIDE } from "./side";
import { TableState } from "./state";
import { tellSteps } from "./told";
import { lyingOf, Trick, Tricks } from "./trick";
import { TrickDialogs } from "./trick-dialogs";
import { useMedia, useQueries, useReady, useRefusal } from "./use";
import "./table.css";

interface Shown {
  following: Following;
  known: Known;
  moment: Moment | null;
  speaker: Speaker;
}

export function Table({ following, known, moment, speaker }: Shown) {
  const state = useMemo(() => new TableState(), []);
  const wide = useMedia(WIDE);
  useEffect(() => tellSteps(following, state), [following]);
  useReady(following);
  useRefusal(following);
  useHeard(following);
  useQueries(speaker, state, (key, remap) => {
    const query = queryOf(key, remap);
    return query && (query === "R" ? "again" : answer(query, known, lyingOf(known, moment), speaker));
  });
  useForced(following, known, moment);
  const parts = { following, known, speaker };
  const { stage } = known.seating;
  const between = stage === "between" && known.sheet.length > 0;
  return (
    <div class={`table-screen${wide ? " wide" : ""}`}>
      <div class="table">
        <Bar known={known} speaker={speaker} state={state} />
        {known.seating.proposal && <ProposalBar {...parts} />}
        {stage === "over" ? (
          <main class="table-sheet">
            <Message {...parts} moment={null} state={state} quiet />
            <MatchOver key={known.seating.match} {...parts} />
          </main>
        ) : between && !moment ? (
          <main class="table-sheet">
            <Message {...parts} moment={null} state={state} quiet />
            <DealSummary key={known.sheet.length} {...parts} />
          </main>
        ) : (
          <Play {...parts} moment={moment} state={state} />
        )}
      </div>
      {wide && (
        <Side {...parts} courseName={speaker.say("tab-tricks")} course={<Tricks known={known} speaker={speaker} />} />
      )}
      <TrickDialogs {...parts} state={state} />
    </div>
  );
}

function Play({ following, known, moment, speaker, state }: Shown & { state: TableState }) {
  const parts = { following, known, speaker };
  const anywhere = useTap(following, moment);
  if (!moment && isAsking(known))
    return (
      <main class="play asking">
        <Panels {...parts} />
        <Message {...parts} moment={moment} state={state} quiet />
        <Asking {...parts} />
      </main>
    );
  const phase = known.view?.phase ?? "seat_dealer";
  const others = !moment && known.seating.stage === "deal" && phase !== "play" && phase !== "over";
  const cards = held(cardsOf(known.view?.hand), known.view?.trump);
  const allowed = moment || following.line.value !== "on" ? null : allowedOf(known);
  const play = (card: Card) => {
    if (!isFree(following)) return;
    state.selected.value = null;
    state.hush();
    void following.act({ type: "play", card });
  };
  return (
    <main ref={anywhere} class={`play${known.seat === null ? " spectating" : ""}`}>
      <Panels {...parts} />
      {moment?.type === "turned" ? (
        <div class="centre">
          <Turned seat={moment.seat} cards={moment.cards} speaker={speaker} onTap={following.presenter.tap} />
        </div>
      ) : others ? (
        <div class="centre">
          <Watching {...parts} />
        </div>
      ) : (
        <div class="felt">
          <Direction known={known} speaker={speaker} />
          <Trick known={known} speaker={speaker} lying={lyingOf(known, moment)} />
        </div>
      )}
      <Message {...parts} moment={moment} state={state} />
      {known.seat !== null && (
        <Hand
          cards={cards}
          allowed={known.view?.phase === "play" ? allowed : null}
          reasons={barredOf(known, speaker)}
          selected={state.selected.value}
          onSelect={(card) => {
            state.hush();
            following.refusal.value = null;
            state.selected.value = card;
            if (card) announce(speaker.say("card-selected", { card: speaker.cardName(card) }));
          }}
          onChoose={play}
          onBarred={(_, reason) => {
            state.selected.value = null;
            state.tell(speaker, reason, 12_000);
          }}
        />
      )}
      {!others && <Actions {...parts} moment={moment} state={state} onPlay={play} />}
    </main>
  );
}

/** While something lies there to be looked at, a tap anywhere goes on; the button that says so does it for the keyboard. */
function useTap(following: Following, moment: Moment | null) {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    const main = ref.current;
    if (!moment || !main) return;
    const tap = (event: MouseEvent) => {
      const own = event.target instanceof Element && event.target.closest(".actions button, .turned button");
      if (!own) following.presenter.tap();
    };
    main.addEventListener("click", tap);
    return () => main.removeEventListener("click", tap);
  }, [moment]);
  return ref;
}

/** The only card that is allowed is played by itself where one wants that, after a time that tells nothing. */
function useForced(following: Following, known: Known, moment: Moment | null): void {
  const allowed = allowedOf(known);
  const only = allowed?.size === 1 ? [...allowed][0] : undefined;
  const line = following.line.value;
  const on = settings.value.forced && line === "on" && !moment && known.view?.phase === "play" && only !== undefined;
  useEffect(() => {
    if (!on || only === undefined) return;
    const wait = 600 + 1200 * Math.random();
    const timer = setTimeout(() => {
      if (following.known.value?.choices === known.choices && isFree(following))
        void following.act({ type: "play", card: only });
    }, wait);
    return () => clearTimeout(timer);
  }, [on, known.choices, line]);
}
