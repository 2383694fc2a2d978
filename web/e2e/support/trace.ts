// What the browser does in the page's own thread, in time of the processor: a busy machine changes nothing about it.

import type { Page } from "playwright-core";

interface Traced {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  /** Time of the processor. */
  tdur?: number;
  args?: { data?: { type?: string } };
}

/** In milliseconds. */
export interface Work {
  /** From an input until what it changes is ready to be painted. */
  inputs: number[];
  /** The longest piece of work during which no input would be heard. */
  longest: number;
}

const CATEGORIES = ["toplevel", "devtools.timeline", "disabled-by-default-devtools.timeline"];
const INPUT = /^(click|keydown|pointerdown)$/;
/** What ends the work for a frame. */
const FRAME = "PrePaint";

/** Notes the work while something is done. */
export async function traceWork(page: Page, doing: () => Promise<void>): Promise<Work> {
  const session = await page.context().browser()?.newBrowserCDPSession();
  if (!session) throw new Error("there is no browser");
  const traced: Traced[] = [];
  session.on("Tracing.dataCollected", ({ value }) => { traced.push(...value as unknown as Traced[]); });
  await session.send("Tracing.start", { transferMode: "ReportEvents", traceConfig: { includedCategories: CATEGORIES, recordMode: "recordUntilFull" } });
  await doing();
  const ended = new Promise((resolve) => { session.once("Tracing.tracingComplete", resolve); });
  await session.send("Tracing.end");
  await ended;
  return sumUp(traced);
}

function sumUp(traced: readonly Traced[]): Work {
  const inputs = traced.filter(({ name, args }) => name === "EventDispatch" && INPUT.test(args?.data?.type ?? ""));
  const { pid, tid } = inputs[0] ?? {};
  const own = traced.filter((one) => one.pid === pid && one.tid === tid && one.ph === "X").sort((one, other) => one.ts - other.ts);
  const tasks = own.filter(({ name }) => name === "RunTask");
  const endOf = ({ ts, dur = 0 }: Traced): number => ts + dur;
  const workOf = (input: Traced): number => {
    const frame = own.find(({ name, ts }) => name === FRAME && ts > input.ts) ?? input;
    return tasks.filter((task) => endOf(task) > input.ts && task.ts < endOf(frame)).reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000;
  };
  return { inputs: inputs.filter((one) => one.pid === pid && one.tid === tid).map(workOf), longest: Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur)) / 1000 };
}
