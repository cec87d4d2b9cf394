/** On a wide screen, beside the table: the score, the tricks, the talk. */

import { useRef, useState } from "preact/hooks";
import { ScoreSheet } from "../choices/score";
import { Talk } from "../choices/talk";
import type { Following } from "../core/following";
import type { Known } from "../core/known";
import type { Speaker } from "../core/texts";
import { Tricks } from "./trick";
import "./side.css";

const TABS = ["score", "tricks", "talk"] as const;

export function Side({ following, known, speaker }: { following: Following; known: Known; speaker: Speaker }) {
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
            {speaker.say(`tab-${name}`)}
          </button>
        ))}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what a tab shows can be scrolled by keys */}
      <div id="tab-panel" class="tab-panel" role="tabpanel" aria-labelledby={`tab-${tab}`} tabIndex={0}>
        {tab === "score" && <ScoreSheet known={known} speaker={speaker} />}
        {tab === "tricks" && <Tricks known={known} speaker={speaker} />}
        {tab === "talk" && <Talk following={following} known={known} speaker={speaker} />}
      </div>
    </aside>
  );
}

/** Whether there is room for a column beside the table. */
export const WIDE = "(min-width: 1024px) and (min-height: 560px)";
