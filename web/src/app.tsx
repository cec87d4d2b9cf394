/** Which screen is shown where, and what is there on every one of them. */

import { signal } from "@preact/signals";
import { Component, type ComponentChildren, type ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import { alarm, announce, status } from "./core/announce";
import { place } from "./core/route";
import { change, settings } from "./core/settings";
import { speak, speaker } from "./core/texts";
import { Start } from "./start/start";
import { Link, Loading, Page, Trouble, useSay } from "./ui/base";

export interface ScreenProps {
  /** What the path's parts in braces stood for. */
  args: Readonly<Record<string, string>>;
}
type Screen = ComponentType<ScreenProps>;
type Load = () => Promise<Screen>;

/** Every place of the page. Only the start is there at once; the others come when they are wanted. */
const SCREENS: readonly (readonly [string, Load])[] = [
  ["/t/{table}", () => import("./table/screen").then((m) => m.TableScreen)],
  ["/rules", () => import("./start/rules").then((m) => m.RulesScreen)],
  ["/words", () => import("./start/words").then((m) => m.WordsScreen)],
  ["/settings", () => import("./start/settings").then((m) => m.SettingsScreen)],
  ["/join", () => import("./start/join").then((m) => m.JoinScreen)],
  ["/about", () => import("./start/about").then((m) => m.AboutScreen)],
  ["/matches", () => import("./study/matches").then((m) => m.MatchesScreen)],
  ["/matches/{table}/{number}", () => import("./study/match").then((m) => m.MatchScreen)],
];

function matching(pattern: string, path: string): Record<string, string> | null {
  const names: string[] = [];
  const shape = pattern.replace(/\{(\w+)\}/g, (_, name: string) => {
    names.push(name);
    return "([^/]+)";
  });
  const found = new RegExp(`^${shape}/?$`).exec(path);
  return found && Object.fromEntries(names.map((name, i) => [name, found[i + 1] as string]));
}

const online = signal(navigator.onLine);
addEventListener("online", () => {
  online.value = true;
});
addEventListener("offline", () => {
  online.value = false;
});

function Later({ load, args }: { load: Load; args: Readonly<Record<string, string>> }) {
  const say = useSay();
  const [screen, setScreen] = useState<{ Screen: Screen } | null>(null);
  const [failed, setFailed] = useState(0);
  useEffect(() => {
    let wanted = true;
    load().then(
      (found) => wanted && setScreen({ Screen: found }),
      () => wanted && setFailed((n) => n + 1),
    );
    return () => {
      wanted = false;
    };
  }, [load, failed === 0]);
  if (screen) return <screen.Screen args={args} />;
  return failed ? <Trouble text={say("screen-missing")} onAgain={() => location.reload()} /> : <Loading />;
}

function Lost() {
  const say = useSay();
  return (
    <Page title={say("nothing-here")}>
      <p>{say("nothing-here-words")}</p>
      <div class="row">
        <Link to="/" class="button main">
          {say("to-start")}
        </Link>
      </div>
    </Page>
  );
}

/** A screen that could not be drawn, as when its texts did not come: says so, and offers to load it again. */
class Whole extends Component<{ children: ComponentChildren }, { broken: boolean }> {
  static getDerivedStateFromError() {
    return { broken: true };
  }
  override componentDidCatch(error: unknown): void {
    console.warn(error);
  }
  override render() {
    if (!this.state.broken) return this.props.children;
    const { say } = speaker.value;
    return (
      <Page title="satasat">
        <Trouble text={say("screen-missing")} onAgain={() => location.reload()} />
      </Page>
    );
  }
}

function Here() {
  const { path } = place.value;
  if (path === "/") return <Start />;
  for (const [pattern, load] of SCREENS) {
    const args = matching(pattern, path);
    if (args) return <Later key={path} load={load} args={args} />;
  }
  return <Lost />;
}

export function App() {
  const wanted = settings.value.language;
  useEffect(() => {
    if (speaker.value.language === wanted) return;
    speak(wanted).catch(() => {
      change({ language: speaker.value.language });
      announce(speaker.value.say("screen-missing"));
    });
  }, [wanted]);
  const say = useSay();
  return (
    <>
      <Whole key={place.value.path}>
        <Here />
      </Whole>
      <p id="status" class="hidden" role="status">
        {status}
      </p>
      <p class="hidden" role="alert">
        {alarm}
      </p>
      {!online.value && !place.value.path.startsWith("/t/") && <p class="offline">{say("offline")}</p>}
    </>
  );
}
