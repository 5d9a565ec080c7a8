/**
 * npm run bench [-- --only=NAME,...]: measures the built site and writes docs/benchmarks.md, and exits with 1 where a bar is missed; --only prints single parts.
 * npm run bench -- --only=trips FOLDER: scores the trip solver on the instances in a folder.
 */
import { answers, hundredThousand } from "./bench/answers.ts";
import { cachedPage } from "./bench/cached-page.ts";
import { type Figure, isMet } from "./bench/figure.ts";
import { lighthouseScores } from "./bench/lighthouse.ts";
import { memory } from "./bench/memory.ts";
import { photographs } from "./bench/photographs.ts";
import { printTable, writeReport } from "./bench/report.ts";
import { trips } from "./bench/trips.ts";

const PARTS: Readonly<Record<string, () => Promise<Figure[]>>> = {
  cached: cachedPage,
  answers,
  trips,
  memory,
  photographs,
  large: hundredThousand,
  lighthouse: lighthouseScores,
};

const only = process.argv
  .find((argument) => argument.startsWith("--only="))
  ?.slice("--only=".length)
  .split(",");
const unknown = only?.find((name) => !(name in PARTS));
if (unknown !== undefined) {
  console.error(`There is no part "${unknown}". The parts are: ${Object.keys(PARTS).join(", ")}.`);
  process.exit(1);
}
process.env.NODE_ENV = "production";
const started = performance.now();
const figures: Figure[] = [];
for (const name of only ?? Object.keys(PARTS)) {
  const begun = performance.now();
  figures.push(...(await PARTS[name]!()));
  console.log(`${name}: ${((performance.now() - begun) / 1_000).toFixed(0)} s`);
}
printTable(figures);
if (!only) writeReport(figures, (performance.now() - started) / 60_000);
process.exit(figures.every(isMet) ? 0 : 1);
