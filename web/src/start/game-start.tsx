/** The start of a game beside 3-2-5: its idea, and the ways to play it. */

import { useEffect, useId, useState } from "preact/hooks";
import { catalogue, gameOf } from "../core/api";
import type { BiddingGame } from "../core/bidding";
import { settings } from "../core/settings";
import type { Rules } from "../core/wire";
import { Icon, Link, Loading, useSay } from "../ui/base";
import { CardFace } from "../ui/card";
import { useAreas } from "./areas";
import { AIM, addressFor, gameName, seatsOption, usualRules } from "./games";
import { Play } from "./play";
import { PlayPoints } from "./play-points";
import { RulesUsed } from "./rules-used";
import { keepLastRules, lastRules } from "./saved-rules";
import { useAsked } from "./use";
import "./game-start.css";

export function GameStart({ game }: { game: BiddingGame }) {
  const say = useSay();
  const ready = useAreas("betting");
  const name = gameName(game);
  useEffect(() => {
    document.title = `${name} · satasat`;
  }, [name]);
  if (!ready) return <Loading />;
  return (
    <main class="start">
      <div class="start-column own-start">
        <header class="brand">
          <Link to="/" class="button quiet icon own-start-back" label={say("back")}>
            <Icon name="back" />
          </Link>
          <Idea game={game} />
          <h1 class="own-start-name">{name}</h1>
          <p class="brand-line">{say(`game-about-${game}`)}</p>
        </header>
        <OwnPlay game={game} />
        <footer class="own-start-foot">
          <PlayPoints />
          <nav class="start-more" aria-label={say("start-more")}>
            <Link to={addressFor(game, "/rules")} class="start-link">
              {say("start-rules")}
            </Link>
            <Link to="/words" class="start-link">
              {say("start-words")}
            </Link>
            <Link to="/" class="start-link">
              {gameName("three-two-five")}
            </Link>
          </nav>
        </footer>
      </div>
    </main>
  );
}

/** Four cards of a suit, and what they count together. The words below it say the same. */
function Idea({ game }: { game: BiddingGame }) {
  return (
    <div class="idea" aria-hidden="true">
      {AIM[game].map((card) => (
        <span key={card} class="idea-card">
          <CardFace card={card} />
        </span>
      ))}
      <span class="idea-sum">= 35</span>
    </div>
  );
}

function OwnPlay({ game }: { game: BiddingGame }) {
  const language = settings.value.language;
  const found = gameOf(useAsked(() => catalogue(language), [language]).value ?? { games: [] }, game);
  const [rules, setRules] = useState<Rules | null>(() => lastRules(game));
  const option = found && seatsOption(found);
  const now = rules ?? (found && usualRules(found));
  return (
    <>
      {found && option && now && (
        <Players
          least={found.seats.least}
          most={found.seats.most}
          value={Number(now[option])}
          onChange={(players) => {
            const next = { ...now, [option]: players };
            keepLastRules(next, game);
            setRules(next);
          }}
        />
      )}
      <Play game={game} wanted={async () => ({ game, ...(rules ? { rules } : {}) })}>
        <RulesUsed game={game} rules={rules} />
      </Play>
    </>
  );
}

interface PlayersProps {
  least: number;
  most: number;
  value: number;
  onChange: (players: number) => void;
}

function Players({ least, most, value, onChange }: PlayersProps) {
  const say = useSay();
  const name = useId();
  return (
    <fieldset class="players">
      <legend>{say("start-players")}</legend>
      {Array.from({ length: most - least + 1 }, (_, i) => least + i).map((n) => (
        <label key={n} class="language">
          <input type="radio" name={name} value={n} checked={n === value} onChange={() => onChange(n)} />
          <span>{n}</span>
        </label>
      ))}
    </fieldset>
  );
}
