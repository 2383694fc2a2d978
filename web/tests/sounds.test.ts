import { beforeEach, expect, test, vi } from "vitest";
import type { Look } from "../src/wire/server";

/** So many sources of sound were begun. */
let begun = 0;

/** Something that takes whatever is said to it. */
function take(): Record<string, unknown> {
  const node: Record<string, unknown> = { connect: (next: unknown) => next, start: () => { begun += 1; }, stop: () => {} };
  for (const name of ["gain", "frequency"]) node[name] = { setValueAtTime: () => {}, linearRampToValueAtTime: () => {}, exponentialRampToValueAtTime: () => {} };
  return node;
}

class Audio {
  currentTime = 0;
  sampleRate = 8000;
  destination = {};
  createGain = take;
  createOscillator = take;
  createBufferSource = take;
  createBiquadFilter = take;
  createBuffer = (): unknown => ({ length: 10, copyToChannel: () => {} });
}

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal("AudioContext", Audio);
  localStorage.clear();
  begun = 0;
});

const LOOKS: Look[] = ["banner", "dice", "move", "strike", "death", "draw", "spell", "change", "touch"];

test("nothing sounds until somebody wants it; then every beat does but a sentence alone", async () => {
  const { areSoundsOn, hearBeat, hearEnd, ring, setSounds } = await import("../src/ui/sounds");
  for (const look of LOOKS) hearBeat(look);
  ring();
  hearEnd(true);
  expect([areSoundsOn(), begun]).toEqual([false, 0]);
  setSounds(true);
  for (const look of LOOKS) {
    const before = begun;
    hearBeat(look);
    expect(begun, look).toBeGreaterThan(before);
  }
  const before = begun;
  hearBeat("word");
  expect(begun).toBe(before);
});
