import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { IMPORT_FIELDS } from "../app/domain/import-export/import-fields.ts";
import { inferActivities } from "../app/domain/import-export/infer-activities.ts";
import { inferPlaceType } from "../app/domain/import-export/infer-place-type.ts";
import { ACTIVITY_VOCABULARY } from "../app/domain/places/activity-vocabulary.ts";
import { PLACE_TYPES } from "../app/domain/places/place.ts";

const text = readFileSync(new URL("../docs/import.md", import.meta.url), "utf8");

/** The rows of the table that follows a mark: what it infers, and the phrases that speak for it. */
function table(mark: string): [string, string[]][] {
  const [, after] = text.split(`<!-- ${mark} -->\n`);
  const rows = after!.split("\n\n")[0]!.trim().split("\n").slice(2);
  return rows.map((row) => {
    const [, label, phrases] = row.split("|").map((cell) => cell.trim());
    return [label!, phrases!.split("; ")];
  });
}

describe("docs/import.md", () => {
  it("names every place type and every activity", () => {
    expect(
      table("place types")
        .map(([type]) => type)
        .toSorted(),
    ).toEqual(PLACE_TYPES.toSorted());
    expect(
      table("activities")
        .map(([label]) => label)
        .toSorted(),
    ).toEqual(ACTIVITY_VOCABULARY.toSorted());
  });

  it.each(table("place types"))("is right about %s", (type, names) => {
    for (const name of names) expect([name, inferPlaceType(name, "")]).toEqual([name, type]);
  });

  it.each(table("activities"))("is right about %s", (label, phrases) => {
    for (const phrase of phrases)
      expect([phrase, inferActivities(phrase)]).toEqual([phrase, expect.arrayContaining([label])]);
  });

  it("names every field that --map may name", () => {
    for (const field of IMPORT_FIELDS) expect(text).toContain(`\`${field}\``);
  });
});
