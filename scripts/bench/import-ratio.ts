/**
 * The import of the sample, as an operator starts it, against csv-parse reading the same file and doing nothing with it: processor time
 * of a whole process against that of the call alone, so that nothing else counts as csv-parse. Where others share the
 * machine a second of processor time does now more and now less, so each import stands against the parses right before and after it.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { hasSample, SAMPLE_PLACES } from "../../tests/sample-dir.ts";
import { COMMAND_ENV } from "../bootstrap.mjs";
import { type Effort, type Measurement, mean, median, ofRounds, type PartResult } from "./measurement.ts";

const BAR = 12;
/** As a process says it when it ends: what it used in all, or since it set `before`. */
const TELL_TIME = `process.once("exit",()=>{const{user,system}=process.cpuUsage(globalThis.before);process.stderr.write("CPU "+(user+system)/1e6)})`;
const PARSE_ALONE = `import{readFileSync}from"node:fs";import{parse}from"csv-parse/sync";globalThis.before=process.cpuUsage();
parse(readFileSync(${JSON.stringify(SAMPLE_PLACES)}),{columns:true,relax_quotes:true})`;

export async function importRatio({ quick }: Effort): Promise<PartResult> {
  const figure = {
    group: "Import",
    name: "Import of 10,992 rows, times what csv-parse alone needs",
    unit: "ratio",
  } as const;
  const bar = { atMost: BAR };
  if (!hasSample()) {
    return { measured: [{ ...figure, bar, value: Number.NaN, note: "The file is not at hand (set SAMPLE_DIR)." }] };
  }
  await timeOfImport();
  const rounds: { importTime: number; parseTime: number }[] = [];
  for (let round = 0; round < (quick ? 1 : 5); round++) {
    const before = [await timeOfParse(), await timeOfParse()];
    const importTime = await timeOfImport();
    const after = [await timeOfParse(), await timeOfParse()];
    rounds.push({ importTime, parseTime: mean([...before, ...after]) });
  }
  const ratio: Measurement = {
    ...figure,
    bar,
    ...ofRounds(rounds.map(({ importTime, parseTime }) => importTime / parseTime)),
    note: `${median(rounds.map(({ importTime }) => importTime)).toFixed(2)} s against ${median(rounds.map(({ parseTime }) => parseTime)).toFixed(2)} s of processor time, the start of Node included in the first alone, on a machine that ran the command before`,
  };
  return { measured: [ratio] };
}

const timeOfParse = (): Promise<number> => timeOf(["--input-type=module", "--eval", PARSE_ALONE], COMMAND_ENV);

/** Into a new database. */
async function timeOfImport(): Promise<number> {
  const dataDir = mkdtempSync(join(tmpdir(), "hauntway-import-"));
  try {
    const report = join(dataDir, "report.csv");
    return await timeOf(["cli/import.ts", SAMPLE_PLACES, "--report", report], { ...COMMAND_ENV, DATA_DIR: dataDir });
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Seconds of processor time of a process of its own, as it says itself when it ends. */
async function timeOf(args: readonly string[], env: Record<string, string> = {}): Promise<number> {
  const preload = ["--import", `data:text/javascript,${encodeURIComponent(TELL_TIME)}`];
  const child = spawn(process.execPath, [...preload, ...args], {
    env: { ...process.env, ...env },
    stdio: ["ignore", "ignore", "pipe"],
  });
  let said = "";
  child.stderr.on("data", (chunk) => {
    said += chunk;
  });
  const [code] = await once(child, "close");
  const [, seconds] = /CPU ([\d.]+)/.exec(said) ?? [];
  if (code !== 0 || !seconds) throw new Error(`${args[0]} ended with ${code}: ${said}`);
  return Number(seconds);
}
