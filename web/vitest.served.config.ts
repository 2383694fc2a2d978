import { defineConfig } from "vitest/config";

// The pages of a server with the engines of games in them: what runs in the page, and what at the server.
export default defineConfig({
  test: {
    environment: "node",
    include: ["e2e/served/**/*.test.ts"],
    globalSetup: ["e2e/support/server.ts"],
    // Nothing depends on time; only whoever fails waits so long.
    testTimeout: 1_200_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 300_000 } },
  },
});
