/** What others say, told as it comes, on whatever picture of the table. */

import { useEffect, useRef } from "preact/hooks";
import { isMuted, saidText } from "../choices/talk";
import { announce } from "../core/announce";
import type { Following } from "../core/following";

export function useHeard(following: Following): void {
  const said = following.said.value;
  const told = useRef(said.at(-1));
  useEffect(() => {
    const speaker = following.speaker.value;
    const fresh = said.slice(told.current ? said.indexOf(told.current) + 1 : 0);
    told.current = said.at(-1);
    for (const one of fresh) {
      const mine = one.seat !== undefined && one.seat === speaker.me;
      if (!mine && !isMuted(one)) announce(`${one.name}: ${saidText(speaker, one)}`);
    }
  }, [said]);
}
