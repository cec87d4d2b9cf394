/** Opening a table for friends: everything has been chosen already, and can be changed. */

import { useState } from "preact/hooks";
import { type Catalogue, catalogue, type Game, gameOf, openTable, session } from "../core/api";
import { go } from "../core/route";
import { change, settings } from "../core/settings";
import { speaker } from "../core/texts";
import type { Rules, TableSettings } from "../core/wire";
import { Button, Loading, Page, Trouble, useSay } from "../ui/base";
import { EditRules } from "./lobby-rules";
import { NameInput } from "./name";
import { haveSession, placeOf } from "./opening";
import { presetName } from "./preset-name";
import { differences, nearest, valueWords } from "./rule-words";
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
  const game = asked.value && gameOf(asked.value.all);
  return (
    <Page title={say("setup-title")}>
      {asked.trouble && <Trouble text={asked.trouble} onAgain={asked.again} />}
      {!game && !asked.trouble && <Loading />}
      {asked.value && game && <SetupForm all={asked.value.all} game={game} name={asked.value.name} />}
    </Page>
  );
}

function defaultRules(game: Game): Rules {
  const rules = lastRules() ?? game.presets.find((one) => one.id === game.default)?.rules;
  if (!rules) throw new Error(`no presets of ${game.id}`);
  return rules;
}

function SetupForm({ all, game, name: before }: { all: Catalogue; game: Game; name: string }) {
  const say = useSay();
  const [name, setName] = useState(before);
  const [rules, setRules] = useState<Rules>(() => defaultRules(game));
  const [editing, setEditing] = useState(false);
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
  const open = () =>
    doing.run(async () => {
      await haveSession(name);
      if (name.trim()) change({ name: name.trim() });
      const opened = await openTable({ game: game.id, rules, settings: table });
      keepLastRules(rules); // not before: rules that this server refuses would be in the way next time
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
      <NameInput value={name} onChange={setName} about={say("name-hint")} />
      <PresetChoice game={game} rules={rules} onChange={setRules} onEdit={() => setEditing(true)} />
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
        <Button kind="main" class="tall" type="submit" off={doing.busy}>
          {doing.busy ? say("setup-opening") : say("setup-open")}
        </Button>
        <p class="about">{say("setup-open-about")}</p>
      </div>
      {editing && (
        <EditRules
          game={game}
          rules={rules}
          onClose={() => setEditing(false)}
          onSave={(edited) => {
            setRules(edited);
            setEditing(false);
          }}
        />
      )}
    </form>
  );
}

interface PresetChoiceProps {
  game: Game;
  rules: Rules;
  onChange: (rules: Rules) => void;
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
