import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { stateBySlug } from "../../app/domain/geo/us-states.ts";
import { type CuratedPlace, parseCuratedPlace } from "../../app/domain/places/curated-place.ts";

/** A sentence about a record, or about a file if no record can be named. */
export interface Problem {
  readonly where: string;
  readonly what: string;
}

interface ReadPlaces {
  readonly files: readonly string[];
  readonly records: readonly CuratedPlace[];
  readonly problems: readonly Problem[];
}

export function readPlaces(directory: string): ReadPlaces {
  const files = readdirSync(directory).filter((file) => file.endsWith(".json"));
  const records: CuratedPlace[] = [];
  const problems: Problem[] = [];
  for (const file of files.toSorted()) {
    const state = stateBySlug(file.replace(/\.json$/, ""));
    if (!state) problems.push({ where: file, what: "is not named after a state" });
    for (const [index, value] of readArray(join(directory, file), file, problems).entries()) {
      const where = recordName(value) ?? `${file}, record ${index + 1}`;
      try {
        const record = parseCuratedPlace(value);
        records.push(record);
        if (record.state !== state?.name) problems.push({ where, what: `lies in ${record.state}, not in ${file}` });
      } catch (error) {
        problems.push({ where, what: (error as Error).message });
      }
    }
  }
  return { files, records, problems };
}

function readArray(path: string, file: string, problems: Problem[]): unknown[] {
  try {
    const value: unknown = JSON.parse(readFileSync(path, "utf8"));
    if (Array.isArray(value)) return value;
    problems.push({ where: file, what: "is not an array" });
  } catch (error) {
    problems.push({ where: file, what: `is not JSON: ${(error as Error).message}` });
  }
  return [];
}

function recordName(value: unknown): string | undefined {
  const id = (value as { id?: unknown } | null)?.id;
  return typeof id === "string" ? id : undefined;
}
