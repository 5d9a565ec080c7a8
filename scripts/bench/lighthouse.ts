/** Lighthouse on pages of a running site, as a phone on a slow network: medians of several runs, with their spread. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import lighthouse, { type Result } from "lighthouse";
import { BROWSER_ARGS, findBrowser } from "../../tests/browser/find-browser.ts";
import { ofRounds } from "./measurement.ts";

/** What is read from a run: the four scores (0-100), and the figures behind the first of them. */
const READINGS = {
  performance: (report: Result) => score(report, "performance"),
  accessibility: (report: Result) => score(report, "accessibility"),
  bestPractices: (report: Result) => score(report, "best-practices"),
  seo: (report: Result) => score(report, "seo"),
  firstPaintMs: (report: Result) => figure(report, "first-contentful-paint"),
  largestPaintMs: (report: Result) => figure(report, "largest-contentful-paint"),
  blockingMs: (report: Result) => figure(report, "total-blocking-time"),
  layoutShift: (report: Result) => figure(report, "cumulative-layout-shift"),
  bytes: (report: Result) => figure(report, "total-byte-weight"),
} as const;

export type Reading = keyof typeof READINGS;

export interface Spread {
  readonly median: number;
  readonly least: number;
  readonly most: number;
}

export interface PageAudit {
  readonly path: string;
  readonly runs: number;
  readonly readings: Readonly<Record<Reading, Spread>>;
  /** Audits that were not asked for, because the page does on purpose what they complain about. */
  readonly skipped: readonly string[];
  /** Audits that did not pass in the last run, without those that only inform. */
  readonly complaints: readonly string[];
}

export interface LighthouseOptions {
  readonly site: string;
  readonly paths: readonly string[];
  readonly runs: number;
  /** No new round is begun that would end after so many seconds; the first is always made. */
  readonly seconds?: number;
}

/** Runs go around all pages, so that a busy minute of the machine does not fall on one page alone. */
export async function runLighthouse(options: LighthouseOptions): Promise<PageAudit[]> {
  const { site, paths, runs, seconds = Number.POSITIVE_INFINITY } = options;
  const reports = new Map<string, Result[]>(paths.map((path) => [path, []]));
  const began = performance.now();
  for (let run = 0; run < runs; run++) {
    const elapsed = (performance.now() - began) / 1_000;
    if (run > 0 && elapsed + elapsed / run > seconds) break;
    for (const path of paths) reports.get(path)!.push(await audit(new URL(path, site).href));
  }
  return [...reports].map(([path, results]) => ({
    path,
    runs: results.length,
    readings: Object.fromEntries(
      Object.entries(READINGS).map(([name, read]) => [name, spreadOf(results.map(read))]),
    ) as Record<Reading, Spread>,
    skipped: [...FOR_SEARCH_ENGINES, ...FOR_FOUND_PAGES].filter((id) => !(id in results[0]!.audits)),
    complaints: complaintsOf(results.at(-1)!),
  }));
}

const FOR_SEARCH_ENGINES = ["is-crawlable"];
/** The second for the line that the browser itself writes on the console about a page that answers 404. */
const FOR_FOUND_PAGES = ["http-status-code", "errors-in-console"];
/** Said by pages that are not for search engines on purpose, such as results of a search. */
const NOINDEX = /<meta name="robots" content="noindex/;

/** One run in a browser of its own: nothing is left in memory or on disk from the page before. */
export async function audit(url: string): Promise<Result> {
  const page = await fetch(url);
  const isHidden = NOINDEX.test(await page.text());
  const isMissing = page.status === 404;
  const browser = await startBrowser();
  try {
    const answer = await lighthouse(url, {
      port: browser.port,
      skipAudits: [...(isHidden ? FOR_SEARCH_ENGINES : []), ...(isMissing ? FOR_FOUND_PAGES : [])],
      ignoreStatusCode: isMissing,
      logLevel: "silent",
      output: "json",
      disableFullPageScreenshot: true,
    });
    if (!answer) throw new Error(`Lighthouse said nothing about ${url}`);
    if (answer.lhr.runtimeError) throw new Error(`${url}: ${answer.lhr.runtimeError.message}`);
    return answer.lhr;
  } finally {
    await browser.stop();
  }
}

async function startBrowser() {
  const found = await findBrowser();
  const profile = mkdtempSync(join(tmpdir(), "hauntway-lighthouse-"));
  const args = [...BROWSER_ARGS, "--headless", "--remote-debugging-port=0", `--user-data-dir=${profile}`];
  const child = spawn(found.path, [...args, "about:blank"], {
    env: { ...process.env, ...found.env },
    stdio: ["ignore", "ignore", "pipe"],
    // Debian starts its browser from a script: who ends the script alone leaves the browser behind, and the next page is
    // measured beside it. A group of their own is ended as a whole.
    detached: true,
  });
  return {
    port: await debuggingPort(child),
    async stop() {
      const ended = once(child, "exit");
      process.kill(-child.pid!, "SIGKILL");
      await ended;
      child.stderr!.destroy();
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

function debuggingPort(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    let said = "";
    child.stderr!.on("data", (chunk) => {
      said += chunk;
      const port = /DevTools listening on ws:\/\/[^:]+:(\d+)/.exec(said)?.[1];
      if (port) resolve(Number(port));
    });
    child.once("error", reject);
    child.once("exit", (code) => reject(new Error(`The browser ended with ${code}: ${said}`)));
  });
}

const score = (report: Result, category: string): number => Math.round((report.categories[category]?.score ?? 0) * 100);

const figure = (report: Result, name: string): number => report.audits[name]?.numericValue ?? Number.NaN;

function spreadOf(values: readonly number[]): Spread {
  const { value, spread } = ofRounds(values);
  return { median: value, least: spread[0], most: spread[1] };
}

const SCORED = new Set(["binary", "numeric", "metricSavings"]);

function complaintsOf(report: Result): string[] {
  return Object.values(report.audits)
    .filter(({ score, scoreDisplayMode }) => SCORED.has(scoreDisplayMode) && score !== null && score < 0.9)
    .map(({ id, displayValue }) => (displayValue ? `${id}: ${displayValue}` : id));
}

if (import.meta.main) {
  const [site, runs = "1", ...paths] = process.argv.slice(2);
  if (!site) throw new Error("node scripts/bench/lighthouse.ts SITE RUNS PATH…");
  for (const { path, readings, complaints } of await runLighthouse({ site, paths, runs: Number(runs) })) {
    console.log(path);
    for (const [name, { median, least, most }] of Object.entries(readings)) {
      const [value, low, high] = [median, least, most].map((n) => String(Math.round(n * 1_000) / 1_000));
      console.log(`  ${name.padEnd(15)} ${value}${low === high ? "" : `  (${low} to ${high})`}`);
    }
    for (const complaint of complaints) console.log(`  - ${complaint}`);
  }
}
