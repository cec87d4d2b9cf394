import { render } from "preact";
import { App } from "./app";
import { settings } from "./core/settings";
import { areas, speak } from "./core/texts";
import "./fonts.css";
import "./style.css";

const root = document.getElementById("app");
await areas("shell", "start", "terms");
await speak(settings.value.language);
if (root) render(<App />, root);
// needed as soon as something is done, or goes wrong
void areas("refusals", "chat").catch(() => {});
if (import.meta.env.PROD && "serviceWorker" in navigator) navigator.serviceWorker.register("/sw.js").catch(() => {});
