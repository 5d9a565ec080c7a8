import { gpx, kml } from "@tmcw/togeojson";
import { DOMParser } from "@xmldom/xmldom";
import { parse } from "csv-parse/sync";
import { describe, expect, test } from "vitest";
import { HOSTILE_NAMES } from "../../../tests/hostile/hostile-names.ts";
import { allowedInXml, readXml } from "../../../tests/well-formed-xml.ts";
import { unguardFormula } from "../import-export/spreadsheet-cell.ts";
import { PLACE_FILES } from "./place-files.ts";

const PLACES = [
  {
    houseName: 'Smith & "Sons" <Hotel>',
    address: "1 Main Street",
    city: "Salem",
    state: "Oregon",
    lat: 44.94,
    lng: -123.03,
    access: "Open to visitors",
    url: "https://hauntway.test/location/smith",
    note: '=HYPERLINK("x"), bring a lamp',
    been: "2026-10-30",
  },
  {
    houseName: "Nowhere Inn",
    address: "Salem, Oregon",
    city: "Salem",
    state: "Oregon",
    url: "https://hauntway.test/n",
  },
];

test.each([
  ["gpx", gpx],
  ["kml", kml],
] as const)("%s holds the places that have a position", (format, read) => {
  const text = PLACE_FILES[format].write("My <list>", PLACES);
  readXml(text);
  const { features } = read(new DOMParser().parseFromString(text, "text/xml") as unknown as Document);
  expect(features).toHaveLength(1);
  expect(features[0]).toMatchObject({
    geometry: { type: "Point", coordinates: [-123.03, 44.94] },
    properties: { name: 'Smith & "Sons" <Hotel>' },
  });
  expect(JSON.stringify(features[0]!.properties)).toContain("bring a lamp");
});

test("csv holds them all, safe to open in a spreadsheet", () => {
  const rows = parse(PLACE_FILES.csv.write("", PLACES), { columns: true }) as Record<string, string>[];
  expect(rows).toHaveLength(2);
  expect(rows[0]).toMatchObject({
    name: 'Smith & "Sons" <Hotel>',
    latitude: "44.94",
    note: `'=HYPERLINK("x"), bring a lamp`,
    been: "2026-10-30",
  });
  expect(rows[1]).toMatchObject({ name: "Nowhere Inn", latitude: "", note: "" });
});

describe.each(HOSTILE_NAMES)("a place and a list called %j", (houseName) => {
  const places = [{ ...PLACES[0]!, houseName }];

  test.each(["gpx", "kml"] as const)("are what a reader of the %s file gets", (format) => {
    const text = PLACE_FILES[format].write(houseName, places);
    const names = readXml(text)("name");
    expect(names).toHaveLength(2);
    expect(new Set(names)).toEqual(new Set([allowedInXml(houseName)]));
  });

  test("are what a reader of the other files gets", () => {
    const { name, features } = JSON.parse(PLACE_FILES.geojson.write(houseName, places));
    expect([name, features[0].properties.name]).toEqual([houseName, houseName]);
    const [row, ...others] = parse(PLACE_FILES.csv.write("", places), { columns: true }) as Record<string, string>[];
    expect(others).toEqual([]);
    expect(unguardFormula(row!.name!)).toBe(houseName.toWellFormed());
  });
});
