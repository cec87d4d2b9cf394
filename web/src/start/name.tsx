import { useState } from "preact/hooks";
import { change, settings } from "../core/settings";
import { Button, useSay } from "../ui/base";
import { haveSession } from "./opening";
import "./start.css";
import { useDoing } from "./use";

/** Longer names are refused by the server. */
const LONGEST = 24;

/** The field for a name alone. */
export function NameInput({
  value,
  onChange,
  about,
}: {
  value: string;
  onChange: (name: string) => void;
  about?: string;
}) {
  const say = useSay();
  return (
    <label class="field">
      <span>{say("name-label")}</span>
      <input
        type="text"
        name="name"
        value={value}
        maxLength={LONGEST}
        autocomplete="nickname"
        autocapitalize="words"
        spellcheck={false}
        enterkeyhint="go"
        onInput={(event) => onChange(event.currentTarget.value)}
      />
      {about && <span class="about">{about}</span>}
    </label>
  );
}

/**
 * Asks somebody without a session for a name, and begins one.
 *
 * `onDone` is called when the server knows who this is.
 */
export function NameField({ onDone, action }: { onDone: () => void; action?: string }) {
  const say = useSay();
  const [name, setName] = useState(settings.value.name);
  const [missing, setMissing] = useState(false);
  const doing = useDoing();
  const enter = () => {
    if (!name.trim()) {
      setMissing(true);
      return;
    }
    doing.run(async () => {
      await haveSession(name);
      change({ name: name.trim() });
      onDone();
    });
  };
  const trouble = missing ? say("name-missing") : doing.trouble;
  return (
    <form
      class="name-form"
      onSubmit={(event) => {
        event.preventDefault();
        enter();
      }}
    >
      <h2>{say("name-ask")}</h2>
      <NameInput
        value={name}
        about={say("name-hint")}
        onChange={(typed) => {
          setName(typed);
          setMissing(false);
        }}
      />
      {trouble && (
        <p class="form-trouble" role="alert">
          {trouble}
        </p>
      )}
      <Button kind="main" class="tall" type="submit" off={doing.busy}>
        {doing.busy ? say("loading") : (action ?? say("name-go"))}
      </Button>
    </form>
  );
}
