/** The screen of a table: comes in, follows it, and shows what is to be seen there now. */

import { useEffect, useState } from "preact/hooks";
import type { ScreenProps } from "../app";
import { Table as BiddingTable } from "../bidding/table";
import { alert, announce } from "../core/announce";
import { Refusal, session, THREE_TWO_FIVE } from "../core/api";
import { Following } from "../core/following";
import { fragment, place, takeFragment } from "../core/route";
import { areas, speaker as speakers } from "../core/texts";
import { Lobby } from "../start/lobby";
import { NameField } from "../start/name";
import { Link, Loading, Page, Trouble, useSay } from "../ui/base";
import { Table } from "./table";

type Coming = "asking" | "nameless" | "here" | "speechless" | Refusal;

export function TableScreen({ args }: ScreenProps) {
  const table = args.table ?? "";
  const [coming, setComing] = useState<Coming>("asking");
  const [tries, setTries] = useState(0);
  const [secret, setSecret] = useState(() => (fragment ? takeFragment() : undefined));
  const here = place.value;
  useEffect(() => {
    if (!fragment) return;
    // the table's link was opened once more, in this very tab
    setSecret(takeFragment());
    setTries((n) => n + 1);
  }, [here]);
  useEffect(() => {
    let wanted = true;
    const come = (now: Coming) => wanted && setComing(now);
    areas("play", "table", "choices", "chat", "terms", "refusals", "hint", "rules").then(
      () =>
        session().then(
          (who) => come(who ? "here" : "nameless"),
          (error: unknown) => come(error instanceof Refusal ? error : new Refusal("unreachable")),
        ),
      () => come("speechless"),
    );
    return () => {
      wanted = false;
    };
  }, [table, tries]);
  const again = () => {
    setComing("asking");
    setTries(tries + 1);
  };
  if (coming === "speechless") throw new Error("no texts for a table"); // whoever stands around says so
  if (coming === "asking") return <Loading />;
  if (coming === "nameless") return <Nameless onDone={() => setComing("here")} />;
  if (coming instanceof Refusal) return <Failed refusal={coming} onAgain={again} />;
  return <Followed key={`${table}/${tries}`} table={table} secret={secret} onAgain={again} />;
}

function Nameless({ onDone }: { onDone: () => void }) {
  const say = useSay();
  return (
    <Page title={say("table-title")}>
      <NameField onDone={onDone} />
    </Page>
  );
}

function Failed({ refusal, onAgain }: { refusal: Refusal; onAgain: () => void }) {
  const say = useSay();
  const old = refusal.code === "page_outdated";
  const hopeless = ["unknown_table", "table_damaged", "wrong_secret", "no_spectators", "game_not_here"].includes(
    refusal.code,
  );
  return (
    <Page title={say("failed-title")}>
      <Reason refusal={refusal} {...(hopeless ? {} : { onAgain: old ? () => location.reload() : onAgain })} />
      <Link to="/" class="button main">
        {say("start-page")}
      </Link>
    </Page>
  );
}

function Reason({ refusal, onAgain }: { refusal: Refusal; onAgain?: () => void }) {
  const text = useRefusal(refusal);
  return <Trouble text={text} {...(onAgain ? { onAgain } : {})} />;
}

const useRefusal = (refusal: Refusal): string => speakers.value.refusal(refusal.code, refusal.params);

interface FollowedProps {
  table: string;
  secret: string | undefined;
  onAgain: () => void;
}

function Followed({ table, secret, onAgain }: FollowedProps) {
  const [following, setFollowing] = useState<Following | null>(null);
  useEffect(() => {
    const made = new Following(table, secret);
    setFollowing(made);
    return () => made.end();
  }, [table]);
  if (!following) return <Loading />;
  return <Here following={following} onAgain={onAgain} />;
}

function Here({ following, onAgain }: { following: Following; onAgain: () => void }) {
  const failure = following.failure.value;
  const shown = following.presenter.shown.value;
  useLine(following);
  if (failure) return <Failed refusal={failure} onAgain={onAgain} />;
  if (!shown) return <Loading />;
  const { known, moment } = shown;
  if (known.seating.stage === "lobby") return <Lobby following={following} known={known} />;
  const speaker = following.speaker.value;
  if (known.game !== THREE_TWO_FIVE) return <BiddingTable following={following} known={known} speaker={speaker} />;
  return <Table following={following} known={known} moment={moment} speaker={speaker} />;
}

/** A lost connection is an alarm; that it is back, is not. */
function useLine(following: Following): void {
  const line = following.line.value;
  const [lost, setLost] = useState(false);
  useEffect(() => () => alert(""), []);
  useEffect(() => {
    const { say } = following.speaker.value;
    if (line === "lost" && !lost) {
      setLost(true);
      alert(say("line-lost"));
    } else if (line !== "lost" && lost) {
      setLost(false);
      alert("");
      if (line === "on") announce(say("line-back"));
    }
  }, [line]);
}
