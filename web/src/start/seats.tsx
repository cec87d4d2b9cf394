/** Who sits where, in the order of play; the host can change it. */

import { useState } from "preact/hooks";
import { catalogue, type Labelled } from "../core/api";
import type { Following } from "../core/following";
import type { AnyKnown } from "../core/known";
import { settings } from "../core/settings";
import type { Seat } from "../core/wire";
import { Button, Dialog, Icon, useSay } from "../ui/base";
import { botAmong, botsOf } from "./games";
import { useAsked } from "./use";

export interface LobbyProps {
  following: Following;
  known: AnyKnown;
}

/** The bots of the table's game; none before they are known. Their words come from chat.ftl. */
function useBots(game: string): readonly Labelled[] {
  const language = settings.value.language;
  const all = useAsked(() => catalogue(language), [language]).value;
  return all ? botsOf(all, game) : [];
}

export const isHost = (known: AnyKnown): boolean => known.seat !== null && known.seating.host === known.seat;
export const freeSeats = (known: AnyKnown): number =>
  known.seating.places.filter((place) => !place.name && !place.bot).length;

export function Seats({ following, known }: LobbyProps) {
  const say = useSay();
  const [changing, setChanging] = useState<Seat | null>(null);
  const bots = useBots(known.game);
  const order = known.seating.places.map((_, seat) => seat + 1).join(", ");
  return (
    <section class="lobby-part" aria-labelledby="seats-title">
      <h2 id="seats-title">{say("lobby-seats")}</h2>
      <ol class="seats">
        {known.seating.places.map((_, seat) => (
          <SeatCard
            key={seat}
            seat={seat}
            following={following}
            known={known}
            bots={bots}
            onChange={() => setChanging(seat)}
          />
        ))}
      </ol>
      <p class="lobby-about">{say("lobby-order", { order })}</p>
      {changing !== null && (
        <ChangeSeat seat={changing} following={following} known={known} onClose={() => setChanging(null)} />
      )}
    </section>
  );
}

interface SeatProps extends LobbyProps {
  seat: Seat;
}

interface SeatCardProps extends SeatProps {
  bots: readonly Labelled[];
  onChange: () => void;
}

function SeatCard({ seat, following, known, bots, onChange }: SeatCardProps) {
  const say = useSay();
  const place = known.seating.places[seat] ?? {};
  const mine = seat === known.seat;
  const host = isHost(known);
  const free = !place.name && !place.bot;
  const n = String(seat + 1);
  const name = place.name ?? (place.bot ? say("bot-name", { n, bot: "" }).trim() : say("lobby-empty"));
  const tags = [
    ...(mine ? [say("lobby-you")] : []),
    ...(known.seating.host === seat ? [say("lobby-host")] : []),
    ...(place.name && known.company.away[seat] ? [say("lobby-away")] : []),
  ];
  const off = following.waiting.value || following.line.value !== "on";
  return (
    <li class={`seat${free ? " free" : ""}${mine ? " mine" : ""}`} aria-label={say("lobby-place", { n })}>
      <span class="seat-face" aria-hidden="true">
        {!free && <Icon name={place.bot ? "bot" : known.company.away[seat] ? "away" : "person"} />}
        <span class="seat-number">{n}</span>
      </span>
      <span class="seat-words">
        <bdi class="seat-name">{name}</bdi>
        {tags.length > 0 && <span class="seat-tags">{tags.join(" · ")}</span>}
        {place.bot &&
          (host ? (
            <BotLevel seat={seat} bot={place.bot} bots={bots} following={following} />
          ) : (
            <Level bot={place.bot} />
          ))}
      </span>
      <span class="seat-actions">
        {free && !host && (
          <Button
            kind={known.seat === null ? "main" : "plain"}
            off={off}
            aria-label={say(known.seat === null ? "lobby-sit-at" : "lobby-move-at", { n })}
            onClick={() => following.takeSeat(seat)}
          >
            {say(known.seat === null ? "lobby-sit" : "lobby-move")}
          </Button>
        )}
        {free && host && (
          <Button
            off={off}
            aria-label={say("lobby-add-bot-at", { n })}
            onClick={() => following.host({ type: "put_bot", seat, bot: botAmong(bots, settings.value.bot) })}
          >
            <Icon name="bot" />
            {say("lobby-add-bot")}
          </Button>
        )}
        {host && !free && (
          <Button off={off} aria-label={say("lobby-change-who", { n, name })} onClick={onChange}>
            {say("lobby-change")}
          </Button>
        )}
      </span>
    </li>
  );
}

function Level({ bot }: { bot: string }) {
  const say = useSay();
  return <span class="seat-tags">{say(`bot-${bot}`)}</span>;
}

interface BotLevelProps {
  seat: Seat;
  bot: string;
  bots: readonly Labelled[];
  following: Following;
}

function BotLevel({ seat, bot, bots, following }: BotLevelProps) {
  const say = useSay();
  return (
    <select
      class="seat-level"
      value={bot}
      aria-label={say("lobby-level-at", { n: String(seat + 1) })}
      onChange={(event) => void following.host({ type: "put_bot", seat, bot: event.currentTarget.value })}
    >
      {(bots.length ? bots.map(({ id }) => id) : [bot]).map((level) => (
        <option key={level} value={level}>
          {say(`bot-${level}`)}
        </option>
      ))}
    </select>
  );
}

/** What a host may do with a seat. */
function ChangeSeat({ seat, following, known, onClose }: SeatProps & { onClose: () => void }) {
  const say = useSay();
  const place = known.seating.places[seat] ?? {};
  const nameAt = (at: Seat): string => {
    const there = known.seating.places[at];
    return there?.name ?? say("bot-name", { n: String(at + 1), bot: "" }).trim();
  };
  const done = (command: Promise<unknown>) => {
    void command;
    onClose();
  };
  const n = String(seat + 1);
  const name = nameAt(seat);
  return (
    <Dialog title={say("lobby-change-title", { n, name })} onClose={onClose}>
      {known.seating.places.map((other, at) => {
        if (at === seat) return null;
        const free = !other.name && !other.bot;
        return (
          <Button key={at} onClick={() => done(following.host({ type: "swap", a: seat, b: at }))}>
            <Icon name="swap" />
            {free
              ? say("lobby-swap-empty", { n: String(at + 1) })
              : say("lobby-swap", { n: String(at + 1), name: nameAt(at) })}
          </Button>
        );
      })}
      {place.name && seat !== known.seat && (
        <Button onClick={() => done(following.host({ type: "pass_host", seat }))}>
          <Icon name="star" />
          {say("lobby-pass-host", { name })}
        </Button>
      )}
      {seat === known.seat ? (
        <Button kind="danger" onClick={() => done(following.leave())}>
          {say("lobby-stand")}
        </Button>
      ) : (
        <Button kind="danger" onClick={() => done(following.host({ type: "clear", seat }))}>
          {say("lobby-remove-who", { name })}
        </Button>
      )}
    </Dialog>
  );
}
