/** Where one is in the page: its path. A link's secret never stays in the address bar. */

import { signal } from "@preact/signals";

export interface Place {
  path: string;
  query: URLSearchParams;
}

const here = (): Place => ({ path: location.pathname, query: new URLSearchParams(location.search) });

export const place = signal<Place>(here());

/** What stood behind the # when the page was opened: the secret of a table's link, or a rule set. */
export let fragment = location.hash.slice(1);

if (fragment) history.replaceState(history.state, "", location.pathname + location.search);
addEventListener("popstate", () => {
  place.value = here();
});
addEventListener("hashchange", () => {
  if (!location.hash) return;
  fragment = location.hash.slice(1); // a link was opened in this very tab
  history.replaceState(history.state, "", location.pathname + location.search);
  place.value = here();
});

/** The fragment, once: whoever asks first has it. */
export function takeFragment(): string {
  const taken = fragment;
  fragment = "";
  return taken;
}

/** Whether one came to this screen from another: then its heading takes the focus. */
export let moved = false;

/** Goes to another place of the page; the browser's back button comes back. */
export function go(to: string, { replace = false } = {}): void {
  const url = new URL(to, location.origin);
  moved = true;
  if (url.hash) fragment = url.hash.slice(1);
  const shown = url.pathname + url.search;
  if (replace) history.replaceState(null, "", shown);
  else if (shown !== location.pathname + location.search) history.pushState(null, "", shown);
  place.value = here();
  scrollTo(0, 0);
}
