import type { ComponentChildren } from "preact";
import type { Rules } from "../core/wire";
import { SUIT_PATHS } from "../ui/suits";

const Sheet = ({ x, y, turn = 0, back = false }: { x: number; y: number; turn?: number; back?: boolean }) => (
  <rect
    x={x}
    y={y}
    width="18"
    height="26"
    rx="3"
    class={back ? "picture-back" : "picture-card"}
    transform={`rotate(${turn} ${x + 9} ${y + 26})`}
  />
);
const Say = ({ x, y, children, big = 15 }: { x: number; y: number; children: ComponentChildren; big?: number }) => (
  <text x={x} y={y} font-size={big} text-anchor="middle" class="picture-text">
    {children}
  </text>
);
const Heart = ({ x, y, size }: { x: number; y: number; size: number }) => (
  <path d={SUIT_PATHS.H} class="picture-heart" transform={`translate(${x} ${y}) scale(${size / 100})`} />
);

/** What is special about rules, each a little picture of 60 by 44. */
const PICTURES: readonly (readonly [string, (rules: Rules) => boolean, () => ComponentChildren])[] = [
  [
    "exchange",
    (rules) => rules.pulls === "on",
    () => (
      <>
        <Sheet x={4} y={9} back />
        <Sheet x={38} y={9} back />
        <path d="M24 16h12m-4-4 4 4-4 4M36 29H24m4-4-4 4 4 4" class="picture-line" />
      </>
    ),
  ],
  [
    "turned",
    (rules) => Array.isArray(rules.trump_alternatives) && rules.trump_alternatives.length > 0,
    () => (
      <>
        <Sheet x={2} y={9} />
        <Sheet x={21} y={9} />
        <Sheet x={40} y={9} />
        <Say x={11} y={27} big={14}>
          9
        </Say>
        <Say x={30} y={27} big={14}>
          A
        </Say>
        <Say x={49} y={27} big={14}>
          J
        </Say>
        <Heart x={26} y={1} size={8} />
      </>
    ),
  ],
  [
    "ten",
    (rules) => rules.trump_timing === "after_ten",
    () => (
      <>
        {[-40, -24, -8, 8, 24, 40].map((turn) => (
          <Sheet key={turn} x={21} y={12} turn={turn} />
        ))}
        <Say x={30} y={31} big={14}>
          10
        </Say>
      </>
    ),
  ],
  [
    "sevens",
    (rules) => rules.sevens !== "low",
    () => (
      <>
        <Sheet x={12} y={14} turn={-8} />
        <Sheet x={30} y={14} turn={8} />
        <Say x={20} y={33} big={15}>
          7
        </Say>
        <Say x={41} y={33} big={15}>
          7
        </Say>
        <path d="m18 12 2-9 6 5 4-7 4 7 6-5 2 9z" class="picture-crown" />
      </>
    ),
  ],
  [
    "points",
    (rules) => rules.scoring === "raw_tricks",
    () => (
      <>
        <Sheet x={4} y={9} back />
        <Sheet x={8} y={9} back />
        <Sheet x={12} y={9} back />
        <Say x={46} y={28} big={17}>
          +1
        </Say>
      </>
    ),
  ],
  [
    "cut",
    (rules) => rules.cut !== "none",
    () => (
      <>
        <path d="M6 27h22v9H6zM6 24h22M6 30h22" class="picture-stack" />
        <path d="M34 12h22v9H34zM34 15h22" class="picture-stack" />
        <path d="M14 19c2-9 9-12 15-10m-5-4 6 4-4 6" class="picture-line" />
      </>
    ),
  ],
  [
    "promise",
    (rules) => rules.trick_instead === "on",
    () => (
      <>
        <Sheet x={3} y={13} turn={-8} back />
        <Sheet x={7} y={12} back />
        <Sheet x={11} y={13} turn={8} back />
        <path d="M36 22h18m-6-6 6 6-6 6" class="picture-line" />
      </>
    ),
  ],
  [
    "slam",
    (rules) => rules.slam_bonus !== 0,
    () => (
      <>
        <Say x={18} y={28} big={17}>
          10
        </Say>
        <Say x={45} y={28} big={17}>
          +5
        </Say>
        <path d="M4 34h52" class="picture-line" />
      </>
    ),
  ],
];

/** For the eye alone: a line beside it says the same. */
export function RulesPicture({ rules }: { rules: Rules }) {
  const shown = PICTURES.filter(([, special]) => special(rules));
  return (
    <span class="rules-picture" aria-hidden="true">
      {shown.length === 0 && (
        <svg viewBox="0 0 60 44" aria-hidden="true" focusable="false">
          <Say x={12} y={29} big={20}>
            3
          </Say>
          <Say x={30} y={29} big={20}>
            2
          </Say>
          <Say x={48} y={29} big={20}>
            5
          </Say>
        </svg>
      )}
      {shown.map(([id, , Draw]) => (
        <svg key={id} viewBox="0 0 60 44" aria-hidden="true" focusable="false">
          {Draw()}
        </svg>
      ))}
    </span>
  );
}
