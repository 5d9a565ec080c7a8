/** The import of the sample against csv-parse reading the same file and doing nothing with it; processor time of both processes. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import { hasSample, SAMPLE_PLACES } from "../../tests/sample-dir.ts";
import { type BenchFigure, median, printFigure, spreadOf } from "./bench-figure.ts";

const BAR = 12;

/** Undefined where the sample is not at hand. */
export async function importRatio(rounds = 3): Promise<BenchFigure | undefined> {
  if (!hasSample()) return undefined;
  const imports: number[] = [];
  const parses: number[] = [];
  for (let round = 0; round < rounds; round++) {
    parses.push(await timeOf([import.meta.filename, "parse"]));
    const dataDir = mkdtempSync(join(tmpdir(), "hauntway-import-"));
    const report = join(dataDir, "report.csv");
    imports.push(await timeOf(["cli/import.ts", SAMPLE_PLACES, "--report", report], { DATA_DIR: dataDir }));
    rmSync(dataDir, { recursive: true, force: true });
  }
  const value = median(imports) / median(parses);
  return {
    name: "import of the sample, times what csv-parse alone needs",
    value,
    spread: spreadOf(imports.map((time, round) => time / parses[round]!)),
    bar: BAR,
    ok: value <= BAR,
    note: `${median(imports).toFixed(2)} s against ${median(parses).toFixed(2)} s, start of Node included in both`,
  };
}

/** Seconds of processor time of a process of its own, as it says itself when it ends. */
async function timeOf(args: readonly string[], env: Record<string, string> = {}): Promise<number> {
  const watch = `process.once("exit",()=>{const{user,system}=process.cpuUsage();process.stderr.write("CPU "+(user+system)/1e6)})`;
  const preload = ["--import", `data:text/javascript,${encodeURIComponent(watch)}`];
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

if (process.argv[2] === "parse") parse(readFileSync(SAMPLE_PLACES), { columns: true, relax_quotes: true });
else if (import.meta.main) {
  const figure = await importRatio();
  if (figure) printFigure(figure);
}
