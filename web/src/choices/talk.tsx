import { signal } from "@preact/signals";
import { useEffect, useRef, useState } from "preact/hooks";
import { type Catalogue, catalogue } from "../core/api";
import type { Speaker } from "../core/texts";
import type { Said } from "../core/wire";
import { Button, Switch } from "../ui/base";
import { type AtAnyTable, isFree } from "./parts";
import "./talk.css";

/** Faces as a system draws them; a voice says their names. */
const FACES: Readonly<Record<string, string>> = {
  smile: "🙂",
  laugh: "😄",
  wink: "😉",
  think: "🤔",
  surprise: "😮",
  cry: "😢",
  sweat: "😅",
  cool: "😎",
  sleep: "😴",
  heart: "❤️",
  clap: "👏",
  thumb: "👍",
};

/** Whom one does not want to hear, by table and name: kept on this device until the page is closed. */
const muted = signal<ReadonlySet<string>>(new Set());
const keyOf = (one: Pick<Said, "table" | "name">) => `${one.table} ${one.name}`;
export const isMuted = (one: Pick<Said, "table" | "name">): boolean => muted.value.has(keyOf(one));

function mute(one: Pick<Said, "table" | "name">, yes: boolean): void {
  const next = new Set(muted.value);
  if (yes) next.add(keyOf(one));
  else next.delete(keyOf(one));
  muted.value = next;
}

/** What was said, as a text. */
export function saidText(speaker: Speaker, said: Said): string {
  if (said.text !== undefined) return said.text;
  const code = said.phrase ? `phrase-${said.phrase}` : `face-${said.face}`;
  return speaker.has(code) ? speaker.say(code) : "";
}

function Heard({ said, speaker }: { said: Said; speaker: Speaker }) {
  const face = said.face === undefined ? undefined : FACES[said.face];
  const mine = said.seat !== undefined && said.seat === speaker.me;
  return (
    <li class={mine ? "heard heard-own" : "heard"}>
      <b>
        <bdi>{mine ? speaker.say("me") : said.name}</bdi>
        {said.seat === undefined && <small> ({speaker.say("talk-watching")})</small>}
      </b>{" "}
      {face ? (
        <span class="face" role="img" aria-label={saidText(speaker, said)}>
          {face}
        </span>
      ) : (
        <bdi>{saidText(speaker, said)}</bdi>
      )}
    </li>
  );
}

/** Talk at the table: phrases and faces everywhere, words of one's own at private tables. */
export function Talk({ following, known, speaker }: AtAnyTable) {
  const { say } = speaker;
  const [offered, setOffered] = useState<Catalogue | null>(null);
  const [text, setText] = useState("");
  const log = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let wanted = true;
    catalogue().then(
      (found) => wanted && setOffered(found),
      () => {}, // the rest of the talk works without it
    );
    return () => {
      wanted = false;
    };
  }, []);
  const all = following.said.value;
  const heard = all.filter((one) => !isMuted(one));
  const others = [
    ...new Map(
      all.filter((one) => one.seat !== known.seat || one.seat === undefined).map((one) => [one.name, one]),
    ).values(),
  ];
  useEffect(() => {
    const list = log.current;
    if (list) list.scrollTop = list.scrollHeight;
  }, [heard.length]);
  const free = isFree(following);
  const send = (what: { phrase?: string; face?: string; text?: string }) => {
    if (free) void following.say(what);
  };
  return (
    <section class="talk" aria-label={say("talk")}>
      <div
        class="talk-log"
        ref={log}
        role="log"
        aria-live="off"
        aria-label={say("talk-log")}
        tabIndex={heard.length ? 0 : -1}
      >
        <ul>
          {heard.map((one, i) => (
            <Heard key={i} said={one} speaker={speaker} />
          ))}
        </ul>
      </div>
      {!heard.length && <p class="talk-empty">{say("talk-empty")}</p>}
      {all.length > heard.length && <p class="talk-empty">{say("talk-muted", { n: all.length - heard.length })}</p>}
      {known.seat === null && <p class="talk-empty">{say("talk-watchers")}</p>}
      {known.seating.settings.private && (
        <form
          class="talk-form"
          onSubmit={(event) => {
            event.preventDefault();
            const words = text.trim();
            if (!words || !free) return;
            send({ text: words });
            setText("");
          }}
        >
          <input
            value={text}
            maxLength={200}
            aria-label={say("talk-text")}
            placeholder={say("talk-text")}
            autocomplete="off"
            onInput={(event) => setText(event.currentTarget.value)}
          />
          <Button kind="main" type="submit" off={!text.trim() || !free}>
            {say("talk-send")}
          </Button>
        </form>
      )}
      <fieldset class="talk-faces">
        <legend>{say("talk-faces")}</legend>
        {offered?.faces.map(({ id }) => (
          <Button
            key={id}
            class="face"
            aria-label={say(`face-${id}`)}
            title={say(`face-${id}`)}
            off={!free}
            onClick={() => send({ face: id })}
          >
            {FACES[id] ?? say(`face-${id}`)}
          </Button>
        ))}
      </fieldset>
      <fieldset class="talk-phrases">
        <legend>{say("talk-phrases")}</legend>
        {offered?.phrases.map(({ id }) => (
          <Button key={id} off={!free} onClick={() => send({ phrase: id })}>
            {say(`phrase-${id}`)}
          </Button>
        ))}
      </fieldset>
      {others.length > 0 && (
        <fieldset class="talk-mutes">
          <legend>{say("talk-mutes")}</legend>
          {others.map((one) => (
            <Switch key={one.name} label={one.name} on={!isMuted(one)} onChange={(on) => mute(one, !on)} />
          ))}
        </fieldset>
      )}
    </section>
  );
}
