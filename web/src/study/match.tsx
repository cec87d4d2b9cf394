/** One match of one's own, when it is over: score, replay, review, shuffle, record. */

import { useEffect, useRef, useState } from "preact/hooks";
import type { ScreenProps } from "../app";
import { ScoreSheet } from "../choices/score";
import { matches, Refusal, record, recordPath, review as reviewOf, THREE_TWO_FIVE } from "../core/api";
import { go, place } from "../core/route";
import { speaker as base, type Speaker } from "../core/texts";
import { Icon, Link, Loading, Page, Trouble } from "../ui/base";
import { dateOf, patiently, reason, replay, speakerOf, useAsked, useTexts } from "./data";
import { ReplayPart, type Wanted } from "./replay";
import { ReviewBusy, ReviewPart } from "./review";
import { ShufflePart } from "./shuffle";
import { knownAt } from "./steps";
import { Tabs } from "./tabs";
import type { Kind, MatchReview, MyMatch, Replayed } from "./types";
import "./study.css";
import "./replay.css";
import "./review.css";
import "./shuffle.css";

const PARTS = ["score", "replay", "study", "shuffle", "record"] as const;
type Part = (typeof PARTS)[number];

export function MatchScreen({ args }: ScreenProps) {
  const table = args.table ?? "";
  const number = Number(args.number);
  const texts = useTexts("play", "table", "choices", "review", "hint", "rules", "study");
  if (texts.error) return <Trouble text={reason(texts.error)} onAgain={texts.again} />;
  if (!texts.value) return <Loading />;
  return <Found table={table} number={number} />;
}

interface Here {
  /** None: it is not among those that the list holds. */
  match: MyMatch | undefined;
  /** The first deal, for what it says of the whole match; none: no deal was played. */
  first: Replayed | null;
}

async function here(table: string, number: number, signal: AbortSignal): Promise<Here> {
  const all = (await patiently(() => matches(), signal)).matches as readonly MyMatch[];
  const match = all.find((one) => one.table === table && one.number === number);
  if (match && match.game !== THREE_TWO_FIVE) throw new Refusal("game_not_here");
  if (match?.on) return { match, first: null };
  try {
    return { match, first: await patiently(() => replay(table, number, 1, null, signal), signal) };
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
        <Whole table={table} number={number} match={value.match} first={value.first} />
      ) : (
        <p>{say("match-nothing")}</p>
      )}
    </Page>
  );
}

const isPart = (said: string | null): said is Part => PARTS.some((part) => part === said);
const KINDS: readonly Kind[] = ["trump", "elect", "return", "play"];

/** A decision that the address names: `?part=replay&at=2.play.5.1`. */
function wantedOf(query: URLSearchParams): Wanted | null {
  const [deal, kind, number, seat] = (query.get("at") ?? "").split(".");
  const found = KINDS.find((one) => one === kind);
  return found && deal && number && seat
    ? { deal: Number(deal), kind: found, number: Number(number), seat: Number(seat) }
    : null;
}

interface WholeProps {
  table: string;
  number: number;
  match: MyMatch | undefined;
  first: Replayed;
}

function Whole({ table, number, match, first }: WholeProps) {
  const { say } = base.value;
  const { query, path } = place.value;
  const asked = query.get("part");
  const part: Part = isPart(asked) ? asked : "score";
  const wanted = wantedOf(query);
  const speaker = speakerOf(base.value, match?.names ?? first.names, match?.bots ?? first.bots);
  const over = first.sheet.length >= Number(first.rules.deals);
  const study = useReview(table, number);
  const written = useAsked(part === "shuffle" ? () => record(table, number) : null, [table, number]);
  const open = (to: Part, more = "") => go(`${path}?part=${to}${more}`, { replace: true });
  useEffect(() => {
    if (part === "study" && over) study.start();
  }, [part]);
  const tabs = PARTS.map((id) => ({ id, label: say(id === "record" ? "match-record-part" : `match-${id}`) }));
  return (
    <>
      <p class="study-players">
        <bdi>{base.value.list([0, 1, 2].map((seat) => speaker.name(seat)))}</bdi>
      </p>
      {!over && <p class="study-note">{say("match-ended-early")}</p>}
      <Tabs label={say("match-parts")} tabs={tabs} chosen={part} onChoose={(id) => isPart(id) && open(id)}>
        {part === "score" && <ScoreSheet known={scoreKnown(first, table, number)} speaker={speaker} />}
        {part === "replay" && (
          <ReplayPart
            key={query.get("at") ?? ""}
            {...{ table, wanted, speaker }}
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
        {part === "shuffle" &&
          (written.error ? (
            <Trouble text={reason(written.error)} onAgain={written.again} />
          ) : (
            <ShufflePart table={table} match={number} record={written.value} />
          ))}
        {part === "record" && <RecordPart {...{ table, number, speaker }} />}
      </Tabs>
    </>
  );
}

/** The sheet of the whole match, as the score sheet wants it. */
const scoreKnown = (first: Replayed, table: string, number: number) => knownAt(first, 0, table, number);

function RecordPart({ table, number }: { table: string; number: number; speaker: Speaker }) {
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
