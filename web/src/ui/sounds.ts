// Short sounds, made here from tones and noise, and off by default.

import { setting } from "../net/memory";
import type { Look } from "../wire/server";

/** A tone that may glide, or noise through a filter of that pitch. Times in seconds. */
interface Sound {
  pitch: number;
  /** Where its pitch goes to. */
  to?: number;
  at?: number;
  long?: number;
  loud?: number;
  isNoise?: boolean;
}

/** What happens on the table, as one hears it; sentences alone are silent. */
const LOOKS: Record<Look, Sound[]> = {
  banner: [{ pitch: 196, long: 0.5, loud: 0.1 }, { pitch: 294, at: 0.06, long: 0.5, loud: 0.07 }],
  dice: [0, 0.05, 0.1, 0.19].map((at, index) => ({ pitch: 2600 - 350 * index, at, long: 0.05, loud: 0.3, isNoise: true })),
  move: [{ pitch: 900, to: 350, long: 0.14, loud: 0.12, isNoise: true }],
  strike: [{ pitch: 1500, long: 0.07, loud: 0.35, isNoise: true }, { pitch: 130, to: 60, at: 0.02, long: 0.16, loud: 0.22 }],
  death: [{ pitch: 220, to: 70, long: 0.5, loud: 0.14 }],
  draw: [{ pitch: 3200, to: 1400, long: 0.12, loud: 0.16, isNoise: true }],
  spell: [523, 659, 784, 1047].map((pitch, index) => ({ pitch, at: 0.06 * index, long: 0.3, loud: 0.06 })),
  change: [{ pitch: 587, long: 0.12, loud: 0.07 }],
  touch: [{ pitch: 440, long: 0.06, loud: 0.05 }],
  word: [],
};
const TURN: Sound[] = [{ pitch: 660 }, { pitch: 880, at: 0.09 }];
const WON: Sound[] = [523, 659, 784, 1047].map((pitch, index) => ({ pitch, at: 0.13 * index, long: 0.45, loud: 0.11 }));
const LOST: Sound[] = [392, 370, 311].map((pitch, index) => ({ pitch, at: 0.22 * index, long: 0.5, loud: 0.1 }));

let isOn = setting("sounds") === "on";
let context: AudioContext | undefined;
let noise: AudioBuffer | undefined;

export function areSoundsOn(): boolean {
  return isOn;
}

export function setSounds(wanted: boolean): void {
  isOn = wanted;
  if (wanted) ring();
}

/** It is your turn. */
export function ring(): void {
  play(TURN);
}

/** Something happens on the table. */
export function hearBeat(look: Look): void {
  play(LOOKS[look]);
}

/** The match is over. */
export function hearEnd(isWon: boolean): void {
  play(isWon ? WON : LOST);
}

function play(sounds: readonly Sound[]): void {
  if (!isOn || sounds.length === 0) return;
  context ??= new AudioContext();
  for (const sound of sounds) begin(context, sound);
}

function begin(audio: AudioContext, { pitch, to = pitch, at = 0, long = 0.16, loud = 0.12, isNoise = false }: Sound): void {
  const start = audio.currentTime + at;
  const volume = audio.createGain();
  volume.gain.setValueAtTime(loud, start);
  volume.gain.exponentialRampToValueAtTime(0.001, start + long);
  volume.connect(audio.destination);
  const [source, tuned] = isNoise ? makeNoise(audio, volume) : makeTone(audio, volume);
  tuned.setValueAtTime(pitch, start);
  tuned.exponentialRampToValueAtTime(to, start + long);
  source.start(start);
  source.stop(start + long + 0.02);
}

function makeTone(audio: AudioContext, into: AudioNode): [AudioScheduledSourceNode, AudioParam] {
  const tone = audio.createOscillator();
  tone.type = "triangle";
  tone.connect(into);
  return [tone, tone.frequency];
}

function makeNoise(audio: AudioContext, into: AudioNode): [AudioScheduledSourceNode, AudioParam] {
  noise ??= makeHiss(audio);
  const hiss = audio.createBufferSource();
  const filter = audio.createBiquadFilter();
  filter.type = "bandpass";
  hiss.buffer = noise;
  hiss.connect(filter).connect(into);
  return [hiss, filter.frequency];
}

/** Half a second of it; longer is no sound here. */
function makeHiss(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
  buffer.copyToChannel(Float32Array.from({ length: buffer.length }, () => Math.random() * 2 - 1), 0);
  return buffer;
}
