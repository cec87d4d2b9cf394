import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { speaker } from "../core/texts";
import { Dialog, Link, Loading, useSay, Words } from "../ui/base";
import { useAreas } from "./areas";
import { bare, directionOf, type Entry, entryOf, isProposal, WORD_LANGUAGES, type WordLanguage } from "./glossary";
import "./words.css";

/** The entry's name in the language of now. */
export const entryName = (entry: Entry): string =>
  bare(entry.words[speaker.value.language as WordLanguage] ?? entry.words.en);

/** The word in every language. */
export function WordList({ entry }: { entry: Entry }) {
  return (
    <dl class="word-list">
      {Object.entries(WORD_LANGUAGES).map(([language, own]) => {
        const word = entry.words[language as WordLanguage];
        return (
          <div key={language}>
            <dt lang={language}>{own}</dt>
            <dd lang={language} dir={directionOf(language as WordLanguage)}>
              {bare(word)}
              {isProposal(word) && <Proposed />}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

function Proposed() {
  const say = useSay();
  return (
    <span class="word-proposed" lang={speaker.value.language} dir="auto">
      {say("words-proposed")}
    </span>
  );
}

function TermDialog({ entry, onClose }: { entry: Entry; onClose: () => void }) {
  const say = useSay();
  const ready = useAreas("words");
  return (
    <Dialog title={entryName(entry)} onClose={onClose} class="term-dialog">
      {ready ? (
        <>
          <p>
            <Words text={say(`word-${entry.id}`)} />
          </p>
          <WordList entry={entry} />
          <Link to={`/words#${entry.id}`}>{say("words-all")}</Link>
        </>
      ) : (
        <Loading />
      )}
    </Dialog>
  );
}

/**
 * A word that can be tapped to learn what it means. An id that the glossary lacks leaves the word as it is.
 *
 * A link and no button, as it breaks over lines like other words.
 */
export function Term({ id, children }: { id: string; children: ComponentChildren }) {
  const [open, setOpen] = useState(false);
  const entry = entryOf(id);
  if (!entry) return <>{children}</>;
  return (
    <>
      <a
        class="term"
        href={`/words#${id}`}
        aria-haspopup="dialog"
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey || event.button) return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        {children}
      </a>
      {open && <TermDialog entry={entry} onClose={() => setOpen(false)} />}
    </>
  );
}

const TERM = /\[([^\]]+)\]\(([a-z-]+)\)/g;

/** A text of ours in which `[tricks](trick)` can be tapped; cards are drawn. */
export function Explained({ text }: { text: string }) {
  const parts: ComponentChildren[] = [];
  let at = 0;
  for (const match of text.matchAll(TERM)) {
    parts.push(<Words text={text.slice(at, match.index)} />);
    parts.push(<Term id={match[2] as string}>{match[1]}</Term>);
    at = match.index + match[0].length;
  }
  parts.push(<Words text={text.slice(at)} />);
  return <>{parts}</>;
}
