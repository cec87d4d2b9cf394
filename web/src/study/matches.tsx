/** The matches that one played in, the newest first. */

import { useId, useState } from "preact/hooks";
import type { ScreenProps } from "../app";
import { isHere, matches, Refusal } from "../core/api";
import { isBidding } from "../core/bidding";
import { speaker as base, type Say } from "../core/texts";
import { gameName } from "../start/games";
import { Icon, Link, Loading, Page, Trouble } from "../ui/base";
import { dateOf, reason, speakerOf, useAsked, useTexts } from "./data";
import type { MyMatch } from "./types";
import "./study.css";

export function MatchesScreen(_: ScreenProps) {
  const texts = useTexts("play", "rules", "betting", "study");
  const { value, error, again } = useAsked(() => matches() as Promise<{ matches: readonly MyMatch[] }>, []);
  if (texts.error) return <Trouble text={reason(texts.error)} onAgain={texts.again} />;
  if (!texts.value) return <Loading />;
  const { say } = base.value;
  const mine = value?.matches.filter(({ game }) => isHere(game));
  const nobody = error instanceof Refusal && error.status === 401;
  return (
    <Page title={say("matches-title")}>
      {nobody ? (
        <None say={say} text={say("matches-no-session")} />
      ) : error ? (
        <Trouble text={reason(error)} onAgain={again} />
      ) : !mine ? (
        <Loading />
      ) : mine.length ? (
        <List all={mine} say={say} />
      ) : (
        <None say={say} text={say("matches-none")} />
      )}
    </Page>
  );
}

function None({ say, text }: { say: Say; text: string }) {
  return (
    <div class="matches-none">
      <p>
        <b>{text}</b>
      </p>
      <p>{say("matches-none-words")}</p>
      <Link to="/" class="button main">
        {say("matches-play")}
      </Link>
    </div>
  );
}

/** The people of a match, without the one who looks. */
const friendsOf = (match: MyMatch): string[] =>
  match.names.filter((name, seat): name is string => Boolean(name) && !match.bots[seat] && seat !== match.seat);

function List({ all, say }: { all: readonly MyMatch[]; say: Say }) {
  const [game, setGame] = useState("");
  const [friend, setFriend] = useState("");
  const [rules, setRules] = useState("");
  const games = [...new Set(all.map((match) => match.game))];
  const ofGame = all.filter((match) => !game || match.game === game);
  const friends = [...new Set(ofGame.flatMap(friendsOf))].sort();
  const presets = [...new Set(ofGame.map((match) => match.preset ?? ""))];
  const choose = (to: string) => {
    setGame(to);
    setFriend(""); // whom and what this game may not have
    setRules("");
  };
  const shown = ofGame.filter(
    (match) => (!friend || friendsOf(match).includes(friend)) && (!rules || (match.preset ?? "own") === rules),
  );
  const on = shown.filter((match) => match.on);
  const over = shown.filter((match) => !match.on);
  return (
    <>
      {(games.length > 1 || friends.length > 0 || presets.length > 1) && (
        <fieldset class="matches-filter">
          <legend>{say("matches-filter")}</legend>
          {games.length > 1 && (
            <Select
              label={say("matches-game")}
              value={game}
              onChange={choose}
              options={[["", say("matches-game-all")], ...games.map((one) => [one, gameName(one)] as const)]}
            />
          )}
          {friends.length > 0 && (
            <Select
              label={say("matches-with")}
              value={friend}
              onChange={setFriend}
              options={[["", say("matches-with-all")], ...friends.map((one) => [one, one] as const)]}
            />
          )}
          {presets.length > 1 && (
            <Select
              label={say("matches-rules")}
              value={rules}
              onChange={setRules}
              options={[
                ["", say("matches-rules-all")],
                ...presets.map((one) => [one || "own", presetName(say, one || null)] as const),
              ]}
            />
          )}
          <p role="status" class="about">
            {say("matches-shown", { n: shown.length })}
          </p>
        </fieldset>
      )}
      <Group title={say("matches-on")} some={on} />
      <Group title={say("matches-over")} some={over} />
      <p class="about">{say("matches-recent")}</p>
    </>
  );
}

function presetName(say: Say, preset: string | null): string {
  if (preset === null) return say("matches-rules-own");
  return base.value.has(`preset-name-${preset}`) ? say(`preset-name-${preset}`) : preset;
}

/** What was played: the game, and its rules where their name says more. */
function playedName(say: Say, { game, preset }: MyMatch): string {
  const rules = presetName(say, preset);
  return rules === gameName(game) ? rules : say("matches-played", { name: gameName(game), text: rules });
}

interface SelectProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  options: readonly (readonly [string, string])[];
}

function Select({ label, value, onChange, options }: SelectProps) {
  const id = useId();
  return (
    <p class="field">
      <label for={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        {options.map(([one, name]) => (
          <option key={one} value={one}>
            {name}
          </option>
        ))}
      </select>
    </p>
  );
}

function Group({ title, some }: { title: string; some: readonly MyMatch[] }) {
  if (!some.length) return null;
  return (
    <section class="matches-group">
      <h2>{title}</h2>
      <ul>
        {some.map((match) => (
          <li key={`${match.table}/${match.number}`}>
            <Card match={match} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Card({ match }: { match: MyMatch }) {
  const { say, language } = base.value;
  const speaker = speakerOf(base.value, match.names, match.bots);
  const date = match.started ? dateOf(language, match.started) : "";
  const to = match.on ? `/t/${match.table}` : `/matches/${match.table}/${match.number}`;
  const ended = !match.on && !match.totals;
  return (
    <article class="match-card">
      <header>
        <time dateTime={match.started ?? ""}>{date}</time>
        <span class="match-rules">{playedName(say, match)}</span>
      </header>
      <ul class="match-players">
        {match.names.map((_, seat) => {
          const won = match.winners?.includes(seat);
          return (
            <li key={seat} class={won ? "won" : ""}>
              <Icon name={match.bots[seat] ? "bot" : "person"} />
              <span class="match-name">
                <bdi>{seat === match.seat ? say("me") : speaker.name(seat)}</bdi>
                {won && (
                  <span class="match-won">
                    <Icon name="star" />
                    {say((match.winners?.length ?? 0) > 1 ? "matches-shared" : "matches-won")}
                  </span>
                )}
              </span>
              {match.totals && <b class="match-points">{pointsOf(match, seat)}</b>}
            </li>
          );
        })}
      </ul>
      {ended && <p class="match-ended">{say("matches-ended")}</p>}
      <Link
        to={to}
        class={`button${match.on ? " main" : ""}`}
        label={`${say(match.on ? "matches-go-on" : "matches-look")}: ${date}`}
      >
        {say(match.on ? "matches-go-on" : "matches-look")}
        <Icon name="next" />
      </Link>
    </article>
  );
}

/** Chips are counted; points from the quota have a sign; where every trick is a point, none is below nothing and they add up to more. */
function pointsOf(match: MyMatch, seat: number): string {
  const totals = match.totals ?? [0, 0, 0];
  if (isBidding(match.game)) return base.value.say("betting-n", { n: totals[seat] ?? 0 });
  const fromQuota = totals.some((n) => n < 0) || totals.every((n) => n === 0);
  return fromQuota ? base.value.points(totals[seat] ?? 0) : String(totals[seat] ?? 0);
}
