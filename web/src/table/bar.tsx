/** The bar over the table: menu, which deal it is, what is trump or in the pool, help. */

import { THREE_TWO_FIVE } from "../core/api";
import type { AnyKnown } from "../core/known";
import type { Speaker } from "../core/texts";
import type { Suit } from "../core/wire";
import { Button, Icon } from "../ui/base";
import { SuitSign } from "../ui/suits";
import type { TableState } from "./state";

export function Bar({ known, speaker, state }: { known: AnyKnown; speaker: Speaker; state: TableState }) {
  const deal = known.view?.deal_no;
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
      {known.game === THREE_TWO_FIVE ? (
        <Trump suit={known.view?.trump} speaker={speaker} />
      ) : (
        known.view && <Pool chips={known.view.pool} speaker={speaker} />
      )}
      <Button class="icon" aria-label={speaker.say("help")} aria-haspopup="dialog" onClick={() => state.open("help")}>
        <Icon name="help" />
      </Button>
    </header>
  );
}

function Trump({ suit, speaker }: { suit: Suit | undefined; speaker: Speaker }) {
  if (!suit) return null;
  return (
    <p class="trump-chip">
      <span class="trump-word">{speaker.say("trump-chip")}</span>
      <SuitSign suit={suit} />
      <span class="trump-suit">{speaker.say(`suit-${suit}`)}</span>
    </p>
  );
}

function Pool({ chips, speaker }: { chips: number; speaker: Speaker }) {
  return <p class="trump-chip pool-chip">{speaker.say("bidding-pool", { n: chips })}</p>;
}
