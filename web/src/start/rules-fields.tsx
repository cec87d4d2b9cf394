/** The rules of the betting games as fields: some of one in a few, most of them numbers. */

import { useEffect, useId, useState } from "preact/hooks";
import { type Game, limits, type Option } from "../core/api";
import { speaker } from "../core/texts";
import type { Rules } from "../core/wire";
import { Button, useSay } from "../ui/base";
import { NumberInput } from "./number-input";
import { presetName } from "./preset-name";
import { differences, nearest, noneWords } from "./rule-words";
import { PresetCards } from "./rules-presets";
import "./rules.css";

/** Up to where a number may go that has no bound of its own, and that the server does not bound either. */
const ENDLESS = 1_000_000;
/** What a limit begins with where there was none. */
const FIRST_LIMIT = 50;

interface FieldProps {
  option: Option;
  rules: Rules;
  changed: boolean;
  bounds: Bounds;
  onSet: (value: number | string | null) => void;
}
interface Bounds {
  least: number;
  most: number;
}

/** Bounds that stand in the catalogue, in other rules, and in what this server allows. */
function boundsOf({ id, least, most }: Option, rules: Rules, server: Readonly<Record<string, number>>): Bounds {
  const from = id === "chips" ? Number(rules.ante) : 1; // everybody has to be able to pay the first ante
  const to = id === "ante" ? Number(rules.chips) : id === "deals" ? server.deals : undefined;
  return { least: Math.max(least ?? 1, from), most: Math.min(most ?? ENDLESS, to ?? Number.POSITIVE_INFINITY) };
}

function Legend({ option, changed }: Pick<FieldProps, "option" | "changed">) {
  const say = useSay();
  return (
    <>
      <legend>
        {option.label}
        {changed && <span class="rule-mark">{say("rulebook-changed")}</span>}
      </legend>
      <p class="about">{option.about}</p>
    </>
  );
}

function Pills({ option, rules, changed, onSet }: FieldProps) {
  const name = useId();
  return (
    <fieldset class="choice">
      <Legend option={option} changed={changed} />
      <div class="rule-pills">
        {option.values.map(({ value, label }) => (
          <label key={value} class="rule-pill">
            <input type="radio" name={name} checked={rules[option.id] === value} onChange={() => onSet(value)} />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Limit({ option, rules, changed, bounds, onSet }: FieldProps) {
  const name = useId();
  const say = useSay();
  const value = rules[option.id];
  const [kept, setKept] = useState(typeof value === "number" ? value : FIRST_LIMIT);
  useEffect(() => {
    if (typeof value === "number") setKept(value);
  }, [value]);
  return (
    <fieldset class="choice">
      <Legend option={option} changed={changed} />
      <div class="rule-pills">
        <label class="rule-pill">
          <input type="radio" name={name} checked={value === null} onChange={() => onSet(null)} />
          <span>{noneWords(option)}</span>
        </label>
        <label class="rule-pill">
          <input type="radio" name={name} checked={value !== null} onChange={() => onSet(kept)} />
          <span>{say("rulebook-with-limit")}</span>
        </label>
      </div>
      {typeof value === "number" && <NumberInput label={option.label} value={value} {...bounds} onChange={onSet} />}
    </fieldset>
  );
}

function Field(props: FieldProps) {
  const { option, rules, changed, bounds, onSet } = props;
  if (option.none) return <Limit {...props} />;
  if (option.values.some(({ value }) => value !== null)) return <Pills {...props} />;
  return (
    <fieldset class="choice">
      <Legend option={option} changed={changed} />
      <NumberInput label={option.label} value={Number(rules[option.id])} {...bounds} onChange={onSet} />
    </fieldset>
  );
}

export interface RulesFieldsProps {
  rules: Rules;
  onChange: (rules: Rules) => void;
  game: Game;
}

export function RulesFields({ rules, onChange, game }: RulesFieldsProps) {
  const say = useSay();
  const [server, setServer] = useState<Readonly<Record<string, number>>>({});
  useEffect(() => {
    limits().then(setServer, () => {}); // without them the server says what is too much
  }, []);
  const base = nearest(game, rules);
  const differs = differences(game, rules, base.rules);
  const name = presetName(speaker.value, base.id);
  return (
    <div class="rules-editor">
      {game.presets.length > 1 && <PresetCards rules={rules} onChange={onChange} game={game} />}
      {game.options.map((option) => (
        <Field
          key={option.id}
          option={option}
          rules={rules}
          changed={differs.includes(option)}
          bounds={boundsOf(option, rules, server)}
          onSet={(value) => onChange({ ...rules, [option.id]: value })}
        />
      ))}
      {differs.length > 0 && (
        <div class="row rules-changed">
          <p>{say("rulebook-title-changed", { preset: name, n: differs.length })}</p>
          <Button onClick={() => onChange(base.rules)}>{say("rulebook-reset", { preset: name })}</Button>
        </div>
      )}
    </div>
  );
}
