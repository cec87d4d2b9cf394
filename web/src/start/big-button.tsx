import { Icon } from "../ui/base";

interface BigButtonProps {
  icon: "bot" | "people" | "next";
  title: string;
  about: string;
  onClick: () => void;
  main?: boolean;
  busy?: boolean;
}

/** What somebody comes for: as large as a thumb, with a line of what it does. */
export function BigButton({ icon, title, about, onClick, main, busy }: BigButtonProps) {
  return (
    <button
      type="button"
      class={`button big${main ? " main" : ""}`}
      aria-disabled={busy ? "true" : undefined}
      aria-busy={busy}
      onClick={onClick}
    >
      <span class="big-icons">
        <Icon name={icon === "people" ? "person" : icon} />
        {icon === "people" && <Icon name="person" />}
      </span>
      <span class="big-words">
        <span class="big-title">{title}</span>
        <span class="big-about">
          <bdi>{about}</bdi>
        </span>
      </span>
    </button>
  );
}
