import { useState } from "preact/hooks";
import { announce } from "../core/announce";
import { change, settings } from "../core/settings";
import { plainKey } from "../table/keys";
import { keyOf, QUERIES, type Query } from "../table/queries";
import { useSay } from "../ui/base";

/** They choose a suit of one's hand, so they can mean nothing else. */
const SUIT_LETTERS = "SHDC";

/** A letter for each question. What is typed becomes the letter; one that is taken changes places. */
export function SettingsKeys() {
  const say = useSay();
  const [refused, setRefused] = useState("");
  const { remap } = settings.value;
  const choose = (query: Query, letter: string) => {
    if (SUIT_LETTERS.includes(letter)) {
      const text = say("settings-key-suit", { key: letter });
      setRefused(text);
      announce(text);
      return;
    }
    setRefused("");
    const before = keyOf(query, remap);
    const next: Record<string, string> = Object.fromEntries(QUERIES.map((one) => [one, keyOf(one, remap)]));
    const other = QUERIES.find((one) => one !== query && next[one] === letter);
    if (other) next[other] = before;
    next[query] = letter;
    change({ remap: Object.fromEntries(Object.entries(next).filter(([one, key]) => one !== key)) });
    announce(
      other ? say("settings-key-swapped", { key: letter, other: before }) : say("settings-key-set", { key: letter }),
    );
  };
  return (
    <fieldset class="choice">
      <legend>{say("settings-keys-list")}</legend>
      <p class="about">{say("settings-keys-how")}</p>
      {refused && <p class="rule-notice">{refused}</p>}
      {QUERIES.map((query) => (
        <label key={query} class="key-row">
          <input
            class="key-letter"
            value={keyOf(query, remap)}
            autocomplete="off"
            onFocus={(event) => event.currentTarget.select()}
            onKeyDown={(event) => {
              const letter = plainKey(event);
              if (!/^[A-Z]$/.test(letter) || event.ctrlKey || event.metaKey || event.altKey) return;
              event.preventDefault();
              choose(query, letter);
            }}
            onInput={(event) => {
              // a keyboard on the glass sends no keys
              const letter = event.currentTarget.value.toUpperCase().replace(keyOf(query, remap), "").slice(-1);
              if (/^[A-Z]$/.test(letter)) choose(query, letter);
              event.currentTarget.value = keyOf(query, settings.value.remap);
            }}
          />
          <span>{say(`query-${query}`)}</span>
        </label>
      ))}
    </fieldset>
  );
}
