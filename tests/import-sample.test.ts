import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { loadGazetteer } from "../app/domain/geo/gazetteer.ts";
import { decodeOutlines } from "../app/domain/geo/state-outlines.ts";
import { type ImportRules, importRow } from "../app/domain/import-export/import-row.ts";
import { readRows } from "../cli/import/read-rows.ts";
import { hasSample, SAMPLE_PLACES } from "./sample-dir.ts";

const read = (name: string) => readFileSync(new URL(`../data/${name}`, import.meta.url));

describe.skipIf(!hasSample())("the visitor-submitted sample", () => {
  it("is read to the last row, each one either a place or explained", async () => {
    const rules: ImportRules = {
      mapping: new Map(),
      gazetteer: loadGazetteer(read("gazetteer.json.gz")),
      outlines: decodeOutlines(JSON.parse(read("state-outlines.json").toString("utf8"))),
      now: new Date("2026-06-01T00:00:00Z"),
    };
    const ids = new Set<string>();
    const reasons = new Map<string, number>();
    let places = 0;
    for (const read of await readRows(SAMPLE_PLACES)) {
      const result = "row" in read ? importRow(read.row, rules) : { rejected: read.unreadable };
      if ("rejected" in result) {
        const reason = result.rejected.replace(/-?\d+\.\d+/g, "#");
        reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
        continue;
      }
      places++;
      ids.add(result.place.id);
      expect(result.place.storySummary.length).toBeLessThanOrEqual(300);
    }
    const rejected = [...reasons.values()].reduce((sum, count) => sum + count, 0);
    console.log(`${ids.size} places, ${places - ids.size} folded, ${rejected} rejected:`, Object.fromEntries(reasons));
    expect(places + rejected).toBe(10_992);
    expect(ids.size).toBeGreaterThan(10_000);
    expect(rejected).toBeLessThan(100);
  });
});
