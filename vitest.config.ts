import { defineConfig } from "vitest/config";

// Without the React Router plugin: the tests read plain modules and the finished build.
export default defineConfig({
  test: {
    include: ["{app,cli,data,scripts,server,tests}/**/*.test.{ts,tsx}"],
    exclude: ["tests/browser/**"],
    // One more than the two cores that are there at least: many tests wait for processes and clocks.
    maxWorkers: 3,
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
