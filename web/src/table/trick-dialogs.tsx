/** The dialogs that a game of tricks has of its own. */

import type { Following } from "../core/following";
import type { Known } from "../core/known";
import type { Speaker } from "../core/texts";
import { Dialog } from "../ui/base";
import { Dialogs, Sure } from "./dialogs";
import { HelpDialog, KeysDialog, keyRows } from "./help";
import { HintDialog } from "./hints";
import type { TableState } from "./state";
import { Tricks } from "./trick";

interface TrickDialogsProps {
  following: Following;
  known: Known;
  speaker: Speaker;
  state: TableState;
}

export function TrickDialogs({ following, known, speaker, state }: TrickDialogsProps) {
  const { say } = speaker;
  const tricks = (last: boolean) => (
    <Dialog title={say(last ? "last-trick" : "all-tricks")} onClose={state.close}>
      <Tricks known={known} speaker={speaker} last={last} />
    </Dialog>
  );
  return (
    <Dialogs
      {...{ following, known, speaker, state }}
      own={{
        help: () => <HelpDialog known={known} speaker={speaker} onClose={state.close} />,
        keys: () => <KeysDialog rows={keyRows(speaker)} speaker={speaker} onClose={state.close} />,
        last: () => tricks(true),
        tricks: () => tricks(false),
        hint: () => (
          <HintDialog
            {...{ following, known, speaker }}
            onClose={state.close}
            onCard={(card) => {
              state.selected.value = card;
              state.close();
            }}
          />
        ),
        claim: () => (
          <Sure
            title={say("claim")}
            words={say("claim-words")}
            yes={say("claim-yes")}
            speaker={speaker}
            onNo={state.close}
            onYes={() => {
              state.close();
              void following.claim();
            }}
          />
        ),
      }}
    />
  );
}
