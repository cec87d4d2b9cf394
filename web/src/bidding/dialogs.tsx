/** The dialogs that a betting game has of its own. */

import type { AtTable } from "../choices/parts";
import type { BiddingKnown } from "../core/known";
import { Dialogs } from "../table/dialogs";
import { KeysDialog } from "../table/help";
import type { TableState } from "../table/state";
import { Dialog } from "../ui/base";
import { Course } from "./course";
import { HelpDialog, keyRows } from "./help";
import { HintDialog } from "./hint";

interface BiddingDialogsProps extends AtTable<BiddingKnown> {
  state: TableState;
  /** A bid of a hint is chosen. */
  onBid: (chips: number) => void;
}

export function BiddingDialogs({ following, known, speaker, state, onBid }: BiddingDialogsProps) {
  const parts = { following, known, speaker };
  return (
    <Dialogs
      {...parts}
      state={state}
      own={{
        help: () => <HelpDialog known={known} speaker={speaker} onClose={state.close} />,
        keys: () => <KeysDialog rows={keyRows(speaker)} speaker={speaker} onClose={state.close} />,
        last: () => (
          <Dialog title={speaker.say("bidding-calls")} onClose={state.close}>
            <Course known={known} speaker={speaker} />
          </Dialog>
        ),
        hint: () => (
          <HintDialog
            {...parts}
            onClose={state.close}
            onBid={(chips) => {
              state.close();
              onBid(chips);
            }}
          />
        ),
      }}
    />
  );
}
