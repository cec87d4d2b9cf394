/** Places in rows that are gone through with the arrow keys: one stop of the Tab key for all of them. */

import { useRef, useState } from "preact/hooks";

/** Where an arrow, Home or End leads; null for any other key. */
export function placeAfter(key: string, at: number, n: number, columns: number, rtl: boolean): number | null {
  const on = rtl ? -1 : 1;
  const to = (place: number) => (place >= 0 && place < n ? place : at);
  switch (key) {
    case "ArrowRight":
      return to(at + on);
    case "ArrowLeft":
      return to(at - on);
    case "ArrowDown":
      return to(at + columns);
    case "ArrowUp":
      return to(at - columns);
    case "Home":
      return 0;
    case "End":
      return n - 1;
    default:
      return null;
  }
}

/** The place that holds the tab stop, and how to go to another. */
export function usePlaces<T extends HTMLElement>() {
  const group = useRef<T>(null);
  const [at, setAt] = useState(0);
  const goTo = (place: number) => {
    setAt(place);
    group.current?.querySelectorAll<HTMLButtonElement>("button")[place]?.focus();
  };
  /** How many stand in a row now: that changes with the window. */
  const columns = () => {
    const all = [...(group.current?.querySelectorAll<HTMLElement>("button") ?? [])];
    const top = all[0]?.getBoundingClientRect().top ?? 0;
    return Math.max(1, all.filter((one) => Math.abs(one.getBoundingClientRect().top - top) < 20).length);
  };
  const after = (key: string, from: number, n: number) =>
    placeAfter(key, from, n, columns(), document.documentElement.dir === "rtl");
  return { group, at, setAt, goTo, after };
}
