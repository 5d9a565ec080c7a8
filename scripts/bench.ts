/**
 * npm run bench [-- --quick] [-- --only=NAME,…]: how fast the site is against the limit of this machine, as ratios in one run.
 * The whole of it writes docs/benchmarks.md with its plots; a part or the quick form only prints.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { Patience } from "./bench/in-peace.ts";
import { isMet, type PartResult, sentenceOf } from "./bench/measurement.ts";
import { PARTS } from "./bench/parts.ts";
import { runPart } from "./bench/run-part.ts";
import { shareInWords } from "./bench/taken-time.ts";
import { thisMachine } from "./bench/this-machine.ts";
import { writeReport } from "./bench/write-report.ts";

const REPORT = "docs/benchmarks.md";
const PLOTS = "docs/benchmarks";
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
  ...options.filter((option) => option !== "--quick" && !option.startsWith("--only=")),
  ...(only ?? []).filter((name) => !(name in PARTS)),
];
if (unknown.length > 0) {
  console.error(`"${unknown[0]}" is not known. There are --quick and --only= with ${Object.keys(PARTS).join(", ")}.`);
  process.exit(1);
}

// React is another program without it, for the parts that render in their own process too.
process.env.NODE_ENV = "production";
if (!process.env.BENCH_DATA) {
  const folder = mkdtempSync(join(tmpdir(), "hauntway-bench-"));
  process.env.BENCH_DATA = folder;
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
}
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));

process.env.BENCH_LOAD = String(loadavg()[0]);
const machine = thisMachine();
for (const [what, value] of Object.entries(machine)) console.log(`${what}: ${value}`);
const began = performance.now();
const patience = new Patience();
const results: PartResult[] = [];
const failures: string[] = [];
const tooLate: string[] = [];
const commandBegan = Number(process.env.COMMAND_BEGAN ?? Date.now());
const leftMs = () => (quick ? commandBegan + QUICK_MS - Date.now() : Number.POSITIVE_INFINITY);
const all = Object.keys(PARTS).filter((name) => !(quick && PARTS[name]!.notInQuick));
for (const name of only ?? all) {
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
    failures.push(`${PARTS[name]!.what} (\`${name}\`) failed and is missing here.`);
    console.log(`\n${PARTS[name]!.what} (${name}, ${secondsSince(partBegan)}) FAILED: ${(error as Error).message}`);
  }
}

const leftOut = Object.entries(PARTS).filter(([name]) => !(only ?? all).includes(name));
if (quick && !only)
  for (const [name, { notInQuick }] of leftOut) console.log(`\nLeft out here: ${name}, because ${notInQuick}.`);
for (const name of tooLate) console.log(`\nLeft out here: ${name}, because the three minutes were over${busyHost()}.`);
const measured = results.flatMap((result) => result.measured);
const judged = measured.filter((one) => isMet(one) !== undefined);
const waited =
  patience.waitedMs > 0 ? `, ${Math.round(patience.waitedMs / 1_000)} s of it waiting for others on the host` : "";
console.log(`\n${judged.filter(isMet).length} of ${judged.length} bars met in ${secondsSince(began)}${waited}.`);
if (!quick && !only) {
  const { markdown, plots } = writeReport({
    results,
    machine: {
      ...machine,
      "Time of the whole run": `${secondsSince(began)}${waited}`,
    },
    notes: failures,
  });
  mkdirSync(PLOTS, { recursive: true });
  writeFileSync(REPORT, markdown);
  for (const [file, svg] of plots) writeFileSync(join(PLOTS, file), svg);
  console.log(`Written: ${REPORT} and ${plots.size} plots in ${PLOTS}.`);
}
process.exit(failures.length > 0 ? 1 : 0);

/** Why it may have taken so long. */
function busyHost(): string {
  const most = Math.max(0, ...results.map(({ taken }) => taken ?? 0));
  return most >= 0.01 ? `; others on the host had up to ${shareInWords(most)} of the processors` : "";
}

function secondsSince(moment: number): string {
  return `${Math.round((performance.now() - moment) / 1_000)} s`;
}
