/** The few parts that every screen is made of. */

import type { ComponentChildren, JSX, RefObject } from "preact";
import { useEffect, useId, useLayoutEffect, useRef } from "preact/hooks";
import { indexOf, suitOf } from "../core/cards";
import { go, moved } from "../core/route";
import { cardFrom, type Say, SHORT_CARD, speaker } from "../core/texts";
import type { Card } from "../core/wire";
import { SuitSign } from "./suits";

/** Says texts in the language of now; a component that uses it is drawn anew when that changes. */
export const useSay = (): Say => speaker.value.say;

type ButtonProps = Omit<JSX.IntrinsicElements["button"], "onClick" | "disabled" | "ref" | "children" | "class"> & {
  class?: string;
  onClick?: () => void;
  /** `main`: the one that is meant; `plain`; `danger`: takes something away. */
  kind?: "main" | "plain" | "danger" | "quiet";
  /** Stays in its place and can be read, but does nothing. */
  off?: boolean | undefined;
  children: ComponentChildren;
  buttonRef?: RefObject<HTMLButtonElement | null>;
};

export function Button({ kind = "plain", off, onClick, children, buttonRef, class: more, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...(buttonRef ? { ref: buttonRef } : {})}
      class={`button ${kind}${more ? ` ${more}` : ""}`}
      aria-disabled={off ? "true" : undefined}
      onClick={() => {
        if (!off) onClick?.();
      }}
      {...rest}
    >
      {children}
    </button>
  );
}

/** A way to another place of the page. */
export function Link({
  to,
  children,
  class: more,
  label,
}: {
  to: string;
  children: ComponentChildren;
  class?: string;
  label?: string;
}) {
  return (
    <a
      href={to}
      class={more ?? "link"}
      aria-label={label}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.button) return;
        event.preventDefault();
        go(to);
      }}
    >
      {children}
    </a>
  );
}

interface DialogProps {
  title: string;
  /** Closes it; none: it has to be answered. */
  onClose?: () => void;
  children: ComponentChildren;
  class?: string;
  /** Over the table, but without darkening it and without taking the keyboard from it. */
  modal?: boolean;
}

/** A native dialog: the focus comes back to where it was. */
export function Dialog({ title, onClose, children, class: more, modal = true }: DialogProps) {
  const say = useSay();
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const before = document.activeElement;
    if (modal) dialog.showModal();
    else dialog.show();
    return () => {
      dialog.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [modal]);
  return (
    <dialog
      ref={ref}
      class={`dialog${more ? ` ${more}` : ""}`}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose?.();
      }}
    >
      <div class="dialog-inner">
        <header class="dialog-head">
          <h2 id={id}>{title}</h2>
          {onClose && (
            <Button kind="quiet" class="icon" aria-label={say("close")} onClick={onClose}>
              <Icon name="close" />
            </Button>
          )}
        </header>
        {children}
      </div>
    </dialog>
  );
}

const ICONS = {
  close: "M5 5 19 19M19 5 5 19",
  menu: "M4 6h16M4 12h16M4 18h16",
  help: "M9 9a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.2-1.5 2.4M12 18v.5",
  back: "M15 5 8 12l7 7",
  next: "M9 5l7 7-7 7",
  first: "M18 5l-7 7 7 7M8 5v14",
  last: "M6 5l7 7-7 7M16 5v14",
  check: "M5 12.5 10 18 20 6",
  up: "M5 15l7-7 7 7",
  down: "M5 9l7 7 7-7",
  swap: "M7 4v14M3 14l4 4 4-4M17 20V6M13 10l4-4 4 4",
  person: "M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8M5 20c1-4 4-6 7-6s6 2 7 6",
  bot: "M6 9h12v9H6zM12 9V5M9.5 13v1M14.5 13v1M3 12v4M21 12v4",
  away: "M4 4 20 20M12 12a4 4 0 0 1-4-4M14 4.5A4 4 0 0 1 16 8M5 20c1-4 4-6 7-6",
  clock: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 7v5l3 2",
  talk: "M4 5h16v11H10l-5 4v-4H4z",
  print: "M7 9V4h10v5M5 9h14v8H5zM8 14h8v6H8z",
  load: "M12 4v11M7 11l5 5 5-5M5 20h14",
  star: "M12 4l2.4 5.2 5.6.7-4.2 3.8 1.2 5.6-5-2.9-5 2.9 1.2-5.6L4 9.900l5.600-.7z",
} as const;
export type IconName = keyof typeof ICONS;

/** For the eye alone; words say what it means. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg
      class={`icon-sign${name === "back" || name === "next" || name === "first" || name === "last" ? " turns" : ""}`}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      <path d={ICONS[name]} />
    </svg>
  );
}

/** A card in a line of text: its index and sign; a voice says its name. */
export function InlineCard({ card }: { card: Card }) {
  return (
    <span class={`inline-card suit-${suitOf(card)}`} role="img" aria-label={speaker.value.cardName(card)}>
      {indexOf(card)}
      <SuitSign suit={suitOf(card)} />
    </span>
  );
}

/** A text of ours; cards in it (10♦) are drawn. */
export function Words({ text }: { text: string }) {
  const parts: ComponentChildren[] = [];
  let at = 0;
  for (const found of text.matchAll(SHORT_CARD)) {
    parts.push(text.slice(at, found.index));
    parts.push(<InlineCard card={cardFrom(found[1] as string, found[2] as string)} />);
    at = found.index + found[0].length;
  }
  parts.push(text.slice(at));
  return <>{parts}</>;
}

interface ChoiceProps<T extends string> {
  label: string;
  value: T | null;
  options: readonly { value: T; label: ComponentChildren; about?: ComponentChildren; off?: string }[];
  onChange: (value: T) => void;
  class?: string;
}

/** One of several, as native radio buttons. */
export function Choice<T extends string>({ label, value, options, onChange, class: more }: ChoiceProps<T>) {
  const name = useId();
  return (
    <fieldset class={`choice${more ? ` ${more}` : ""}`}>
      <legend>{label}</legend>
      {options.map((one) => (
        <label key={one.value} class="choice-option">
          <input
            type="radio"
            name={name}
            value={one.value}
            checked={value === one.value}
            onChange={() => onChange(one.value)}
          />
          <span class="choice-words">
            <span>{one.label}</span>
            {one.about && <span class="about">{one.about}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** Yes or no. */
export function Switch({
  label,
  on,
  onChange,
  about,
}: {
  label: string;
  on: boolean;
  onChange: (on: boolean) => void;
  about?: string;
}) {
  return (
    <label class="switch">
      <input
        type="checkbox"
        role="switch"
        aria-checked={on}
        checked={on}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span class="choice-words">
        <span>{label}</span>
        {about && <span class="about">{about}</span>}
      </span>
    </label>
  );
}

/** A screen that is read: a bar with the way back, a heading, its content. */
export function Page({
  title,
  back = "/",
  children,
  tools,
}: {
  title: string;
  back?: string;
  children: ComponentChildren;
  tools?: ComponentChildren;
}) {
  const say = useSay();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${title} · satasat`;
  }, [title]);
  useEffect(() => {
    if (moved) heading.current?.focus(); // a voice says where one is
  }, []);
  return (
    <div class="page">
      <header class="page-bar">
        <Link to={back} class="button quiet icon" label={say("back")}>
          <Icon name="back" />
        </Link>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {tools}
      </header>
      <main class="page-main">{children}</main>
    </div>
  );
}

/** Something takes a moment. */
export function Loading() {
  const say = useSay();
  return (
    <p class="loading" role="status">
      {say("loading")}
    </p>
  );
}

/** Why something did not work, and a way on. */
export function Trouble({ text, onAgain }: { text: string; onAgain?: () => void }) {
  const say = useSay();
  return (
    <div class="trouble" role="alert">
      <p>
        <Words text={text} />
      </p>
      {onAgain && <Button onClick={onAgain}>{say("try-again")}</Button>}
    </div>
  );
}
