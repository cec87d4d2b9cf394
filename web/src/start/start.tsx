/** The first thing one sees: two buttons, and the language in its own script. */

import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import { THREE_TWO_FIVE } from "../core/api";
import { BIDDING_GAMES, type BiddingGame, isBidding } from "../core/bidding";
import { place } from "../core/route";
import { change, settings } from "../core/settings";
import { LANGUAGES, OWN_NAMES } from "../core/texts";
import { Link, Loading, Trouble, useSay } from "../ui/base";
import { CardFace } from "../ui/card";
import { gameIn, gameName } from "./games";
import { InstallHint } from "./install";
import { Play } from "./play";
import { lastRules } from "./saved-rules";
import "./start.css";
import { useAsked } from "./use";

const QUIET = [
  ["/join", "start-join"],
  ["/rules", "start-rules"],
  ["/words", "start-words"],
  ["/matches", "start-matches"],
  ["/settings", "start-settings"],
  ["/about", "start-about"],
] as const;

export function Start() {
  const { query } = place.value;
  const game = gameIn(query);
  if (query.has("friends")) return <Later load={setup} />;
  return isBidding(game) ? <Later key={game} load={ownStart(game)} /> : <Home />;
}

type Load = () => Promise<ComponentType>;
/** Neither setting up a table nor another game is needed for the first look. */
const setup: Load = () => import("./setup").then((m) => m.Setup);
const ownStart =
  (game: BiddingGame): Load =>
  () =>
    import("./game-start").then((m) => () => <m.GameStart game={game} />);

function Later({ load }: { load: Load }) {
  const say = useSay();
  const found = useAsked(async () => ({ Shown: await load() }));
  if (found.value) return <found.value.Shown />;
  return found.trouble ? <Trouble text={say("screen-missing")} onAgain={() => location.reload()} /> : <Loading />;
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
        <Play game={THREE_TWO_FIVE} among={() => true}>
          <RulesUsed />
        </Play>
        <SideGames />
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

/** By which rules one plays with bots, where some were chosen: who has chosen none needs not know that there are any. */
function RulesUsed() {
  const used = useAsked(() =>
    lastRules() ? import("./rules-used").then(({ RulesUsed: Shown }) => ({ Shown })) : Promise.resolve(null),
  );
  return used.value && <used.value.Shown game={THREE_TWO_FIVE} rules={lastRules()} />;
}

function SideGames() {
  const say = useSay();
  return (
    <nav class="side-games" aria-label={say("start-other-games")}>
      {BIDDING_GAMES.map((game) => (
        <Link key={game} to={`/?game=${game}`} class="side-game">
          <span class="side-game-name">{gameName(game)}</span>
          <span class="side-game-line">{say(`game-line-${game}`)}</span>
        </Link>
      ))}
    </nav>
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
