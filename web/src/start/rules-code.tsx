import { useState } from "preact/hooks";
import { announce } from "../core/announce";
import { Button, useSay } from "../ui/base";
import { codeOf, rulesOf } from "./rule-code";

/** A code that somebody read out. */
export function CodeForm({ onCode }: { onCode: (code: string) => void }) {
  const say = useSay();
  const [typed, setTyped] = useState("");
  const [fault, setFault] = useState("");
  return (
    <form
      class="rule-name-form"
      onSubmit={(event) => {
        event.preventDefault();
        const read = rulesOf(typed);
        if ("rules" in read) {
          setFault("");
          setTyped("");
          onCode(codeOf(read.rules) ?? typed);
          return;
        }
        const text = say(`rulebook-code-${read.fault}`);
        setFault(text);
        announce(text);
      }}
    >
      <label class="field">
        {say("rulebook-code")}
        <input
          value={typed}
          autocomplete="off"
          autocapitalize="characters"
          spellcheck={false}
          maxLength={20}
          placeholder="4AB2 C7XK"
          aria-invalid={fault ? "true" : undefined}
          onInput={(event) => setTyped(event.currentTarget.value)}
        />
      </label>
      <Button type="submit" off={!typed.trim()}>
        {say("rulebook-code-open")}
      </Button>
      {fault && <p class="rule-notice">{fault}</p>}
    </form>
  );
}
