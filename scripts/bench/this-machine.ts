import { readFileSync } from "node:fs";
import { availableParallelism, cpus, loadavg, release, totalmem, type } from "node:os";
import { hasSample } from "../../tests/sample-dir.ts";

const PACKAGES = ["react", "react-router", "hono", "vite", "csv-parse", "lighthouse"];

/** What a reader needs to know to compare the figures with those of another machine. */
export function thisMachine(): Record<string, string> {
  return {
    Date: new Date().toISOString().slice(0, 10),
    Processor: `${cpus()[0]?.model.trim() ?? "unknown"}, ${availableParallelism()} cores`,
    Memory: `${(totalmem() / 1024 ** 3).toFixed(0)} GB`,
    Kernel: `${type()} ${release()}`,
    "Load average at the start": loadavg()[0]!.toFixed(2),
    Versions: [
      `Node ${process.versions.node}`,
      `SQLite ${process.versions.sqlite}`,
      ...PACKAGES.map((name) => `${name} ${versionOf(name)}`),
    ].join(", "),
    Places: hasSample()
      ? "the curated set (kept page, first renders); the sample of 10,992 rows with it (11,000), part of that (1,000), copies of it (100,000)"
      : "places that never were, because the sample is not at hand (set SAMPLE_DIR)",
  };
}

function versionOf(name: string): string {
  return JSON.parse(readFileSync(`node_modules/${name}/package.json`, "utf8")).version;
}
