/** A deal gone through step by step, with all cards open or as one of the players saw it. */

import { useEffect, useId, useMemo, useRef, useState } from "preact/hooks";
import { announce } from "../core/announce";
import { openTable } from "../core/api";
import { go } from "../core/route";
import type { Speaker } from "../core/texts";
import { speaker as base } from "../core/texts";
import type { Seat } from "../core/wire";
import { Button, Icon, type IconName, Loading, Trouble, Words } from "../ui/base";
import { reason, replay, speakerOf, useAsked } from "./data";
import { Picture } from "./picture";
import { judged, stepOf, stepWords, trickFrom } from "./steps";
import { TrickTable } from "./tricks";
import type { Kind, MatchReview, Replayed } from "./types";
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

export function ReplayPart({ table, match, deals, wanted, review, reviewing, onReview }: Props) {
  const { say } = base.value;
  const [deal, setDeal] = useState(wanted?.deal ?? 1);
  const [seat, setSeat] = useState<Seat | null>(null);
  const { value, error, again } = useAsked(
    (stop) => replay(table, match, deal, seat, stop),
    [table, match, deal, seat],
  );
  const fits = value && value.deal === deal ? value : null;
  const speaker = fits ? speakerOf(base.value, fits.names, fits.bots) : null;
  const ids = { deal: useId(), as: useId() };
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
            {[0, 1, 2].map((one) => (
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
        <Steps
          key={deal}
          {...{ replayed: fits, seat, speaker, review, reviewing, onReview }}
          wanted={wanted?.deal === deal ? wanted : null}
        />
      ) : (
        <Loading />
      )}
      <Again table={table} match={match} deal={deal} />
    </section>
  );
}

interface StepsProps {
  replayed: Replayed;
  seat: Seat | null;
  speaker: Speaker;
  wanted: Wanted | null;
  review: MatchReview | null;
  reviewing: boolean;
  onReview: (() => void) | null;
}

/** Keys that belong to a field are not ours. */
const typing = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest("input, select, textarea, dialog, [role=tab], .study-wide") !== null;

/** Brings the table into sight where it is not: whoever chose a card far below wants to see it. */
function show(stage: HTMLElement | null): void {
  const top = stage?.getBoundingClientRect().top ?? 0;
  if (top < 0 || top > innerHeight / 3) stage?.scrollIntoView({ block: "start" });
}

function Steps({ replayed, seat, speaker, wanted, review, reviewing, onReview }: StepsProps) {
  const { say } = speaker;
  const last = replayed.steps.length - 1;
  const [at, setAt] = useState(() => (wanted ? stepOf(replayed, wanted.kind, wanted.number, wanted.seat) : 0));
  const range = useId();
  const stage = useRef<HTMLDivElement>(null);
  // keys may come faster than the page is drawn
  const now = useRef(at);
  const words = useMemo(() => stepWords(speaker, replayed, at), [speaker, replayed, at]);
  const deal = review?.deals.find((one) => one.deal === replayed.deal);
  const found = judged(replayed, deal, at);
  const lossWords = deal && found ? lossOf(speaker, found) : "";
  const to = (next: number) => {
    const place = Math.max(0, Math.min(last, next));
    if (place === now.current) return;
    now.current = place;
    setAt(place);
    show(stage.current);
    const told = stepWords(speaker, replayed, place);
    const judgement = judged(replayed, deal, place);
    const loss = judgement && judgement.cost.tricks >= WORTH_TELLING ? lossOf(speaker, judgement) : "";
    announce(speaker.spoken([...told, loss].filter(Boolean).join(" ")));
  };
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || typing(event.target)) return;
      const rtl = document.documentElement.dir === "rtl";
      const places: Readonly<Record<string, number>> = {
        ArrowRight: now.current + (rtl ? -1 : 1),
        ArrowLeft: now.current + (rtl ? 1 : -1),
        ArrowDown: trickFrom(replayed, now.current, 1),
        ArrowUp: trickFrom(replayed, now.current, -1),
        Home: 0,
        End: last,
      };
      const next = places[event.key];
      if (next === undefined) return;
      event.preventDefault();
      to(next);
    };
    addEventListener("keydown", pressed);
    return () => removeEventListener("keydown", pressed);
  });
  const step = (label: string, icon: IconName, next: number, double = false) => (
    <Button class="icon" aria-label={say(label)} off={next === at || next < 0 || next > last} onClick={() => to(next)}>
      <Icon name={icon} />
      {double && <Icon name={icon} />}
    </Button>
  );
  return (
    <>
      <div class="replay-stage" ref={stage}>
        <Picture {...{ replayed, at, seat, speaker, words }} />
        {lossWords && (
          <p class={`replay-judged${found && found.cost.tricks >= WORTH_TELLING ? " loss" : ""}`}>
            <Words text={lossWords} />
          </p>
        )}
        <fieldset class="replay-controls no-print" aria-label={say("replay-moves")}>
          <div class="replay-slide">
            <label class="hidden" for={range}>
              {say("replay-step-label")}
            </label>
            <input
              id={range}
              type="range"
              min={0}
              max={last}
              value={at}
              aria-valuetext={say("replay-step", { n: at + 1, of: last + 1 })}
              onInput={(event) => to(Number(event.currentTarget.value))}
            />
            <span aria-hidden="true">{say("replay-step", { n: at + 1, of: last + 1 })}</span>
          </div>
          <div class="replay-buttons">
            {step("replay-first", "first", 0)}
            {step("replay-trick-back", "back", trickFrom(replayed, at, -1), true)}
            {step("replay-back", "back", at - 1)}
            {step("replay-on", "next", at + 1)}
            {step("replay-trick-on", "next", trickFrom(replayed, at, 1), true)}
            {step("replay-last", "last", last)}
          </div>
        </fieldset>
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
      <TrickTable {...{ replayed, review: deal, at, speaker }} onGo={to} />
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
