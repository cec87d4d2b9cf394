/** A question that somebody else is asked, as the others see it. What is hidden is drawn alike, whatever it is (S3). */

import { useRef } from "preact/hooks";
import type { Speaker } from "../core/texts";
import type { Card, View } from "../core/wire";
import { Words } from "../ui/base";
import { CardFace } from "../ui/card";
import { type AtTable, Backs, Debts, Faces, Steps } from "./parts";
import { exchangeOf } from "./words";

/** What is going on, as a sentence. */
export function doingOf(speaker: Speaker, view: View): string {
  const { say } = speaker;
  const pull = exchangeOf(view);
  const by = typeof view.actor === "number" ? view.actor : null;
  const two = pull ? { creditor: pull.creditor, debtor: pull.debtor } : null;
  switch (view.phase) {
    case "cut":
      return say("watch-cut", { by });
    case "trump":
      return say("choosing", { by });
    case "tie":
      return say("watch-tie", { by });
    case "turn":
      return say("watch-turn");
    case "elect":
    case "draw":
    case "give":
      return two ? say(`watch-${view.phase}`, two) : "";
    case "fan":
      return two ? say(by === null ? "watch-fan-shuffled" : "watch-fan", two) : "";
    default:
      return say("watch-shuffle");
  }
}

/** My cards as they lie while somebody draws one of them; then the one that was drawn is marked. */
function OwnFan({ order, drawn, speaker }: { order: readonly Card[]; drawn: Card | undefined; speaker: Speaker }) {
  const { say } = speaker;
  return (
    <ol class="faces strip own-fan" aria-label={say("exchange-hidden")}>
      {order.map((card, place) => (
        <li key={card} class={card === drawn ? "was-drawn" : ""}>
          <CardFace card={card} />
          {card === drawn && (
            <span class="drawn-tag" aria-hidden="true">
              {say("watch-drawn-tag")}
            </span>
          )}
          <span class="hidden">
            {say(card === drawn ? "watch-drawn" : "watch-place", { n: place + 1, card: speaker.cardName(card) })}
          </span>
        </li>
      ))}
    </ol>
  );
}

function Exchange({ known, speaker }: Pick<AtTable, "known" | "speaker">) {
  const { say } = speaker;
  const fan = useRef<readonly Card[]>([]);
  const { view } = known;
  const pull = view && exchangeOf(view);
  if (!view || !pull) return null;
  if (view.fan) fan.current = view.fan;
  const { creditor, debtor } = pull;
  if (known.seat === debtor && (view.phase === "draw" || view.phase === "give")) {
    const drawn = view.phase === "give" ? view.drawn : undefined;
    const order = view.fan ?? (drawn && fan.current.includes(drawn) ? fan.current : []);
    return (
      <>
        {order.length > 0 && <OwnFan order={order} drawn={drawn} speaker={speaker} />}
        <p class="question-note">
          <Words
            text={drawn ? say("watch-taken", { creditor, card: { cards: [drawn] } }) : say("watch-own", { creditor })}
          />
        </p>
      </>
    );
  }
  const n = view.counts?.[debtor] ?? 0;
  return (
    <>
      <Backs n={n} label={say("watch-backs", { n })} />
      {view.phase === "give" && view.drawn && known.seat !== creditor && (
        <Faces cards={[view.drawn]} speaker={speaker} label={say("watch-drawn-tag")} size="small" />
      )}
    </>
  );
}

export function Watching({ known, speaker }: AtTable) {
  const { view } = known;
  if (!view) return null;
  const exchange = ["elect", "fan", "draw", "give"].includes(view.phase ?? "") && exchangeOf(view) !== null;
  const turned = view.phase === "tie" || view.phase === "turn" ? (view.public ?? []).map((one) => one.card) : [];
  return (
    <section class="watching" aria-label={doingOf(speaker, view)}>
      <Steps view={view} speaker={speaker} />
      {turned.length > 0 && <Faces cards={turned} speaker={speaker} label={speaker.say("tie-turned")} size="small" />}
      {exchange && (
        <>
          <Exchange known={known} speaker={speaker} />
          <Debts view={view} speaker={speaker} />
        </>
      )}
    </section>
  );
}
