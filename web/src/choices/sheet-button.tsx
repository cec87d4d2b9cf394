import { useState } from "preact/hooks";
import { Button, Dialog } from "../ui/base";
import type { AtAnyTable } from "./parts";
import { Sheet } from "./sheet";

/** Opens the score sheet over the table. */
export function SheetButton({ known, speaker }: AtAnyTable) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{speaker.say("score-sheet")}</Button>
      {open && (
        <Dialog title={speaker.say("score-sheet")} onClose={() => setOpen(false)}>
          <Sheet known={known} speaker={speaker} />
        </Dialog>
      )}
    </>
  );
}
