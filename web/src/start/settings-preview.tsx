import { useState } from "preact/hooks";
import { type SortOrder, sorted } from "../core/cards";
import { settings } from "../core/settings";
import { speaker } from "../core/texts";
import { Button, useSay } from "../ui/base";
import { CardBack, CardFace } from "../ui/card";
import { SuitSign } from "../ui/suits";

const HAND = ["AS", "9S", "KH", "7H", "QC", "TD"];
const TRICK = ["JH", "8D", "AC"];
const TRUMP = "H";

/** A few cards, as they will look at the table. For the eye alone: it says nothing that the choices do not say. */
export function SettingsPreview() {
  const say = useSay();
  const [round, setRound] = useState(0);
  const order: SortOrder = settings.value.sort;
  return (
    <figure class="preview" aria-label={say("settings-preview")}>
      <div class="preview-felt" aria-hidden="true">
        <p class="preview-trump">
          {speaker.value.say("settings-preview-trump", { suit: { suits: [TRUMP] } })}
          <span class="preview-sign">
            <SuitSign suit={TRUMP} />
          </span>
        </p>
        <div class="preview-trick">
          {TRICK.map((card, i) => (
            <span
              key={i === 1 ? `${card}-${round}` : card}
              class={i === 1 && round ? "preview-card comes" : "preview-card"}
            >
              <CardFace card={card} />
            </span>
          ))}
          <span class="preview-card">
            <CardBack />
          </span>
        </div>
        <div class="preview-hand">
          {sorted(HAND, order, TRUMP).map((card) => (
            <span key={card} class="preview-card">
              <CardFace card={card} />
            </span>
          ))}
        </div>
      </div>
      {settings.value.animation > 0 && (
        <Button onClick={() => setRound((n) => n + 1)}>{say("settings-show-movement")}</Button>
      )}
    </figure>
  );
}
