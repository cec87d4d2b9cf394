/** All tricks of a deal in a table; each card leads to its moment, with what it cost beside it. */

import type { Speaker } from "../core/texts";
import type { Seat } from "../core/wire";
import { TinyCard } from "./cards";
import { judged, type TrickRow, tricksOf } from "./steps";
import type { DealReview, Replayed } from "./types";
import { number, WORTH_TELLING } from "./words";

interface Props {
  replayed: Replayed;
  review: DealReview | undefined;
  at: number;
  speaker: Speaker;
  onGo: (at: number) => void;
}

const SEATS: readonly Seat[] = [0, 1, 2];

export function TrickTable({ replayed, review, at, speaker, onGo }: Props) {
  const { say } = speaker;
  const rows = tricksOf(replayed);
  if (!rows.length) return null;
  return (
    <section class="replay-tricks">
      <h2>{say("replay-tricks")}</h2>
      <p class="about">{say("replay-tricks-about")}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">{say("review-head-trick")}</th>
            {SEATS.map((seat) => (
              <th key={seat} scope="col">
                <bdi>{speaker.name(seat)}</bdi>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.n}>
              <th scope="row">{row.n}</th>
              {SEATS.map((seat) => (
                <td key={seat}>
                  <Play row={row} {...{ seat, replayed, review, at, speaker, onGo }} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Play({ row, seat, replayed, review, at, speaker, onGo }: Props & { row: TrickRow; seat: Seat }) {
  const { say } = speaker;
  const play = row.plays.find((one) => one.seat === seat);
  if (!play) return null;
  const loss = judged(replayed, review, play.at)?.cost.tricks ?? 0;
  const code = `replay-play${play.led ? "-led" : ""}${play.won ? "-won" : ""}${play.led || play.won ? "" : "-at"}`;
  const lost = loss >= WORTH_TELLING ? number(speaker, -loss) : "";
  return (
    <button
      type="button"
      class={`replay-play${play.won ? " won" : ""}${play.led ? " led" : ""}`}
      aria-current={play.at === at ? "step" : undefined}
      onClick={() => onGo(play.at)}
    >
      <TinyCard card={play.card} />
      <span class="hidden">, {say(code, { n: row.n })}</span>
      {lost && (
        <>
          <span class="replay-loss" aria-hidden="true">
            {lost}
          </span>
          <span class="hidden">, {say("replay-play-loss", { loss: number(speaker, loss) })}</span>
        </>
      )}
    </button>
  );
}
