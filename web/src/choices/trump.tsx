import { useId, useState } from "preact/hooks";
import { announce } from "../core/announce";
import { cardsOf, SUITS, suitOf } from "../core/cards";
import type { Speaker } from "../core/texts";
import type { Barred, Suit, TrumpWay } from "../core/wire";
import { reasonOf } from "../table/barred";
import { held } from "../table/hand";
import { Button, Icon, Words } from "../ui/base";
import { SuitSign } from "../ui/suits";
import { HintButton } from "./hint";
import { type AtTable, Faces, isFree, NotHere, Question } from "./parts";
import { movesOf, sentence } from "./words";

type Answer = { suit: Suit } | { way: TrumpWay };

interface SuitsProps {
  suits: readonly Suit[];
  hand: readonly string[];
  chosen: Suit | null;
  name: string;
  speaker: Speaker;
  onChoose: (suit: Suit) => void;
}

function Suits({ suits, hand, chosen, name, speaker, onChoose }: SuitsProps) {
  const { say } = speaker;
  return (
    <div class="suit-tiles">
      {suits.map((suit) => (
        <label key={suit} class="suit-tile">
          <input type="radio" name={name} checked={chosen === suit} onChange={() => onChoose(suit)} />
          <span class="tile-sign">
            <SuitSign suit={suit} />
            {chosen === suit && <Icon name="check" />}
          </span>
          <span class="tile-words">
            <span class="tile-name">{say(`suit-${suit}`)}</span>
            <span class="tile-count">
              {say("trump-count", { n: hand.filter((card) => suitOf(card) === suit).length })}
            </span>
          </span>
        </label>
      ))}
    </div>
  );
}

/** A reason without the name that an option has in files. */
const withoutOption = (text: string): string => text.replace(/\s*\([^()]*\b[a-z]+_[a-z_]+\)/g, "");

/** What this table does not allow, what has one reason together. */
function barredLines(speaker: Speaker, barred: readonly Barred[] | undefined) {
  return (barred ?? []).map((one) => ({
    name: [
      ...(one.suits ?? []).map((suit) => sentence(speaker.say(`suit-${suit}`))),
      ...(one.ways ?? []).map((way) => speaker.say(`way-${way}`)),
    ].join(", "),
    why: withoutOption(reasonOf(speaker, one)),
  }));
}

/** Both sevens stand above the ace of trumps: it counts when one chooses. */
function Sevens({ known, speaker }: Pick<AtTable, "known" | "speaker">) {
  const { sevens, high_seven: high } = known.rules;
  if (sevens !== "permanent_trumps") return null;
  const [first, second] = high === "spades" ? ["7S", "7H"] : ["7H", "7S"];
  const text = speaker.say("sevens", { first: { cards: [first as string] }, second: { cards: [second as string] } });
  return (
    <p class="question-note">
      <Words text={text} />
    </p>
  );
}

export function TrumpQuestion({ following, known, speaker }: AtTable) {
  const { say } = speaker;
  const name = useId();
  const legend = useId();
  const [answer, setAnswer] = useState<Answer | null>(null);
  const { view } = known;
  if (!view) return null;
  const free = isFree(following);
  const hand = held(cardsOf(view.hand), view.trump);
  const suits = movesOf(known, "name").map((move) => move.suit);
  const ways = movesOf(known, "decline").map((move) => move.method);
  const suit = answer && "suit" in answer ? answer.suit : null;
  const way = answer && "way" in answer ? answer.way : null;
  const tied = view.phase === "tie";
  const first = say(ways.length ? "choose-first" : "choose-suit");
  const doing = suit ? say("trump-do", { suit: { suits: [suit] } }) : way ? say(`way-do-${way}`) : first;
  const quota = known.seat === null ? undefined : known.remarks.quotas?.[known.seat];
  const decide = () => {
    if (!answer) announce(first);
    else if (free && suit) void following.act({ type: "name", suit });
    else if (free && way) void following.act({ type: "decline", method: way });
  };
  const turned = (view.public ?? []).filter((one) => one.how === "turn_three").map((one) => one.card);
  return (
    <Question
      {...{ following, known, speaker }}
      class="trump"
      title={say(tied ? "tie-title" : "trump-title")}
      {...(tied ? { words: say("tie-words") } : quota === undefined ? {} : { words: say("trump-words", { quota }) })}
      onSubmit={decide}
      actions={
        <>
          <HintButton {...{ following, known, speaker }} />
          <Button kind="main" type="submit" off={!answer || !free}>
            {doing}
          </Button>
        </>
      }
    >
      {tied && (
        <figure class="tie-turned">
          <figcaption>{say("tie-turned")}</figcaption>
          <Faces cards={turned} speaker={speaker} label={say("tie-turned")} size="small" />
        </figure>
      )}
      <Faces
        cards={hand}
        speaker={speaker}
        label={say("trump-cards", { n: hand.length })}
        size={tied ? "strip" : hand.length > 5 ? "small" : "big"}
      />
      <Sevens known={known} speaker={speaker} />
      <div role="radiogroup" aria-labelledby={legend} class="trump-answers">
        <p id={legend} class="hidden">
          {say("trump-suits")}
        </p>
        <Suits
          suits={SUITS.filter((one) => suits.includes(one))}
          {...{ hand, name, speaker }}
          chosen={suit}
          onChoose={(one) => setAnswer({ suit: one })}
        />
        {ways.length > 0 && <p class="ways-head">{say("trump-ways")}</p>}
        {ways.map((one) => (
          <label key={one} class="way">
            <input type="radio" name={name} checked={way === one} onChange={() => setAnswer({ way: one })} />
            <span class="way-mark">{way === one && <Icon name="check" />}</span>
            <span class="way-words">
              <b>{say(`way-${one}`)}</b>
              <span>{say(`way-${one}-about`)}</span>
            </span>
          </label>
        ))}
      </div>
      <NotHere
        label={say(tied ? "tie-not-here" : "trump-not-here")}
        lines={barredLines(speaker, known.remarks.barred)}
      />
    </Question>
  );
}
