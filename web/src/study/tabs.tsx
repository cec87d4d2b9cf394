import type { ComponentChildren } from "preact";
import { useId, useRef } from "preact/hooks";

interface Props {
  label: string;
  tabs: readonly { id: string; label: string }[];
  chosen: string;
  onChoose: (id: string) => void;
  children: ComponentChildren;
}

/** Parts of a screen, one shown at a time: one stop of the Tab key, arrows go from one to the next. */
export function Tabs({ label, tabs, chosen, onChoose, children }: Props) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const at = tabs.findIndex((tab) => tab.id === chosen);
  const to = (next: number) => {
    const place = (next + tabs.length) % tabs.length;
    const tab = tabs[place];
    if (!tab) return;
    onChoose(tab.id);
    list.current?.querySelectorAll<HTMLElement>("[role=tab]")[place]?.focus();
  };
  const pressed = (event: KeyboardEvent) => {
    const on = document.documentElement.dir === "rtl" ? -1 : 1;
    const places: Readonly<Record<string, number>> = {
      ArrowRight: at + on,
      ArrowLeft: at - on,
      Home: 0,
      End: tabs.length - 1,
    };
    const next = places[event.key];
    if (next === undefined) return;
    event.preventDefault();
    to(next);
  };
  return (
    <>
      <div class="study-tabs no-print" role="tablist" aria-label={label} ref={list} onKeyDown={pressed}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            aria-selected={tab.id === chosen}
            aria-controls={`${id}-panel`}
            tabIndex={tab.id === chosen ? 0 : -1}
            onClick={() => onChoose(tab.id)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${chosen}`} class="study-panel">
        {children}
      </div>
    </>
  );
}
