import { defineConfig } from "vitest/config";

// The site without a server: a folder behind a plain file server, and nothing else. Or how fast its engines are, beside the
// program that WALSTATT_PACE names.
export default defineConfig({
  test: {
    environment: "node",
    include: [process.env.WALSTATT_PACE === undefined ? "e2e/site/**/*.test.ts" : "e2e/site/**/*.bench.ts"],
    globalSetup: ["e2e/support/folder.ts"],
    // Nothing depends on time; only whoever fails waits so long.
    testTimeout: 1_200_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 300_000 } },
    maxWorkers: 2,
  },
});
