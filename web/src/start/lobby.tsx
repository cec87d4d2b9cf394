/** Before a match: who comes, where they sit, what is played. */

import { useEffect, useRef, useState } from "preact/hooks";
import { announce } from "../core/announce";
import type { AnyKnown } from "../core/known";
import { go } from "../core/route";
import type { Speaker } from "../core/texts";
import type { Seat } from "../core/wire";
import { Button, Choice, Dialog, Icon, Link, useSay } from "../ui/base";
import { lobbyNews } from "./lobby-news";
import { RulesPart } from "./lobby-rules";
import { freeSeats, isHost, type LobbyProps, Seats } from "./seats";
import { Share } from "./share";
import "./lobby.css";

export function Lobby({ following, known }: LobbyProps) {
  const speaker = following.speaker.value;
  const { say } = speaker;
  const before = useRef<AnyKnown>(known);
  useEffect(() => {
    for (const news of lobbyNews(before.current, known, speaker)) announce(news);
    before.current = known;
  }, [known, speaker]);
  const title = titleOf(speaker, known);
  useEffect(() => {
    document.title = `${title} · satasat`;
  }, [title]);
  const free = freeSeats(known);
  const refusal = following.refusal.value;
  return (
    <main class="lobby">
      <header class="lobby-bar">
        <Link to="/" class="button quiet icon" label={say("back")}>
          <Icon name="back" />
        </Link>
        <h1>
          <bdi>{title}</bdi>
        </h1>
        {known.seat !== null && (
          <Button kind="quiet" onClick={() => void following.leave().then((done) => done && go("/"))}>
            {say("lobby-leave")}
          </Button>
        )}
      </header>
      <div class="lobby-columns">
        <div class="lobby-column">
          {known.secret && known.seat !== null && free > 0 && (
            <section class="lobby-part" aria-labelledby="invite-title">
              <h2 id="invite-title">{say("lobby-invite")}</h2>
              <p class="lobby-about">{say("lobby-invite-about", { free })}</p>
              <Share game={known.game} table={known.table} secret={known.secret} />
            </section>
          )}
          <Seats following={following} known={known} />
          <Watching known={known} speaker={speaker} />
        </div>
        <div class="lobby-column">
          <RulesPart following={following} known={known} />
        </div>
      </div>
      <div class="lobby-foot">
        {following.line.value === "lost" && <p class="lobby-trouble">{say("lobby-lost")}</p>}
        {refusal && (
          <p class="lobby-trouble" role="alert">
            {speaker.refusal(refusal.code, refusal.params)}
          </p>
        )}
        <Beginning following={following} known={known} />
      </div>
    </main>
  );
}

function titleOf({ say }: Speaker, known: AnyKnown): string {
  const { host, places } = known.seating;
  if (host === null) return say("lobby-title");
  if (host === known.seat) return say("lobby-title-mine");
  return say("lobby-title-of", { name: places[host]?.name ?? "" });
}

function Watching({ known, speaker }: { known: AnyKnown; speaker: Speaker }) {
  // who has just sat down may still be told among those who watch
  const seated = known.seating.places.map((place) => place.name);
  const names = (known.company.watching ?? []).filter((name) => !seated.includes(name));
  if (!names.length) return null;
  return (
    <p class="lobby-about">
      <bdi>{speaker.say("lobby-watching", { n: names.length, names: speaker.list(names) })}</bdi>
    </p>
  );
}

/** The button that begins the match, or why it does not yet. */
/** So many make a game, where the rules leave the number of players open. */
const LEAST = 2;

function Beginning({ following, known }: LobbyProps) {
  const say = useSay();
  const [asking, setAsking] = useState(false);
  const free = freeSeats(known);
  const { host, places } = known.seating;
  if (!isHost(known)) return <p class="lobby-wait">{waitingFor(following.speaker.value, known)}</p>;
  const fewer = typeof known.rules.players === "number" && places.length - free >= LEAST;
  const off = free > 0 || following.line.value !== "on";
  const start = () => {
    if (known.rules.first_dealer === "chosen") setAsking(true);
    else void following.start();
  };
  return (
    <>
      <p id="start-reason" class="lobby-wait">
        {free > 0 ? say("lobby-start-empty", { free }) : say("lobby-start-alone")}
        {free > 0 && fewer && ` ${say("lobby-start-fewer")}`}
      </p>
      <Button kind="main" class="tall" off={off} aria-describedby="start-reason" onClick={start}>
        {following.waiting.value && !free ? say("lobby-starting") : say("lobby-start")}
      </Button>
      {asking && (
        <AskDealer
          names={places.map((_, seat) => following.speaker.value.name(seat))}
          first={host ?? 0}
          onClose={() => setAsking(false)}
          onChosen={(dealer) => {
            setAsking(false);
            void following.start(dealer);
          }}
        />
      )}
    </>
  );
}

function waitingFor({ say }: Speaker, known: AnyKnown): string {
  const { host, places, settings } = known.seating;
  if (known.seat === null) {
    if (freeSeats(known)) return say("lobby-start-watching");
    return say(settings.spectators ? "lobby-start-full" : "lobby-start-full-no");
  }
  return host === null ? say("lobby-start-host") : say("lobby-start-others", { name: places[host]?.name ?? "" });
}

interface AskDealerProps {
  names: readonly string[];
  first: Seat;
  onClose: () => void;
  onChosen: (dealer: Seat) => void;
}

/** Where the rules leave it to the players who deals first. */
export function AskDealer({ names, first, onClose, onChosen }: AskDealerProps) {
  const say = useSay();
  const [dealer, setDealer] = useState(String(first));
  return (
    <Dialog title={say("lobby-dealer")} onClose={onClose}>
      <p>{say("lobby-dealer-about")}</p>
      <Choice
        label={say("lobby-dealer")}
        value={dealer}
        options={names.map((name, seat) => ({ value: String(seat), label: <bdi>{name}</bdi> }))}
        onChange={setDealer}
      />
      <Button kind="main" class="tall" onClick={() => onChosen(Number(dealer))}>
        {say("lobby-start")}
      </Button>
    </Dialog>
  );
}
