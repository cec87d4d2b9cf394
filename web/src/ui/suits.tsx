import type { Suit } from "../core/wire";

/** Drawn, as fonts lack the signs or make little pictures of them. In a square of 100. */
export const SUIT_PATHS: Readonly<Record<Suit, string>> = {
  S: "M50 6C58 24 92 42 92 64c0 14-11 22-22 22-6 0-11-2-15-7 1 8 4 12 9 15H36c5-3 8-7 9-15-4 5-9 7-15 7C19 86 8 78 8 64 8 42 42 24 50 6z",
  H: "M50 94C42 74 6 56 6 32 6 18 16 8 29 8c10 0 17 6 21 15C54 14 61 8 71 8c13 0 23 10 23 24 0 24-36 42-44 62z",
  D: "M50 4C60 22 72 36 88 50 72 64 60 78 50 96 40 78 28 64 12 50 28 36 40 22 50 4z",
  C: "M50 6c13 0 22 9 22 21 0 7-3 12-8 17 3-2 7-3 11-3 12 0 21 9 21 21s-9 21-21 21c-8 0-15-4-19-11 1 10 4 17 10 22H34c6-5 9-12 10-22-4 7-11 11-19 11C13 83 4 74 4 62s9-21 21-21c4 0 8 1 11 3-5-5-8-10-8-17C28 15 37 6 50 6z",
};

/** The sign of a suit, for the eye alone: what it says is said in words beside it. */
export function SuitSign({ suit }: { suit: Suit }) {
  return (
    <svg class={`suit-sign suit-${suit}`} viewBox="0 0 100 100" aria-hidden="true" focusable="false">
      <path d={SUIT_PATHS[suit]} />
    </svg>
  );
}
