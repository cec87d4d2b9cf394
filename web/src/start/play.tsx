/** The two ways to play a game, and the match that one may go on with. */

import type { ComponentChildren } from "preact";
import { isHere, matches, type NewTable, session } from "../core/api";
import { go } from "../core/route";
import { speaker } from "../core/texts";
import { useSay } from "../ui/base";
import { BigButton } from "./big-button";
import { addressFor, gameName } from "./games";
import { openWithBots } from "./opening";
import { useAsked, useDoing } from "./use";

interface Unfinished {
  table: string;
  game: string;
  people: readonly string[];
  bots: number;
}

/** The newest match of mine that is not over, and whom I play it with. Nobody without a session has any. */
async function unfinished(among: (game: string) => boolean): Promise<Unfinished | null> {
  const me = await session();
  const found = me && (await matches()).matches.find((one) => one.on && among(one.game));
  if (!found) return null;
  const people = found.names.filter((name, seat) => name !== null && found.bots[seat] === null && name !== me.name);
  const bots = found.bots.filter((bot) => bot !== null).length;
  return { table: found.table, game: found.game, people: people as string[], bots };
}

interface PlayProps {
  /** Its address is asked for with `game`, but for 3-2-5, whose start is the page's. */
  game: string;
  /** A match of which games may be gone on with; else of this one alone. */
  among?: (game: string) => boolean;
  /** What the table with bots is to be. */
  wanted?: () => Promise<NewTable>;
  onFriends?: () => void;
  /** Stands below the button for bots. */
  children?: ComponentChildren;
}

export function Play({ game, among = (one) => one === game, wanted, onFriends, children }: PlayProps) {
  const say = useSay();
  const doing = useDoing();
  const running = useAsked(() => unfinished((one) => isHere(one) && among(one)), [game]).value;
  return (
    <div class="start-play">
      {running && (
        <BigButton
          main
          icon="next"
          title={say("start-go-on")}
          about={say("start-go-on-about", {
            game: gameName(running.game),
            who: speaker.value.list([
              ...running.people,
              ...(running.bots ? [say("start-bot-count", { bots: running.bots })] : []),
            ]),
          })}
          onClick={() => go(`/t/${running.table}`)}
        />
      )}
      <BigButton
        main={!running}
        icon="bot"
        title={say("start-bots")}
        about={doing.busy ? say("start-opening") : say("start-bots-about")}
        busy={doing.busy}
        onClick={() => doing.run(async () => go(await openWithBots(wanted ? await wanted() : {})))}
      />
      <BigButton
        icon="people"
        title={say("start-friends")}
        about={say("start-friends-about")}
        onClick={() => {
          onFriends?.();
          go(addressFor(game, "/?friends"));
        }}
      />
      {doing.trouble && (
        <p class="start-trouble" role="alert">
          {doing.trouble}
        </p>
      )}
      {children}
    </div>
  );
}
