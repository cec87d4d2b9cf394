import type { AnyKnown } from "../core/known";
import type { Speaker } from "../core/texts";

/** What has changed in a lobby, as sentences for a voice; one's own doings are known. */
export function lobbyNews(before: AnyKnown, after: AnyKnown, { say }: Speaker): string[] {
  if (before === after || before.table !== after.table) return [];
  const news: string[] = [];
  const was = before.seating.places;
  const now = after.seating.places;
  const moved = now.filter((place, seat) => place.name && place.name !== was[seat]?.name);
  const newcomers = moved.filter((place) => !was.some((one) => one.name === place.name));
  if (moved.length && !newcomers.length) news.push(say("lobby-now-swapped"));
  now.forEach((place, seat) => {
    const old = was[seat] ?? {};
    if (place.name && newcomers.includes(place)) {
      if (seat !== after.seat) news.push(say("lobby-now-sat", { name: place.name }));
    } else if (place.bot && !old.bot && !moved.length) news.push(say("lobby-now-bot", { n: String(seat + 1) }));
    else if (!place.name && !place.bot && (old.name || old.bot) && !moved.length)
      news.push(say("lobby-now-stood", { n: String(seat + 1) }));
  });
  const { host } = after.seating;
  if (host !== before.seating.host && host !== null && before.seating.host !== null && !moved.length)
    news.push(say("lobby-now-hosted", { name: host === after.seat ? say("me") : (now[host]?.name ?? "") }));
  if (JSON.stringify(before.rules) !== JSON.stringify(after.rules)) news.push(say("lobby-now-ruled"));
  if (JSON.stringify(before.seating.settings) !== JSON.stringify(after.seating.settings))
    news.push(say("lobby-now-configured"));
  return news;
}
