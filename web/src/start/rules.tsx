import { useEffect, useRef, useState } from "preact/hooks";
import type { ScreenProps } from "../app";
import { announce } from "../core/announce";
import { catalogue, type Game, gameOf, THREE_TWO_FIVE } from "../core/api";
import { isBidding } from "../core/bidding";
import { go, place, takeFragment } from "../core/route";
import { speaker } from "../core/texts";
import type { Rules } from "../core/wire";
import { Button, Link, Loading, Page, Trouble, useSay } from "../ui/base";
import { useAreas } from "./areas";
import { BettingGuide } from "./betting-guide";
import { addressFor, GAMES, gameIn, gameName, usualRules } from "./games";
import { openWithBots } from "./opening";
import { rulesOf } from "./rule-code";
import { CodeForm } from "./rules-code";
import { RulesCompare } from "./rules-compare";
import { RulesEditor } from "./rules-editor";
import { RulesGuide } from "./rules-guide";
import { RulesView } from "./rules-view";
import { keepLastRules, lastRules } from "./saved-rules";
import { useAsked, useDoing } from "./use";
import "./guide.css";

const PARTS = ["how", "rules", "compare", "own"] as const;
type Part = (typeof PARTS)[number];
/** The presets of the betting games differ in so little that there is nothing to compare. */
const partsOf = (game: string): readonly Part[] => (isBidding(game) ? PARTS.filter((one) => one !== "compare") : PARTS);
const addressOfPart = (game: string, part: Part): string =>
  addressFor(game, part === "how" ? "/rules" : `/rules?part=${part}`);

/** Plays by these rules, with bots at once or with friends. */
function PlayBy({ game, rules }: { game: Game; rules: Rules }) {
  const say = useSay();
  const { busy, trouble, run } = useDoing();
  return (
    <div class="play-by">
      {trouble && (
        <p class="rule-notice" role="alert">
          {trouble}
        </p>
      )}
      <div class="row">
        <Button
          kind="main"
          off={busy}
          onClick={() =>
            run(async () => {
              keepLastRules(rules, game.id);
              go(await openWithBots({ game: game.id, rules }));
            })
          }
        >
          {say(busy ? "rulebook-opening" : "rulebook-play-bots")}
        </Button>
        <Button
          onClick={() => {
            keepLastRules(rules, game.id);
            go(addressFor(game.id, "/?friends"));
          }}
        >
          {say("rulebook-play-friends")}
        </Button>
      </div>
    </div>
  );
}

interface PartProps {
  game: Game;
  rules: Rules;
  onRules: (rules: Rules) => void;
}

function RulesPart({ game, rules }: PartProps) {
  const say = useSay();
  return (
    <>
      <h2 class="hidden">{say("rulebook-part-rules")}</h2>
      <p>{say("rulebook-in-force")}</p>
      <RulesView rules={rules} preset={null} game={game} speaker={speaker.value} />
      <Link to={addressOfPart(game.id, "own")} class="button">
        {say("rulebook-change-them")}
      </Link>
    </>
  );
}

function HaveCode() {
  const say = useSay();
  return (
    <details class="rule-group">
      <summary>
        <span class="rule-label">{say("rulebook-have-code")}</span>
      </summary>
      <div class="rule-group-inner">
        <CodeForm
          onCode={(code) => {
            go(addressOf(code));
            announce(say("rulebook-code-read"));
          }}
        />
      </div>
    </details>
  );
}

function OwnPart({ game, rules, onRules }: PartProps) {
  const say = useSay();
  return (
    <>
      <h2 class="hidden">{say("rulebook-part-own")}</h2>
      <p>{say("rulebook-own-intro")}</p>
      {game.id === THREE_TWO_FIVE && <HaveCode />}
      <RulesEditor game={game} rules={rules} onChange={onRules} />
      <PlayBy game={game} rules={rules} />
    </>
  );
}

/** Rules that came with a link, and what was wrong with it. */
interface Came {
  rules: Rules | null;
  fault: string;
}

/** Rules are no secret: their code stays in the address, to be kept and opened again. */
const addressOf = (code: string): string => `/rules?code=${encodeURIComponent(code)}`;

function CamePanel({ game, rules }: { game: Game; rules: Rules }) {
  const say = useSay();
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    head.current?.focus({ preventScroll: true });
    head.current?.scrollIntoView({ block: "start" });
  }, [rules]);
  return (
    <section class="came">
      <h2 ref={head} tabIndex={-1}>
        {say("rulebook-came")}
      </h2>
      <PlayBy game={game} rules={rules} />
      <RulesView rules={rules} preset={null} game={game} speaker={speaker.value} />
    </section>
  );
}

function Parts({ game, came }: { game: Game; came: Came }) {
  const say = useSay();
  const [edited, setEdited] = useState<Rules>(() => came.rules ?? lastRules(game.id) ?? usualRules(game));
  useEffect(() => {
    if (came.rules) setEdited(came.rules);
  }, [came]);
  const part = shownPart(game.id);
  return (
    <>
      {came.fault && <p class="rule-notice">{say(`rulebook-code-${came.fault}`)}</p>}
      {came.rules && <CamePanel game={game} rules={came.rules} />}
      {part === "compare" && <RulesCompare game={game} />}
      {part === "own" && <OwnPart game={game} rules={edited} onRules={setEdited} />}
      {part === "rules" && !came.rules && <RulesPart game={game} rules={edited} onRules={setEdited} />}
    </>
  );
}

const shownPart = (game: string): Part => partsOf(game).find((one) => one === place.value.query.get("part")) ?? "how";

/** How the game goes, house rules to compare, to try out, to keep and to share. */
export function RulesScreen(_: ScreenProps) {
  const say = useSay();
  const ready = useAreas("rules", "rulebook", "play");
  const language = speaker.value.language;
  const asked = useAsked(() => catalogue(language), [language]);
  const [came, setCame] = useState<Came>({ rules: null, fault: "" });
  const here = place.value;
  useEffect(() => {
    const given = takeFragment();
    if (given) {
      go(addressOf(given), { replace: true });
      return;
    }
    const code = here.query.get("code");
    if (!code) {
      setCame((before) => (before.rules || before.fault ? { rules: null, fault: "" } : before));
      return;
    }
    const read = rulesOf(code);
    setCame("rules" in read ? { rules: read.rules, fault: "" } : { rules: null, fault: read.fault });
  }, [here]);
  if (!ready) return <Loading />;
  const id = came.rules ? THREE_TWO_FIVE : gameIn(here.query);
  const part = came.rules ? null : shownPart(id);
  const game = asked.value && gameOf(asked.value, id);
  return (
    <Page title={say("rulebook-title")} back={addressFor(id, "/")}>
      <Switch
        round
        label={say("rulebook-games")}
        now={id}
        ways={GAMES.map((one) => ({ id: one, name: gameName(one), to: addressFor(one, "/rules") }))}
      />
      <Switch
        label={say("rulebook-parts")}
        now={part}
        ways={partsOf(id).map((one) => ({ id: one, name: say(`rulebook-part-${one}`), to: addressOfPart(id, one) }))}
      />
      {game ? (
        <Parts key={id} game={game} came={came} />
      ) : asked.trouble ? (
        part !== "how" && <Trouble text={asked.trouble} onAgain={asked.again} />
      ) : (
        part !== "how" && <Loading />
      )}
      {part === "how" && (isBidding(id) ? <BettingGuide game={id} usual={game && usualRules(game)} /> : <RulesGuide />)}
    </Page>
  );
}

interface SwitchProps {
  label: string;
  now: string | null;
  ways: readonly { id: string; name: string; to: string }[];
  round?: boolean;
}

/** Beside each other: what can be shown here. Which of it is shown, a voice says too. */
function Switch({ label, now, ways, round }: SwitchProps) {
  const say = useSay();
  return (
    <nav class={round ? "parts round" : "parts"} aria-label={label}>
      {ways.map(({ id, name, to }) => (
        <Link key={id} to={to} class={id === now ? "part now" : "part"}>
          {name}
          {id === now && <span class="hidden"> ({say("rulebook-part-now")})</span>}
        </Link>
      ))}
    </nav>
  );
}
