import type { Speaker } from "../core/texts";

/** A preset as people call it. */
export const presetName = (speaker: Speaker, id: string): string =>
  speaker.has(`preset-name-${id}`) ? speaker.say(`preset-name-${id}`) : id;
