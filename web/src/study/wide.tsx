import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Speaker } from "../core/texts";
import { Words } from "../ui/base";

/** What stands in a column of its own where there is room (class `roomy`), and below something else on a narrow screen. */
export function Aside({ head, text }: { head: string; text: string }) {
  if (!text) return null;
  return (
    <span class="study-aside">
      {head}: <Words text={text} />
    </span>
  );
}

/** A table that may be wider than the screen: it moves inside itself, by touch and by keys, never the page. */
export function Wide({ name, speaker, children }: { name: string; speaker: Speaker; children: ComponentChildren }) {
  const ref = useRef<HTMLDivElement>(null);
  const [wide, setWide] = useState(false);
  useLayoutEffect(() => {
    const box = ref.current;
    if (!box) return;
    const look = () => setWide(box.scrollWidth > box.clientWidth + 1);
    const watch = new ResizeObserver(look);
    watch.observe(box);
    if (box.firstElementChild) watch.observe(box.firstElementChild);
    return () => watch.disconnect();
  }, []);
  // what cannot be moved needs no stop of the Tab key
  const stop = wide
    ? { tabIndex: 0, role: "region" as const, "aria-label": speaker.say("study-scroll", { name }) }
    : {};
  return (
    <div class="study-wide" ref={ref} {...stop}>
      {children}
    </div>
  );
}
