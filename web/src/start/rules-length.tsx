import { useEffect, useId, useState } from "preact/hooks";
import { limits } from "../core/api";
import { speaker } from "../core/texts";
import { useSay } from "../ui/base";

/** Everybody sits in each chair equally often. */
const OFFERED = [3, 6, 9, 12] as const;
/** What a server allows that does not tell. */
const USUAL_LIMIT = 30;

/** How many deals a match has. */
export function RulesLength({
  label,
  about,
  deals,
  onChange,
}: {
  label: string;
  about: string;
  deals: number;
  onChange: (deals: number) => void;
}) {
  const say = useSay();
  const name = useId();
  const [most, setMost] = useState(USUAL_LIMIT);
  useEffect(() => {
    limits().then(
      (told) => setMost(told.deals ?? USUAL_LIMIT),
      () => {},
    );
  }, []);
  return (
    <fieldset class="choice rules-length">
      <legend>{label}</legend>
      <p class="about">{about}</p>
      <div class="rule-pills">
        {OFFERED.filter((n) => n <= most).map((n) => (
          <label key={n} class="rule-pill">
            <input type="radio" name={name} checked={deals === n} onChange={() => onChange(n)} />
            <span>{n}</span>
          </label>
        ))}
        <label class="other-number">
          <span>{say("rulebook-other-number", { most })}</span>
          <input
            type="number"
            inputMode="numeric"
            min={1}
            max={most}
            value={deals}
            onInput={(event) => {
              const n = event.currentTarget.valueAsNumber;
              if (Number.isInteger(n) && n >= 1 && n <= most) onChange(n);
            }}
            onKeyDown={(event) => {
              if (event.key === "Enter") event.preventDefault(); // it may stand in a form
            }}
            onBlur={(event) => {
              event.currentTarget.value = String(deals); // what was no number becomes the one in force
            }}
          />
        </label>
      </div>
      {deals % 3 !== 0 && (
        <p class="rule-notice">
          {speaker.value.say("warning-deals", { deals, offered: speaker.value.list(OFFERED.map(String)) })}
        </p>
      )}
    </fieldset>
  );
}
