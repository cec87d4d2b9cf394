/** The person on this device: name, recovery words, one's data, going away. */

import { useState } from "preact/hooks";
import { announce } from "../core/announce";
import { endSession, exportMe, forgetMe, phrase, recover, rename } from "../core/api";
import { forgetTables } from "../core/following";
import { change } from "../core/settings";
import { Button, Dialog, Icon, Switch, useSay } from "../ui/base";
import { NameInput } from "./name";
import { copy } from "./share";
import { type Doing, useDoing } from "./use";
import "./rules.css";

type Open = "phrase" | "out" | "delete" | null;

/** Hands over a text as a file. */
function save(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

export function Me({ name: before, onChanged }: { name: string; onChanged: () => void }) {
  const say = useSay();
  const [name, setName] = useState(before);
  const [open, setOpen] = useState<Open>(null);
  const [note, setNote] = useState("");
  const doing = useDoing();
  const told = (text: string) => {
    setNote(text);
    announce(text);
  };
  const gone = (text: string) => {
    setOpen(null);
    change({ name: "" });
    forgetTables();
    told(text);
    onChanged();
  };
  return (
    <>
      <p>
        <bdi>{say("about-you-are", { name: before })}</bdi>
      </p>
      <form
        class="me-name"
        onSubmit={(event) => {
          event.preventDefault();
          doing.run(async () => {
            const now = await rename(name.trim());
            change({ name: now.name });
            told(say("about-renamed", { name: now.name }));
            onChanged();
          });
        }}
      >
        <NameInput value={name} onChange={setName} />
        <Button type="submit" off={doing.busy || !name.trim() || name.trim() === before}>
          {say("about-rename")}
        </Button>
      </form>
      {note && <p class="share-note">{note}</p>}
      <Trouble doing={doing} />
      <div class="me-ways">
        <Button onClick={() => setOpen("phrase")}>{say("about-phrase")}</Button>
        <Button
          off={doing.busy}
          onClick={() => doing.run(async () => save("satasat.json", JSON.stringify(await exportMe(), null, 2)))}
        >
          <Icon name="load" />
          {say("about-export")}
        </Button>
        <Button onClick={() => setOpen("out")}>{say("about-out")}</Button>
        <Button kind="danger" onClick={() => setOpen("delete")}>
          {say("about-delete")}
        </Button>
      </div>
      {open === "phrase" && <PhraseDialog onClose={() => setOpen(null)} />}
      {open === "out" && <OutDialog onClose={() => setOpen(null)} onDone={() => gone(say("about-out-done"))} />}
      {open === "delete" && <DeleteDialog onClose={() => setOpen(null)} onDone={() => gone(say("about-deleted"))} />}
    </>
  );
}

function Trouble({ doing }: { doing: Doing }) {
  return doing.trouble ? (
    <p class="form-trouble" role="alert">
      {doing.trouble}
    </p>
  ) : null;
}

/** Words are made anew each time they are asked for: so it is done by a button, not by looking. */
function PhraseDialog({ onClose }: { onClose: () => void }) {
  const say = useSay();
  const [words, setWords] = useState("");
  const [note, setNote] = useState("");
  const doing = useDoing();
  return (
    <Dialog title={say("about-phrase")} onClose={onClose}>
      {!words && <p>{say("about-phrase-about")}</p>}
      <Trouble doing={doing} />
      {words ? (
        <>
          <p>
            <strong>{say("about-phrase-once")}</strong>
          </p>
          <ol class="phrase" lang="en" dir="ltr">
            {words.split(/\s+/).map((word, i) => (
              <li key={`${i + 1}`}>{word}</li>
            ))}
          </ol>
          <div class="row no-print">
            <Button
              onClick={async () => setNote(say((await copy(words)) ? "about-phrase-copied" : "share-copy-by-hand"))}
            >
              {say("about-phrase-copy")}
            </Button>
            <Button onClick={() => print()}>
              <Icon name="print" />
              {say("about-phrase-print")}
            </Button>
          </div>
          {note && <p role="status">{note}</p>}
          <Button kind="main" class="tall no-print" onClick={onClose}>
            {say("about-phrase-done")}
          </Button>
        </>
      ) : (
        <Button
          kind="main"
          class="tall"
          off={doing.busy}
          onClick={() => doing.run(async () => setWords((await phrase()).phrase))}
        >
          {say("about-phrase-get")}
        </Button>
      )}
    </Dialog>
  );
}

function OutDialog({ onClose, onDone }: { onClose: () => void; onDone: () => void }) {
  const say = useSay();
  const [everywhere, setEverywhere] = useState(false);
  const doing = useDoing();
  return (
    <Dialog title={say("about-out")} onClose={onClose}>
      <p>{say("about-out-about")}</p>
      <Switch label={say("about-out-everywhere")} on={everywhere} onChange={setEverywhere} />
      <Trouble doing={doing} />
      <Button
        kind="danger"
        off={doing.busy}
        onClick={() =>
          doing.run(async () => {
            await endSession(everywhere);
            onDone();
          })
        }
      >
        {say("about-out-go")}
      </Button>
      <Button class="apart" onClick={onClose}>
        {say("about-keep")}
      </Button>
    </Dialog>
  );
}

function DeleteDialog({ onClose, onDone }: { onClose: () => void; onDone: () => void }) {
  const say = useSay();
  const doing = useDoing();
  return (
    <Dialog title={say("about-delete")} onClose={onClose}>
      <p>{say("about-delete-about")}</p>
      <Trouble doing={doing} />
      <Button
        kind="danger"
        off={doing.busy}
        onClick={() =>
          doing.run(async () => {
            await forgetMe();
            onDone();
          })
        }
      >
        {say("about-delete-go")}
      </Button>
      <Button class="apart" onClick={onClose}>
        {say("about-keep")}
      </Button>
    </Dialog>
  );
}

/** Coming back with the words that one wrote down. */
export function Recover({ onDone }: { onDone: () => void }) {
  const say = useSay();
  const [words, setWords] = useState("");
  const [note, setNote] = useState("");
  const doing = useDoing();
  return (
    <details class="setup-more">
      <summary>{say("about-recover")}</summary>
      <form
        class="setup-inner"
        onSubmit={(event) => {
          event.preventDefault();
          doing.run(async () => {
            const { name } = await recover(words.trim().toLowerCase().split(/\s+/).join(" "));
            change({ name });
            setWords("");
            setNote(say("about-recovered", { name }));
            onDone();
          });
        }}
      >
        <label class="field">
          <span>{say("about-recover-label")}</span>
          <textarea
            rows={3}
            dir="ltr"
            autocomplete="off"
            autocapitalize="none"
            spellcheck={false}
            value={words}
            onInput={(event) => setWords(event.currentTarget.value)}
          />
        </label>
        <Trouble doing={doing} />
        {note && <p role="status">{note}</p>}
        <Button kind="main" type="submit" off={doing.busy || !words.trim()}>
          {say("about-recover-go")}
        </Button>
      </form>
    </details>
  );
}
