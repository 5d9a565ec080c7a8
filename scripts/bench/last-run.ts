/**
 * The last whole run, kept beside the packages as it goes: on a host where others come and go, the parts that they disturbed are
 * measured again later, on the same code, and so is what failed or was never begun.
 */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { deserialize, serialize } from "node:v8";
import { isDisturbed } from "./in-peace.ts";
import type { PartResult } from "./measurement.ts";

const FILE = "node_modules/.cache/bench/last-run";
const CODE = ["app", "build", "cli", "data", "scripts", "server", "tests"];

export interface WholeRun {
  /** Of the site and of what measures it. */
  readonly code: string;
  /** What a reader needs to know: "Processor" → "…". */
  readonly about: Readonly<Record<string, string>>;
  readonly results: readonly PartResult[];
}

export function keepRun(run: WholeRun, file = FILE): void {
  mkdirSync(dirname(file), { recursive: true });
  // Whoever is cut off while writing has still the one before.
  writeFileSync(`${file}.new`, serialize(run));
  renameSync(`${file}.new`, file);
}

/** Undefined where there is none that can be read. */
export function lastRun(file = FILE): WholeRun | undefined {
  try {
    return existsSync(file) ? deserialize(readFileSync(file)) : undefined;
  } catch {
    return undefined;
  }
}

/** The built site, what its commands are made of, and the bench itself, byte by byte. */
export function codeNow(): string {
  const hash = createHash("sha256");
  const files = CODE.flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && !entry.name.endsWith(".test.ts"))
    .map(({ parentPath, name }) => `${parentPath}/${name}`)
    .sort();
  for (const path of [...files, "package-lock.json"]) hash.update(path).update(readFileSync(path));
  return hash.digest("hex");
}

/** What must be the same, of what a report tells about a run, so that two of them may stand in one. */
const SAME = ["Processor", "Memory", "Versions", "Places"] as const;

/** Whether parts that are measured now may stand beside those of the run. */
export function isSameMachine({ about }: WholeRun, now: Readonly<Record<string, string>>): boolean {
  return SAME.every((what) => about[what] === now[what]);
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
