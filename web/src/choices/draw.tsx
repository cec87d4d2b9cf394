import { useState } from "preact/hooks";
import { cardsOf } from "../core/cards";
import { settings } from "../core/settings";
import { held } from "../table/hand";
import { Button, Icon } from "../ui/base";
import { CardBack } from "../ui/card";
import { type AtTable, Debts, Faces, isFree, Question } from "./parts";
import { usePlaces } from "./places";
import { exchangeOf, movesOf } from "./words";

export function DrawQuestion({ following, known, speaker }: AtTable) {
  const { say } = speaker;
  const [chosen, setChosen] = useState<number | null>(null);
  const { group, at, setAt, goTo, after } = usePlaces<HTMLDivElement>();
  const { view } = known;
  const pull = view && exchangeOf(view);
  if (!view || !pull) return null;
  const { debtor } = pull;
  const places = movesOf(known, "draw").map((move) => move.position);
  const free = isFree(following);
  const draw = (position: number) => {
    if (free) void following.act({ type: "draw", position });
  };
  return (
    <Question
      {...{ following, known, speaker }}
      class="draw"
      title={say("draw-title", { debtor })}
      words={say("draw-words")}
      actions={
        <Button kind="main" off={chosen === null || !free} onClick={() => chosen !== null && draw(chosen)}>
          {chosen === null ? say("choose-card") : say("draw-do", { n: chosen + 1 })}
        </Button>
      }
    >
      <Debts view={view} speaker={speaker} />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields, these are buttons */}
      <div class="backs" role="group" ref={group} aria-label={say("draw-cards", { debtor, n: places.length })}>
        {places.map((position, place) => (
          <button
            key={position}
            type="button"
            class={`back-card${chosen === position ? " picked" : ""}`}
            tabIndex={place === at ? 0 : -1}
            aria-label={say(chosen === position ? "draw-card-chosen" : "draw-card", {
              n: position + 1,
              of: places.length,
            })}
            aria-pressed={chosen === position}
            onFocus={() => setAt(place)}
            onClick={() => {
              if (chosen === position || !settings.value.confirm) draw(position);
              else setChosen(position);
            }}
            onKeyDown={(event) => {
              const to = after(event.key, place, places.length);
              if (to === null) return;
              event.preventDefault();
              goTo(to);
            }}
          >
            <CardBack />
            <span class="place-number" aria-hidden="true">
              {position + 1}
            </span>
            {chosen === position && (
              <span class="card-mark" aria-hidden="true">
                <Icon name="check" />
              </span>
            )}
          </button>
        ))}
      </div>
      <Faces cards={held(cardsOf(view.hand), view.trump)} speaker={speaker} label={say("draw-own")} size="strip" />
    </Question>
  );
}
