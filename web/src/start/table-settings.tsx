/** What a host decides beside the rules. */

import type { Catalogue, Labelled } from "../core/api";
import type { Speaker } from "../core/texts";
import type { Clock, Pace, TableSettings } from "../core/wire";
import { Choice, Switch, useSay } from "../ui/base";

interface FieldsProps {
  value: TableSettings;
  onChange: (some: Partial<TableSettings>) => void;
  catalogue: Catalogue;
  /** Those that play the table's game; else all. */
  bots?: readonly Labelled[];
  /** In a match some of it stays as it is. */
  playing?: boolean;
}

const options = <T extends string>(all: readonly { id: string; label: string }[]) =>
  all.map(({ id, label }) => ({ value: id as T, label }));

/** Clock, hints, who may come in: also asked when a table is opened. */
export function MainSettings({ value, onChange, catalogue }: FieldsProps) {
  const say = useSay();
  return (
    <>
      <Choice<Clock>
        label={say("table-clock")}
        value={value.clock}
        options={options<Clock>(catalogue.clocks)}
        onChange={(clock) => onChange({ clock })}
      />
      <Switch
        label={say("table-hints")}
        about={say("table-hints-about")}
        on={value.hints}
        onChange={(hints) => onChange({ hints })}
      />
      <Choice<"private" | "public">
        label={say("table-who")}
        value={value.private ? "private" : "public"}
        options={(["private", "public"] as const).map((who) => ({ value: who, label: say(`table-who-${who}`) }))}
        onChange={(who) => onChange({ private: who === "private" })}
      />
    </>
  );
}

export function TableSettingsFields(props: FieldsProps) {
  const say = useSay();
  const { value, onChange, catalogue, bots = catalogue.bots, playing } = props;
  return (
    <>
      {!playing && <MainSettings {...props} />}
      <Choice<Pace>
        label={say("table-pace")}
        value={value.pace}
        options={options<Pace>(catalogue.paces)}
        onChange={(pace) => onChange({ pace })}
      />
      <Switch
        label={say("table-sit_in")}
        about={say("table-sit_in-about")}
        on={value.sit_in}
        onChange={(sit_in) => onChange({ sit_in })}
      />
      {value.sit_in && (
        <label class="field">
          <span>{say("table-sit_in_bot")}</span>
          <select value={value.sit_in_bot} onChange={(event) => onChange({ sit_in_bot: event.currentTarget.value })}>
            {bots.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </select>
        </label>
      )}
      <Switch
        label={say("table-spectators")}
        about={say("table-spectators-about")}
        on={value.spectators}
        onChange={(spectators) => onChange({ spectators })}
      />
      <Switch
        label={say("table-locked")}
        about={say("table-locked-about")}
        on={value.locked}
        onChange={(locked) => onChange({ locked })}
      />
    </>
  );
}

/** The settings of a table, each in a few words. */
export function settingsInWords(speaker: Speaker, value: TableSettings): string[] {
  const { say } = speaker;
  return [
    say(`clock-${value.clock}`),
    say(value.private ? "table-is-private" : "table-is-public"),
    say(value.hints ? "table-has-hints" : "table-no-hints"),
    say(value.spectators ? "table-may-watch" : "table-no-watchers"),
    ...(value.locked ? [say("table-is-locked")] : []),
  ];
}
