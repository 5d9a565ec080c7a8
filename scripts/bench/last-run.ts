/**
 * The last whole run, kept beside the packages as it goes: on a host where others come and go, the parts that they disturbed are
 * measured again later, on the same code, and so is what failed or was never begun.
 */
import { createHash } from "node:crypto";
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { deserialize, serialize } from "node:v8";
import { isDisturbed } from "./in-peace.ts";
import type { PartResult } from "./measurement.ts";

const FILE = "node_modules/.cache/bench/last-run";

export interface WholeRun {
  /** Of the site and of what measures it. */
  readonly code: string;
  /** What a reader needs to know: "Processor" → "…". */
  readonly about: Readonly<Record<string, string>>;
  readonly results: readonly PartResult[];
}

export function keepRun(run: WholeRun, file = FILE): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, serialize(run));
}

export function lastRun(file = FILE): WholeRun | undefined {
  return existsSync(file) ? deserialize(readFileSync(file)) : undefined;
}

/** The built site and the bench itself, byte by byte. */
export function codeNow(): string {
  const hash = createHash("sha256");
  const files = globSync(["build/**/*", "scripts/bench/*.ts", "tests/*.ts", "scripts/bootstrap.mjs"], {
    withFileTypes: true,
  })
    .filter((entry) => entry.isFile() && !entry.name.endsWith(".test.ts"))
    .map(({ parentPath, name }) => `${parentPath}/${name}`)
    .sort();
  for (const path of files) hash.update(path).update(readFileSync(path));
  return hash.digest("hex");
}

/** Of all parts those that are missing, and those that others disturbed. */
export function incompleteParts({ results }: WholeRun, all: readonly string[]): string[] {
  const inPeace = new Set(results.filter(({ taken }) => !isDisturbed(taken)).map(({ part }) => part));
  return all.filter((part) => !inPeace.has(part));
}

/** Of each part the quieter one, whatever it found. */
export function withQuieter(run: WholeRun, again: readonly PartResult[], all: readonly string[]): WholeRun {
  const results = all.flatMap((part) => {
    const both = [...run.results, ...again].filter((one) => one.part === part);
    return both.toSorted((a, b) => (a.taken ?? 0) - (b.taken ?? 0)).slice(0, 1);
  });
  return { ...run, results };
}
