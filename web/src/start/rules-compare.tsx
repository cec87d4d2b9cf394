import type { Game } from "../core/api";
import { speaker } from "../core/texts";
import { useSay } from "../ui/base";
import { presetName } from "./preset-name";
import { valueWords } from "./rule-words";

/** In what the presets differ: for each rule its values, and who plays by them. Narrow enough for a phone. */
export function RulesCompare({ game }: { game: Game }) {
  const say = useSay();
  const rows = game.options.flatMap((option) => {
    const by = new Map<string, string[]>();
    for (const preset of game.presets) {
      const value = valueWords(option, preset.rules[option.id]);
      by.set(value, [...(by.get(value) ?? []), presetName(speaker.value, preset.id)]);
    }
    return by.size > 1 ? [{ option, values: [...by] }] : [];
  });
  return (
    <>
      <dl class="compare-presets">
        {game.presets.map(({ id, label }) => (
          <div key={id}>
            <dt>{presetName(speaker.value, id)}</dt>
            <dd>{label}</dd>
          </div>
        ))}
      </dl>
      <table class="compare">
        <caption>{say("rulebook-compare-caption")}</caption>
        <thead>
          <tr>
            <th scope="col">{say("rulebook-compare-rule")}</th>
            <th scope="col">{say("rulebook-compare-presets")}</th>
          </tr>
        </thead>
        {rows.map(({ option, values }) => (
          <tbody key={option.id}>
            <tr>
              <th scope="rowgroup" colSpan={2}>
                {option.label}
              </th>
            </tr>
            {values.map(([value, presets]) => (
              <tr key={value}>
                <td>{value}</td>
                <td>{presets.length > game.presets.length / 2 ? say("rulebook-all-others") : presets.join(", ")}</td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </>
  );
}
