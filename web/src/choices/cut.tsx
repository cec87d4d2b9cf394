import { useState } from "preact/hooks";
import { Button } from "../ui/base";
import { CardBack } from "../ui/card";
import { type AtTable, isFree, Question } from "./parts";

/** So many backs stand for the pack in the picture: more would be a wall. */
const DRAWN = 15;

/** A pack of backs in two heaps, that follow the number. */
function Pack({ at, most }: { at: number; most: number }) {
  const above = Math.max(1, Math.round((at / (most + 1)) * DRAWN));
  return (
    <div class="pack" aria-hidden="true">
      {[above, Math.max(1, DRAWN - above)].map((n, heap) => (
        <div key={heap === 0 ? "top" : "rest"} class="heap">
          {Array.from({ length: n }, (_, i) => (
            <span key={i} class="heap-card" style={{ insetBlockEnd: `${i * 3}px` }}>
              <CardBack />
            </span>
          ))}
          <b class="heap-count">{heap === 0 ? at : most + 1 - at}</b>
        </div>
      ))}
    </div>
  );
}

export function CutQuestion({ following, known, speaker }: AtTable) {
  const { say } = speaker;
  const { choices } = known;
  const [least, most] = choices?.type === "between" ? [choices.least, choices.most] : [1, 1];
  const [at, setAt] = useState(Math.floor((least + most) / 2));
  const to = (n: number) => setAt(Math.min(most, Math.max(least, n)));
  const free = isFree(following);
  const cut = () => {
    if (free) void following.act({ type: "cut", at });
  };
  return (
    <Question
      {...{ following, known, speaker }}
      class="cut"
      title={say("cut-title")}
      words={say("cut-words")}
      onSubmit={cut}
      actions={
        <Button kind="main" type="submit" off={!free}>
          {say("cut-do", { n: at })}
        </Button>
      }
    >
      <Pack at={at} most={most} />
      <div class="cut-number">
        <Button class="icon" aria-label={say("cut-fewer")} off={at <= least} onClick={() => to(at - 1)}>
          −
        </Button>
        <input
          type="range"
          aria-label={say("cut-label")}
          aria-valuetext={say("cut-number", { n: at })}
          min={least}
          max={most}
          value={at}
          onInput={(event) => to(event.currentTarget.valueAsNumber)}
        />
        <Button class="icon" aria-label={say("cut-more")} off={at >= most} onClick={() => to(at + 1)}>
          +
        </Button>
      </div>
    </Question>
  );
}
