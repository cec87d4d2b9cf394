import { render } from "preact";
import { App } from "./app";
import { settings } from "./core/settings";
import { areas, speak } from "./core/texts";
import "./fonts.css";
import "./tokens.css";
import "./style.css";
import "./cards.css";

/** Said where not even the texts are there. */
const UNSPEAKABLE = [
  "The page could not be loaded. Try again.",
  "पेज लोड हुन सकेन। फेरि प्रयास गर्नुहोस्।",
  "पेज लोड नहीं हुआ। फिर कोशिश करें।",
  "Страница не загрузилась. Попробуйте ещё раз.",
];

const root = document.getElementById("app");
try {
  await areas("shell", "start", "terms");
  await speak(settings.value.language);
  root?.replaceChildren();
  if (root) render(<App />, root);
} catch {
  const again = document.createElement("button");
  again.className = "button main unspeakable";
  again.append(...UNSPEAKABLE.flatMap((text) => [text, document.createElement("br")]));
  again.addEventListener("click", () => location.reload());
  root?.replaceChildren(again);
}
// needed as soon as something is done, or goes wrong
areas("refusals", "chat").catch(() => {});
if (import.meta.env.PROD && "serviceWorker" in navigator) navigator.serviceWorker.register("/sw.js").catch(() => {});
