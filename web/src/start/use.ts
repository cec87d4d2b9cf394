/** What the screens of the start have in common: something that is asked of the server. */

import { useCallback, useEffect, useState } from "preact/hooks";
import { reason } from "./opening";

/** What was asked for: not there yet, there, or why not. */
export interface Asked<T> {
  value: T | null;
  trouble: string;
  again: () => void;
}

export function useAsked<T>(ask: () => Promise<T>, by: readonly unknown[] = []): Asked<T> {
  const [value, setValue] = useState<T | null>(null);
  const [trouble, setTrouble] = useState("");
  const [round, setRound] = useState(0);
  useEffect(() => {
    let wanted = true;
    setTrouble("");
    ask().then(
      (found) => wanted && setValue(found),
      (error: unknown) => wanted && setTrouble(reason(error)),
    );
    return () => {
      wanted = false;
    };
  }, [round, ...by]);
  return { value, trouble, again: useCallback(() => setRound((n) => n + 1), []) };
}

/** Something that a button does and that takes a moment; a second tap meanwhile does nothing. */
export interface Doing {
  busy: boolean;
  trouble: string;
  run: (act: () => Promise<unknown>) => void;
  clear: () => void;
}

export function useDoing(): Doing {
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState("");
  const run = (act: () => Promise<unknown>) => {
    if (busy) return;
    setBusy(true);
    setTrouble("");
    act()
      .catch((error: unknown) => setTrouble(reason(error)))
      .finally(() => setBusy(false));
  };
  return { busy, trouble, run, clear: () => setTrouble("") };
}
