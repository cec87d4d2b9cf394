import type { Game, Option } from "../core/api";
import type { Speaker } from "../core/texts";
import type { Rules } from "../core/wire";
import { Loading } from "../ui/base";
import { useAreas } from "./areas";
import { presetName } from "./preset-name";
import { differences, nearest, sourcesOf, valueWords } from "./rule-words";
import "./rules.css";

export interface RulesViewProps {
  rules: Rules;
  /** What the rules started from; null: the preset that comes nearest. */
  preset: string | null;
  game: Game;
  speaker: Speaker;
}

function Sources({ option, speaker }: { option: Option; speaker: Speaker }) {
  const said = sourcesOf(option);
  if (!said.length) return null;
  const alone = said.length === 1; // of a game that is described once, its description needs no name
  return (
    <>
      <p class="rule-sources-title">{speaker.say(alone ? "rulebook-described-one" : "rulebook-described")}</p>
      <ul class="rule-sources">
        {said.map(({ preset, words, note }) => (
          <li key={preset}>
            {!alone && (
              <>
                <b>{presetName(speaker, preset)}</b>:{" "}
              </>
            )}
            {words}
            {note !== "says" && (
              <span class="about">
                {" "}
                ({speaker.say(`rulebook-source-${alone && note === "advises" ? "leaves" : note}`)})
              </span>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

function Rule({
  option,
  rules,
  base,
  speaker,
}: {
  option: Option;
  rules: Rules;
  /** The value in the preset, where it is another. */
  base: Rules | null;
  speaker: Speaker;
}) {
  return (
    <details class={`rule${base ? " changed" : ""}`}>
      <summary>
        <span class="rule-words">
          <span class="rule-label">
            {option.label}
            {base && <span class="rule-mark">{speaker.say("rulebook-changed")}</span>}
          </span>
          <span class="rule-value">{valueWords(option, rules[option.id])}</span>
        </span>
      </summary>
      <div class="rule-more">
        <p>{option.about}</p>
        {base && <p>{speaker.say("rulebook-instead", { value: valueWords(option, base[option.id]) })}</p>}
        <Sources option={option} speaker={speaker} />
      </div>
    </details>
  );
}

/** The rules in force: first what differs from the preset, then the rest. */
export function RulesView({ rules, preset, game, speaker }: RulesViewProps) {
  const ready = useAreas("rules", "rulebook");
  if (!ready) return <Loading />;
  const base = game.presets.find(({ id }) => id === preset) ?? nearest(game, rules);
  const changed = differences(game, rules, base.rules);
  const rest = game.options.filter((option) => !changed.includes(option));
  const { say } = speaker;
  const name = presetName(speaker, base.id);
  return (
    <div class="rules-view">
      <p class="rules-preset">
        <b>{name}</b>
        <span>{base.label}</span>
      </p>
      <p class="about">{say("rulebook-tap")}</p>
      {changed.length > 0 && (
        <section>
          <h3>{say("rulebook-changes", { n: changed.length, preset: name })}</h3>
          {changed.map((option) => (
            <Rule key={option.id} option={option} rules={rules} base={base.rules} speaker={speaker} />
          ))}
        </section>
      )}
      <section>
        <h3>{say(changed.length ? "rulebook-rest" : "rulebook-all", { preset: name })}</h3>
        {rest.map((option) => (
          <Rule key={option.id} option={option} rules={rules} base={null} speaker={speaker} />
        ))}
      </section>
    </div>
  );
}
