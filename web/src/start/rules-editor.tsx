import { useId, useState } from "preact/hooks";
import { announce } from "../core/announce";
import type { Game, Option } from "../core/api";
import { isBidding } from "../core/bidding";
import { speaker } from "../core/texts";
import type { Rules } from "../core/wire";
import { Button, Loading, useSay } from "../ui/base";
import { useAreas } from "./areas";
import { presetName } from "./preset-name";
import { type Clash, clashes } from "./rule-code";
import { type Group, groupsOf, matters } from "./rule-groups";
import { differences, nearest, presetOf, valueWords } from "./rule-words";
import { RulesFields } from "./rules-fields";
import { RulesLength } from "./rules-length";
import { PresetCards } from "./rules-presets";
import { SavedPanel } from "./rules-saved";
import "./rules.css";

export interface RulesEditorProps {
  rules: Rules;
  onChange: (rules: Rules) => void;
  game: Game;
}

type Value = Rules[string];
/** A change that another rule stands in the way of. */
interface Pending {
  option: string;
  next: Rules;
  clash: Clash;
}

function OneOf({ option, rules, onSet }: { option: Option; rules: Rules; onSet: (value: Value) => void }) {
  const name = useId();
  const value = rules[option.id];
  const many = Array.isArray(value) ? (value as readonly string[]) : null;
  return (
    <>
      {option.values.map((one) =>
        one.value === null ? null : (
          <label key={one.value} class="choice-option">
            <input
              type={many ? "checkbox" : "radio"}
              name={name}
              checked={many ? many.includes(String(one.value)) : value === one.value}
              onChange={(event) => {
                if (!many) return onSet(one.value as string | number);
                const on = event.currentTarget.checked;
                const all = option.values.flatMap((v) => (typeof v.value === "string" ? [v.value] : []));
                onSet(all.filter((v) => (v === one.value ? on : many.includes(v))));
              }}
            />
            <span>{one.label}</span>
          </label>
        ),
      )}
      {many?.length === 0 && <p class="about">{valueWords(option, [])}</p>}
    </>
  );
}

/** What stands in the way of a change, and the two ways on. */
function ClashNotice({
  pending,
  game,
  onAgree,
  onLeave,
}: {
  pending: Pending;
  game: Game;
  onAgree: (rules: Rules) => void;
  onLeave: () => void;
}) {
  const say = useSay();
  const other = pending.clash.options.find(({ id }) => id !== pending.option);
  const option = game.options.find(({ id }) => id === other?.id);
  if (!other || !option) return null;
  return (
    <div class="rule-notice">
      <p>{say(`rulebook-clash-${pending.clash.code}`)}</p>
      <div class="row">
        <Button kind="main" onClick={() => onAgree({ ...pending.next, [other.id]: other.free })}>
          {say("rulebook-clash-both", { label: option.label, value: valueWords(option, other.free) })}
        </Button>
        <Button onClick={onLeave}>{say("rulebook-clash-leave")}</Button>
      </div>
    </div>
  );
}

function GroupPart({
  group,
  rules,
  onChange,
  game,
  base,
}: RulesEditorProps & {
  group: Group;
  base: Rules;
}) {
  const say = useSay();
  const [pending, setPending] = useState<Pending | null>(null);
  const differs = differences(game, rules, base);
  const changed = group.options.filter((option) => differs.includes(option)).length;
  const shown = group.options.filter(({ id }) => matters(id, rules));
  const set = (option: string, value: Value) => {
    const next = { ...rules, [option]: value };
    const clash = clashes(next)[0];
    setPending(clash ? { option, next, clash } : null);
    if (clash) announce(say(`rulebook-clash-${clash.code}`));
    else onChange(next);
  };
  return (
    <details class="rule-group">
      <summary>
        <span class="rule-words">
          <span class="rule-label">
            {say(`rulebook-group-${group.id}`)}
            {changed > 0 && <span class="rule-mark">{say("rulebook-n-changed", { n: changed })}</span>}
          </span>
          <span class="about">{group.options.map(({ label }) => label).join(" · ")}</span>
        </span>
      </summary>
      <div class="rule-group-inner">
        {shown.map((option) => (
          <fieldset key={option.id} class="choice">
            <legend>
              {option.label}
              {differs.includes(option) && <span class="rule-mark">{say("rulebook-changed")}</span>}
            </legend>
            <p class="about">{option.about}</p>
            <OneOf option={option} rules={rules} onSet={(value) => set(option.id, value)} />
            {pending?.option === option.id && (
              <ClashNotice
                pending={pending}
                game={game}
                onAgree={(next) => {
                  setPending(null);
                  onChange(next);
                }}
                onLeave={() => setPending(null)}
              />
            )}
          </fieldset>
        ))}
        {shown.length < group.options.length && (
          <p class="about">
            {say("rulebook-idle", {
              labels: speaker.value.list(group.options.filter((o) => !shown.includes(o)).map(({ label }) => label)),
            })}
          </p>
        )}
      </div>
    </details>
  );
}

/** Every house rule, to be chosen: from a preset, then one by one. Those of the betting games are few, and mostly numbers. */
export function RulesEditor({ rules, onChange, game }: RulesEditorProps) {
  const ready = useAreas("rules", "rulebook");
  const say = useSay();
  if (!ready) return <Loading />;
  const base = nearest(game, rules);
  const changed = differences(game, rules, base.rules).length;
  const name = presetName(speaker.value, base.id);
  if (isBidding(game.id)) return <RulesFields rules={rules} onChange={onChange} game={game} />;
  const length = game.options.find(({ id }) => id === "deals");
  return (
    <div class="rules-editor">
      <PresetCards rules={rules} onChange={onChange} game={game} />
      {length && typeof rules.deals === "number" && (
        <RulesLength
          label={length.label}
          about={length.about}
          deals={rules.deals}
          onChange={(deals) => onChange({ ...rules, deals })}
        />
      )}
      <h3>{say("rulebook-one-by-one")}</h3>
      {groupsOf(game).map((group) => (
        <GroupPart key={group.id} group={group} rules={rules} onChange={onChange} game={game} base={base.rules} />
      ))}
      {changed > 0 && (
        <div class="row rules-changed">
          <p>{say("rulebook-title-changed", { preset: name, n: changed })}</p>
          <Button onClick={() => onChange(base.rules)}>{say("rulebook-reset", { preset: name })}</Button>
        </div>
      )}
      <SavedPanel rules={rules} onUse={onChange} named={presetOf(game, rules) ? name : ""} />
    </div>
  );
}
