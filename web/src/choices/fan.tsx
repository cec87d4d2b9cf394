import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { announce } from "../core/announce";
import type { Speaker } from "../core/texts";
import type { Card } from "../core/wire";
import { Button, Icon } from "../ui/base";
import { CardFace } from "../ui/card";
import { moved, shuffled, swapped } from "./order";
import { type AtTable, Debts, isFree, Question } from "./parts";
import { usePlaces } from "./places";
import { exchangeOf } from "./words";

/** Pixels that a finger moves before a tap becomes a drag. */
const SLACK = 8;

interface Drag {
  place: number;
  x: number;
  y: number;
  dx: number;
  dy: number;
}

/** Where a card is let go: the place whose middle is nearest. */
function nearest(buttons: readonly HTMLElement[], x: number, y: number): number {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  buttons.forEach((button, place) => {
    const box = (button.parentElement as HTMLElement).getBoundingClientRect();
    const far = (box.left + box.width / 2 - x) ** 2 + (box.top + box.height / 2 - y) ** 2;
    if (far < least) [best, least] = [place, far];
  });
  return best;
}

interface ArrangeProps {
  order: readonly Card[];
  speaker: Speaker;
  onChange: (order: Card[]) => void;
}

/** Cards that can be put in order: by dragging one, by tapping two, or with the keys. */
export function Arrange({ order, speaker, onChange }: ArrangeProps) {
  const { say } = speaker;
  const { group, at, setAt, goTo, after } = usePlaces<HTMLOListElement>();
  /** The card that is picked up, and how all lay before. */
  const [picked, setPicked] = useState<{ card: Card; before: readonly Card[] } | null>(null);
  const [drag, setDrag] = useState<Drag | null>(null);
  const dragged = useRef(false);
  const follow = useRef<Card | null>(null);
  const n = order.length;
  const named = (card: Card) => ({ cards: [card] });
  const tell = (text: string) => announce(speaker.spoken(text));

  // a card that was moved by a key keeps the focus
  useLayoutEffect(() => {
    if (follow.current === null) return;
    const place = order.indexOf(follow.current);
    follow.current = null;
    goTo(place);
  }, [order]);

  const tap = (place: number) => {
    const card = order[place] as Card;
    if (!picked) {
      setPicked({ card, before: order });
      tell(say("fan-picked", { card: named(card) }));
      return;
    }
    setPicked(null);
    const from = order.indexOf(picked.card);
    if (from === place) {
      tell(say("fan-dropped", { card: named(card), n: place + 1 }));
      return;
    }
    onChange(swapped(order, from, place));
    tell(say("fan-swapped", { first: named(picked.card), second: named(card) }));
  };
  const press = (event: KeyboardEvent, place: number) => {
    if (event.key === "Escape" && picked) {
      event.preventDefault();
      follow.current = picked.card;
      onChange([...picked.before]);
      tell(say("fan-returned", { card: named(picked.card), n: picked.before.indexOf(picked.card) + 1 }));
      setPicked(null);
      return;
    }
    const to = after(event.key, place, n);
    if (to === null) return;
    event.preventDefault();
    if (picked && picked.card === order[place]) {
      follow.current = picked.card;
      onChange(moved(order, place, to));
      tell(say("fan-moved", { card: named(picked.card), n: to + 1 }));
    } else goTo(to);
  };
  const buttons = () => [...(group.current?.querySelectorAll<HTMLButtonElement>("button") ?? [])];
  const isDrag = drag !== null && Math.hypot(drag.dx, drag.dy) > SLACK;

  return (
    <ol class="arrange" ref={group} aria-label={say("fan-cards")}>
      {order.map((card, place) => {
        const isPicked = picked?.card === card;
        const moves = drag?.place === place && isDrag;
        return (
          <li key={card} class={moves ? "dragged" : ""}>
            <button
              type="button"
              class={`arrange-card${isPicked ? " picked" : ""}`}
              tabIndex={place === at ? 0 : -1}
              aria-pressed={isPicked}
              aria-label={say("fan-card", { card: speaker.cardName(card), n: place + 1, of: n })}
              style={moves ? { transform: `translate(${drag.dx}px, ${drag.dy}px)` } : {}}
              onFocus={() => setAt(place)}
              onClick={() => {
                if (dragged.current) dragged.current = false;
                else tap(place);
              }}
              onKeyDown={(event) => press(event, place)}
              onPointerDown={(event) => {
                dragged.current = false;
                if (event.button) return;
                event.currentTarget.setPointerCapture(event.pointerId);
                setDrag({ place, x: event.clientX, y: event.clientY, dx: 0, dy: 0 });
              }}
              onPointerMove={(event) => {
                if (drag?.place === place) setDrag({ ...drag, dx: event.clientX - drag.x, dy: event.clientY - drag.y });
              }}
              onPointerUp={(event) => {
                setDrag(null);
                if (!isDrag) return;
                dragged.current = true; // a click that follows at once is none
                setTimeout(() => {
                  dragged.current = false;
                }, 50);
                setPicked(null);
                const to = nearest(buttons(), event.clientX, event.clientY);
                if (to === place) return;
                onChange(moved(order, place, to));
                tell(say("fan-moved", { card: named(card), n: to + 1 }));
              }}
              onPointerCancel={() => setDrag(null)}
            >
              <CardFace card={card} />
              <span class="place-number" aria-hidden="true">
                {place + 1}
              </span>
              {isPicked && (
                <span class="card-mark" aria-hidden="true">
                  <Icon name="swap" />
                </span>
              )}
            </button>
          </li>
        );
      })}
    </ol>
  );
}

export function FanQuestion({ following, known, speaker }: AtTable) {
  const { say } = speaker;
  const { choices, view } = known;
  const [order, setOrder] = useState<readonly Card[]>(choices?.type === "any_order" ? choices.cards : []);
  const pull = view && exchangeOf(view);
  if (!view || !pull) return null;
  const free = isFree(following);
  return (
    <Question
      {...{ following, known, speaker }}
      class="fan"
      title={say("fan-title")}
      words={say("fan-words", { creditor: pull.creditor })}
      actions={
        <>
          <Button
            onClick={() => {
              setOrder(shuffled(order));
              announce(say("fan-shuffled"));
            }}
          >
            {say("fan-shuffle")}
          </Button>
          <Button kind="main" off={!free} onClick={() => void following.act({ type: "fan", order })}>
            {say("fan-do")}
          </Button>
        </>
      }
    >
      <Debts view={view} speaker={speaker} />
      <p class="question-note">{say("fan-how")}</p>
      <Arrange order={order} speaker={speaker} onChange={setOrder} />
      <p class="question-note keys-note">{say("fan-keys")}</p>
    </Question>
  );
}
