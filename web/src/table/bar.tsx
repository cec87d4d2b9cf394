/** The bar over the table: menu, which deal it is, what is trump, help. */

import type { Known } from "../core/known";
import type { Speaker } from "../core/texts";
import { Button, Icon } from "../ui/base";
import { SuitSign } from "../ui/suits";
import type { TableState } from "./state";

export function Bar({ known, speaker, state }: { known: Known; speaker: Speaker; state: TableState }) {
  const { deal_no: deal, trump } = known.view ?? {};
  // when a deal is over, the view is already at the next
  const over = known.seating.stage !== "deal" && known.sheet.length > 0;
  const shownDeal = over ? known.sheet.length : (deal ?? 0);
  return (
    <header class="table-bar">
      <Button class="icon" aria-label={speaker.say("menu")} aria-haspopup="dialog" onClick={() => state.open("menu")}>
        <Icon name="menu" />
      </Button>
      <h1 class="table-deal">
        {shownDeal
          ? speaker.say("deal-of", { deal: shownDeal, deals: Number(known.rules.deals) })
          : speaker.say(known.seating.stage === "deal" && !known.view ? "deal-unseen" : "deal-none")}
      </h1>
      {trump && (
        <p class="trump-chip">
          <span class="trump-word">{speaker.say("trump-chip")}</span>
          <SuitSign suit={trump} />
          <span class="trump-suit">{speaker.say(`suit-${trump}`)}</span>
        </p>
      )}
      <Button class="icon" aria-label={speaker.say("help")} aria-haspopup="dialog" onClick={() => state.open("help")}>
        <Icon name="help" />
      </Button>
    </header>
  );
}
