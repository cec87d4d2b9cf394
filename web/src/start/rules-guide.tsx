import type { ComponentChildren } from "preact";
import { sorted } from "../core/cards";
import type { Card } from "../core/wire";
import { Icon, useSay } from "../ui/base";
import { CardFace } from "../ui/card";
import { Row } from "./guide-cards";
import { Explained } from "./term";

function Pack() {
  return (
    <div class="guide-pack">
      {(["S", "H", "D", "C"] as const).map((suit) => (
        <Row
          key={suit}
          small
          cards={[...(suit === "S" || suit === "H" ? "AKQJT987" : "AKQJT98")].map((r) => r + suit)}
        />
      ))}
    </div>
  );
}

const CHAIRS = [
  ["two", 2],
  ["five", 5],
  ["three", 3],
] as const;

function Chairs() {
  const say = useSay();
  return (
    <ol class="guide-chairs">
      {CHAIRS.map(([chair, quota]) => (
        <li key={chair}>
          <b>{quota}</b>
          <span>{say(`guide-chair-${chair}`)}</span>
        </li>
      ))}
    </ol>
  );
}

function Trick({ cards, winner, text }: { cards: readonly Card[]; winner: number; text: string }) {
  const say = useSay();
  return (
    <figure class="guide-figure">
      <ol class="guide-trick">
        {cards.map((card, i) => (
          <li key={card} class={i === winner ? "wins" : ""}>
            <span class="guide-card" aria-hidden="true">
              <CardFace card={card} />
            </span>
            <span>{say(i === winner ? "guide-wins" : i === 0 ? "guide-led" : "guide-played")}</span>
          </li>
        ))}
      </ol>
      <figcaption>
        <Explained text={text} />
      </figcaption>
    </figure>
  );
}

function Exchange() {
  const say = useSay();
  return (
    <figure class="guide-figure">
      <div class="guide-exchange" aria-hidden="true">
        <Row small cards={Array<null>(5).fill(null)} mark={3} />
        <Icon name="swap" />
        <Row small cards={sorted(["AH", "KH", "9H", "QC", "TD"], "suits", undefined)} />
      </div>
      <figcaption>
        <Explained text={say("guide-exchange-figure")} />
      </figcaption>
    </figure>
  );
}

function Part({ id, children }: { id: string; children?: ComponentChildren }) {
  const say = useSay();
  return (
    <section class="guide-part">
      <h2>{say(`guide-${id}`)}</h2>
      <p>
        <Explained text={say(`guide-${id}-words`)} />
      </p>
      {children}
    </section>
  );
}

const SCORES = [
  ["five", "−1"],
  ["three", "+1"],
  ["two", "0"],
] as const;

const SHORT = [1, 2, 3, 4, 5] as const;

/** How the game goes: in five sentences, then with pictures. */
export function RulesGuide() {
  const say = useSay();
  return (
    <>
      <section class="guide-part guide-short">
        <h2>{say("guide-short")}</h2>
        <ol>
          {SHORT.map((n) => (
            <li key={n}>
              <Explained text={say(`how-${n}`)} />
            </li>
          ))}
        </ol>
      </section>
      <p class="about">{say("guide-tap-words")}</p>
      <Part id="pack">
        <Pack />
      </Part>
      <Part id="chairs">
        <Chairs />
      </Part>
      <Part id="trump">
        <Row cards={["AH", "KH", "9H", "QC", "8D"]} />
        <p>
          <Explained text={say("guide-trump-figure")} />
        </p>
      </Part>
      <Part id="tricks">
        <Trick cards={["QC", "9C", "AC"]} winner={2} text={say("guide-trick-high")} />
        <Trick cards={["KD", "8H", "AD"]} winner={1} text={say("guide-trick-trump")} />
      </Part>
      <Part id="exchange">
        <Exchange />
      </Part>
      <Part id="score">
        <ul class="guide-chairs guide-score">
          {SCORES.map(([chair, points]) => (
            <li key={chair}>
              <b>{points}</b>
              <span>{say(`guide-score-${chair}`)}</span>
            </li>
          ))}
        </ul>
        <p>{say("guide-score-after")}</p>
      </Part>
      <Part id="houses" />
    </>
  );
}
