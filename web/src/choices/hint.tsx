import { useState } from "preact/hooks";
import { HintDialog } from "../table/hints";
import { Button } from "../ui/base";
import { type AtTable, isFree } from "./parts";

/** What each answer is worth, where the table has hints. */
export function HintButton({ following, known, speaker }: AtTable) {
  const [open, setOpen] = useState(false);
  if (!known.seating.settings.hints) return null;
  return (
    <>
      <Button off={!isFree(following)} onClick={() => setOpen(true)}>
        {speaker.say("hint")}
      </Button>
      {open && <HintDialog {...{ following, known, speaker }} onClose={() => setOpen(false)} />}
    </>
  );
}
