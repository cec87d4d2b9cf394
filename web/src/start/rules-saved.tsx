import { useEffect, useRef, useState } from "preact/hooks";
import { announce } from "../core/announce";
import { speaker } from "../core/texts";
import type { Rules } from "../core/wire";
import { Button, useSay } from "../ui/base";
import { codeOf, spaced } from "./rule-code";
import { LONGEST_NAME, MOST_SAVED, removeSaved, renameSaved, type SavedRules, saved, saveRules } from "./saved-rules";

const linkTo = (code: string): string => `${location.origin}/rules#${code}`;

/** Gives rules to others: a code to read out, a link to send. */
export function ShareRules({ rules, name }: { rules: Rules; name: string }) {
  const say = useSay();
  const field = useRef<HTMLInputElement>(null);
  const [told, setTold] = useState("");
  const code = codeOf(rules);
  if (!code) return <p class="rule-notice">{say("rulebook-no-code")}</p>;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(linkTo(code));
      setTold(say("rulebook-copied"));
    } catch {
      field.current?.select(); // a page without https has no clipboard
      setTold(say("rulebook-copy-yourself"));
    }
  };
  return (
    <div class="share-rules">
      <p>{say("rulebook-share-how")}</p>
      <p class="rule-code" role="img" aria-label={[...code].join(" ")}>
        {spaced(code)}
      </p>
      <label class="field">
        {say("rulebook-link")}
        <input ref={field} readOnly value={linkTo(code)} onFocus={(event) => event.currentTarget.select()} />
      </label>
      <div class="row">
        <Button onClick={() => void copy()}>{say("rulebook-copy")}</Button>
        {"share" in navigator && (
          <Button onClick={() => void navigator.share({ title: name || "satasat", url: linkTo(code) }).catch(() => {})}>
            {say("rulebook-send")}
          </Button>
        )}
      </div>
      {told && <p role="status">{told}</p>}
    </div>
  );
}

interface NameFormProps {
  label: string;
  button: string;
  first?: string;
  example?: string;
  off?: boolean;
  onName: (name: string) => void;
}

/** No form: it may stand in one, which Enter must not send. */
function NameForm({ label, button, first = "", example, off = false, onName }: NameFormProps) {
  const [name, setName] = useState(first);
  const done = () => {
    if (off || !name.trim()) return;
    onName(name);
    setName("");
  };
  return (
    <div class="rule-name-form">
      <label class="field">
        {label}
        <input
          value={name}
          maxLength={LONGEST_NAME}
          placeholder={example ?? ""}
          onInput={(event) => setName(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== "Enter") return;
            event.preventDefault();
            done();
          }}
        />
      </label>
      <Button kind="main" off={off || !name.trim()} onClick={done}>
        {button}
      </Button>
    </div>
  );
}

function Saved({ one, onUse, onRemove }: { one: SavedRules; onUse: () => void; onRemove: () => void }) {
  const say = useSay();
  const [part, setPart] = useState<"" | "name" | "share">("");
  const toggle = (wanted: "name" | "share") => setPart(part === wanted ? "" : wanted);
  return (
    <li class="saved-set">
      <b>
        <bdi>{one.name}</bdi>
      </b>
      <div class="row">
        <Button kind="main" onClick={onUse} aria-label={say("rulebook-use-name", { name: one.name })}>
          {say("rulebook-use")}
        </Button>
        <Button
          onClick={() => toggle("share")}
          aria-expanded={part === "share"}
          aria-label={say("rulebook-share-name", { name: one.name })}
        >
          {say("rulebook-share")}
        </Button>
        <Button
          onClick={() => toggle("name")}
          aria-expanded={part === "name"}
          aria-label={say("rulebook-rename-name", { name: one.name })}
        >
          {say("rulebook-rename")}
        </Button>
        <Button
          kind="danger"
          class="apart"
          onClick={onRemove}
          aria-label={say("rulebook-delete-name", { name: one.name })}
        >
          {say("rulebook-delete")}
        </Button>
      </div>
      {part === "share" && <ShareRules rules={one.rules} name={one.name} />}
      {part === "name" && (
        <NameForm
          label={say("rulebook-name")}
          button={say("rulebook-keep-name")}
          first={one.name}
          onName={(name) => {
            renameSaved(one.id, name);
            setPart("");
          }}
        />
      )}
    </li>
  );
}

/** Rule sets with names: to keep the rules of now, to use, to give to others. */
export function SavedPanel({ rules, onUse, named }: { rules: Rules; onUse: (rules: Rules) => void; named: string }) {
  const say = useSay();
  const [undo, setUndo] = useState<{ name: string; back: () => void } | null>(null);
  const undoButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (undo) undoButton.current?.focus(); // the button that had the focus is gone
  }, [undo]);
  const full = saved.value.length >= MOST_SAVED;
  return (
    <details class="rule-group">
      <summary>
        <span class="rule-words">
          <span class="rule-label">{say("rulebook-saved")}</span>
          <span class="about">{say("rulebook-saved-about", { n: saved.value.length })}</span>
        </span>
      </summary>
      <div class="rule-group-inner">
        <NameForm
          label={say("rulebook-name-these")}
          button={say("rulebook-keep")}
          example={say("rulebook-name-example")}
          off={full}
          onName={(name) => {
            const kept = saveRules(name, rules);
            if (kept) announce(speaker.value.say("rulebook-kept", { name: kept.name }));
          }}
        />
        {full && <p class="rule-notice">{say("rulebook-full")}</p>}
        {undo && (
          <div class="row rule-notice">
            <p>{say("rulebook-deleted", { name: undo.name })}</p>
            <Button
              buttonRef={undoButton}
              onClick={() => {
                undo.back();
                setUndo(null);
              }}
            >
              {say("rulebook-undo")}
            </Button>
          </div>
        )}
        <ul class="saved-sets">
          {saved.value.map((one) => (
            <Saved
              key={one.id}
              one={one}
              onUse={() => {
                onUse(one.rules);
                announce(speaker.value.say("rulebook-used", { name: one.name }));
              }}
              onRemove={() => setUndo({ name: one.name, back: removeSaved(one.id) })}
            />
          ))}
        </ul>
        <details class="rule">
          <summary>{say("rulebook-share-these")}</summary>
          <ShareRules rules={rules} name={named} />
        </details>
      </div>
    </details>
  );
}
