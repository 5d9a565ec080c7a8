/**
 * npm run bench [-- --only=NAME,... [DIR]]: measures the built site and writes docs/benchmarks.md; --only prints single
 * parts; "trips" also scores the instances in DIR.
 */
import { answers } from "./bench/answers.ts";
import { cachedPage } from "./bench/cached-page.ts";
import type { Figure } from "./bench/figure.ts";
import { photographs } from "./bench/photographs.ts";
import { importing, memory, start } from "./bench/process.ts";
import { approval, stall } from "./bench/publishing.ts";
import { printTable, writeReport } from "./bench/report.ts";
import { trips } from "./bench/trips.ts";
import { bytes, lighthouseScores } from "./bench/visit.ts";

const PARTS: Readonly<Record<string, () => Promise<Figure[]>>> = {
  cached: cachedPage,
  answers,
  stall,
  approval,
  memory,
  start,
  import: importing,
  photographs,
  trips: () => trips(folder),
  bytes,
  lighthouse: lighthouseScores,
};

const only = process.argv
  .find((argument) => argument.startsWith("--only="))
  ?.slice("--only=".length)
  .split(",");
const folder = only && process.argv.slice(2).find((argument) => !argument.startsWith("--"));
const unknown = only?.find((name) => !(name in PARTS));
if (unknown !== undefined) {
  console.error(`There is no part "${unknown}". The parts are: ${Object.keys(PARTS).join(", ")}.`);
  process.exit(1);
}
process.env.NODE_ENV = "production";
const started = performance.now();
const figures: Figure[] = [];
for (const name of only ?? Object.keys(PARTS)) {
  console.log(`Measuring: ${name}`);
  figures.push(...(await PARTS[name]!()));
}
if (figures.length > 0) printTable(figures);
if (!only) writeReport(figures, (performance.now() - started) / 60_000);
process.exit();
