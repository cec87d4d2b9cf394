/** What every question at the table is made of. */

import type { ComponentChildren, RefObject } from "preact";
import { useEffect, useId, useRef } from "preact/hooks";
import { announce } from "../core/announce";
import type { Following } from "../core/following";
import type { AnyKnown, Known } from "../core/known";
import type { Speaker } from "../core/texts";
import type { Card, View } from "../core/wire";
import { Icon, Words } from "../ui/base";
import { CardBack, CardFace } from "../ui/card";
import { debtsOf, debtsSentence, exchangeCount, exchangeOf, lastExchange } from "./words";
import "./choices.css";
import "./exchange.css";
import "./trump.css";

export interface AtTable<K extends AnyKnown = Known> {
  following: Following;
  known: K;
  speaker: Speaker;
}
/** At a table of whatever game. */
export type AtAnyTable = AtTable<AnyKnown>;

/** Whether something may be given to the game now. */
export const isFree = (following: Following): boolean => following.line.value === "on" && !following.waiting.value;

/** Cards to be looked at. */
export function Faces({ cards, speaker, label, size = "big" }: FacesProps) {
  return (
    <ul class={`faces ${size}`} aria-label={label}>
      {cards.map((card) => (
        <li key={card}>
          <CardFace card={card} />
          <span class="hidden">{speaker.cardName(card)}</span>
        </li>
      ))}
    </ul>
  );
}
interface FacesProps {
  cards: readonly Card[];
  speaker: Speaker;
  label: string;
  /** `strip`: one row, overlapped. */
  size?: "big" | "small" | "strip";
}

/** So many backs, in a row; all are alike. */
export function Backs({ n, label }: { n: number; label: string }) {
  return (
    <div class="faces strip" role="img" aria-label={label}>
      {Array.from({ length: n }, (_, place) => (
        <span key={place} class="strip-card">
          <CardBack />
        </span>
      ))}
    </div>
  );
}

/** 1 trump · 2 exchange · 3 play, and where the deal stands. */
export function Steps({ view, speaker }: { view: View; speaker: Speaker }) {
  const { say } = speaker;
  const { n, of } = exchangeCount(view);
  const phase = view.phase ?? "shuffle";
  const exchanging = ["elect", "fan", "draw", "give"].includes(phase);
  const at = phase === "play" ? 2 : exchanging ? 1 : 0;
  const steps = [
    say("step-trump"),
    ...(of ? [exchanging ? say("step-exchange", { n, of }) : say("step-exchanges", { of })] : []),
    say("step-play"),
  ];
  const now = of ? at : at === 2 ? 1 : 0;
  return (
    <ol class="steps" aria-label={say("steps")}>
      {steps.map((step, i) => (
        <li key={step} class={i < now ? "done" : i === now ? "now" : ""} aria-current={i === now ? "step" : undefined}>
          {i < now ? <Icon name="check" /> : <span class="step-number">{i + 1}</span>}
          <span>
            {step}
            {i < now && <span class="hidden"> ({say("step-done")})</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}

/** Who draws how many cards from whom: as a sentence, and in a picture. */
export function Debts({ view, speaker }: { view: View; speaker: Speaker }) {
  const pulls = view.pulls ?? [];
  const now = exchangeOf(view);
  const last = lastExchange(speaker, view);
  if (!pulls.length) return null;
  return (
    <div class="debts">
      <p class="hidden">{debtsSentence(speaker, pulls)}</p>
      <ul class="debt-arrows" aria-hidden="true">
        {debtsOf(pulls).map(({ creditor, debtor, n }) => (
          <li
            key={`${creditor}-${debtor}`}
            class={now?.creditor === creditor && now.debtor === debtor ? "debt now" : "debt"}
          >
            <bdi>{speaker.name(creditor)}</bdi>
            <span class="debt-arrow">
              <Icon name="back" />
              <span class="debt-backs">
                {Array.from({ length: n }, (_, i) => (
                  <i key={i} />
                ))}
              </span>
            </span>
            <bdi>{speaker.name(debtor)}</bdi>
          </li>
        ))}
      </ul>
      {last && (
        <p class="debt-last">
          <Words text={last} />
        </p>
      )}
    </div>
  );
}

/** Whether somebody is writing, or answers something else: then the focus stays there. */
function isBusy(): boolean {
  const active = document.activeElement;
  return (
    active instanceof HTMLInputElement ||
    active instanceof HTMLTextAreaElement ||
    active instanceof HTMLSelectElement ||
    Boolean(active?.closest("dialog[open]"))
  );
}

interface QuestionProps extends AtTable {
  title: string;
  words?: string;
  children: ComponentChildren;
  /** What is done with the answer; stays in sight. */
  actions: ComponentChildren;
  class?: string;
  onSubmit?: () => void;
}

/** The heading of what has to be answered before the deal goes on: it takes the focus, and is announced. */
export function useAsked(head: RefObject<HTMLElement | null>, speaker: Speaker, title: string, words?: string): void {
  useEffect(() => {
    announce(speaker.spoken(words ? `${speaker.closed(title)} ${words}` : title));
    if (!isBusy()) head.current?.focus({ preventScroll: true });
  }, [title]);
}

/** A question of 3-2-5 that has to be answered before the deal goes on. */
export function Question({ title, words, known, speaker, children, actions, class: more, onSubmit }: QuestionProps) {
  const id = useId();
  const head = useRef<HTMLHeadingElement>(null);
  useAsked(head, speaker, title, words);
  const { view } = known;
  if (!view) return null;
  return (
    <form
      class={`question${more ? ` ${more}` : ""}`}
      aria-labelledby={id}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit?.();
      }}
    >
      <Steps view={view} speaker={speaker} />
      <div class="question-head">
        <h2 id={id} ref={head} tabIndex={-1}>
          <Words text={title} />
        </h2>
        {words && (
          <p>
            <Words text={words} />
          </p>
        )}
      </div>
      <div class="question-body">{children}</div>
      <div class="question-actions">{actions}</div>
    </form>
  );
}

/** What is not possible here, and why; for whoever asks. */
export function NotHere({ label, lines }: { label: string; lines: readonly { name: string; why: string }[] }) {
  if (!lines.length) return null;
  return (
    <details class="not-here">
      <summary>{label}</summary>
      <dl>
        {lines.map(({ name, why }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <Words text={why} />
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
