/** Whose the data is, which edition a file is, and what its columns mean. */
import { readFileSync } from "node:fs";
import { parse } from "csv-parse/sync";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { PLACE_FIELDS } from "../../../app/domain/places/place-schema.ts";
import { makePlace } from "../../make-place.ts";
import { readXml } from "../../well-formed-xml.ts";
import { startTestSite, type TestSite } from "../test-site.ts";

const LICENSE = "https://creativecommons.org/licenses/by/4.0/";

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite({
    places: [
      makePlace({ id: "a", latitude: 44.9, longitude: -123, access: "open", updatedAt: "2026-10-31T00:00:00.000Z" }),
      makePlace({ id: "b", houseName: "Inn", yearBuilt: 1887, stay: true, reports: ["Steps.", "Cold."] }),
    ],
  });
});
afterAll(() => site.close());

const read = async (path: string) => (await site.get(path)).text();
const edition = async () => {
  const { version, created } = JSON.parse(await read("/api/datapackage.json"));
  return { version: Number(version), date: created.slice(0, 10) };
};

describe("the license", () => {
  test.each([
    "/about",
    "/api",
    "/feed.xml",
    "/api/export.geojson",
    "/api/datapackage.json",
    "/download/haunted-places.gpx",
    "/download/haunted-places.kml",
    "/download/haunted-places.geojson",
    "/trip/plan.gpx?from=Salem,+OR&days=1",
    "/location/old-mill-inn-salem-oregon",
  ])("is named by %s", async (path) => {
    expect(await read(path)).toContain(LICENSE);
  });

  test("is the one of the OpenAPI document, and its text is in the data's folder", async () => {
    const { info } = JSON.parse(await read("/api/openapi.json"));
    expect(info.license).toEqual({ name: "CC BY 4.0", identifier: "CC-BY-4.0" });
    const text = readFileSync(new URL("../../../data/LICENSE", import.meta.url), "utf8");
    expect(text).toMatch(/Section 2 -- Scope\..*Section 8 -- Interpretation\./s);
  });

  test("and the data package are linked from exports, which have no room for words", async () => {
    const { headers } = await site.get("/api/export.csv");
    expect(headers.get("link")).toBe(`</api/datapackage.json>; rel="describedby", <${LICENSE}>; rel="license"`);
  });
});

describe("the edition", () => {
  test("is the same in all files of one state", async () => {
    const { version, date } = await edition();
    expect(version).toBeGreaterThan(0);
    expect(date).toMatch(/^20\d\d-\d\d-\d\d$/);
    for (const path of ["/api/export.geojson", "/download/haunted-places.geojson"]) {
      expect(JSON.parse(await read(path))).toMatchObject({ version, date });
    }
    for (const format of ["gpx", "kml"]) {
      const described = readXml(await read(`/download/haunted-places.${format}`));
      const [words] = described(format === "gpx" ? "desc" : "description").filter((text) => text.startsWith("Version"));
      expect(words).toContain(`Version ${version} of ${date}.`);
    }
  });
});

describe("GET /api/datapackage.json", () => {
  interface Field {
    readonly name: string;
    readonly type: string;
    readonly description: string;
    readonly constraints?: Record<string, unknown>;
  }
  const resources = async (): Promise<{ path: string; schema: { fields: Field[] } }[]> =>
    JSON.parse(await read("/api/datapackage.json")).resources;

  test("describes every field of a place", async () => {
    for (const { schema } of await resources()) {
      expect(schema.fields.map(({ name }) => name)).toEqual([...PLACE_FIELDS, "photos", "visits"]);
      expect(schema.fields.filter(({ description }) => !description)).toEqual([]);
    }
  });

  const fits: Record<string, (cell: string) => boolean> = {
    string: () => true,
    integer: (cell) => /^-?\d+$/.test(cell),
    number: (cell) => cell !== "" && Number.isFinite(Number(cell)),
    boolean: (cell) => cell === "true" || cell === "false",
    datetime: (cell) => new Date(cell).toISOString() === cell,
    array: (cell) => Array.isArray(JSON.parse(cell)),
  };

  test("is true of the CSV: columns, types, what is required, allowed values, limits", async () => {
    const [csv] = await resources();
    const rows: Record<string, string>[] = parse(await read(new URL(csv!.path).pathname), { columns: true });
    expect(rows).toHaveLength(2);
    expect(Object.keys(rows[0]!)).toEqual(csv!.schema.fields.map(({ name }) => name));
    for (const { name, type, constraints = {} } of csv!.schema.fields) {
      for (const cell of rows.map((row) => row[name]!)) {
        if (cell === "") expect(constraints.required, name).not.toBe(true);
        else expect(fits[type]!(cell), `${name}: ${cell}`).toBe(true);
        if (cell && constraints.enum) expect(constraints.enum).toContain(cell);
        if (cell && constraints.pattern) expect(cell).toMatch(new RegExp(String(constraints.pattern)));
      }
    }
    const kinds = csv!.schema.fields.map(({ type }) => type);
    expect(new Set(kinds)).toEqual(new Set(Object.keys(fits)));
  });

  test("is true of the GeoJSON, where reports are a list", async () => {
    const [, geojson] = await resources();
    const { features } = JSON.parse(await read("/api/export.geojson"));
    const typeOf = (value: unknown) => (Array.isArray(value) ? "array" : typeof value);
    const types = new Map(geojson!.schema.fields.map(({ name, type }) => [name, type]));
    for (const [name, value] of Object.entries(features[1].properties)) {
      const type = types.get(name);
      expect(type === "integer" ? "number" : type === "datetime" ? "string" : type, name).toBe(typeOf(value));
    }
  });
});
