/** npm test: every check there is, one summary, and a closing line that a machine can read. */
import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { pipeline } from "node:stream/promises";
import { findBrowser } from "../tests/browser/find-browser.ts";
import { startPostgres } from "../tests/postgres-cluster.ts";
import { ensureBuilt } from "./bootstrap.mjs";
import { installBrowser } from "./install-browser.ts";

interface Count {
  passed: number;
  failed: number;
  skipped: number;
  /** The names of failed and of skipped tests, for readers who see only the end of a long log. */
  failures?: string[];
  skips?: string[];
}
interface Result extends Count {
  name: string;
  seconds: number;
}

const withBrowser = !process.argv.includes("--no-browser");
const reports = mkdtempSync(join(tmpdir(), "hauntway-test-"));
const results: Result[] = [];

function node(...args: string[]): boolean {
  return spawnSync(process.execPath, args, { stdio: "inherit" }).status === 0;
}

async function step(name: string, run: () => boolean | Count | Promise<boolean | Count>) {
  console.log(`\n== ${name}`);
  const started = Date.now();
  let outcome: boolean | Count = false;
  try {
    outcome = await run();
  } catch (error) {
    // Whatever goes wrong, the summary is printed.
    console.error(error);
  }
  const count =
    typeof outcome === "boolean" ? { passed: Number(outcome), failed: Number(!outcome), skipped: 0 } : outcome;
  results.push({ name, seconds: (Date.now() - started) / 1000, ...count });
}

await step("format and lint", () => node("node_modules/@biomejs/biome/bin/biome", "ci", "--error-on-warnings", "."));
await step(
  "types",
  () => node("node_modules/@react-router/dev/bin.cjs", "typegen") && node("node_modules/typescript/bin/tsc"),
);
await step("import directions", () => node("scripts/check-imports.ts"));
await step("build", () => {
  ensureBuilt(() => {});
  return true;
});

const postgres = await startPostgres();
console.log(
  postgres
    ? `\nThe store contract also runs on a real server: ${postgres.version}`
    : "\nNo PostgreSQL server programs on this machine: PGlite stands in for them",
);
if (postgres) process.env.TEST_POSTGRES_URL = postgres.url;

// Both at once: while one of them waits, the other works.
const units = step("unit, store and HTTP tests", async () => {
  const report = join(reports, "vitest.json");
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  return countVitest(report, await runBeside(["node_modules/vitest/vitest.mjs", "run", ...reporters]));
});
const journeys = withBrowser && step("browser journeys", () => runJourneys(units));
await units;
await postgres?.stop();
await journeys;
rmSync(reports, { recursive: true });

console.log("\n== Summary");
for (const { name, passed, failed, skipped, failures = [], skips = [], seconds } of results) {
  const counts = `${passed} passed${failed ? `, ${failed} FAILED` : ""}${skipped ? `, ${skipped} skipped` : ""}`;
  console.log(`${failed ? "FAILED" : "ok    "}  ${name}: ${counts} (${seconds.toFixed(1)} s)`);
  for (const failure of failures) console.log(`          ${failure}`);
  for (const skip of skips) console.log(`          skipped: ${skip}`);
}
console.log(
  postgres ? `PostgreSQL: real server, ${postgres.version}` : "PostgreSQL: PGlite stood in, no server programs here",
);
const total = (key: "passed" | "failed" | "skipped") => results.reduce((sum, result) => sum + result[key], 0);
console.log(`\n${total("passed")} passed, ${total("failed")} failed`);
process.exit(total("failed") > 0 ? 1 : 0);

async function runJourneys(others: Promise<void>): Promise<Count> {
  if (!(await findBrowser())) installBrowser();
  const browser = await findBrowser();
  if (!browser) return withoutBrowser();
  console.log(`The browser is ${browser.description}`);
  const report = join(reports, "playwright.json");
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  return countPlaywright(report, await runBeside(["node_modules/@playwright/test/cli.js", "test"], env, others));
}

/** Whether a program ends well. What it says is held until the one that it runs beside has ended. */
async function runBeside(args: readonly string[], env = process.env, other?: Promise<void>): Promise<boolean> {
  const child = spawn(process.execPath, args, { stdio: other ? ["ignore", "pipe", "inherit"] : "inherit", env });
  const ended = new Promise<boolean>((resolve) => child.once("close", (code) => resolve(code === 0)));
  const held = child.stdout?.pipe(new PassThrough({ highWaterMark: 2 ** 30 }));
  await other;
  if (held) await pipeline(held, process.stdout, { end: false });
  return ended;
}

/** A person may go on without one; a build server that runs no journeys has not checked anything. */
function withoutBrowser(): Count {
  console.log("The journeys did not run: there is no browser, and none could be installed.");
  const isCi = Boolean(process.env.CI);
  const name = "all journeys, for want of a browser";
  return { passed: 0, failed: Number(isCi), skipped: Number(!isCi), [isCi ? "failures" : "skips"]: [name] };
}

/** A runner that ended badly without saying which test failed counts as one failure. */
function countVitest(report: string, ok: boolean): Count {
  if (!existsSync(report)) return { passed: 0, failed: 1, skipped: 0 };
  const said = JSON.parse(readFileSync(report, "utf8"));
  const failed = said.numFailedTests || (ok ? 0 : 1);
  const tests: { status: string; fullName: string }[] = said.testResults.flatMap(
    (file: { assertionResults: { status: string; fullName: string }[] }) => file.assertionResults,
  );
  const named = (...statuses: string[]) =>
    tests.filter(({ status }) => statuses.includes(status)).map(({ fullName }) => fullName);
  const skipped = said.numPendingTests + said.numTodoTests;
  return {
    passed: said.numPassedTests,
    failed,
    skipped,
    failures: named("failed"),
    skips: named("pending", "skipped", "todo"),
  };
}

function countPlaywright(report: string, ok: boolean): Count {
  if (!existsSync(report)) return { passed: 0, failed: 1, skipped: 0 };
  const { stats } = JSON.parse(readFileSync(report, "utf8"));
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected || (ok ? 0 : 1), skipped: stats.skipped };
}
