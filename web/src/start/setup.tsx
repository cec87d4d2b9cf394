/** Opening a table for friends: everything has been chosen already, and can be changed. */

import { useState } from "preact/hooks";
import { type Catalogue, catalogue, type Game, gameOf, openTable, session } from "../core/api";
import { isBidding } from "../core/bidding";
import { go, place } from "../core/route";
import { change, settings } from "../core/settings";
import { speaker } from "../core/texts";
import type { Rules, TableSettings } from "../core/wire";
import { Button, Choice, Loading, Page, Trouble, useSay } from "../ui/base";
import { addressFor, botAmong, botsOf, GAMES, gameIn, gameName, usualRules } from "./games";
import { EditRules } from "./lobby-rules";
import { NameInput } from "./name";
import { haveSession, placeOf } from "./opening";
import { PlayPoints } from "./play-points";
import { presetName } from "./preset-name";
import { differences, nearest, valueWords } from "./rule-words";
import { RulesEditor } from "./rules-editor";
import { RulesPicture } from "./rules-picture";
import { keepLastRules, lastRules } from "./saved-rules";
import { MainSettings } from "./table-settings";
import { useAsked, useDoing } from "./use";
import "./lobby.css";

const OWN = "own";

export function Setup() {
  const say = useSay();
  const language = settings.value.language;
  const asked = useAsked(async () => {
    const [all, me] = await Promise.all([catalogue(language), session()]);
    return { all, name: settings.value.name || me?.name || "" };
  }, [language]);
  return (
    <Page title={say("setup-title")} back={addressFor(gameIn(place.value.query), "/")}>
      {asked.trouble && <Trouble text={asked.trouble} onAgain={asked.again} />}
      {!asked.value && !asked.trouble && <Loading />}
      {asked.value && <SetupForm all={asked.value.all} name={asked.value.name} />}
    </Page>
  );
}

function SetupForm({ all, name: before }: { all: Catalogue; name: string }) {
  const say = useSay();
  const id = gameIn(place.value.query);
  const game = gameOf(all, id);
  const [name, setName] = useState(before);
  const [chosen, setChosen] = useState<Readonly<Record<string, Rules>>>({});
  const [table, setTable] = useState<TableSettings>({
    clock: "none",
    pace: settings.value.pace,
    sit_in: true,
    sit_in_bot: settings.value.bot,
    spectators: true,
    private: true,
    locked: false,
    hints: true,
  });
  const doing = useDoing();
  const games = GAMES.filter((one) => gameOf(all, one));
  const rules = chosen[id] ?? lastRules(id) ?? (game ? usualRules(game) : {});
  const setRules = (next: Rules) => setChosen({ ...chosen, [id]: next });
  const open = () =>
    doing.run(async () => {
      await haveSession(name);
      if (name.trim()) change({ name: name.trim() });
      const sit_in_bot = botAmong(botsOf(all, id), table.sit_in_bot);
      const opened = await openTable({ game: id, rules, settings: { ...table, sit_in_bot } });
      keepLastRules(rules, id); // not before: rules that this server refuses would be in the way next time
      go(placeOf(opened), { replace: true });
    });
  return (
    <form
      class="setup"
      onSubmit={(event) => {
        event.preventDefault();
        open();
      }}
    >
      {games.length > 1 && <GameChoice games={games} game={id} />}
      <NameInput value={name} onChange={setName} about={say("name-hint")} />
      {game && <RulesChoice key={id} game={game} rules={rules} onChange={setRules} />}
      <details class="setup-more">
        <summary>{say("setup-more")}</summary>
        <div class="setup-inner">
          <MainSettings value={table} catalogue={all} onChange={(some) => setTable({ ...table, ...some })} />
        </div>
      </details>
      <div class="setup-foot">
        {doing.trouble && (
          <p class="form-trouble" role="alert">
            {doing.trouble}
          </p>
        )}
        <Button kind="main" class="tall" type="submit" off={doing.busy || !game}>
          {doing.busy ? say("setup-opening") : say("setup-open")}
        </Button>
        <p class="about">{say("setup-open-about")}</p>
      </div>
    </form>
  );
}

/** Which game the table is for; it stands in the address, so that one comes back to it. */
function GameChoice({ games, game }: { games: readonly string[]; game: string }) {
  const say = useSay();
  return (
    <Choice
      class="setup-games"
      label={say("setup-which-game")}
      value={game}
      options={games.map((one) => ({ value: one, label: gameName(one), about: say(`game-line-${one}`) }))}
      onChange={(one) => go(addressFor(one, "/?friends"), { replace: true })}
    />
  );
}

interface RulesChoiceProps {
  game: Game;
  rules: Rules;
  onChange: (rules: Rules) => void;
}

/** The rules: of 3-2-5 a preset, of the betting games the few that they have, one by one. */
function RulesChoice({ game, rules, onChange }: RulesChoiceProps) {
  const [editing, setEditing] = useState(false);
  if (isBidding(game.id))
    return (
      <>
        <RulesEditor game={game} rules={rules} onChange={onChange} />
        <PlayPoints />
      </>
    );
  return (
    <>
      <PresetChoice game={game} rules={rules} onChange={onChange} onEdit={() => setEditing(true)} />
      {editing && (
        <EditRules
          game={game}
          rules={rules}
          onClose={() => setEditing(false)}
          onSave={(edited) => {
            onChange(edited);
            setEditing(false);
          }}
        />
      )}
    </>
  );
}

interface PresetChoiceProps extends RulesChoiceProps {
  onEdit: () => void;
}

function PresetChoice({ game, rules, onChange, onEdit }: PresetChoiceProps) {
  const say = useSay();
  const near = nearest(game, rules);
  const differ = differences(game, rules, near.rules);
  const own = differ.length > 0;
  const nearName = presetName(speaker.value, near.id);
  // what one comes with stands first, and stays there: a list does not move under the finger
  const [came] = useState(own ? game.default : near.id);
  const rank = (id: string) => (id === came ? 0 : id === game.default ? 1 : 2);
  return (
    <fieldset class="choice setup-presets">
      <legend>{say("setup-game")}</legend>
      {own && (
        <label class="choice-option setup-preset">
          <input type="radio" name="preset" value={OWN} checked onChange={() => {}} />
          <span class="choice-words">
            <span class="setup-preset-name">{say("setup-own")}</span>
            <span class="about">{say("setup-own-about", { n: differ.length, preset: nearName })}</span>
            {differ.map((option) => (
              <span key={option.id} class="about">
                {say("lobby-rule", { label: option.label, value: valueWords(option, rules[option.id]) })}
              </span>
            ))}
          </span>
        </label>
      )}
      {[...game.presets]
        .sort((a, b) => rank(a.id) - rank(b.id))
        .map((preset) => (
          <label key={preset.id} class="choice-option setup-preset">
            <input
              type="radio"
              name="preset"
              value={preset.id}
              checked={!own && preset.id === near.id}
              onChange={() => onChange(preset.rules)}
            />
            <span class="choice-words">
              <span class="setup-preset-name">{presetName(speaker.value, preset.id)}</span>
              <span class="about">{preset.label}</span>
              <RulesPicture rules={preset.rules} />
            </span>
          </label>
        ))}
      <Button onClick={onEdit}>{say("setup-change")}</Button>
    </fieldset>
  );
}
