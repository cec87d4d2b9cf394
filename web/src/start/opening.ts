/** From a tap on the start page to a table: a session, a table, bots, the beginning. */

import { effect } from "@preact/signals";
import {
  begin,
  catalogue,
  type NewTable,
  type Opened,
  openTable,
  Refusal,
  rename,
  session,
  THREE_TWO_FIVE,
} from "../core/api";
import { Following } from "../core/following";
import type { AnyKnown } from "../core/known";
import { settings } from "../core/settings";
import { speaker } from "../core/texts";
import { botAmong, botsOf } from "./games";
import { lastRules } from "./saved-rules";

/** Milliseconds for all that has to happen between the tap and the table. */
const PATIENCE = 20_000;

/** Somebody's name, where he has told none yet. */
export const nameOr = (name: string): string => name.trim() || settings.value.name || speaker.value.say("start-player");

/** Makes sure that the server knows who this is; a `name` that was typed takes the place of the one before. */
export async function haveSession(name = ""): Promise<void> {
  const known = await session();
  const typed = name.trim();
  if (!known) await begin(nameOr(typed));
  else if (typed && typed !== known.name) await rename(typed);
}

/** Where a table is played: its secret is behind the #, and never leaves this device in an address. */
export const placeOf = (opened: { table: string; secret: string | null }): string =>
  `/t/${opened.table}${opened.secret ? `#${opened.secret}` : ""}`;

export const linkTo = (table: string, secret: string): string => `${location.origin}/t/${table}#${secret}`;

/** What is known of a table, as soon as it is. */
function joined(following: Following): Promise<AnyKnown> {
  return new Promise((resolve, reject) => {
    let stop = () => {};
    let settled = false;
    const end = (act: () => void) => {
      settled = true;
      clearTimeout(timer);
      stop();
      act();
    };
    const timer = setTimeout(() => end(() => reject(new Refusal("unreachable"))), PATIENCE);
    stop = effect(() => {
      const known = following.known.value;
      const failure = following.failure.value;
      if (settled) return;
      if (failure) end(() => reject(failure));
      else if (known) end(() => resolve(known));
    });
    if (settled) stop();
  });
}

async function carriedOut(following: Following, command: Promise<unknown>): Promise<void> {
  if ((await command) === null) throw following.refusal.value ?? new Refusal("unreachable");
}

/** The bot that was chosen in the settings, or one of those that play the game. All of them play 3-2-5. */
async function botFor(game: string): Promise<string> {
  const { bot } = settings.value;
  return game === THREE_TWO_FIVE ? bot : botAmong(botsOf(await catalogue(), game), bot);
}

/** Opens a table, has bots sit down in every other seat and begins. Gives the place to go to. */
export async function openWithBots(wanted: NewTable = {}): Promise<string> {
  await haveSession();
  const { pace } = settings.value;
  const game = wanted.game ?? THREE_TWO_FIVE;
  const bot = await botFor(game);
  const rules = wanted.again || wanted.preset || wanted.rules ? null : lastRules(game);
  const opened: Opened = await openTable({
    ...(rules ? { rules } : {}),
    ...wanted,
    settings: { private: true, clock: "none", hints: true, pace, sit_in_bot: bot, ...wanted.settings },
  });
  const following = new Following(opened.table, opened.secret);
  try {
    const known = await joined(following);
    const places = known.seating.places;
    for (let seat = 0; seat < places.length; seat += 1) {
      const place = places[seat];
      if (seat !== known.seat && !place?.bot && !place?.name)
        await carriedOut(following, following.host({ type: "put_bot", seat, bot }));
    }
    if (known.seating.stage === "lobby") {
      const chosen = following.known.value?.rules.first_dealer === "chosen";
      await carriedOut(following, following.start(chosen ? (known.seat ?? 0) : undefined));
    }
  } finally {
    following.end();
  }
  return placeOf(opened);
}

/** Why something did not work, as a sentence for people. */
export function reason(error: unknown): string {
  const { say, has, refusal } = {
    say: speaker.value.say,
    has: (code: string) => speaker.value.has(code),
    refusal: (one: Refusal) => speaker.value.refusal(one.code, one.params),
  };
  if (!(error instanceof Refusal)) return say("start-failed");
  const limited = error.code === "limit" && `start-limit-${String(error.params.key)}`;
  if (limited && has(limited)) return say(limited, { minutes: Math.ceil(Number(error.params.seconds ?? 60) / 60) });
  const own = `start-error-${error.code}`;
  return has(own) ? say(own) : refusal(error);
}
