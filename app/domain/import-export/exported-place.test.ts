import { describe, expect, it } from "vitest";
import { makePlace } from "../../../tests/make-place.ts";
import type { Place } from "../places/place.ts";
import { EXPORT_FORMATS, exportText } from "./export-formats.ts";
import { EXPORT_COLUMNS, exportRecord, placeFromExport } from "./exported-place.ts";

const place = makePlace({
  id: "or-old-mill-inn",
  fullStory: "Line one.\n\nLine &amp; two.",
  reports: ["Steps.", "=Voices"],
  latitude: 44.9,
  longitude: -123.03,
  rating: 4.3,
  reviewCount: 2,
  yearBuilt: 1887,
  stay: false,
  afterDark: true,
  season: "5-10",
  website: "https://mill.example/",
});
const known = (value: object) => Object.fromEntries(Object.entries(value).filter(([, v]) => v !== undefined));

const EDITION = { version: 12, date: "2026-10-31" };

async function exported(format: keyof typeof EXPORT_FORMATS, ...pages: Place[][]): Promise<string> {
  let text = "";
  const source = (async function* () {
    yield* pages;
  })();
  for await (const piece of exportText(EXPORT_FORMATS[format], source, EDITION)) text += piece;
  return text;
}

describe("an export", () => {
  it("holds what is known and nothing else, in a fixed order", () => {
    const record = exportRecord(makePlace());
    expect(Object.keys(record)).toEqual(EXPORT_COLUMNS.filter((column) => record[column] !== undefined));
    expect(record).not.toHaveProperty("ticketPrice");
  });

  it.each([
    ["csv", 1],
    ["ndjson", 0],
  ] as const)("as %s has one row for each place", async (format, head) => {
    const lines = (await exported(format, [makePlace()], [makePlace(), makePlace()])).trimEnd().split("\n");
    expect(lines).toHaveLength(3 + head);
  });

  it("as JSON and GeoJSON can be parsed, with one page, several pages and none", async () => {
    const bare = makePlace({ id: "bare" });
    expect(JSON.parse(await exported("json"))).toEqual([]);
    expect(JSON.parse(await exported("json", [place], [bare]))).toEqual([exportRecord(place), exportRecord(bare)]);
    expect(JSON.parse(await exported("geojson"))).toEqual({
      type: "FeatureCollection",
      license: "https://creativecommons.org/licenses/by/4.0/",
      ...EDITION,
      features: [],
    });
    const { features } = JSON.parse(await exported("geojson", [place, bare]));
    expect(features[0]).toMatchObject({
      type: "Feature",
      id: place.id,
      geometry: { type: "Point", coordinates: [-123.03, 44.9] },
      properties: { houseName: place.houseName, reports: place.reports },
    });
    expect(features[1].geometry).toBeNull();
  });
});

describe("a row of an export", () => {
  it("becomes exactly the place it was, from JSON values or CSV text", () => {
    expect(placeFromExport(exportRecord(place))).toEqual(known(place));
    const cells = Object.fromEntries(
      EXPORT_COLUMNS.map((column) => [column, String(exportRecord(place)[column] ?? "")]),
    );
    expect(placeFromExport({ ...cells, reports: place.reports.join("\n") })).toEqual(known(place));
  });

  it.each<[string, object]>([
    ["an id of another make", { id: "Not An Id" }],
    ["no slug", { slug: undefined }],
    ["a rating beyond five", { rating: 6 }],
    ["a link that is none", { website: "javascript:alert(1)" }],
    ["a state that is none", { state: "Ontario" }],
    ["no date", { updatedAt: "yesterday" }],
  ])("with %s is not taken for one of ours", (_what, fields) => {
    expect(placeFromExport({ ...exportRecord(place), ...fields })).toBeUndefined();
  });
});
