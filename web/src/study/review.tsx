/** The review of a match: how well each played, where the points came from, the turning points, deal by deal. */

import { speaker as base, type Speaker } from "../core/texts";
import type { Seat } from "../core/wire";
import { Button, Icon, Words } from "../ui/base";
import { DealPart } from "./deal";
import { flowing, Luck } from "./luck";
import type { Wanted } from "./replay";
import type { MatchReview, Role } from "./types";
import { Aside, Wide } from "./wide";
import { changesDraws, number, REACHED, turningWords } from "./words";

const SEATS: readonly Seat[] = [0, 1, 2];
const ROLES: readonly Role[] = ["all", "five", "three", "two"];
/** Turning points that are told. */
const TOLD = 5;

export function ReviewBusy({ deals }: { deals: number }) {
  const { say } = base.value;
  return (
    <div class="study-busy" role="status">
      <span class="study-spinner" aria-hidden="true" />
      <p>{say("study-busy")}</p>
      <p class="about">{say("study-busy-deals", { n: deals })}</p>
    </div>
  );
}

interface Props {
  review: MatchReview;
  speaker: Speaker;
  onSee: (wanted: Wanted) => void;
}

export function ReviewPart({ review, speaker, onSee }: Props) {
  const { say } = speaker;
  return (
    <section class="study-review" aria-label={say("match-study")}>
      <Turning {...{ review, speaker, onSee }} />
      <Accuracies review={review} speaker={speaker} />
      <Luck review={review} speaker={speaker} />
      <section class="study-block">
        <h2>{say("study-deals")}</h2>
        {review.deals.map((deal) => (
          <DealPart key={deal.deal} {...{ deal, review, speaker }} />
        ))}
      </section>
      <div class="row no-print">
        <Button onClick={() => window.print()}>
          <Icon name="print" />
          {say("study-print")}
        </Button>
      </div>
      <p class="study-note">{flowing(say("review-open-note"))}</p>
      {changesDraws(speaker, review) && <p class="study-note">{flowing(say("review-draw-note"))}</p>}
    </section>
  );
}

/** A text in which a line never begins with the sign that follows a card. */
function Unbroken({ text }: { text: string }) {
  return (
    <>
      {text.split(/(\s+)/).map((word, i) => (
        <span key={i} class="study-word">
          <Words text={word} />
        </span>
      ))}
    </>
  );
}

function Turning({ review, speaker, onSee }: Props) {
  const { say } = speaker;
  return (
    <section class="study-block">
      <h2>{say("review-turning")}</h2>
      {review.turning_points.length === 0 && <p>{say("review-no-turning")}</p>}
      <ol class="study-turning">
        {review.turning_points.slice(0, TOLD).map((turning, i) => {
          const text = turningWords(speaker, turning, i + 1);
          const { deal, kind, number: n, seat } = turning;
          return (
            <li key={text}>
              <p>
                <Unbroken text={text} />
              </p>
              <Button
                class="no-print"
                aria-label={`${say("study-see")}: ${speaker.spoken(text)}`}
                onClick={() => onSee({ deal, kind, number: n, seat })}
              >
                {say("study-see")}
                <Icon name="next" />
              </Button>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** Whether there was something to decide. */
const wasThere = (review: MatchReview, seat: Seat, role: Role): boolean =>
  (review.accuracy[seat]?.[role].accuracy ?? null) !== null;

function accuracyOf(review: MatchReview, speaker: Speaker, seat: Seat, role: Role): string {
  const one = review.accuracy[seat]?.[role];
  if (!one || one.accuracy === null) return speaker.say("review-none");
  return speaker.say("study-accuracy-count", {
    accuracy: number(speaker, one.accuracy, 0),
    n: String(one.decisions),
  });
}

function Accuracies({ review, speaker }: { review: MatchReview; speaker: Speaker }) {
  const { say } = speaker;
  const bots = REACHED.map(([bot, n]) => say("review-reached-bot", { bot: say(`study-bot-${bot}`), n: String(n) }));
  return (
    <section class="study-block">
      <h2>{say("review-accuracy")}</h2>
      <Wide name={say("review-accuracy")} speaker={speaker}>
        <table class="study-accuracy">
          <thead>
            <tr>
              <th scope="col">{say("review-head-player")}</th>
              {ROLES.map((role) => (
                <th key={role} scope="col" class={`number${role === "all" ? "" : " roomy"}`}>
                  {say(`review-head-${role}`)}
                </th>
              ))}
              <th scope="col" class="number">
                {say("review-head-loss")}
              </th>
            </tr>
          </thead>
          <tbody>
            {SEATS.map((seat) => (
              <tr key={seat}>
                <th scope="row">
                  <bdi>{speaker.name(seat)}</bdi>
                  {ROLES.slice(1).map((role) => (
                    <Aside
                      key={role}
                      head={say(`review-head-${role}`)}
                      text={wasThere(review, seat, role) ? accuracyOf(review, speaker, seat, role) : ""}
                    />
                  ))}
                </th>
                {ROLES.map((role) => (
                  <td key={role} class={`number${role === "all" ? "" : " roomy"}`}>
                    {accuracyOf(review, speaker, seat, role)}
                  </td>
                ))}
                <td class="number">{number(speaker, review.accuracy[seat]?.all.loss ?? 0, 2)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Wide>
      <p class="about">
        {say("study-accuracy-head")} {flowing(say("review-accuracy-note"))} {say("review-reached", { bots })}
      </p>
    </section>
  );
}
