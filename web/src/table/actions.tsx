/** The three buttons below the hand. */

import { isFree } from "../choices/parts";
import type { Following } from "../core/following";
import type { Known } from "../core/known";
import type { Moment } from "../core/present";
import type { Speaker } from "../core/texts";
import type { Card } from "../core/wire";
import { Button } from "../ui/base";
import { allowedOf } from "./barred";
import { tricksOf } from "./narrate";
import type { TableState } from "./state";

interface ActionsProps {
  following: Following;
  known: Known;
  moment: Moment | null;
  speaker: Speaker;
  state: TableState;
  onPlay: (card: Card) => void;
}

export function Actions({ following, known, moment, speaker, state, onPlay }: ActionsProps) {
  const selected = state.selected.value;
  const allowed = allowedOf(known);
  const may = selected !== null && (allowed?.has(selected) ?? false);
  const hints = known.seating.settings.hints && known.seat !== null;
  const held = moment !== null;
  return (
    <div class={`actions${hints ? "" : " two"}`}>
      <Button onClick={() => state.open("last")} off={!tricksOf(known).length}>
        {speaker.say("last-trick")}
      </Button>
      {held ? (
        <Button kind="main" class="act" onClick={following.presenter.tap}>
          {speaker.say("tap-on")}
        </Button>
      ) : (
        <Button
          kind={may ? "main" : "plain"}
          class="act"
          off={!may || !isFree(following)}
          onClick={() => may && onPlay(selected)}
        >
          {may
            ? speaker.say("play-card", { card: speaker.cardName(selected) })
            : speaker.say(allowed ? "choose-card" : "one-moment")}
        </Button>
      )}
      {hints && (
        <Button off={!allowed || held} onClick={() => state.open("hint")}>
          {speaker.say("hint")}
        </Button>
      )}
    </div>
  );
}
