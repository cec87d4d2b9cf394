import { MOST, SIDE } from "../core/betting";
import type { BiddingGame } from "../core/bidding";
import type { Rules } from "../core/wire";
import { Loading, useSay } from "../ui/base";
import { useAreas } from "./areas";
import { AIM } from "./games";
import { Row } from "./guide-cards";
import { PlayPoints } from "./play-points";
import { lastRules } from "./saved-rules";
import { Explained } from "./term";

const SENTENCES = [1, 2, 3, 4, 5] as const;
/** As the games are played where the server cannot be asked. */
const USUAL: Readonly<Record<BiddingGame, Rules>> = {
  "thirty-five": { ante: 1, ace_value: 1, pool_limit: null },
  trentacinque: { ante: 5 },
};
const HAND = ["KS", "JS", "5S", "7H", "2H", "QD", "4D", "6C", "3C"];
const BUY = [null, null, null, null];

/** How a betting game goes by the rules that one plays, in five sentences and two pictures. */
export function BettingGuide({ game, usual }: { game: BiddingGame; usual: Rules | null | undefined }) {
  const say = useSay();
  const ready = useAreas("betting");
  if (!ready) return <Loading />;
  const rules = lastRules(game) ?? usual ?? USUAL[game];
  const params = {
    ante: Number(rules.ante),
    ace: Number(rules.ace_value ?? 1),
    limit: rules.pool_limit ?? null,
    most: MOST,
    side: SIDE,
  };
  return (
    <>
      <section class="guide-part guide-short">
        <h2>{say("guide-short")}</h2>
        <ol>
          {SENTENCES.map((n) => (
            <li key={n}>{say(`betting-how-${game}-${n}`, params)}</li>
          ))}
        </ol>
      </section>
      <section class="guide-part">
        <h2>{say("guide-aim")}</h2>
        <Row cards={AIM[game]} />
        <p>
          <Explained text={say(`guide-${game}-aim`)} />
        </p>
      </section>
      <section class="guide-part">
        <h2>{say("guide-bid")}</h2>
        <p>
          <Explained text={say("guide-bid-words")} />
        </p>
        <Row small cards={HAND} />
        <Row small cards={BUY} />
        <p>{say("guide-bid-figure")}</p>
      </section>
      <section class="guide-part">
        <h2>{say("guide-points-only")}</h2>
        <PlayPoints />
      </section>
    </>
  );
}
