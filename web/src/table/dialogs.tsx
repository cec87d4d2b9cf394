/** The dialogs of the table, but for those that a game has of its own. One is open at a time. */

import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { Sheet } from "../choices/sheet";
import { Talk } from "../choices/talk";
import { catalogue, type Game } from "../core/api";
import type { Following } from "../core/following";
import type { AnyKnown } from "../core/known";
import type { Speaker } from "../core/texts";
import { RulesView } from "../start/rules-view";
import { SettingsGroups } from "../start/settings";
import { Button, Dialog, Loading } from "../ui/base";
import { leaveTable } from "./leave";
import { Menu } from "./menu";
import type { Shows, TableState } from "./state";
import "./dialogs.css";

interface DialogsProps {
  following: Following;
  known: AnyKnown;
  speaker: Speaker;
  state: TableState;
  /** The dialogs of the game. */
  own: Partial<Record<Shows, () => ComponentChildren>>;
}

/** A question with its consequence, and two answers. */
export function Sure(props: {
  title: string;
  words: string;
  yes: string;
  speaker: Speaker;
  onYes: () => void;
  onNo: () => void;
}) {
  return (
    <Dialog title={props.title} onClose={props.onNo}>
      <p>{props.words}</p>
      <div class="sure">
        <Button onClick={props.onNo}>{props.speaker.say("stay")}</Button>
        <Button kind="danger" onClick={props.onYes}>
          {props.yes}
        </Button>
      </div>
    </Dialog>
  );
}

function RulesHere({ known, speaker }: { known: AnyKnown; speaker: Speaker }) {
  const [game, setGame] = useState<Game | null>(null);
  useEffect(() => {
    catalogue(speaker.language).then(
      (found) => setGame(found.games.find((one) => one.id === known.game) ?? null),
      () => {},
    );
  }, []);
  return game ? <RulesView rules={known.rules} preset={known.preset} game={game} speaker={speaker} /> : <Loading />;
}

export function Dialogs({ following, known, speaker, state, own }: DialogsProps) {
  const { say } = speaker;
  const shows = state.shows.value;
  const asks = { speaker, onNo: state.close };
  const { stage } = known.seating;
  const over = stage === "over";
  // what is asked about a deal or a match is no question any more when that is over
  const late = shows === "claim" || shows === "hint" ? stage !== "deal" : shows === "end" && over;
  useEffect(() => {
    if (late) state.close();
  }, [late]);
  if (late) return null;
  switch (shows) {
    case null:
      return null;
    case "menu":
      return <Menu following={following} known={known} speaker={speaker} state={state} />;
    case "score":
      return (
        <Dialog title={say("score-sheet")} onClose={state.close} class="wide">
          <Sheet known={known} speaker={speaker} />
        </Dialog>
      );
    case "rules":
      return (
        <Dialog title={say("rules-here")} onClose={state.close} class="wide">
          <RulesHere known={known} speaker={speaker} />
        </Dialog>
      );
    case "settings":
      return (
        <Dialog title={say("settings-here")} onClose={state.close} class="wide">
          <SettingsGroups />
        </Dialog>
      );
    case "talk":
      return (
        <Dialog title={say("talk-here")} onClose={state.close}>
          <Talk following={following} known={known} speaker={speaker} />
        </Dialog>
      );
    case "watchers": {
      const watching = known.company.watching ?? [];
      return (
        <Dialog title={say("watchers")} onClose={state.close}>
          {watching.length ? (
            <ul>
              {watching.map((name) => (
                <li key={name}>
                  <bdi>{name}</bdi>
                </li>
              ))}
            </ul>
          ) : (
            <p>{say("watchers-none")}</p>
          )}
        </Dialog>
      );
    }
    case "end":
      return (
        <Sure
          {...asks}
          title={say("ask-end")}
          words={say("end-words")}
          yes={say("end-yes")}
          onYes={() => {
            state.close();
            void following.endMatch();
          }}
        />
      );
    case "leave":
      return (
        <Sure
          {...asks}
          title={say("leave")}
          words={say(known.seat === null ? "leave-words-watching" : over ? "leave-words-over" : "leave-words")}
          yes={say("leave-yes")}
          onYes={() => {
            state.close();
            void leaveTable(following);
          }}
        />
      );
    default:
      return own[shows]?.() ?? null;
  }
}
