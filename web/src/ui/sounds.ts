// Short tones, made here and off by default.

import { setting } from "../net/memory";

let isOn = setting("sounds") === "on";
let context: AudioContext | undefined;

export function areSoundsOn(): boolean {
  return isOn;
}

export function setSounds(wanted: boolean): void {
  isOn = wanted;
  if (wanted) ring();
}

/** It is your turn. */
export function ring(): void {
  play([[660, 0], [880, 0.09]]);
}

/** Dice fall. */
export function rattle(): void {
  play([[190, 0], [240, 0.06], [170, 0.11], [210, 0.18]]);
}

function play(tones: [number, number][]): void {
  if (!isOn) return;
  context ??= new AudioContext();
  for (const [pitch, delay] of tones) {
    const start = context.currentTime + delay;
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.frequency.value = pitch;
    tone.type = "triangle";
    volume.gain.setValueAtTime(0.12, start);
    volume.gain.exponentialRampToValueAtTime(0.001, start + 0.16);
    tone.connect(volume).connect(context.destination);
    tone.start(start);
    tone.stop(start + 0.17);
  }
}
