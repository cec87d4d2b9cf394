import { useEffect, useMemo, useState } from "preact/hooks";
import type { ScreenProps } from "../app";
import { announce } from "../core/announce";
import { place, takeFragment } from "../core/route";
import { speaker } from "../core/texts";
import type { Suit } from "../core/wire";
import { Loading, Page, useSay, Words } from "../ui/base";
import { SuitSign } from "../ui/suits";
import { useAreas } from "./areas";
import { found } from "./glossary";
import { entryName, WordList } from "./term";
import "./words.css";

export { Explained, Term } from "./term";

/** Milliseconds of quiet typing after which the number of words found is told. */
const QUIET = 600;

const SIGNS: Readonly<Record<string, Suit>> = { spades: "S", hearts: "H", diamonds: "D", clubs: "C" };

function Sign({ id }: { id: string }) {
  const suit = SIGNS[id];
  return suit ? (
    <span class="word-sign">
      <SuitSign suit={suit} />
    </span>
  ) : null;
}

function Glossary() {
  const say = useSay();
  const [typed, setTyped] = useState("");
  const [wanted, setWanted] = useState("");
  const language = speaker.value.language;
  const entries = useMemo(() => found(typed, (id) => say(`word-${id}`)), [typed, language]);
  const here = place.value;
  useEffect(() => {
    const id = takeFragment();
    if (id) setWanted(id);
  }, [here]);
  useEffect(() => {
    const entry = wanted && document.getElementById(wanted);
    if (!entry) return;
    entry.focus({ preventScroll: true });
    entry.scrollIntoView({ block: "center" });
  }, [wanted]);
  useEffect(() => {
    if (!typed.trim()) return;
    const timer = setTimeout(() => announce(say("words-found", { n: entries.length })), QUIET);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <>
      <p>{say("words-intro")}</p>
      <label class="field words-filter">
        {say("words-filter")}
        <input
          type="search"
          value={typed}
          placeholder={say("words-filter-example")}
          onInput={(event) => setTyped(event.currentTarget.value)}
        />
      </label>
      {entries.length === 0 && <p>{say("words-none")}</p>}
      <ol class="words">
        {entries.map((entry) => (
          <li
            key={entry.id}
            id={entry.id}
            tabIndex={-1}
            class={entry.id === wanted ? "word wanted" : "word"}
            aria-labelledby={`name-${entry.id}`}
          >
            <h2 id={`name-${entry.id}`}>
              {entryName(entry)}
              <Sign id={entry.id} />
            </h2>
            <p>
              <Words text={say(`word-${entry.id}`)} />
            </p>
            <WordList entry={entry} />
          </li>
        ))}
      </ol>
      <p class="about">{say("words-about-proposed")}</p>
    </>
  );
}

/** The words of the game, explained, and what they are in the languages of its players. */
export function WordsScreen(_: ScreenProps) {
  const ready = useAreas("words");
  const say = useSay();
  return ready ? (
    <Page title={say("words-title")}>
      <Glossary />
    </Page>
  ) : (
    <Loading />
  );
}
