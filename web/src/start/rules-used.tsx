import { catalogue, gameOf } from "../core/api";
import { settings } from "../core/settings";
import { speaker } from "../core/texts";
import type { Rules } from "../core/wire";
import { Link, useSay } from "../ui/base";
import { addressFor, gameName } from "./games";
import { presetName } from "./preset-name";
import { presetOf } from "./rule-words";
import { useAsked } from "./use";

/** By which rules the next table with bots plays, and the way to others. `null`: the game's usual ones. */
export function RulesUsed({ game, rules }: { game: string; rules: Rules | null }) {
  const say = useSay();
  const language = settings.value.language;
  const found = gameOf(useAsked(() => catalogue(language), [language]).value ?? { games: [] }, game);
  const preset = found && (rules ? presetOf(found, rules)?.id : found.default);
  const called = preset && presetName(speaker.value, preset);
  const name =
    called === gameName(game) // a preset with the name of its game says nothing
      ? say("start-usual-rules")
      : (called ?? say(found ? "start-own-rules" : "start-same-rules"));
  return (
    <p class="rules-used">
      <span>{say("start-rules-used", { name })}</span>
      <Link to={addressFor(game, "/rules?part=own")} class="start-link">
        {say("start-rules-choose")}
      </Link>
    </p>
  );
}
