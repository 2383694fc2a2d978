import { defineConfig } from "vitest/config";

// Not tests: the pictures and the film of docs/pictures, and how smooth the stage is.
export default defineConfig({
  test: {
    environment: "node",
    include: ["e2e/*.{pictures,bench}.ts"],
    globalSetup: ["e2e/support/server.ts"],
    // Nothing depends on time; only whoever fails waits so long.
    testTimeout: 1_200_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 300_000 } },
    fileParallelism: false,
  },
});
