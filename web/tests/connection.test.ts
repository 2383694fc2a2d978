// A line to a match comes back at once, whatever the other side does.

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Ears } from "../src/net/way";

/** What was said over one line, and what its other side can do. */
interface Called {
  ears: Ears;
  said: string[];
  isOpen: boolean;
  isLeft: boolean;
}

const calls: Called[] = [];

vi.mock("#way", () => ({
  way: {
    call(_id: string, ears: Ears) {
      const called: Called = { ears, said: [], isOpen: false, isLeft: false };
      calls.push(called);
      return {
        get isOpen() { return called.isOpen; },
        send: (text: string) => called.said.push(text),
        // The other side does not answer to that.
        close: () => { [called.isOpen, called.isLeft] = [false, true]; },
      };
    },
  },
}));

const { Connection } = await import("../src/net/connection");

const heard: string[] = [];
let line: InstanceType<typeof Connection>;

function open(index: number): Called {
  const called = calls[index];
  if (!called) throw new Error(`line ${index} was not called`);
  called.isOpen = true;
  called.ears.opened();
  return called;
}

beforeEach(() => {
  vi.useFakeTimers();
  calls.length = heard.length = 0;
  line = new Connection("m", "secret", {
    opened: () => heard.push("opened"), lines: (lines) => heard.push(...lines.map((one) => JSON.stringify(one))), state: (name) => heard.push(name), failed: (text) => heard.push(text),
  });
});
afterEach(() => {
  line.stop();
  vi.useRealTimers();
});

test("a line that is begun anew waits for no goodbye, and is begun once however often that is wanted", () => {
  const first = open(0);
  line.again();
  line.again();
  expect(calls.length).toBe(2);
  expect(first.isLeft).toBe(true);
  // What still comes from the old one is not heard.
  heard.length = 0;
  first.ears.heard('{"waiting":[0]}\n');
  first.ears.closed(1000, "");
  expect(heard).toEqual([]);
  const second = open(1);
  second.ears.heard('{"waiting":[1]}\n');
  expect(heard).toEqual(["opened", "open", '{"waiting":[1]}']);
  vi.advanceTimersByTime(1000);
  expect(calls.length).toBe(2);
});

test("whoever has chosen and hears nothing asks whether anybody is there, and then begins anew", () => {
  const first = open(0);
  line.send({ choose: 0, key: "k", id: "1" });
  vi.advanceTimersByTime(5000);
  expect(first.said.at(-1)).toBe('{"ping":true}');
  expect(first.isLeft).toBe(false);
  vi.advanceTimersByTime(10_000);
  expect(first.isLeft).toBe(true);
  vi.advanceTimersByTime(500);
  expect(calls.length).toBe(2);
});

test("whoever hears an answer doubts nothing", () => {
  const first = open(0);
  line.send({ choose: 0, key: "k", id: "1" });
  vi.advanceTimersByTime(5000);
  first.ears.heard('{"pong":true}\n');
  vi.advanceTimersByTime(10_000);
  expect(first.isLeft).toBe(false);
  expect(calls.length).toBe(1);
});

test("a call that nobody answers is left, and the match called anew", () => {
  vi.advanceTimersByTime(10_000);
  expect(calls[0]?.isLeft).toBe(true);
  vi.advanceTimersByTime(500);
  expect(calls.length).toBe(2);
  open(1);
  vi.advanceTimersByTime(10_000);
  expect(calls.length).toBe(2);
});

test("an earlier choice raises no doubt after a later one was heard of", () => {
  const first = open(0);
  line.send({ choose: 0, key: "k", id: "1" });
  line.send({ choose: 0, key: "l", id: "2" });
  first.ears.heard('{"done":{"id":"2"}}\n');
  vi.advanceTimersByTime(6000);
  expect(first.said.filter((text) => text.includes("ping"))).toEqual([]);
});
