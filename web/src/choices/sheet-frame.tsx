import type { ComponentChildren } from "preact";
import { useRef } from "preact/hooks";
import type { AnyKnown } from "../core/known";
import type { Speaker } from "../core/texts";
import { Button, Icon } from "../ui/base";
import "./score.css";

function save(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: "text/csv;charset=utf-8" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}

interface SheetFrameProps {
  known: AnyKnown;
  speaker: Speaker;
  legend: string;
  /** The sheet for a spreadsheet, with these names. */
  csv: (names: readonly string[]) => string;
  children: ComponentChildren;
}

/** A score sheet to be looked at, kept and printed. */
export function SheetFrame({ known, speaker, legend, csv, children }: SheetFrameProps) {
  const { say } = speaker;
  const here = useRef<HTMLElement>(null);
  if (!known.sheet.length) return <p class="score-empty">{say("sheet-empty")}</p>;
  const print = () => {
    here.current?.classList.add("printed");
    document.documentElement.dataset.printing = "score";
    window.print();
    delete document.documentElement.dataset.printing;
    here.current?.classList.remove("printed");
  };
  // in a file for others one is not "You"
  const own = known.seating.places.map((place, seat) => (seat === known.seat && place.name) || speaker.name(seat));
  return (
    <section class="score-sheet" ref={here} aria-label={say("sheet-caption")}>
      <p class="score-legend">{legend}</p>
      {/* biome-ignore lint/a11y: it scrolls where names are long, and keys have to reach it */}
      <div class="score-scroll" role="group" tabIndex={0} aria-label={say("sheet-caption")}>
        {children}
      </div>
      <div class="row no-print">
        <Button onClick={() => save(`${say("sheet-file")}-${known.table}-${known.seating.match}.csv`, csv(own))}>
          <Icon name="load" />
          {say("sheet-csv")}
        </Button>
        <Button onClick={print}>
          <Icon name="print" />
          {say("sheet-print")}
        </Button>
      </div>
    </section>
  );
}
