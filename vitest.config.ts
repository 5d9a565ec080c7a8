import { defineConfig } from "vitest/config";

// Without the React Router plugin: the tests read plain modules and the finished build.
export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: "modules",
          include: ["{app,cli,data,scripts,server}/**/*.test.{ts,tsx}"],
          // Files share processes and what those have imported, which halves the work; so each leaves things as it found them.
          isolate: false,
        },
      },
      {
        extends: true,
        test: { name: "sites and stores", include: ["tests/**/*.test.ts"], exclude: ["tests/browser/**"] },
      },
    ],
    // One more than the two cores that are there at least: many tests wait for processes and clocks.
    maxWorkers: 3,
    // Ends what hangs; a busy machine may take a minute for what takes a second elsewhere.
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
