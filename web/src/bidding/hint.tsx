/** What bids are worth, by my own cards and what the others have shown. */

import { useEffect, useState } from "preact/hooks";
import type { AtTable } from "../choices/parts";
import { announce } from "../core/announce";
import type { BiddingHint } from "../core/bidding";
import { SUITS } from "../core/cards";
import type { BiddingKnown } from "../core/known";
import type { Speaker } from "../core/texts";
import { reasonOf } from "../table/barred";
import { Button, Dialog, Words } from "../ui/base";

interface HintProps extends AtTable<BiddingKnown> {
  onClose: () => void;
  onBid: (chips: number) => void;
}

const percent = (speaker: Speaker, part: number, digits: number): string =>
  speaker.say("percent", { n: speaker.figure(100 * part, digits) });

/** The hint in sentences, as the terminal says it. */
export function hintWords(
  speaker: Speaker,
  known: BiddingKnown,
  hint: BiddingHint,
): { best: string; chance: string[] } {
  const { say } = speaker;
  const suits = SUITS.flatMap((suit, i) =>
    hint.points[i]
      ? [say("hint-bid-suit", { suit: { suits: [suit] }, chance: percent(speaker, hint.by_suit[i] ?? 0, 0) })]
      : [],
  );
  const worth = hint.bids.find((one) => one.bid === hint.best)?.worth ?? 0;
  return {
    best: say("hint-bid-best", { game: known.game, bid: hint.best, worth: speaker.figure(worth, 2) }),
    chance: [
      say("hint-bid-chance", { chance: percent(speaker, hint.chance, 1), suits: suits.join(", ") || "0" }),
      ...(known.game === "thirty-five" ? [say("hint-bid-shown", { own: percent(speaker, hint.own, 1) })] : []),
    ],
  };
}

const isHint = (answer: unknown): answer is BiddingHint =>
  typeof answer === "object" && answer !== null && "bids" in answer && "chance" in answer;

export function HintDialog({ following, known, speaker, onClose, onBid }: HintProps) {
  const { say } = speaker;
  const [choices] = useState(known.choices);
  const [hint, setHint] = useState<BiddingHint | null>(null);
  const [none, setNone] = useState<string | null>(null);
  useEffect(() => {
    let wanted = true;
    void following.hint().then((answer) => {
      if (!wanted) return;
      const found = answer?.hint;
      if (isHint(found)) {
        setHint(found);
        announce(speaker.spoken(hintWords(speaker, known, found).best));
        return;
      }
      const refusal = following.refusal.value;
      const text = refusal ? reasonOf(speaker, refusal) : say("hint-bid-not-due");
      setNone(text);
      if (!refusal) announce(text); // a refusal is told by the table
    });
    return () => {
      wanted = false;
    };
  }, []);
  // what was a hint is none any more when the game has gone on
  useEffect(() => {
    if (known.choices !== choices) onClose();
  }, [known.choices]);
  const words = hint && hintWords(speaker, known, hint);
  const mayBid = known.choices?.type === "between";
  return (
    <Dialog title={say("bidding-hint-title")} onClose={onClose} class="hint-dialog">
      {!hint && !none && (
        <p role="status" class="hint-waits">
          {say("hint-thinking")}
        </p>
      )}
      {none && <p class="hint-why">{none}</p>}
      {hint && words && (
        <>
          <p class="hint-why">{words.best}</p>
          {hint.best > 0 && mayBid && (
            <Button kind="main" onClick={() => onBid(hint.best)}>
              {say("bidding-hint-choose", { n: hint.best })}
            </Button>
          )}
          {words.chance.map((line) => (
            <p key={line}>
              <Words text={line} />
            </p>
          ))}
          <HintTable {...{ hint, known, speaker }} />
          <p class="about">{say("hint-bid-note")}</p>
        </>
      )}
    </Dialog>
  );
}

function HintTable({ hint, known, speaker }: { hint: BiddingHint; known: BiddingKnown; speaker: Speaker }) {
  const { say } = speaker;
  return (
    <div class="scrolls">
      <table>
        <thead>
          <tr>
            {(["bid", "worth", "wins", "loses"] as const).map((name, i) => (
              <th key={name} scope="col" class={i ? "number" : ""}>
                {say(`hint-bid-head-${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {hint.bids.map(({ bid, worth, wins, loses }) => (
            <tr key={bid}>
              <th scope="row">
                {bid || say("hint-bid-leave", { game: known.game })}{" "}
                {bid === hint.best && <span class="mark">{say("hint-best")}</span>}
              </th>
              <td class="number">{speaker.figure(worth, 2, true)}</td>
              <td class="number">{bid ? speaker.points(wins) : ""}</td>
              <td class="number">{bid ? speaker.points(-loses) : ""}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
