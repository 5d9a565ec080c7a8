/**
 * npm run bench [-- --quick] [-- --only=NAME,…] [-- --complete]: how fast the site is against the limit of this machine, as ratios
 * in one run. The whole of it writes docs/benchmarks.md with its plots; a part or the quick form only prints. `--complete` goes
 * on with the last whole run: what it did not come to and what others on the host disturbed is measured, and the report written anew.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Patience } from "./bench/in-peace.ts";
import {
  codeNow,
  incompleteParts,
  isSameMachine,
  keepRun,
  lastRun,
  type WholeRun,
  withQuieter,
} from "./bench/last-run.ts";
import { isMet, type PartResult, sentenceOf } from "./bench/measurement.ts";
import { PARTS } from "./bench/parts.ts";
import { runPart } from "./bench/run-part.ts";
import { shareInWords } from "./bench/taken-time.ts";
import { thisMachine } from "./bench/this-machine.ts";
import { writeReport } from "./bench/write-report.ts";

const REPORT = "docs/benchmarks.md";
const PLOTS = "docs/benchmarks";
/** The row of the report that tells what was measured later than the rest. */
const LATER = "Measured later on the same code, where it was missing or others had been busy; the quieter one counts";
/** The quick form is over in three minutes, building included: what is not measured by then is left out. */
const QUICK_MS = 170_000;
/** No part of it is begun later than so long before the end. */
const TOO_LATE_MS = 5_000;

const options = process.argv.slice(2);
const quick = options.includes("--quick");
const only = options
  .find((option) => option.startsWith("--only="))
  ?.slice("--only=".length)
  .split(",");
const unknown = [
  ...options.filter((option) => !["--quick", "--complete"].includes(option) && !option.startsWith("--only=")),
  ...(only ?? []).filter((name) => !(name in PARTS)),
];
const isWhole = !quick && !only;
if (unknown.length > 0)
  stop(
    `"${unknown[0]}" is not known. There are --quick, --complete and --only= with ${Object.keys(PARTS).join(", ")}.`,
  );
const all = Object.keys(PARTS).filter((name) => !(quick && PARTS[name]!.notInQuick));
const machine = thisMachine();
const before = options.includes("--complete") ? incompleteRun() : undefined;

// React is another program without it, for the parts that render in their own process too.
process.env.NODE_ENV = "production";
if (!process.env.BENCH_DATA) {
  const folder = mkdtempSync(join(tmpdir(), "hauntway-bench-"));
  process.env.BENCH_DATA = folder;
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
}
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));

for (const [what, value] of Object.entries(machine)) console.log(`${what}: ${value}`);
const began = performance.now();
const patience = new Patience();
const results: PartResult[] = [];
const failed: string[] = [];
const tooLate: string[] = [];
const commandBegan = Number(process.env.COMMAND_BEGAN ?? Date.now());
const leftMs = () => (quick ? commandBegan + QUICK_MS - Date.now() : Number.POSITIVE_INFINITY);
const chosen = before ? incompleteParts(before, all) : (only ?? all);
const code = codeNow();
for (const name of chosen) {
  if (leftMs() < TOO_LATE_MS) {
    tooLate.push(name);
    continue;
  }
  const partBegan = performance.now();
  try {
    const { decision, isLong } = PARTS[name]!;
    const pains = { mayWait: !quick, mayMeasureAgain: !quick && !isLong };
    const { result, taken } = await patience.measure(() => runPart(name, quick, leftMs()), pains);
    results.push({ ...result, part: name, decision, taken });
    const others = taken === undefined ? "" : `, others had ${shareInWords(taken)} of the processors`;
    console.log(`\n${PARTS[name]!.what} (${name}, ${secondsSince(partBegan)}${others})`);
    for (const one of result.measured) console.log(sentenceOf(one));
  } catch (error) {
    if (leftMs() <= 0) {
      tooLate.push(name);
      continue;
    }
    failed.push(name);
    console.log(`\n${PARTS[name]!.what} (${name}, ${secondsSince(partBegan)}) FAILED: ${(error as Error).message}`);
  }
  if (isWhole) keepRun(runSoFar());
}

const leftOut = Object.entries(PARTS).filter(([name]) => !chosen.includes(name));
if (quick && !only)
  for (const [name, { notInQuick }] of leftOut) console.log(`\nLeft out here: ${name}, because ${notInQuick}.`);
for (const name of tooLate) console.log(`\nLeft out here: ${name}, because the three minutes were over${busyHost()}.`);
const measured = results.flatMap((result) => result.measured);
const judged = measured.filter((one) => isMet(one) !== undefined);
console.log(
  `\n${judged.filter(isMet).length} of ${judged.length} bars met in ${secondsSince(began)}${waitedInWords()}.`,
);
if (isWhole) {
  const run = runSoFar();
  const missing = all.filter((name) => !run.results.some(({ part }) => part === name));
  const { markdown, plots } = writeReport({
    results: run.results,
    machine: run.about,
    notes: missing.map((name) => `${PARTS[name]!.what} (\`${name}\`) failed and is missing here.`),
  });
  mkdirSync(PLOTS, { recursive: true });
  writeFileSync(REPORT, markdown);
  for (const [file, svg] of plots) writeFileSync(join(PLOTS, file), svg);
  console.log(`Written: ${REPORT} and ${plots.size} plots in ${PLOTS}.`);
}
process.exit(failed.length > 0 ? 1 : 0);

function runSoFar(): WholeRun {
  const time = `${secondsSince(began)}${waitedInWords()}`;
  if (!before) return { code, about: { ...machine, "Time of the whole run": time }, results };
  if (results.length === 0) return before;
  const parts = results.map(({ part }) => part).join(", ");
  const later = [before.about[LATER], `${parts} (${machine.Date}, ${time})`].filter(Boolean).join("; ");
  return withQuieter({ ...before, about: { ...before.about, [LATER]: later } }, results, all);
}

function incompleteRun(): WholeRun {
  if (quick || only) stop("--complete stands alone: it knows itself which parts are meant.");
  const run = lastRun() ?? stop("There is no whole run yet. npm run bench makes one.");
  if (run.code !== codeNow()) stop("The code has changed since the last whole run. npm run bench measures all of it.");
  if (!isSameMachine(run, machine))
    stop(
      "The last whole run was made on another machine, or with other places. npm run bench measures all of it here.",
    );
  if (incompleteParts(run, all).length === 0) stop("The last whole run is complete, and nobody disturbed it.");
  return run;
}

function waitedInWords(): string {
  const seconds = Math.round(patience.waitedMs / 1_000);
  return seconds > 0 ? `, ${seconds} s of it waiting for others on the host` : "";
}

function stop(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

/** Why it may have taken so long. */
function busyHost(): string {
  const most = Math.max(0, ...results.map(({ taken }) => taken ?? 0));
  return most >= 0.01 ? `; others on the host had up to ${shareInWords(most)} of the processors` : "";
}

function secondsSince(moment: number): string {
  return `${Math.round((performance.now() - moment) / 1_000)} s`;
}
