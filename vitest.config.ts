import { defineConfig } from "vitest/config";

// Without the React Router plugin: the tests read plain modules and the finished build.
export default defineConfig({
  test: {
    include: ["{app,cli,data,scripts,server,tests}/**/*.test.{ts,tsx}"],
    exclude: ["tests/browser/**"],
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
