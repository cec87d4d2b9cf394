/** What this is, what is kept, and everything that one may do about oneself. */

import type { ComponentChildren } from "preact";
import type { ScreenProps } from "../app";
import { session } from "../core/api";
import { Page, Trouble, useSay } from "../ui/base";
import { Me, Recover } from "./me";
import { useAsked } from "./use";
import { VERSION } from "./version";
import "./lobby.css";
import "./about.css";

const KEYS = ["arrows", "digits", "enter", "esc", "letters"] as const;
const KEPT = ["server", "device", "none", "days"] as const;

export function AboutScreen(_: ScreenProps) {
  const say = useSay();
  const me = useAsked(session);
  return (
    <Page title={say("about-title")}>
      <div class="about-page">
        <Part title={say("about-what")}>
          <p>{say("about-what-words")}</p>
          <p>{say("about-fair")}</p>
        </Part>
        <Part title={say("about-kept")}>
          <ul>
            {KEPT.map((one) => (
              <li key={one}>{say(`about-kept-${one}`)}</li>
            ))}
          </ul>
        </Part>
        <Part title={say("about-you")}>
          {me.trouble ? (
            <Trouble text={me.trouble} onAgain={me.again} />
          ) : me.value ? (
            <Me name={me.value.name} onChanged={me.again} />
          ) : (
            <p>{say("about-you-none")}</p>
          )}
          <Recover onDone={me.again} />
        </Part>
        <Part title={say("about-keys")}>
          <p>{say("about-keys-words")}</p>
          <dl class="keys">
            {KEYS.map((key) => (
              <div key={key}>
                <dt>{say(`about-key-${key}`)}</dt>
                <dd>{say(`about-key-${key}-does`)}</dd>
              </div>
            ))}
          </dl>
        </Part>
        <Part title={say("about-version", { version: VERSION })}>
          <p>{say("about-licence")}</p>
          <p>
            {say("about-fonts")}{" "}
            <a class="link" href="/licenses.txt">
              licenses.txt
            </a>
          </p>
        </Part>
      </div>
    </Page>
  );
}

function Part({ title, children }: { title: string; children: ComponentChildren }) {
  return (
    <section class="about-part">
      <h2>{title}</h2>
      {children}
    </section>
  );
}
