import { defineConfig } from "vitest/config";

// Without the React Router plugin: the tests read plain modules and the finished build.
export default defineConfig({
  test: {
    // Two, since the sources of the server and its build cannot be in one process: both register their metrics.
    projects: [
      {
        extends: true,
        test: { name: "modules", include: ["{app,cli,data,scripts,server}/**/*.test.{ts,tsx}"] },
      },
      {
        extends: true,
        test: { name: "sites and stores", include: ["tests/**/*.test.ts"] },
      },
    ],
    // Files share processes and what those have imported, which halves the work; so each leaves things as it found them.
    isolate: false,
    // The journeys run beside them.
    maxWorkers: 2,
    // Ends what hangs; a busy machine may take a minute for what takes a second elsewhere.
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
