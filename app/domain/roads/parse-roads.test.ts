import { describe, expect, test } from "vitest";
import { readGazetteer } from "../../../tests/curated-directory.ts";
import { parseRoads } from "./parse-roads.ts";

const gazetteer = readGazetteer();
const parse = (text: string) => parseRoads([{ name: "roads.txt", text }], gazetteer);
const labels = (text: string) => parse(text)[0]!.towns.map(({ label }) => label);

describe("a road file", () => {
  test("has a road in each line, comments and blank lines apart", () => {
    const roads = parse("# Alabama\n\nI 65 | Mobile AL | Montgomery AL # north\nUS 31 | Mobile AL | Montgomery AL\n");
    expect(roads.map(({ name, source }) => [name, source])).toEqual([
      ["I 65", "roads.txt:3"],
      ["US 31", "roads.txt:4"],
    ]);
    expect(labels("I 65 | Mobile AL | Montgomery AL")).toEqual(["Mobile AL", "Montgomery AL"]);
  });

  test.each([
    ["I 65", "I 65", "freeway"],
    ["US 31", "US 31", "us"],
    ["AL 59", "AL 59", "state"],
    ["Natchez Trace Parkway", "Natchez Trace Parkway", "state"],
    ["US 78 (freeway)", "US 78", "freeway"],
    ["US 82 (divided)", "US 82", "divided"],
    ["US 441 (mountain)", "US 441", "mountain"],
    ["Mobile Bay Ferry (ferry)", "Mobile Bay Ferry", "ferry"],
    ["Local Road", "", "state"],
    ["Local Road (mountain)", "", "mountain"],
  ])("%s is called %j and is of class %s", (title, name, roadClass) => {
    expect(parse(`${title} | Mobile AL | Montgomery AL`)[0]).toMatchObject({ name, roadClass });
  });

  test.each([
    [
      "CA 120 (mountain) (Tioga Pass closed 11-5)",
      "CA 120",
      "mountain",
      { name: "Tioga Pass", closed: "11-5", isUnpaved: false },
    ],
    ["US 14A (closed 11-5)", "US 14A", "us", { name: "US 14A", closed: "11-5", isUnpaved: false }],
    [
      "High Road (mountain) (closed 11-5) (unpaved)",
      "High Road",
      "mountain",
      { name: "High Road", closed: "11-5", isUnpaved: true },
    ],
    ["High Road (unpaved)", "High Road", "state", { name: "High Road", isUnpaved: true }],
    ["High Road", "High Road", "state", undefined],
  ])("%s carries its caution", (title, name, roadClass, caution) => {
    expect(parse(`${title} | Mobile AL | Montgomery AL`)[0]).toEqual(
      expect.objectContaining({ name, roadClass, ...(caution && { caution }) }),
    );
  });

  test("gives true miles between two towns", () => {
    const [road] = parse("US 441 | Sevierville TN | Gatlinburg TN | 35 mi | Cherokee NC | 10.5 mi | Bryson City NC");
    expect([...road!.miles]).toEqual([undefined, 35, 10.5]);
  });

  test("tells towns of one name apart by their neighbors", () => {
    const position = (text: string) => parse(text)[0]!.towns[1]!.lat;
    const inSouth = position("X 1 | Los Angeles CA | Ontario CA | San Bernardino CA");
    expect(inSouth).toBeCloseTo(34.06, 1);
    const [east] = parse("X 2 | Dahlonega GA | Cleveland GA | Helen GA");
    expect(east!.towns[1]!.lat).toBeCloseTo(34.6, 1);
  });

  test("takes a position for what the gazetteer does not know", () => {
    const [road] = parse("I 70 | Cove Fort UT (38.60,-112.58) | Richfield UT");
    expect(road!.towns[0]).toEqual({ label: "Cove Fort UT", state: "UT", lat: 38.6, lng: -112.58 });
  });

  test.each([
    ["I 65 | Mobile AL | Xyzzyville AL", 'roads.txt:1: "Xyzzyville AL" is not in the gazetteer; give its (lat,lng)'],
    ["I 65 | Mobile AL | Montgomery", 'roads.txt:1: "Montgomery" is not a town like "Mobile AL"'],
    ["I 65 | Mobile AL", "roads.txt:1: a road needs two towns"],
    ["I 65 | 5 mi | Mobile AL | Montgomery AL", 'roads.txt:1: "5 mi" stands before the first town'],
    ["I 65 | Mobile AL | Montgomery AL | 5 mi", "roads.txt:1: miles stand after the last town"],
  ])("%s is refused with its line", (text, message) => {
    expect(() => parse(text)).toThrow(message);
  });

  test("names all of its mistakes at once", () => {
    expect(() => parse("I 1 | A\nI 2 | B")).toThrow(/roads\.txt:1: .*\nroads\.txt:2: /);
  });
});
