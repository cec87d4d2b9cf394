import { useState } from "preact/hooks";
import { Button, Dialog } from "../ui/base";
import type { AtTable } from "./parts";
import { ScoreSheet } from "./score";

/** Opens the score sheet over the table. */
export function SheetButton({ known, speaker }: AtTable) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{speaker.say("score-sheet")}</Button>
      {open && (
        <Dialog title={speaker.say("score-sheet")} onClose={() => setOpen(false)}>
          <ScoreSheet known={known} speaker={speaker} />
        </Dialog>
      )}
    </>
  );
}
