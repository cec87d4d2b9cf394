/** What one's moves are worth, the best first. */

import { useEffect, useState } from "preact/hooks";
import { announce } from "../core/announce";
import type { Following } from "../core/following";
import type { Known } from "../core/known";
import type { Speaker } from "../core/texts";
import type { Card, Hint } from "../core/wire";
import { Button, Dialog, Words } from "../ui/base";
import { reasonOf } from "./barred";
import { hintRows, hintWhy } from "./hint-words";

interface HintsProps {
  following: Following;
  known: Known;
  speaker: Speaker;
  onClose: () => void;
  /** Where a card of the hint can be chosen for play. */
  onCard?: (card: Card) => void;
}

/** A hint as a dialog: asked for when it opens. */
export function HintDialog({ following, known, speaker, onClose, onCard }: HintsProps) {
  const [choices] = useState(known.choices);
  const [hint, setHint] = useState<Hint | null>(null);
  const [why, setWhy] = useState<string | null>(null);
  useEffect(() => {
    let wanted = true;
    void following.hint().then((answer) => {
      if (!wanted) return;
      const refusal = following.refusal.value;
      const found = answer?.hint as Hint | undefined;
      const text = found ? hintWhy(speaker, found.why) : refusal ? reasonOf(speaker, refusal) : "";
      setHint(found ?? { why: { code: "hint-not-due" } });
      setWhy(text);
      if (answer) announce(speaker.spoken(text)); // a refusal is told by the table
    });
    return () => {
      wanted = false;
    };
  }, []);
  // what was a hint is none any more when the game has gone on
  useEffect(() => {
    if (known.choices !== choices) onClose();
  }, [known.choices]);
  const rows = hint?.moves ? hintRows(speaker, hint.moves) : [];
  const view = known.view;
  const first = rows[0]?.moves[0];
  return (
    <Dialog title={speaker.say("hint-title")} onClose={onClose} class="hint-dialog">
      {!hint && (
        <p role="status" class="hint-waits">
          {speaker.say("hint-thinking")}
        </p>
      )}
      {why && (
        <p class="hint-why">
          <Words text={why} />
        </p>
      )}
      {first?.type === "play" && onCard && (
        <Button kind="main" onClick={() => onCard(first.card)}>
          {speaker.say("hint-choose", { card: speaker.cardName(first.card) })}
        </Button>
      )}
      {rows.length > 0 && (
        <>
          <div class="scrolls">
            <table>
              <thead>
                <tr>
                  <th scope="col">{speaker.say("hint-head-move")}</th>
                  <th scope="col" class="number">
                    {speaker.say("hint-head-points")}
                  </th>
                  <th scope="col" class="number">
                    {speaker.say("hint-head-made")}
                  </th>
                  <th scope="col" class="number">
                    {speaker.say("hint-head-tricks")}
                  </th>
                </tr>
              </thead>
              <tbody>
                {rows.map((row, i) => (
                  <tr key={row.move}>
                    <th scope="row">
                      <span class="hint-moves">
                        <Words text={row.move.replaceAll("/", " ")} />
                      </span>{" "}
                      {i === 0 && rows.length > 1 && <span class="mark">{speaker.say("hint-best")}</span>}
                    </th>
                    <td class="number">{row.points}</td>
                    <td class="number">{row.made}</td>
                    <td class="number">{row.tricks}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          <p class="about">
            {speaker.say("hint-note", {
              quota: known.remarks.quotas?.[known.seat ?? 0] ?? 0,
              bonus: Boolean(known.rules.slam_bonus),
              left: known.rules.pulls === "on" ? Number(known.rules.deals) - (view?.deal_no ?? 0) : 0,
            })}
          </p>
        </>
      )}
    </Dialog>
  );
}
