/** Coming to somebody's table: by the six letters he says, or from the open tables. */

import { useState } from "preact/hooks";
import type { ScreenProps } from "../app";
import { type Found, isHere, lookUp, publicTables, Refusal, session } from "../core/api";
import { go } from "../core/route";
import { change, settings } from "../core/settings";
import { speaker } from "../core/texts";
import { Button, Icon, Loading, Page, Trouble, useSay } from "../ui/base";
import { gameName } from "./games";
import { NameInput } from "./name";
import { haveSession, placeOf } from "./opening";
import { presetName } from "./preset-name";
import { cleaned, rulesOf as readCode } from "./rule-code";
import { useAsked, useDoing } from "./use";
import "./lobby.css";

const LETTERS = 6;

export function JoinScreen(_: ScreenProps) {
  const say = useSay();
  const [found, setFound] = useState<Found | null>(null);
  return (
    <Page title={say("join-title")}>
      {found ? (
        <Enter found={found} onOther={() => setFound(null)} />
      ) : (
        <>
          <ByCode onFound={setFound} />
          <PublicTables onFound={setFound} />
        </>
      )}
    </Page>
  );
}

/** The table, where this page can play its game. */
function played(found: Found): Found {
  if (!isHere(found.game)) throw new Refusal("game_not_here");
  return found;
}

/** Letters are said and typed in many ways: with blanks, large or small. */
const lettersOf = (typed: string): string => typed.replace(/[^a-zA-Z]/g, "").toUpperCase();

function ByCode({ onFound }: { onFound: (found: Found) => void }) {
  const say = useSay();
  const [typed, setTyped] = useState("");
  const [short, setShort] = useState(false);
  const doing = useDoing();
  const look = () => {
    const rules = cleaned(typed);
    if ("rules" in readCode(rules)) {
      go(`/rules?code=${rules}`); // not a table's code, but one of rules: they are said in the same way
      return;
    }
    const code = lettersOf(typed);
    setShort(code.length !== LETTERS);
    doing.clear();
    if (code.length === LETTERS) doing.run(async () => onFound(played(await lookUp({ code }))));
  };
  const trouble = short ? say("join-code-short") : doing.trouble;
  return (
    <form
      class="setup"
      onSubmit={(event) => {
        event.preventDefault();
        look();
      }}
    >
      <label class="field">
        <span>{say("join-code")}</span>
        <input
          class="code-input"
          type="text"
          name="code"
          dir="ltr"
          autocomplete="off"
          autocapitalize="characters"
          spellcheck={false}
          enterkeyhint="search"
          maxLength={2 * LETTERS}
          value={typed}
          onInput={(event) => {
            setTyped(event.currentTarget.value);
            setShort(false);
          }}
        />
        <span class="about">{say("join-code-about")}</span>
      </label>
      {trouble && (
        <p class="form-trouble" role="alert">
          {trouble}
        </p>
      )}
      <Button kind="main" class="tall" type="submit" off={doing.busy}>
        {say(doing.busy ? "join-looking" : "join-look")}
      </Button>
    </form>
  );
}

function PublicTables({ onFound }: { onFound: (found: Found) => void }) {
  const say = useSay();
  const asked = useAsked(publicTables);
  const tables = asked.value?.tables.filter(({ game }) => isHere(game));
  return (
    <section class="setup" aria-labelledby="public-title">
      <h2 id="public-title">{say("join-public")}</h2>
      {asked.trouble && <Trouble text={asked.trouble} onAgain={asked.again} />}
      {!tables && !asked.trouble && <Loading />}
      {tables?.length === 0 && <p class="about">{say("join-public-none")}</p>}
      {tables && tables.length > 0 && (
        <ul class="tables">
          {tables.map((one) => (
            <li key={one.table}>
              <Button class="table-found" onClick={() => onFound(one)}>
                <span class="choice-words">
                  <bdi>{say("join-at", { names: speaker.value.list(peopleAt(one)) })}</bdi>
                  <span class="about">
                    {playedThere(one)} · {say("join-free", { free: one.free })}
                  </span>
                </span>
                <Icon name="next" />
              </Button>
            </li>
          ))}
        </ul>
      )}
      {tables && <Button onClick={asked.again}>{say("join-public-again")}</Button>}
    </section>
  );
}

const peopleAt = (found: Found): string[] =>
  found.names.filter((name, seat) => name !== null && !found.bots[seat]) as string[];
const rulesOf = (found: Found): string =>
  found.preset ? presetName(speaker.value, found.preset) : speaker.value.say("join-rules-own");

/** The game and its rules: once, where they have one name. */
const playedThere = (found: Found): string => [...new Set([gameName(found.game), rulesOf(found)])].join(" · ");

/** What one has found, before one comes in. */
function Enter({ found, onOther }: { found: Found; onOther: () => void }) {
  const say = useSay();
  const me = useAsked(session);
  const [name, setName] = useState(settings.value.name);
  const [missing, setMissing] = useState(false);
  const doing = useDoing();
  const known = me.value !== null;
  const enter = () => {
    const nameless = !known && !name.trim();
    setMissing(nameless);
    if (nameless) return;
    doing.run(async () => {
      await haveSession(known ? "" : name);
      if (!known) change({ name: name.trim() });
      go(placeOf(found), { replace: true });
    });
  };
  const trouble = missing ? say("name-missing") : doing.trouble || me.trouble;
  return (
    <form
      class="setup"
      onSubmit={(event) => {
        event.preventDefault();
        enter();
      }}
    >
      <section class="found" aria-labelledby="found-title">
        <h2 id="found-title">{say("join-found")}</h2>
        <p>
          {playedThere(found)} · {say(found.stage === "lobby" ? "join-stage-lobby" : "join-stage-on")}
        </p>
        <h3>{say("join-found-seats")}</h3>
        <ol class="found-seats">
          {found.names.map((person, seat) => (
            <li key={`${seat + 1}`}>
              {found.bots[seat] ? (
                <>
                  <Icon name="bot" />
                  {say(`bot-${found.bots[seat]}`)}
                </>
              ) : person ? (
                <>
                  <Icon name="person" />
                  <bdi>{person}</bdi>
                </>
              ) : (
                <span class="about nobody">{say("join-nobody")}</span>
              )}
            </li>
          ))}
        </ol>
        <p>{say("join-free", { free: found.free })}</p>
      </section>
      {!known && <NameInput value={name} onChange={setName} about={say("name-hint")} />}
      {trouble && (
        <p class="form-trouble" role="alert">
          {trouble}
        </p>
      )}
      <Button kind="main" class="tall" type="submit" off={doing.busy}>
        {doing.busy ? say("loading") : say("join-go")}
      </Button>
      <Button onClick={onOther}>{say("join-other")}</Button>
    </form>
  );
}
