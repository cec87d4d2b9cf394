/** What is played at a table: the rules, differences first, and its settings. */

import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { catalogue, gameOf } from "../core/api";
import { isBidding } from "../core/bidding";
import { settings } from "../core/settings";
import type { Rules, TableSettings } from "../core/wire";
import { Button, Dialog, Loading, Trouble, useSay } from "../ui/base";
import { botsOf, gameName } from "./games";
import { PlayPoints } from "./play-points";
import { presetName } from "./preset-name";
import { differences, nearest, valueWords } from "./rule-words";
import { RulesEditor } from "./rules-editor";
import { RulesView } from "./rules-view";
import { keepLastRules } from "./saved-rules";
import { isHost, type LobbyProps } from "./seats";
import { settingsInWords, TableSettingsFields } from "./table-settings";
import { useAsked } from "./use";

type Open = "rules" | "edit" | "settings" | null;

export function RulesPart({ following, known }: LobbyProps) {
  const say = useSay();
  const speaker = following.speaker.value;
  const [open, setOpen] = useState<Open>(null);
  const language = settings.value.language;
  const asked = useAsked(() => catalogue(language), [language]);
  const game = asked.value && gameOf(asked.value, known.game);
  if (asked.trouble) return <Trouble text={asked.trouble} onAgain={asked.again} />;
  if (!asked.value || !game) return <Loading />;
  const preset = nearest(game, known.rules);
  const differs = differences(game, known.rules, preset.rules);
  const name = presetName(speaker, preset.id);
  const host = isHost(known);
  const close = () => setOpen(null);
  return (
    <>
      <Part id="rules-title" title={say("lobby-rules-of", { game: gameName(known.game) })}>
        <p class="lobby-preset">
          {differs.length ? say("lobby-rules-differ", { n: differs.length, preset: name }) : name}
        </p>
        {differs.length ? (
          <ul class="lobby-differs">
            {differs.map((option) => (
              <li key={option.id}>
                {say("lobby-rule", { label: option.label, value: valueWords(option, known.rules[option.id]) })}
              </li>
            ))}
          </ul>
        ) : (
          <p class="lobby-about">{preset.label}</p>
        )}
        <p class="lobby-about">{say("setup-deals", { deals: Number(known.rules.deals ?? 0) })}</p>
        {isBidding(known.game) && <PlayPoints />}
        <div class="row">
          <Button onClick={() => setOpen("rules")}>{say("lobby-rules-show")}</Button>
          {host && <Button onClick={() => setOpen("edit")}>{say("lobby-rules-change")}</Button>}
        </div>
      </Part>
      <Part id="settings-title" title={say("table-settings")}>
        <ul class="lobby-differs">
          {settingsInWords(speaker, known.seating.settings).map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
        {host && (
          <div class="row">
            <Button onClick={() => setOpen("settings")}>{say("table-settings-change")}</Button>
          </div>
        )}
      </Part>
      {open === "rules" && (
        <Dialog title={say("lobby-rules-title")} onClose={close}>
          <RulesView rules={known.rules} preset={preset.id} game={game} speaker={speaker} />
        </Dialog>
      )}
      {open === "edit" && (
        <EditRules
          game={game}
          rules={known.rules}
          onClose={close}
          onSave={(rules) => {
            void following.host({ type: "set_rules", rules }).then((done) => done && keepLastRules(rules, known.game));
            close();
          }}
        />
      )}
      {open === "settings" && (
        <Dialog title={say("table-settings")} onClose={close}>
          <TableSettingsFields
            value={known.seating.settings}
            catalogue={asked.value}
            bots={botsOf(asked.value, known.game)}
            onChange={(some: Partial<TableSettings>) => void following.configure(some)}
          />
          <Button kind="main" class="tall" onClick={close}>
            {say("setup-rules-done")}
          </Button>
        </Dialog>
      )}
    </>
  );
}

function Part({ id, title, children }: { id: string; title: string; children: ComponentChildren }) {
  return (
    <section class="lobby-part" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

interface EditRulesProps {
  game: Parameters<typeof RulesEditor>[0]["game"];
  rules: Rules;
  onClose: () => void;
  onSave: (rules: Rules) => void;
}

/** The others are told of new rules once, not at every step. */
export function EditRules({ game, rules, onClose, onSave }: EditRulesProps) {
  const say = useSay();
  const [edited, setEdited] = useState(rules);
  return (
    <Dialog title={say("setup-rules-title")} onClose={onClose}>
      <RulesEditor rules={edited} onChange={setEdited} game={game} />
      <div class="dialog-foot">
        <Button kind="main" class="tall" onClick={() => onSave(edited)}>
          {say("lobby-save")}
        </Button>
      </div>
    </Dialog>
  );
}
