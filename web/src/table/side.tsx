/** On a wide screen, beside the table: the score, how the deal goes, the talk. */

import type { ComponentChildren } from "preact";
import { useRef, useState } from "preact/hooks";
import { Sheet } from "../choices/sheet";
import { Talk } from "../choices/talk";
import type { Following } from "../core/following";
import type { AnyKnown } from "../core/known";
import type { Speaker } from "../core/texts";
import "./side.css";

const TABS = ["score", "course", "talk"] as const;

interface SideProps {
  following: Following;
  known: AnyKnown;
  speaker: Speaker;
  /** What has happened in this deal, and what that is called. */
  course: ComponentChildren;
  courseName: string;
}

export function Side({ following, known, speaker, course, courseName }: SideProps) {
  const [tab, setTab] = useState<(typeof TABS)[number]>("score");
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const by = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
    if (!by) return;
    event.preventDefault();
    const next = TABS[(TABS.indexOf(tab) + by + TABS.length) % TABS.length] ?? "score";
    setTab(next);
    list.current?.querySelector<HTMLButtonElement>(`#tab-${next}`)?.focus();
  };
  return (
    <aside class="side">
      <div ref={list} class="tabs" role="tablist" onKeyDown={move}>
        {TABS.map((name) => (
          <button
            key={name}
            id={`tab-${name}`}
            type="button"
            role="tab"
            class="tab"
            aria-selected={tab === name}
            aria-controls="tab-panel"
            tabIndex={tab === name ? 0 : -1}
            onClick={() => setTab(name)}
          >
            {name === "course" ? courseName : speaker.say(`tab-${name}`)}
          </button>
        ))}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what a tab shows can be scrolled by keys */}
      <div id="tab-panel" class="tab-panel" role="tabpanel" aria-labelledby={`tab-${tab}`} tabIndex={0}>
        {tab === "score" && <Sheet known={known} speaker={speaker} />}
        {tab === "course" && course}
        {tab === "talk" && <Talk following={following} known={known} speaker={speaker} />}
      </div>
    </aside>
  );
}

/** Whether there is room for a column beside the table. */
export const WIDE = "(min-width: 1024px) and (min-height: 560px)";
