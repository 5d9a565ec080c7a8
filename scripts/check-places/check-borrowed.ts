/** No eight consecutive words of our text may also occur in the visitor-submitted sample. */
import { createReadStream } from "node:fs";
import { parse } from "csv-parse";
import type { CuratedPlace } from "../../app/domain/places/curated-place.ts";
import type { Problem } from "./read-records.ts";

const RUN = 8;

export async function checkBorrowed(records: readonly CuratedPlace[], samplePath: string): Promise<Problem[]> {
  const ours = new Map<string, string>();
  for (const record of records) {
    for (const text of [record.storySummary, record.fullStory, record.accessNote, ...record.reports]) {
      for (const run of runsOf(text)) ours.set(run, record.id);
    }
  }
  const shared = new Map<string, string>();
  for await (const row of createReadStream(samplePath).pipe(parse({ columns: true }))) {
    for (const run of runsOf((row as { description: string }).description)) {
      const id = ours.get(run);
      if (id) shared.set(run, id);
    }
  }
  return [...shared].map(([run, where]) => ({ where, what: `shares "${run}" with the sample` }));
}

function runsOf(text: string): string[] {
  const words =
    text
      .toLowerCase()
      .replace(/['’]/g, "")
      .match(/[a-z0-9]+/g) ?? [];
  return words.slice(RUN - 1).map((_, start) => words.slice(start, start + RUN).join(" "));
}
