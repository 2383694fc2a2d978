import { defineConfig } from "vitest/config";

// The site without a server: a folder behind a plain file server, and nothing else.
export default defineConfig({
  test: {
    environment: "node",
    include: ["e2e/site/**/*.test.ts"],
    globalSetup: ["e2e/support/folder.ts"],
    // Nothing depends on time; only whoever fails waits so long.
    testTimeout: 1_200_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 300_000 } },
    maxWorkers: 2,
  },
});
