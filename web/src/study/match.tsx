/** One match of one's own, when it is over: score, replay, review, shuffle, record. */

import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import type { ScreenProps } from "../app";
import { ScoreSheet } from "../choices/score";
import { isHere, matches, Refusal, record, recordPath, review as reviewOf } from "../core/api";
import { isBidding } from "../core/bidding";
import { go, place } from "../core/route";
import { speaker as base, type Speaker } from "../core/texts";
import { Icon, Link, Loading, Page, Trouble } from "../ui/base";
import { BiddingScorePart } from "./bidding-match";
import { BiddingReplay } from "./bidding-replay";
import { type Deal, sheetKnown } from "./bidding-steps";
import { dateOf, patiently, reason, replay, speakerOf, useAsked, useTexts } from "./data";
import { ReplayPart, type Wanted } from "./replay";
import { ReviewBusy, ReviewPart } from "./review";
import { ShufflePart } from "./shuffle";
import { knownAt } from "./steps";
import { Tabs } from "./tabs";
import type { AnyReplayed, BiddingReplayed, Kind, MatchReview, MyMatch, Replayed } from "./types";
import "./study.css";
import "./replay.css";
import "./review.css";
import "./shuffle.css";

const PARTS = ["score", "replay", "study", "shuffle", "record"] as const;
type Part = (typeof PARTS)[number];
/** What is bid for has no tricks to be judged. */
const BIDDING_PARTS = PARTS.filter((part) => part !== "study");

export function MatchScreen({ args }: ScreenProps) {
  const table = args.table ?? "";
  const number = Number(args.number);
  const texts = useTexts("play", "table", "choices", "review", "hint", "rules", "betting", "bidding", "study");
  if (texts.error) return <Trouble text={reason(texts.error)} onAgain={texts.again} />;
  if (!texts.value) return <Loading />;
  return <Found table={table} number={number} />;
}

interface Here {
  /** None: it is not among those that the list holds. */
  match: MyMatch | undefined;
  /** The first deal, for what it says of the whole match; none: no deal was played. */
  first: AnyReplayed | null;
}

async function here(table: string, number: number, signal: AbortSignal): Promise<Here> {
  const all = (await patiently(() => matches(), signal)).matches as readonly MyMatch[];
  const match = all.find((one) => one.table === table && one.number === number);
  if (match && !isHere(match.game)) throw new Refusal("game_not_here");
  if (match?.on) return { match, first: null };
  try {
    return { match, first: await patiently(() => replay<AnyReplayed>(table, number, 1, null, signal), signal) };
  } catch (error) {
    if (error instanceof Refusal && error.code === "no_such_deal") return { match, first: null };
    throw error;
  }
}

function Found({ table, number }: { table: string; number: number }) {
  const { say, language } = base.value;
  const { value, error, again } = useAsked((stop) => here(table, number, stop), [table, number]);
  const title = value?.match?.started
    ? say("match-page", { date: dateOf(language, value.match.started, false) })
    : say("match-page-plain");
  return (
    <Page title={title} back="/matches">
      {error ? (
        <Trouble text={reason(error)} onAgain={again} />
      ) : !value ? (
        <Loading />
      ) : value.match?.on ? (
        <div class="study-on">
          <p>{say("match-still-on")}</p>
          <Link to={`/t/${table}`} class="button main">
            {say("match-to-table")}
          </Link>
        </div>
      ) : value.first ? (
        <Played table={table} number={number} match={value.match} first={value.first} />
      ) : (
        <p>{say("match-nothing")}</p>
      )}
    </Page>
  );
}

const KINDS: readonly Kind[] = ["trump", "elect", "return", "play"];

/** A decision that the address names: `?part=replay&at=2.play.5.1`. */
function wantedOf(query: URLSearchParams): Wanted | null {
  const [deal, kind, number, seat] = (query.get("at") ?? "").split(".");
  const found = KINDS.find((one) => one === kind);
  return found && deal && number && seat
    ? { deal: Number(deal), kind: found, number: Number(number), seat: Number(seat) }
    : null;
}

interface WholeProps<R extends AnyReplayed> {
  table: string;
  number: number;
  match: MyMatch | undefined;
  first: R;
}

function Played({ first, ...of }: WholeProps<AnyReplayed>) {
  const { game } = first;
  return isBidding(game) ? (
    <WholeBidding {...of} deal={{ game, replayed: first as BiddingReplayed }} />
  ) : (
    <Whole {...of} first={first as Replayed} />
  );
}

/** The part that the address names, or the first. */
function partOf(all: readonly Part[]): Part {
  const asked = place.value.query.get("part");
  return all.find((part) => part === asked) ?? "score";
}

const open = (to: string, more = "") => go(`${place.value.path}?part=${to}${more}`, { replace: true });

interface FrameProps {
  speaker: Speaker;
  seats: number;
  early: boolean;
  parts: readonly Part[];
  part: Part;
  children: ComponentChildren;
}

/** Who played, and the parts of what is kept of it. */
function Frame({ speaker, seats, early, parts, part, children }: FrameProps) {
  const { say } = speaker;
  const tabs = parts.map((id) => ({ id, label: say(id === "record" ? "match-record-part" : `match-${id}`) }));
  return (
    <>
      <p class="study-players">
        <bdi>{speaker.list(Array.from({ length: seats }, (_, seat) => speaker.name(seat)))}</bdi>
      </p>
      {early && <p class="study-note">{say("match-ended-early")}</p>}
      <Tabs label={say("match-parts")} tabs={tabs} chosen={part} onChoose={(id) => open(id)}>
        {children}
      </Tabs>
    </>
  );
}

function WholeBidding({ table, number, match, deal }: Omit<WholeProps<AnyReplayed>, "first"> & { deal: Deal }) {
  const part = partOf(BIDDING_PARTS);
  const { names, bots, deals, sheet } = deal.replayed;
  const seats = names.length;
  const speaker = speakerOf(base.value, match?.names ?? names, match?.bots ?? bots);
  // that chips ran out is an end like any other, and only the list knows which it was
  const early = match !== undefined && match.totals === null;
  return (
    <Frame {...{ speaker, seats, early, part }} parts={BIDDING_PARTS}>
      {part === "score" && <BiddingScorePart known={sheetKnown(deal, table, number)} {...{ match, speaker }} />}
      {part === "replay" && <BiddingReplay game={deal.game} match={number} {...{ table, deals, seats, sheet }} />}
      {part === "shuffle" && <Shuffle table={table} number={number} />}
      {part === "record" && <RecordPart table={table} number={number} />}
    </Frame>
  );
}

function Whole({ table, number, match, first }: WholeProps<Replayed>) {
  const { say } = base.value;
  const { query } = place.value;
  const part = partOf(PARTS);
  const wanted = wantedOf(query);
  const speaker = speakerOf(base.value, match?.names ?? first.names, match?.bots ?? first.bots);
  const over = first.sheet.length >= Number(first.rules.deals);
  const study = useReview(table, number);
  useEffect(() => {
    if (part === "study" && over) study.start();
  }, [part]);
  return (
    <Frame {...{ speaker, part }} seats={3} early={!over} parts={PARTS}>
      {part === "score" && <ScoreSheet known={scoreKnown(first, table, number)} speaker={speaker} />}
      {part === "replay" && (
        <ReplayPart
          key={query.get("at") ?? ""}
          {...{ table, wanted }}
          match={number}
          deals={first.deals}
          review={study.review}
          reviewing={study.busy}
          onReview={over ? study.start : null}
        />
      )}
      {part === "study" &&
        (!over ? (
          <p>{say("study-none")}</p>
        ) : study.error ? (
          <Trouble text={`${say("study-failed")} ${reason(study.error)}`} onAgain={study.start} />
        ) : study.review ? (
          <ReviewPart
            review={study.review}
            speaker={speaker}
            onSee={({ deal, kind, number: n, seat }) => open("replay", `&at=${deal}.${kind}.${n}.${seat}`)}
          />
        ) : (
          <ReviewBusy deals={first.deals} />
        ))}
      {part === "shuffle" && <Shuffle table={table} number={number} />}
      {part === "record" && <RecordPart table={table} number={number} />}
    </Frame>
  );
}

/** The sheet of the whole match, as the score sheet wants it. */
const scoreKnown = (first: Replayed, table: string, number: number) => knownAt(first, 0, table, number);

interface Of {
  table: string;
  number: number;
}

function Shuffle({ table, number }: Of) {
  const written = useAsked(() => record(table, number), [table, number]);
  return written.error ? (
    <Trouble text={reason(written.error)} onAgain={written.again} />
  ) : (
    <ShufflePart table={table} match={number} record={written.value} />
  );
}

function RecordPart({ table, number }: Of) {
  const { say } = base.value;
  return (
    <section class="study-block">
      <h2>{say("record-title")}</h2>
      <p>{say("record-about")}</p>
      <div class="row">
        <a class="button main" href={recordPath(table, number)} download={`satasat-${table}-${number}.jsonl`}>
          <Icon name="load" />
          {say("record-load")}
        </a>
      </div>
    </section>
  );
}

interface Study {
  review: MatchReview | null;
  busy: boolean;
  error: unknown;
  start: () => void;
}

/** The review, which takes seconds: made once, when it is wanted, and given up when one goes away. */
function useReview(table: string, number: number): Study {
  const [state, setState] = useState<Omit<Study, "start">>({ review: null, busy: false, error: null });
  const stop = useRef<AbortController | null>(null);
  useEffect(() => () => stop.current?.abort(), []);
  const start = () => {
    if (state.review || state.busy) return;
    const here = new AbortController();
    stop.current = here;
    setState({ review: null, busy: true, error: null });
    patiently(() => reviewOf<MatchReview>(table, number, here.signal), here.signal).then(
      (review) => here.signal.aborted || setState({ review, busy: false, error: null }),
      (error: unknown) => here.signal.aborted || setState({ review: null, busy: false, error }),
    );
  };
  return { ...state, start };
}
