/** Parts that others mount bring their own texts. */

import { useEffect, useState } from "preact/hooks";
import { type Area, areas } from "../core/texts";

/** The round after which nothing more is hoped for. */
const MISSING = -1;
const there = new Set<Area>();

/** Whether the texts of these areas can be said; asks for them. */
export function useAreas(...names: readonly Area[]): boolean {
  const [round, setRound] = useState(0);
  const ready = names.every((name) => there.has(name));
  useEffect(() => {
    if (ready) return;
    let wanted = true;
    areas(...names).then(
      () => {
        for (const name of names) there.add(name);
        if (wanted) setRound((n) => n + 1);
      },
      () => wanted && setRound(MISSING),
    );
    return () => {
      wanted = false;
    };
  }, [ready]);
  if (round === MISSING && !ready) throw new Error(`no texts: ${names.join(", ")}`); // whoever stands around says so
  return ready;
}
