import { useId, useState } from "preact/hooks";
import { announce } from "../core/announce";
import { cardsOf } from "../core/cards";
import { held } from "../table/hand";
import { Button, Icon } from "../ui/base";
import { HintButton } from "./hint";
import { type AtTable, Debts, Faces, isFree, Question } from "./parts";
import { betweenTwo, exchangeOf } from "./words";

type Answer = "offer" | "concede";
const ANSWERS: readonly Answer[] = ["offer", "concede"];

export function ElectQuestion({ following, known, speaker }: AtTable) {
  const { say } = speaker;
  const name = useId();
  const [answer, setAnswer] = useState<Answer | null>(null);
  const { view } = known;
  const pull = view && exchangeOf(view);
  if (!view || !pull) return null;
  const { creditor } = pull;
  const free = isFree(following);
  const decide = () => {
    if (!answer) announce(say("choose-first"));
    else if (free) void following.act({ type: answer });
  };
  return (
    <Question
      {...{ following, known, speaker }}
      class="elect"
      title={say("elect-title")}
      words={say("elect-words", { creditor, ...betweenTwo(view, pull) })}
      onSubmit={decide}
      actions={
        <>
          <HintButton {...{ following, known, speaker }} />
          <Button kind="main" type="submit" off={!answer || !free}>
            {answer ? say(`elect-${answer}`) : say("choose-first")}
          </Button>
        </>
      }
    >
      <Debts view={view} speaker={speaker} />
      <Faces cards={held(cardsOf(view.hand), view.trump)} speaker={speaker} label={say("draw-own")} size="strip" />
      <div role="radiogroup" aria-label={say("elect-which", { creditor })} class="trump-answers">
        {ANSWERS.map((one) => (
          <label key={one} class="way">
            <input type="radio" name={name} checked={answer === one} onChange={() => setAnswer(one)} />
            <span class="way-mark">{answer === one && <Icon name="check" />}</span>
            <span class="way-words">
              <b>{say(`elect-${one}`)}</b>
              <span>{say(`elect-${one}-about`, { creditor })}</span>
            </span>
          </label>
        ))}
      </div>
    </Question>
  );
}
