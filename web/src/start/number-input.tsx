import { useEffect, useId, useState } from "preact/hooks";
import { useSay } from "../ui/base";

interface NumberInputProps {
  label: string;
  value: number;
  least: number;
  most: number;
  onChange: (value: number) => void;
}

/** A whole number within bounds. What is none is told, and becomes the number in force when one leaves the field. */
export function NumberInput({ label, value, least, most, onChange }: NumberInputProps) {
  const say = useSay();
  const about = useId();
  const [typed, setTyped] = useState(String(value));
  useEffect(() => setTyped(String(value)), [value]);
  const fits = (n: number) => Number.isInteger(n) && n >= least && n <= most;
  const wrong = !typed.trim() || !fits(Number(typed));
  return (
    <div class="number-input">
      <input
        type="number"
        inputMode="numeric"
        aria-label={label}
        aria-describedby={about}
        aria-invalid={wrong ? "true" : undefined}
        min={least}
        max={most}
        value={typed}
        onInput={(event) => {
          setTyped(event.currentTarget.value);
          const n = event.currentTarget.valueAsNumber;
          if (fits(n)) onChange(n);
        }}
        onKeyDown={(event) => {
          if (event.key === "Enter") event.preventDefault(); // it may stand in a form
        }}
        onBlur={() => setTyped(String(value))}
      />
      <span id={about} class={wrong ? "number-bounds wrong" : "number-bounds"}>
        {say("rulebook-from-to", { least, most })}
      </span>
    </div>
  );
}
