/** Questions other than which card to play: the one who is asked answers, the others see that he is asked. */

import type { Known } from "../core/known";
import type { Phase } from "../core/wire";
import { CutQuestion } from "./cut";
import { DrawQuestion } from "./draw";
import { ElectQuestion } from "./elect";
import { FanQuestion } from "./fan";
import { GiveQuestion } from "./give";
import type { AtTable } from "./parts";
import { TrumpQuestion } from "./trump";

export { Turned } from "./turned";
export { Watching } from "./watching";

const QUESTIONS = {
  cut: CutQuestion,
  trump: TrumpQuestion,
  tie: TrumpQuestion,
  elect: ElectQuestion,
  fan: FanQuestion,
  draw: DrawQuestion,
  give: GiveQuestion,
} as const;

const questionOf = (phase: Phase | undefined) =>
  phase && phase in QUESTIONS ? QUESTIONS[phase as keyof typeof QUESTIONS] : null;

/** Whether a question of these is mine now. */
export function isAsking(known: Known): boolean {
  const { choices, view, seat } = known;
  return Boolean(choices && view && seat !== null && view.actor === seat && questionOf(view.phase));
}

export function Asking(props: AtTable) {
  const { view } = props.known;
  const One = questionOf(view?.phase);
  if (!view || !One) return null;
  // every question begins anew: what was chosen in the one before is not chosen in this
  return <One key={`${view.deal_no}-${view.phase}-${view.exchanges?.length ?? 0}`} {...props} />;
}
