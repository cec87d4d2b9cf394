import { useId } from "preact/hooks";
import { type Game, THREE_TWO_FIVE } from "../core/api";
import { speaker } from "../core/texts";
import type { Rules } from "../core/wire";
import { useSay } from "../ui/base";
import { presetName } from "./preset-name";
import { differences } from "./rule-words";
import { RulesPicture } from "./rules-picture";
import { saved } from "./saved-rules";

interface PresetCardsProps {
  rules: Rules;
  onChange: (rules: Rules) => void;
  game: Game;
}

/** Rule sets to start from: the game's presets, and those of 3-2-5 that somebody keeps here under a name. */
export function PresetCards({ rules, onChange, game }: PresetCardsProps) {
  const say = useSay();
  const name = useId();
  const pictured = game.id === THREE_TWO_FIVE;
  const own = pictured ? saved.value : [];
  const sets = [
    ...game.presets.map(({ id, label, rules }) => ({ id, name: presetName(speaker.value, id), label, rules })),
    ...own.map((one) => ({ id: one.id, name: one.name, label: say("rulebook-own-set"), rules: one.rules })),
  ];
  const chosen = sets.findIndex((one) => differences(game, one.rules, rules).length === 0);
  return (
    <fieldset class="rule-presets">
      <legend>{say("rulebook-presets")}</legend>
      {sets.map((one, i) => (
        <label key={`${i}-${one.id}`} class="rule-preset">
          <input type="radio" name={name} checked={i === chosen} onChange={() => onChange(one.rules)} />
          <span class="rule-words">
            <b>
              <bdi>{one.name}</bdi>
              {one.id === game.default && i < game.presets.length && (
                <span class="rule-mark">{say("rulebook-usual")}</span>
              )}
            </b>
            <span class="about">{one.label}</span>
          </span>
          {pictured && <RulesPicture rules={one.rules} />}
        </label>
      ))}
    </fieldset>
  );
}
