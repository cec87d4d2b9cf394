/** The first thing one sees: two buttons, and the language in its own script. */

import { useEffect, useState } from "preact/hooks";
import { isHere, matches, session } from "../core/api";
import { go, place } from "../core/route";
import { change, settings } from "../core/settings";
import { LANGUAGES, OWN_NAMES, speaker } from "../core/texts";
import { Icon, Link, Loading, Trouble, useSay } from "../ui/base";
import { CardFace } from "../ui/card";
import { InstallHint } from "./install";
import { openWithBots } from "./opening";
import "./start.css";
import { useAsked, useDoing } from "./use";

const QUIET = [
  ["/join", "start-join"],
  ["/rules", "start-rules"],
  ["/words", "start-words"],
  ["/matches", "start-matches"],
  ["/settings", "start-settings"],
  ["/about", "start-about"],
] as const;

/** The newest match of mine that is not over, and whom I play it with. Nobody without a session has any. */
async function unfinished(): Promise<{ table: string; people: readonly string[]; bots: number } | null> {
  const me = await session();
  const found = me && (await matches()).matches.find((one) => one.on && isHere(one.game));
  if (!found) return null;
  const people = found.names.filter((name, seat) => name !== null && found.bots[seat] === null && name !== me.name);
  return { table: found.table, people: people as string[], bots: found.bots.filter((bot) => bot !== null).length };
}

export function Start() {
  const { query } = place.value;
  return query.has("friends") ? <Friends /> : <Home />;
}

/** Setting up a table is not needed for the first look. */
function Friends() {
  const say = useSay();
  const setup = useAsked(() => import("./setup"));
  if (setup.value) return <setup.value.Setup />;
  return setup.trouble ? <Trouble text={say("screen-missing")} onAgain={() => location.reload()} /> : <Loading />;
}

function Home() {
  const say = useSay();
  useEffect(() => {
    document.title = `satasat · ${say("start-game-name")}`;
  }, [say]);
  return (
    <main class="start">
      <div class="start-column">
        <Brand />
        <Play />
        <Languages />
        <nav class="start-more" aria-label={say("start-more")}>
          {QUIET.map(([to, text]) => (
            <Link key={to} to={to} class="start-link">
              {say(text)}
            </Link>
          ))}
        </nav>
        <InstallHint />
      </div>
    </main>
  );
}

/** The quotas that give the game its name, as three cards. */
function Brand() {
  const say = useSay();
  return (
    <header class="brand">
      <div class="brand-cards" aria-hidden="true">
        {["KH", "AS", "QD"].map((card) => (
          <span key={card} class="brand-card">
            <CardFace card={card} />
          </span>
        ))}
      </div>
      <h1 class="brand-name">
        <span class="brand-figures">3-2-5</span>
        <span class="brand-word" lang="ne">
          साटासाट
        </span>
        <span class="brand-game">{say("start-game-name")}</span>
      </h1>
      <p class="brand-line">{say("start-line")}</p>
    </header>
  );
}

function Play() {
  const say = useSay();
  const doing = useDoing();
  const waiting = useAsked(unfinished);
  const running = waiting.value;
  return (
    <div class="start-play">
      {running && (
        <BigButton
          main
          icon="next"
          title={say("start-go-on")}
          about={speaker.value.list([
            ...running.people,
            ...(running.bots ? [say("start-bot-count", { bots: running.bots })] : []),
          ])}
          onClick={() => go(`/t/${running.table}`)}
        />
      )}
      <BigButton
        main={!running}
        icon="bot"
        title={say("start-bots")}
        about={doing.busy ? say("start-opening") : say("start-bots-about")}
        busy={doing.busy}
        onClick={() => doing.run(async () => go(await openWithBots()))}
      />
      <BigButton
        icon="people"
        title={say("start-friends")}
        about={say("start-friends-about")}
        onClick={() => go("/?friends")}
      />
      {doing.trouble && (
        <p class="start-trouble" role="alert">
          {doing.trouble}
        </p>
      )}
    </div>
  );
}

interface BigButtonProps {
  icon: "bot" | "people" | "next";
  title: string;
  about: string;
  onClick: () => void;
  main?: boolean;
  busy?: boolean;
}

function BigButton({ icon, title, about, onClick, main, busy }: BigButtonProps) {
  return (
    <button
      type="button"
      class={`button big${main ? " main" : ""}`}
      aria-disabled={busy ? "true" : undefined}
      aria-busy={busy}
      onClick={onClick}
    >
      <span class="big-icons">
        <Icon name={icon === "people" ? "person" : icon} />
        {icon === "people" && <Icon name="person" />}
      </span>
      <span class="big-words">
        <span class="big-title">{title}</span>
        <span class="big-about">
          <bdi>{about}</bdi>
        </span>
      </span>
    </button>
  );
}

function Languages() {
  const say = useSay();
  const [busy, setBusy] = useState("");
  const now = settings.value.language;
  useEffect(() => setBusy(""), [now]);
  return (
    <fieldset class="languages" aria-busy={busy !== ""}>
      <legend class="hidden">{say("start-language")}</legend>
      {LANGUAGES.map((language) => (
        <label key={language} class="language" lang={language}>
          <input
            type="radio"
            name="language"
            value={language}
            checked={now === language}
            onChange={() => {
              setBusy(language);
              change({ language });
            }}
          />
          <span>{OWN_NAMES[language]}</span>
        </label>
      ))}
    </fieldset>
  );
}
