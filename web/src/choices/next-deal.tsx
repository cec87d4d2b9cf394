/** What a deal that is over leaves to be done: to go on, to wait, to sit down in a bot's place. */

import { useEffect, useState } from "preact/hooks";
import { announce } from "../core/announce";
import { catalogue } from "../core/api";
import type { AnyKnown } from "../core/known";
import type { Seat } from "../core/wire";
import { Button, Icon } from "../ui/base";
import { type AtAnyTable, isFree } from "./parts";
import { SheetButton } from "./sheet-button";

/** A bot's seat, for somebody who came later. */
function FreeSeats({ following, known, speaker }: AtAnyTable) {
  const { places, settings } = known.seating;
  if (known.seat !== null || settings.locked) return null;
  return places.map((place, seat) =>
    place.bot && !place.name ? (
      <Button key={seat} off={!isFree(following)} onClick={() => void following.takeSeat(seat)}>
        {speaker.say("lobby-sit-at", { n: String(seat + 1) })}
      </Button>
    ) : null,
  );
}

/** What remains until the table goes on without those who have not said so. */
function ReadyClock({ known, speaker }: Pick<AtAnyTable, "known" | "speaker">) {
  const [most, setMost] = useState<number | null>(null);
  const [now, setNow] = useState(Date.now());
  const { clock } = known.seating.settings;
  useEffect(() => {
    let wanted = true;
    catalogue().then(
      ({ clocks }) => wanted && setMost(clocks.find((one) => one.id === clock)?.ready ?? null),
      () => {}, // without it one is not told how long
    );
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => {
      wanted = false;
      clearInterval(timer);
    };
  }, [clock]);
  if (most === null || known.waitsSince === undefined) return null;
  const seconds = Math.max(0, Math.ceil((known.waitsSince + most - now) / 1000));
  return (
    <p class="next-clock">
      <Icon name="clock" />
      <span>{speaker.say("seconds-left", { n: seconds })}</span>
    </p>
  );
}

/** Who can be asked to go on, and has not said so yet. */
export const waitedFor = (known: AnyKnown): Seat[] =>
  known.seating.places.flatMap((place, seat) => (place.name && !place.sat_in && !place.ready ? [seat] : []));

/** Next deal, and who is waited for. */
export function NextDeal({ following, known, speaker }: AtAnyTable) {
  const { say } = speaker;
  const { seating, company, seat } = known;
  const me = seat === null ? null : seating.places[seat];
  const promised = known.commits.length > known.sheet.length;
  const waited = waitedFor(known);
  const others = waited.filter((one) => one !== seat).map((one) => speaker.name(one));
  const gone =
    seating.host === seat && seat !== null
      ? seating.places.flatMap((place, one) =>
          place.name && one !== seat && (place.sat_in || company.left[one]) ? [one] : [],
        )
      : [];
  const free = isFree(following);
  const waits = others.length > 0 && promised;
  const asked = !me?.ready && seat !== null;
  const text = waits
    ? say("next-wait", { names: speaker.list(others) })
    : say(seat === null ? "next-watch" : "next-coming");
  useEffect(() => {
    if (!asked && promised) announce(text);
  }, [asked, promised, text]);
  return (
    <div class="next-deal">
      {asked && (
        <Button kind="main" off={!free || !promised} onClick={() => void following.ready()}>
          {say("next-deal")}
          <Icon name="next" />
        </Button>
      )}
      <div class="next-wait">
        {(waits || !asked) && <p>{text}</p>}
        {waited.length > 0 && promised && <ReadyClock known={known} speaker={speaker} />}
      </div>
      <FreeSeats {...{ following, known, speaker }} />
      {gone.map((one) => (
        <Button
          key={one}
          off={!free}
          onClick={() => void following.host({ type: "put_bot", seat: one, bot: seating.settings.sit_in_bot })}
        >
          {say("put-bot", { name: speaker.name(one) })}
        </Button>
      ))}
      <SheetButton {...{ following, known, speaker }} />
    </div>
  );
}
