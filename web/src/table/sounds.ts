/** Short tones, made here: no file is loaded. And a buzz where the device can. */

import { settings } from "../core/settings";

export type Sound = "turn" | "card" | "trick" | "deal";

/** Hertz and seconds, one tone after another. */
const TONES: Readonly<Record<Sound, readonly (readonly [number, number])[]>> = {
  turn: [
    [660, 0.09],
    [880, 0.14],
  ],
  card: [[260, 0.05]],
  trick: [
    [392, 0.08],
    [523, 0.12],
  ],
  deal: [
    [523, 0.1],
    [659, 0.1],
    [784, 0.2],
  ],
};

/** Before anything was touched a browser lets no page sound or buzz, and complains where one tries. */
const touched = (): boolean => navigator.userActivation?.hasBeenActive ?? true;

let context: AudioContext | null = null;

export function play(sound: Sound): void {
  const { sounds } = settings.value;
  if (!sounds[sound] || sounds.volume <= 0 || typeof AudioContext === "undefined" || !touched()) return;
  try {
    context ??= new AudioContext();
    void context.resume();
    let at = context.currentTime + 0.01;
    for (const [hertz, seconds] of TONES[sound]) {
      const tone = context.createOscillator();
      const loud = context.createGain();
      tone.type = "triangle";
      tone.frequency.value = hertz;
      loud.gain.setValueAtTime(0, at);
      loud.gain.linearRampToValueAtTime(0.25 * sounds.volume, at + 0.01);
      loud.gain.exponentialRampToValueAtTime(0.001, at + seconds);
      tone.connect(loud).connect(context.destination);
      tone.start(at);
      tone.stop(at + seconds + 0.02);
      at += seconds;
    }
  } catch {
    // a device without sound
  }
}

export function buzz(): void {
  if (settings.value.vibrate && touched()) navigator.vibrate?.(30);
}
