/** Everything at the table that is no card. */

import type { ComponentChildren } from "preact";
import { isFree } from "../choices/parts";
import { THREE_TWO_FIVE } from "../core/api";
import type { Following } from "../core/following";
import type { AnyKnown } from "../core/known";
import type { Speaker } from "../core/texts";
import { Button, Dialog } from "../ui/base";
import type { Shows, TableState } from "./state";

interface MenuProps {
  following: Following;
  known: AnyKnown;
  speaker: Speaker;
  state: TableState;
}

function Group({ title, children }: { title: string; children: ComponentChildren }) {
  return (
    <section class="menu-group">
      <h3>{title}</h3>
      <div class="menu-items">{children}</div>
    </section>
  );
}

export function Menu({ following, known, speaker, state }: MenuProps) {
  const { say } = speaker;
  const open = (what: Shows, text: string) => (
    <Button aria-haspopup="dialog" onClick={() => state.open(what)}>
      {text}
    </Button>
  );
  const tricks = known.game === THREE_TWO_FIVE;
  const seated = known.seat !== null;
  const playing = known.seating.stage === "deal";
  const takeBack = () => {
    state.close();
    void following.takeBack();
  };
  return (
    <Dialog title={say("menu")} onClose={state.close} class="menu">
      <Group title={say("menu-look")}>
        {open("score", say("score-sheet"))}
        {tricks ? (
          <>
            {open("last", say("last-trick"))}
            {open("tricks", say("all-tricks"))}
          </>
        ) : (
          open("last", say("bidding-calls"))
        )}
        {open("rules", say("rules-here"))}
        <a class="button plain" href="/words" target="_blank" rel="noopener">
          {say("words-here")}
        </a>
        {open("watchers", say("watchers"))}
        {open("settings", say("settings-here"))}
        {open("talk", say("talk-here"))}
      </Group>
      {seated && playing && (
        <Group title={say("menu-game")}>
          <Button off={!isFree(following)} onClick={takeBack}>
            {say(tricks ? "take-back" : "bidding-take-back")}
          </Button>
          {tricks && known.view?.phase === "play" && (
            <Button
              aria-haspopup="dialog"
              off={!known.choices || !isFree(following)}
              onClick={() => state.open("claim")}
            >
              {say("claim")}
            </Button>
          )}
        </Group>
      )}
      <Group title={say("menu-leave")}>
        {seated && known.seating.stage !== "lobby" && known.seating.stage !== "over" && open("end", say("ask-end"))}
        <Button kind="danger" aria-haspopup="dialog" onClick={() => state.open("leave")}>
          {say("leave")}
        </Button>
      </Group>
    </Dialog>
  );
}
