import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { ScreenProps } from "../app";
import { announce } from "../core/announce";
import { type Catalogue, catalogue } from "../core/api";
import type { SortOrder } from "../core/cards";
import { change, defaults, type Settings, settings } from "../core/settings";
import { LANGUAGES, OWN_NAMES } from "../core/texts";
import { play } from "../table/sounds";
import { Button, Choice, Loading, Page, Switch, useSay } from "../ui/base";
import { useAreas } from "./areas";
import { SettingsKeys } from "./settings-keys";
import { SettingsPreview } from "./settings-preview";
import "./rules.css";
import "./settings.css";

type Field = keyof Settings;

/** What each group holds, for its reset. */
const FIELDS = {
  play: ["confirm", "forced", "hold", "pace", "bot"],
  look: ["deck", "letters", "size", "sort", "theme", "felt", "animation"],
  sound: ["sounds", "vibrate"],
  keys: ["keys", "remap"],
  language: ["language"],
} as const satisfies Record<string, readonly Field[]>;
type GroupId = keyof typeof FIELDS;

function Group({ id, open, children }: { id: GroupId; open?: boolean; children: ComponentChildren }) {
  const say = useSay();
  const title = say(`settings-group-${id}`);
  const reset = () => {
    const usual = defaults();
    change(Object.fromEntries(FIELDS[id].map((field) => [field, usual[field]])));
    announce(say("settings-was-reset", { group: title }));
  };
  return (
    <details class="rule-group" open={open}>
      <summary>
        <span class="rule-words">
          <span class="rule-label">{title}</span>
          <span class="about">{say(`settings-group-${id}-about`)}</span>
        </span>
      </summary>
      <div class="rule-group-inner">
        {children}
        <Button onClick={reset}>{say("settings-reset", { group: title })}</Button>
      </div>
    </details>
  );
}

/** One of several values, each with the text `settings-FIELD-VALUE`. */
function Pick<F extends Field>({ field, values }: { field: F; values: readonly Settings[F][] }) {
  const say = useSay();
  return (
    <Choice
      label={say(`settings-${field}`)}
      value={String(settings.value[field])}
      options={values.map((value) => ({ value: String(value), label: say(`settings-${field}-${value}`) }))}
      onChange={(chosen) => {
        const value = values.find((one) => String(one) === chosen);
        if (value !== undefined) change({ [field]: value } as Partial<Settings>);
      }}
    />
  );
}

function OnOff({ field }: { field: "confirm" | "forced" | "letters" | "vibrate" | "keys" }) {
  const say = useSay();
  return (
    <Switch
      label={say(`settings-${field}`)}
      about={say(`settings-${field}-about`)}
      on={settings.value[field]}
      onChange={(on) => change({ [field]: on })}
    />
  );
}

/** Bots and how long they take, in the server's words. */
function Opponents() {
  const say = useSay();
  const { language, bot, pace } = settings.value;
  const [all, setAll] = useState<Catalogue | null>(null);
  useEffect(() => {
    let wanted = true;
    catalogue(language).then(
      (found) => wanted && setAll(found),
      () => {}, // without a server there is nobody to play with
    );
    return () => {
      wanted = false;
    };
  }, [language]);
  if (!all) return <p class="about">{say("settings-no-bots")}</p>;
  const options = (these: readonly { id: string; label: string }[]) =>
    these.map(({ id, label }) => ({ value: id, label }));
  return (
    <>
      <Choice
        label={say("settings-bot")}
        value={bot}
        options={options(all.bots)}
        onChange={(chosen) => change({ bot: chosen })}
      />
      <Choice
        label={say("settings-pace")}
        value={pace}
        options={options(all.paces)}
        onChange={(chosen) => change({ pace: chosen as Settings["pace"] })}
      />
    </>
  );
}

const SOUNDS = ["turn", "card", "trick", "deal"] as const;

function Sounds() {
  const say = useSay();
  const { sounds } = settings.value;
  return (
    <>
      {SOUNDS.map((sound) => (
        <Switch
          key={sound}
          label={say(`settings-sound-${sound}`)}
          on={sounds[sound]}
          onChange={(on) => {
            change({ sounds: { ...sounds, [sound]: on } });
            play(sound); // silent where it was just switched off
          }}
        />
      ))}
      <label class="field">
        {say("settings-volume")}
        <input
          class="volume"
          type="range"
          min={0}
          max={100}
          step={5}
          value={Math.round(sounds.volume * 100)}
          aria-valuetext={say("percent", { n: Math.round(sounds.volume * 100) })}
          onInput={(event) => change({ sounds: { ...sounds, volume: event.currentTarget.valueAsNumber / 100 } })}
          onChange={() => {
            const on = SOUNDS.find((sound) => settings.value.sounds[sound]);
            if (on) play(on);
          }}
        />
      </label>
      <OnOff field="vibrate" />
    </>
  );
}

/** Everything that can be chosen for this device. */
export function SettingsGroups() {
  const ready = useAreas("settings", "table");
  const say = useSay();
  if (!ready) return <Loading />;
  return (
    <div class="settings">
      <Group id="play" open>
        <OnOff field="confirm" />
        <OnOff field="forced" />
        <Pick field="hold" values={[500, 1500, 3000, 5000, null]} />
        <Opponents />
      </Group>
      <Group id="look">
        <SettingsPreview />
        <Pick field="size" values={["S", "M", "L", "XL"]} />
        <Pick field="deck" values={["four", "two"]} />
        <OnOff field="letters" />
        <Pick field="sort" values={["trump_left", "trump_right", "suits", "rank"] satisfies SortOrder[]} />
        <Pick field="theme" values={["auto", "light", "dark", "contrast"]} />
        <Pick field="felt" values={["green", "blue", "red", "grey"]} />
        <Pick field="animation" values={[0, 150, 300, 600]} />
      </Group>
      <Group id="sound">
        <Sounds />
      </Group>
      <Group id="keys">
        <OnOff field="keys" />
        {settings.value.keys && <SettingsKeys />}
      </Group>
      <Group id="language">
        <Choice
          label={say("settings-language")}
          value={settings.value.language}
          options={LANGUAGES.map((language) => ({
            value: language,
            label: <span lang={language}>{OWN_NAMES[language]}</span>,
          }))}
          onChange={(language) => change({ language })}
        />
      </Group>
    </div>
  );
}

export function SettingsScreen(_: ScreenProps) {
  const ready = useAreas("settings", "table");
  const say = useSay();
  return ready ? (
    <Page title={say("settings-title")}>
      <p>{say("settings-kept")}</p>
      <SettingsGroups />
    </Page>
  ) : (
    <Loading />
  );
}
