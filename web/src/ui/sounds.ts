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

/** A tone that begins at once clicks. */
const ATTACK = 0.004;

/**
 * What happens on the table, as one hears it; sentences alone are silent. Nothing speaks below 200 Hz alone, which small
 * speakers leave out, and blows are louder than what happens all the time.
 */
const LOOKS: Record<Look, Sound[]> = {
  banner: [{ pitch: 294, long: 0.5, loud: 0.16 }, { pitch: 440, at: 0.06, long: 0.5, loud: 0.12 }],
  dice: [0, 0.05, 0.1, 0.19].map((at, index) => ({ pitch: 2600 - 350 * index, at, long: 0.05, loud: 0.8, isNoise: true })),
  move: [{ pitch: 1000, to: 420, long: 0.16, loud: 0.6, isNoise: true }],
  strike: [{ pitch: 1500, long: 0.08, loud: 0.8, isNoise: true }, { pitch: 240, to: 110, at: 0.01, long: 0.18, loud: 0.4 }],
  death: [{ pitch: 330, to: 110, long: 0.5, loud: 0.28 }],
  draw: [{ pitch: 3200, to: 1400, long: 0.12, loud: 0.45, isNoise: true }],
  spell: [523, 659, 784, 1047].map((pitch, index) => ({ pitch, at: 0.06 * index, long: 0.3, loud: 0.14 })),
  change: [{ pitch: 587, long: 0.12, loud: 0.16 }],
  touch: [{ pitch: 523, long: 0.07, loud: 0.14 }],
  word: [],
};
const TURN: Sound[] = [{ pitch: 660, loud: 0.2 }, { pitch: 880, at: 0.09, loud: 0.2 }];
const WON: Sound[] = [523, 659, 784, 1047].map((pitch, index) => ({ pitch, at: 0.13 * index, long: 0.45, loud: 0.18 }));
const LOST: Sound[] = [392, 370, 311].map((pitch, index) => ({ pitch, at: 0.22 * index, long: 0.5, loud: 0.18 }));

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
  volume.gain.setValueAtTime(0.001, start);
  volume.gain.linearRampToValueAtTime(loud, start + ATTACK);
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
