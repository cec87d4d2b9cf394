import { useState } from "preact/hooks";
import { announce } from "../core/announce";
import { cardsOf } from "../core/cards";
import type { Card } from "../core/wire";
import { allowedOf, barredOf } from "../table/barred";
import { Hand, held } from "../table/hand";
import { Button, Words } from "../ui/base";
import { CardFace } from "../ui/card";
import { HintButton } from "./hint";
import { type AtTable, isFree, Question } from "./parts";
import { exchangeOf } from "./words";

export function GiveQuestion({ following, known, speaker }: AtTable) {
  const { say } = speaker;
  const [selected, setSelected] = useState<Card | null>(null);
  const [reason, setReason] = useState("");
  const { view } = known;
  const pull = view && exchangeOf(view);
  if (!view || !pull) return null;
  const { debtor } = pull;
  const free = isFree(following);
  const keep = Number(known.rules.return_keep ?? 0);
  const give = (card: Card) => {
    if (free) void following.act({ type: "give", card });
  };
  const rule = keep ? say("give-keep", { keep }) : "";
  return (
    <Question
      {...{ following, known, speaker }}
      class="give"
      title={say("give-title", { debtor })}
      {...(view.drawn
        ? { words: `${speaker.closed(say("give-drawn", { card: { cards: [view.drawn] } }))} ${rule}` }
        : {})}
      actions={
        <>
          <HintButton {...{ following, known, speaker }} />
          <Button kind="main" off={!selected || !free} onClick={() => selected && give(selected)}>
            {selected ? say("give-do", { card: speaker.cardName(selected) }) : say("choose-card")}
          </Button>
        </>
      }
    >
      {view.drawn && (
        <div class="drawn-card">
          <CardFace card={view.drawn} />
          <p>{known.rules.pull_visibility === "private" ? say("give-secret", { debtor }) : say("give-open")}</p>
        </div>
      )}
      <p class={`give-reason${reason ? " barred-now" : ""}`}>
        <Words text={reason || say("give-cards")} />
      </p>
      <Hand
        cards={held(cardsOf(view.hand), view.trump)}
        allowed={allowedOf(known)}
        reasons={barredOf(known, speaker)}
        selected={selected}
        onSelect={(card) => {
          setSelected(card);
          setReason("");
        }}
        onChoose={give}
        onBarred={(card, why) => {
          setSelected(null);
          setReason(`${speaker.card(card)}: ${why}`);
          announce(speaker.spoken(`${speaker.card(card)}: ${why}`));
        }}
      />
    </Question>
  );
}
