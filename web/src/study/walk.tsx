/** How one goes through the steps of a deal: by keys, by buttons, and along a line. */

import type { RefObject } from "preact";
import { useEffect, useId, useRef, useState } from "preact/hooks";
import { announce } from "../core/announce";
import type { Speaker } from "../core/texts";
import { Button, Icon, type IconName } from "../ui/base";

/** Several steps at once, forward or back. */
type Jump = (at: number, way: 1 | -1) => number;

interface Way {
  start: number;
  last: number;
  /** What a voice says of a step. */
  told: (at: number) => string;
  jump?: Jump;
}

export interface Walk {
  at: number;
  last: number;
  to: (next: number) => void;
  stage: RefObject<HTMLDivElement | null>;
}

/** Keys that belong to a field are not ours. */
const typing = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest("input, select, textarea, dialog, [role=tab], .study-wide") !== null;

/** Brings the table into sight where it is not: whoever chose a card far below wants to see it. */
function show(stage: HTMLElement | null): void {
  const top = stage?.getBoundingClientRect().top ?? 0;
  if (top < 0 || top > innerHeight / 3) stage?.scrollIntoView({ block: "start" });
}

export function useWalk({ start, last, told, jump }: Way): Walk {
  const [at, setAt] = useState(start);
  const stage = useRef<HTMLDivElement>(null);
  // keys may come faster than the page is drawn
  const now = useRef(at);
  const to = (next: number) => {
    const place = Math.max(0, Math.min(last, next));
    if (place === now.current) return;
    now.current = place;
    setAt(place);
    show(stage.current);
    announce(told(place));
  };
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || typing(event.target)) return;
      const rtl = document.documentElement.dir === "rtl";
      const places: Readonly<Record<string, number>> = {
        ArrowRight: now.current + (rtl ? -1 : 1),
        ArrowLeft: now.current + (rtl ? 1 : -1),
        ...(jump && { ArrowDown: jump(now.current, 1), ArrowUp: jump(now.current, -1) }),
        Home: 0,
        End: last,
      };
      const next = places[event.key];
      if (next === undefined) return;
      event.preventDefault();
      to(next);
    };
    addEventListener("keydown", pressed);
    return () => removeEventListener("keydown", pressed);
  });
  return { at, last, to, stage };
}

interface ControlsProps {
  walk: Walk;
  speaker: Speaker;
  /** To the trick before and the next. */
  jump?: Jump;
}

export function Controls({ walk, speaker, jump }: ControlsProps) {
  const { say } = speaker;
  const { at, last, to } = walk;
  const range = useId();
  const step = (label: string, icon: IconName, next: number, double = false) => (
    <Button class="icon" aria-label={say(label)} off={next === at || next < 0 || next > last} onClick={() => to(next)}>
      <Icon name={icon} />
      {double && <Icon name={icon} />}
    </Button>
  );
  return (
    <fieldset class="replay-controls no-print" aria-label={say("replay-moves")}>
      <div class="replay-slide">
        <label class="hidden" for={range}>
          {say("replay-step-label")}
        </label>
        <input
          id={range}
          type="range"
          min={0}
          max={last}
          value={at}
          aria-valuetext={say("replay-step", { n: at + 1, of: last + 1 })}
          onInput={(event) => to(Number(event.currentTarget.value))}
        />
        <span aria-hidden="true">{say("replay-step", { n: at + 1, of: last + 1 })}</span>
      </div>
      <div class={`replay-buttons${jump ? "" : " replay-buttons-few"}`}>
        {step("replay-first", "first", 0)}
        {jump && step("replay-trick-back", "back", jump(at, -1), true)}
        {step("replay-back", "back", at - 1)}
        {step("replay-on", "next", at + 1)}
        {jump && step("replay-trick-on", "next", jump(at, 1), true)}
        {step("replay-last", "last", last)}
      </div>
    </fieldset>
  );
}
