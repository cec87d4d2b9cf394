/** My bid: a number with less and more, quick choices, the digits of a keyboard; or out of the bidding. */

import type { RefObject } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { type AtTable, isFree, useAsked } from "../choices/parts";
import { announce } from "../core/announce";
import type { BiddingKnown } from "../core/known";
import { plainKey, typesText } from "../table/keys";
import type { TableState } from "../table/state";
import { Button } from "../ui/base";
import { type Asked, howOf, questionOf, whyNoMore } from "./asked";

interface BidProps extends AtTable<BiddingKnown> {
  state: TableState;
  asked: Asked;
  /** The heading of the question, which takes the focus. */
  head: RefObject<HTMLHeadingElement | null>;
  /** The bid that a hint has chosen. */
  chosen: ChosenBid | null;
}

export interface ChosenBid {
  chips: number;
  question: string;
}

export function Bid(props: BidProps) {
  const { following, known, speaker, asked, head } = props;
  const { say } = speaker;
  const free = isFree(following);
  useAsked(head, speaker, questionOf(known, speaker, asked));
  const leave = () => {
    if (free) void following.act({ type: asked.leaving });
  };
  const hints = known.seating.settings.hints;
  const actions = (
    <>
      <Button class="leave" off={!free} onClick={leave}>
        {say("bidding-leave", { game: known.game })}
      </Button>
      {hints && (
        <Button aria-haspopup="dialog" onClick={() => props.state.open("hint")}>
          {say("hint")}
        </Button>
      )}
    </>
  );
  if (!asked.range)
    return (
      <div class="bid">
        <div class="bid-actions">{actions}</div>
      </div>
    );
  return <Chosen {...props} least={asked.range.least} most={asked.range.most} actions={actions} />;
}

interface ChosenProps extends BidProps {
  least: number;
  most: number;
  actions: preact.ComponentChildren;
}

function Chosen({ following, known, speaker, state, chosen, least, most, actions }: ChosenProps) {
  const { say } = speaker;
  const [text, setText] = useState(String(least));
  const field = useRef<HTMLInputElement>(null);
  const n = /^\d{1,7}$/.test(text) ? Number(text) : null;
  const free = isFree(following);
  const tooMuch = () =>
    state.tell(speaker, whyNoMore(known, speaker) || say("betting-may", { least, most, several: most > least }));
  const tooLittle = () => state.tell(speaker, speaker.refusal("bid_too_low", { bid: known.remarks.bid ?? 0, least }));
  const may = n !== null && n >= least && n <= most;

  /** To that number, or to the end of what is allowed, and why. */
  const to = (wanted: number, aloud = true) => {
    const next = Math.min(most, Math.max(least, wanted));
    setText(String(next));
    if (wanted > most) tooMuch();
    else if (wanted < least) tooLittle();
    else if (aloud) announce(say("bidding-chosen", { n: next }));
  };
  const type = (digits: string) => {
    setText(digits);
    state.hush();
    if (digits !== "" && Number(digits) > most) tooMuch();
  };
  const bid = () => {
    if (n === null) announce(say("bidding-number"));
    else if (n > most) tooMuch();
    else if (n < least) tooLittle();
    else if (free) void following.act({ type: "bid", chips: n });
  };
  useEffect(() => {
    if (chosen) to(chosen.chips);
  }, [chosen]);

  const now = useRef({ to, type, text, n });
  now.current = { to, type, text, n };
  const fresh = useRef(true);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || typesText(event)) return;
      const { to, type, text, n } = now.current;
      const at = n ?? least;
      const key = plainKey(event);
      if (event.key === "ArrowUp" || event.key === "+") to(at + 1);
      else if (event.key === "ArrowDown" || event.key === "-") to(at - 1);
      else if (/^[0-9]$/.test(key)) {
        type(fresh.current ? key : (text + key).slice(0, 7));
        fresh.current = false;
        event.preventDefault();
        return;
      } else if (event.key === "Backspace") type(text.slice(0, -1));
      else if (
        event.key === "Enter" &&
        !(event.target instanceof Element && event.target.closest("button, a, summary"))
      ) {
        field.current?.form?.requestSubmit();
      } else return;
      event.preventDefault();
      fresh.current = event.key !== "Backspace";
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);

  const pool = known.view?.pool ?? 0;
  const quick = [
    { name: "least", value: least },
    ...(known.game === "thirty-five" ? [{ name: "pool", value: pool }] : []),
    { name: "most", value: most },
  ].filter(({ value }, i, all) => value >= least && value <= most && all.findIndex((one) => one.value === value) === i);
  return (
    <form
      class="bid"
      aria-label={say("bidding-yours")}
      onSubmit={(event) => {
        event.preventDefault();
        bid();
      }}
    >
      <div class="bid-number">
        <Button
          class="icon step"
          aria-label={say("bidding-fewer")}
          onClick={() => to((n ?? least) - 1)}
          aria-disabled={n !== null && n <= least ? "true" : undefined}
        >
          −
        </Button>
        <input
          ref={field}
          type="text"
          inputMode="numeric"
          autocomplete="off"
          aria-label={say("bidding-yours-chips")}
          aria-invalid={may ? undefined : "true"}
          value={text}
          onFocus={(event) => event.currentTarget.select()}
          onInput={(event) => {
            const digits = event.currentTarget.value.replace(/\D/g, "").slice(0, 7);
            event.currentTarget.value = digits;
            type(digits);
          }}
          onKeyDown={(event) => {
            const by = event.key === "ArrowUp" ? 1 : event.key === "ArrowDown" ? -1 : 0;
            if (!by) return;
            event.preventDefault();
            to((n ?? least) + by);
          }}
        />
        <Button
          class="icon step"
          aria-label={say("bidding-more")}
          onClick={() => to((n ?? least) + 1)}
          aria-disabled={n !== null && n >= most ? "true" : undefined}
        >
          +
        </Button>
        {quick.length > 1 && (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset would be announced as a form's
          <div class="bid-quick" role="group" aria-label={say("bidding-quick")}>
            {quick.map(({ name, value }) => (
              <Button key={name} class="quick" aria-pressed={n === value} onClick={() => to(value)}>
                <span class="quick-name">{say(`bidding-quick-${name}`)}</span> <b>{value}</b>
              </Button>
            ))}
          </div>
        )}
      </div>
      <div class="bid-actions">
        {actions}
        <Button kind="main" type="submit" class="act" off={!may || !free}>
          {say(`bidding-do-${n === null ? "first" : howOf(known, n)}`, { n: n ?? "…" })}
        </Button>
      </div>
    </form>
  );
}
