import { basename } from "node:path";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Whole matches take longest; begun first, nobody waits for them at the end. */
const LONGEST = ["table.test.ts", "matches.test.ts", "alone.test.ts"];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification): number => LONGEST.indexOf(basename(moduleId));
    return [...files].sort((one, other) => Number(rank(one) < 0) - Number(rank(other) < 0) || rank(one) - rank(other));
  }
}

// One server for all, and a browser for each file. Two files run side by side: a test waits more than it works.
export default defineConfig({
  test: {
    environment: "node",
    include: ["e2e/*.test.ts"],
    globalSetup: ["e2e/support/server.ts"],
    // Nothing depends on time; only whoever fails waits so long.
    testTimeout: 1_200_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 300_000 } },
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
  },
});
