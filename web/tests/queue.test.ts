import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { lengthOf } from "../src/stage/beats";
import { Queue, type Scene } from "../src/stage/queue";
import type { Look, Shown, Told } from "../src/wire/server";

beforeEach(() => { vi.useFakeTimers(); });
afterEach(() => { vi.useRealTimers(); });

function tell(text: string, shown: Partial<Shown> = {}): Told {
  return { event: null, text, to: null, shown: { look: "word", touches: [], ...shown } };
}

/** Notes what is shown and when. */
function watch(pace = 1): { queue: Queue; seen: string[] } {
  const seen: string[] = [];
  const begin = Date.now();
  const note = (text: string): void => { seen.push(`${Date.now() - begin} ${text}`); };
  const queue = new Queue({ beat: ({ text }) => note(text), settle: ({ view }) => note(`view ${view}`), rest: () => note("rest") }, () => pace);
  return { queue, seen };
}

function scene(view: number, ...names: string[]): Scene {
  return { view, told: names.map((name) => tell(name)) };
}

test("every event has its beat, and the table changes when all of a scene have been shown", () => {
  const { queue, seen } = watch();
  queue.add([scene(1, "a", "b"), scene(2, "c")]);
  expect(queue.isPlaying).toBe(true);
  vi.runAllTimers();
  expect(seen).toEqual(["0 a", "250 b", "500 view 1", "500 c", "750 view 2", "750 rest"]);
  expect(queue.isPlaying).toBe(false);
});

test("what comes later waits its turn", () => {
  const { queue, seen } = watch();
  queue.add([scene(1, "a")]);
  vi.advanceTimersByTime(100);
  queue.add([scene(2, "b")]);
  vi.runAllTimers();
  expect(seen).toEqual(["0 a", "250 view 1", "250 b", "500 view 2", "500 rest"]);
});

test("a scene that tells nothing is settled at once", () => {
  const { queue, seen } = watch();
  queue.add([scene(1)]);
  expect(seen).toEqual(["0 view 1", "0 rest"]);
});

test("skipping brings the final state at once, and nothing comes after it", () => {
  const { queue, seen } = watch();
  queue.add([scene(1, "a", "b"), scene(2, "c")]);
  vi.advanceTimersByTime(10);
  queue.skip();
  expect(seen).toEqual(["0 a", "10 view 1", "10 view 2", "10 rest"]);
  vi.runAllTimers();
  queue.skip();
  expect(seen.length).toBe(4);
});

test("without time for beats everything is settled at once, and at half the pace it takes twice as long", () => {
  const none = watch(0);
  none.queue.add([scene(1, "a"), scene(2, "b")]);
  expect(none.seen).toEqual(["0 view 1", "0 view 2", "0 rest"]);
  const slow = watch(2);
  slow.queue.add([scene(1, "a")]);
  vi.runAllTimers();
  expect(slow.seen).toEqual(["0 a", "500 view 1", "500 rest"]);
});

test("when much is waiting it goes faster, and a long turn is over in about six seconds", () => {
  const { queue, seen } = watch();
  queue.add(Array.from({ length: 20 }, (_, at) => ({ view: at, told: [tell("a turn", { look: "banner" }), tell("a way", { look: "move", touches: ["a"], from: "a", to: "b" })] })));
  vi.runAllTimers();
  const end = Number(seen.at(-1)?.split(" ")[0]);
  expect(seen.length).toBe(61);
  expect(end).toBeGreaterThan(3000);
  expect(end).toBeLessThan(8000);
});

test("beats last from a quarter of a second to 700 milliseconds, by what they look like", () => {
  const looks: Look[] = ["word", "banner", "dice", "move", "strike", "death", "draw", "spell", "change", "touch"];
  for (const look of looks) {
    const length = lengthOf(tell("", { look }));
    expect([look, length >= 250, length <= 700]).toEqual([look, true, true]);
  }
});
