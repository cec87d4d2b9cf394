/** A hand of cards: every card a button, one stop of the Tab key, all of them readable and none too small to touch. */

import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { announce } from "../core/announce";
import { SUITS, sorted, suitOf } from "../core/cards";
import { settings } from "../core/settings";
import { type Speaker, speaker as speakers } from "../core/texts";
import type { Card, Suit } from "../core/wire";
import { CardFace } from "../ui/card";
import { plainKey, typesText } from "./keys";
import "./hand.css";

export interface HandProps {
  cards: readonly Card[];
  /** What may be chosen now; null: nothing is asked. */
  allowed: ReadonlySet<Card> | null;
  /** Why the others may not. */
  reasons: ReadonlyMap<Card, string>;
  selected: Card | null;
  onSelect(card: Card | null): void;
  onChoose(card: Card): void;
  onBarred(card: Card, reason: string): void;
  /** The name of the group; else "Your hand, 10 cards, ...". */
  label?: string;
}

/** "Your hand, 10 cards: spades 3, hearts 3, ..." */
export function handName(speaker: Speaker, cards: readonly Card[]): string {
  const suits = SUITS.flatMap((suit) => {
    const n = cards.filter((card) => suitOf(card) === suit).length;
    return n ? [speaker.say("suit-count", { suit: { suits: [suit] }, n })] : [];
  });
  return speaker.say("hand-name", { n: cards.length, suits });
}

/** The order in which this person holds his cards. */
export const held = (cards: readonly Card[], trump: Suit | undefined): Card[] =>
  sorted(cards, settings.value.sort, trump);

/** Where a hand is looked through by a key: the place to go to, or null. */
function step(key: string, at: number, buttons: readonly HTMLElement[]): number | null {
  const last = buttons.length - 1;
  const ltr = getComputedStyle(buttons[0] as HTMLElement).direction !== "rtl";
  const on = ltr ? 1 : -1;
  switch (key) {
    case "ArrowRight":
      return Math.min(last, Math.max(0, at + on));
    case "ArrowLeft":
      return Math.min(last, Math.max(0, at - on));
    case "Home":
      return 0;
    case "End":
      return last;
    case "ArrowUp":
    case "ArrowDown": {
      const here = buttons[at] as HTMLElement;
      const down = key === "ArrowDown";
      const others = buttons
        .map((button, i) => ({ i, x: button.offsetLeft - here.offsetLeft, y: button.offsetTop - here.offsetTop }))
        // cards of one row stand a little apart in an arc, or where they are raised
        .filter(({ y }) => (down ? y > here.offsetHeight / 2 : y < -here.offsetHeight / 2))
        .sort((a, b) => Math.abs(a.y) - Math.abs(b.y) || Math.abs(a.x) - Math.abs(b.x));
      return others[0]?.i ?? at;
    }
    default:
      return null;
  }
}

export function Hand(props: HandProps) {
  const { cards, allowed, reasons, selected, label } = props;
  const speaker = speakers.value;
  const group = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(0);
  const focused = useRef(false);
  const pending = useRef<{ suit: Suit; until: number } | null>(null);
  const now = useRef(props);
  now.current = props;
  const stop = Math.min(at, cards.length - 1);

  const buttons = () => [...(group.current?.querySelectorAll<HTMLButtonElement>("button") ?? [])];
  const goTo = (place: number) => {
    setAt(place);
    buttons()[place]?.focus();
  };

  const choose = (card: Card, { play }: { play: boolean }) => {
    const { allowed, reasons, selected, onSelect, onChoose, onBarred } = now.current;
    if (!allowed) return;
    if (!allowed.has(card)) onBarred(card, reasons.get(card) ?? "");
    else if (play || selected === card || !settings.value.confirm) onChoose(card);
    else onSelect(card);
  };

  /** By its name or place: it is chosen, and Enter plays it. */
  const pick = (card: Card | undefined) => {
    if (!card) return;
    goTo(now.current.cards.indexOf(card));
    const { allowed, reasons, onSelect, onBarred } = now.current;
    if (!allowed) return;
    if (allowed.has(card)) onSelect(card);
    else onBarred(card, reasons.get(card) ?? "");
  };

  // a card that was in focus has gone: the focus stays in the hand
  useLayoutEffect(() => {
    if (focused.current && cards.length && document.activeElement === document.body) goTo(stop);
  }, [cards.length]);

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || typesText(event)) return;
      const inside = group.current?.contains(document.activeElement) ?? false;
      const { cards, selected, onSelect } = now.current;
      if (event.key === "Escape" && selected) {
        onSelect(null);
        event.preventDefault();
        return;
      }
      if (event.key === "Enter" && selected && (document.activeElement === document.body || inside)) {
        event.preventDefault();
        choose(
          inside ? (cards[buttons().indexOf(document.activeElement as HTMLButtonElement)] ?? selected) : selected,
          {
            play: true,
          },
        );
        return;
      }
      if (!settings.value.keys && !inside) return;
      const key = plainKey(event);
      const waits = pending.current && pending.current.until > Date.now() ? pending.current : null;
      pending.current = null;
      const rank = key === "1" || key === "0" ? "T" : key;
      if (waits && /^[AKQJT2-9]$/.test(rank)) {
        event.preventDefault();
        const card = rank + waits.suit;
        if (cards.includes(card)) pick(card);
        else announce(speakers.value.say("no-such-card", { card: speakers.value.cardName(card) }));
        return;
      }
      if (/^[SHDC]$/.test(key)) {
        event.preventDefault();
        pending.current = { suit: key as Suit, until: Date.now() + 2500 };
        announce(speakers.value.say("suit-pending", { suit: { suits: [key as Suit] } }));
        return;
      }
      if (/^[0-9]$/.test(key)) {
        event.preventDefault();
        pick(cards[key === "0" ? 9 : Number(key) - 1]);
      }
    };
    // before the letters that ask for something: after H, a T is a rank
    addEventListener("keydown", press, true);
    return () => removeEventListener("keydown", press, true);
  }, []);

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be announced as a form's
    <div
      ref={group}
      class={`hand hand-of-${cards.length > 10 ? "eleven" : "ten"}${cards.length <= 5 ? " hand-small" : ""}`}
      role="group"
      aria-label={label ?? handName(speaker, cards)}
      onFocusIn={() => {
        focused.current = true;
      }}
      onFocusOut={(event) => {
        if (event.relatedTarget && !group.current?.contains(event.relatedTarget as Node)) focused.current = false;
      }}
    >
      {cards.map((card, i) => {
        const name = speaker.cardName(card);
        const may = allowed?.has(card) ?? false;
        const why = allowed && !may ? speaker.spoken(reasons.get(card) ?? "") : "";
        return (
          <button
            key={card}
            type="button"
            class={`hand-card${allowed ? (may ? " may" : " may-not") : ""}${selected === card ? " selected" : ""}`}
            style={{ "--i": String(i - (cards.length - 1) / 2) }}
            tabIndex={i === stop ? 0 : -1}
            aria-label={
              allowed
                ? may
                  ? speaker.say("card-playable", { card: name })
                  : speaker.say("card-barred", { card: name, why })
                : name
            }
            aria-disabled={may ? undefined : "true"}
            aria-pressed={may ? selected === card : undefined}
            onFocus={() => setAt(i)}
            onClick={() => choose(card, { play: false })}
            onKeyDown={(event) => {
              if (event.defaultPrevented) return;
              const to = step(event.key, i, buttons());
              if (to === null && event.key !== "Enter") return;
              event.preventDefault();
              if (to !== null) goTo(to);
              else choose(card, { play: true });
            }}
          >
            <CardFace card={card} />
          </button>
        );
      })}
    </div>
  );
}
