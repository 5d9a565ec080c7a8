import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { type ReadRow, readRows } from "./read-rows.ts";

const folder = mkdtempSync(join(tmpdir(), "rows-"));
afterAll(() => rmSync(folder, { recursive: true }));

async function read(content: string | Buffer, name = "file"): Promise<ReadRow[]> {
  const path = join(folder, name);
  writeFileSync(path, content);
  return readRows(path);
}
const A = { name: "A", city: "Salem" };
const B = { name: 'B, "Bee"\nInn', city: "Reno" };
const feature = (properties: object, geometry: unknown = { type: "Point", coordinates: [-70.9, 42.5] }) => ({
  type: "Feature",
  geometry,
  properties,
});

describe("rows are read from", () => {
  it.each<[string, string, ReadRow[]]>([
    ["CSV", "name,city\nA,Salem\n", [{ line: 2, row: A }]],
    ["CSV with a mark, CRLF and blank lines", "\ufeffname,city\r\n\r\nA,Salem\r\n\r\n", [{ line: 3, row: A }]],
    ["CSV with semicolons", "name;city\nA;Salem", [{ line: 2, row: A }]],
    ["CSV with tabs", "name\tcity\nA\tSalem", [{ line: 2, row: A }]],
    [
      "CSV with line breaks in cells",
      'name,city\n"B, ""Bee""\nInn",Reno\nA,Salem\n',
      [
        { line: 2, row: B },
        { line: 4, row: A },
      ],
    ],
    [
      "CSV with a short row",
      "name,city\nA\nA,Salem\n",
      [
        { line: 2, unreadable: "The row has 1 cells, the header has 2." },
        { line: 3, row: A },
      ],
    ],
    ["CSV without rows", "name,city\n", []],
    [
      "a JSON array",
      JSON.stringify([A, B]),
      [
        { line: 1, row: A },
        { line: 2, row: B },
      ],
    ],
    [
      "an indented JSON array",
      JSON.stringify([A, B], undefined, 2),
      [
        { line: 1, row: A },
        { line: 2, row: B },
      ],
    ],
    ["an empty JSON array", " [ ] \n", []],
    [
      "a JSON array with other things in it",
      '[1, "]", null, [2], {"name":"A","city":"Salem"}]',
      [
        { line: 1, unreadable: "The row is not an object." },
        { line: 2, unreadable: "The row is not an object." },
        { line: 3, unreadable: "The row is not an object." },
        { line: 4, unreadable: "The row is not an object." },
        { line: 5, row: A },
      ],
    ],
    [
      "NDJSON",
      `${JSON.stringify(A)}\n\n${JSON.stringify(B)}`,
      [
        { line: 1, row: A },
        { line: 3, row: B },
      ],
    ],
    [
      "NDJSON with a broken line",
      `${JSON.stringify(A)}\n{"name": "x\n${JSON.stringify(B)}\n`,
      [
        { line: 1, row: A },
        { line: 2, unreadable: "The row is not valid JSON." },
        { line: 3, row: B },
      ],
    ],
    [
      "GeoJSON on one line",
      JSON.stringify({ type: "FeatureCollection", features: [feature(A), feature(A, null)] }),
      [
        { line: 1, row: { ...A, latitude: 42.5, longitude: -70.9 } },
        { line: 2, row: A },
      ],
    ],
    [
      "indented GeoJSON with more around it",
      JSON.stringify(
        { name: "features", crs: { features: [1] }, features: [feature(A)], bbox: [[1], 2] },
        undefined,
        1,
      ),
      [{ line: 1, row: { ...A, latitude: 42.5, longitude: -70.9 } }],
    ],
    [
      "GeoJSON features one per line",
      `${JSON.stringify({ ...feature(A), id: "x1" })}\n`,
      [{ line: 1, row: { id: "x1", ...A, latitude: 42.5, longitude: -70.9 } }],
    ],
  ])("%s", async (_what, content, rows) => {
    expect(await read(content)).toEqual(rows);
  });

  it("a large file with letters outside ASCII", async () => {
    const rows = Array.from({ length: 30_000 }, (_, index) => ({ name: `Café ñ ${index}`, city: "Cañon City" }));
    for (const content of [JSON.stringify(rows), rows.map((row) => JSON.stringify(row)).join("\n")]) {
      const found = await read(content);
      expect(found).toHaveLength(rows.length);
      expect(found.at(-1)).toMatchObject({ row: rows.at(-1) });
    }
  });
});

describe("one sentence is said of", () => {
  it.each<[string, string | Buffer, RegExp]>([
    ["an empty file", "", /^file is empty\.$/],
    ["a blank file", " \n\n ", /^file is empty\.$/],
    ["prose", "Once upon a time\nthere was a house.\n", /is not CSV, JSON, NDJSON or GeoJSON\.$/],
    ["a web page", "<!doctype html><p>a,b</p>\n", /is not CSV, JSON/],
    ["gzip", Buffer.from("1f8b0800aabb", "hex"), /is a binary file/],
    ["a spreadsheet", Buffer.from("504b030414000600", "hex"), /is a binary file/],
    ["zero bytes", Buffer.from("name,city\nA\0,B\n"), /is a binary file/],
    ["UTF-16", Buffer.from("\ufeffname,city\nA,B\n", "utf16le"), /is UTF-16 text/],
    ["Latin-1", Buffer.from("name,city\nCaf\xe9,Reno\n", "latin1"), /is not valid UTF-8/],
    ["a cut letter at the end", Buffer.from("name,city\nCafé", "utf8").subarray(0, -1), /is not valid UTF-8/],
    ["a truncated array", '[{"name":"A"},{"name":"B', /is not valid JSON: .*line 1 column 25/],
    ["a truncated array between rows", '[{"name":"A"},\n', /is not valid JSON: Unexpected end of JSON input\.$/],
    ["an array with a broken row", '[{"name":"A"},\n{"name": }]', /is not valid JSON: [^\n]*\.$/],
    ["a truncated collection", '{"type":"FeatureCollection","features":[{"type":"Feature"}]', /is not valid JSON: /],
    ["truncated NDJSON", '{"name":"A"}\n{"name":"B', /breaks off on line 2\.$/],
    [
      "a truncated quoted cell",
      'name,city\nA,Salem\n"B,Reno\n',
      /breaks off inside the quoted cell that begins on line 3\.$/,
    ],
    ["two arrays", "[]\n[]", /is not valid JSON: .*line 2 column 1/],
    ["a lone object", '{\n"places": [1]\n}', /is one JSON object/],
  ])("%s", async (_what, content, sentence) => {
    await expect(read(content)).rejects.toThrow(sentence);
  });

  it.each([
    ["prose", "x".repeat(50_000_000)],
    ["a CSV row", `name,city\nA,${"x".repeat(50_000_000)}`],
    ["a JSON row", `[{"name":"${"x".repeat(50_000_000)}"}]`],
    ["an NDJSON row", `{"name":"A"}\n{"name":"${"x".repeat(50_000_000)}"}`],
  ])("50 MB on one line as %s, quickly", async (_what, content) => {
    await expect(read(content, "big")).rejects.toThrow(/^big has a (row|first line) of more than a million characters/);
  });

  it("a missing file and a folder", async () => {
    await expect(readRows(join(folder, "none.csv"))).rejects.toThrow(/^There is no file .*none\.csv\.$/);
    await expect(readRows(folder)).rejects.toThrow(/is not a file\.$/);
  });
});
