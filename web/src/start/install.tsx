/** Browsers that can put the page on the home screen say so; the others are not spoken of. */

import { signal } from "@preact/signals";
import { Button, Icon, useSay } from "../ui/base";

interface InstallEvent extends Event {
  prompt: () => Promise<unknown>;
}

const offer = signal<InstallEvent | null>(null);

// it fires once, perhaps before the start page is drawn; plain http never has it
addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault();
  offer.value = event as InstallEvent;
});
addEventListener("appinstalled", () => {
  offer.value = null;
});

export function InstallHint() {
  const say = useSay();
  const event = offer.value;
  if (!event) return null;
  return (
    <Button
      kind="quiet"
      class="install"
      onClick={() => {
        offer.value = null; // it can be asked only once
        void event.prompt();
      }}
    >
      <Icon name="load" />
      {say("start-install")}
    </Button>
  );
}
