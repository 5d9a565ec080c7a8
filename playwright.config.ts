import { defineConfig } from "@playwright/test";
import { BROWSER_ARGS, requireBrowser } from "./tests/browser/find-browser.ts";

const browser = await requireBrowser();

export default defineConfig({
  testDir: "tests/browser",
  // One more than the two cores that are there at least: journeys wait for pages and clocks.
  workers: 3,
  fullyParallel: true,
  // Limits end what hangs; a busy machine may take twenty seconds for what takes one elsewhere.
  timeout: 180_000,
  expect: { timeout: 60_000 },
  // A journey that needed a second try is listed as flaky.
  retries: process.env.CI ? 2 : 0,
  reporter: [["list"], ["json", { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? "test-results/report.json" }]],
  globalSetup: "./tests/browser/global-setup.ts",
  outputDir: "test-results",
  use: {
    browserName: "chromium",
    baseURL: process.env.TEST_SITE_URL,
    // Requests of a service worker pass by what a test says about them.
    serviceWorkers: "block",
    viewport: { width: 1440, height: 900 },
    launchOptions: {
      executablePath: browser.path,
      args: BROWSER_ARGS,
      env: { ...process.env, ...browser.env } as Record<string, string>,
    },
  },
});
