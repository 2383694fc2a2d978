import { defineConfig } from "vitest/config";

// Not tests: they play up to a good moment and take the pictures for docs/pictures.
export default defineConfig({
  test: {
    environment: "node",
    include: ["e2e/**/*.pictures.ts"],
    globalSetup: ["e2e/support/server.ts"],
    testTimeout: 240_000,
    hookTimeout: 60_000,
    fileParallelism: false,
  },
});
