/** The API's description is true: every call is described, every described call is there and answers as it says. */
import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { z } from "zod";
import type { ApiCall } from "../../../app/api/define-call.ts";
import { API_CALLS, apiRules } from "../../../app/api/index.ts";
import { hasETag, openApiDocument } from "../../../app/api/openapi.ts";
import { examplePath } from "../../../app/api/page-view.ts";
import { ApiError } from "../../../app/api/schemas.ts";
import { draftFromCurated, parseCuratedPlace } from "../../../app/domain/places/curated-place.ts";
import type { Place } from "../../../app/domain/places/place.ts";
import { locationSlug } from "../../../app/domain/places/slug.ts";
import { expectValidStructuredData } from "../../structured-data.ts";
import { startTestSite, type TestSite } from "../test-site.ts";

const nameOf = (call: ApiCall) => `${call.method.toUpperCase()} ${call.path}`;
const named = (calls: readonly ApiCall[]) => calls.map((call) => [nameOf(call), call] as const);
const paths = [...new Set(API_CALLS.map(({ path }) => path))];
const document = openApiDocument(API_CALLS, "");
const operationOf = (call: ApiCall) => document.paths[pathInDocument(call)]![call.method]!;
const pathInDocument = ({ path }: ApiCall) => path.replace(/:(\w+)/g, "{$1}");

/** The value fits the schema, and has no field that the schema does not name: parsing would drop it. */
function expectToFit(schema: z.ZodType, value: unknown): void {
  expect(schema.parse(value)).toEqual(value);
}

function curated(file: string): Place[] {
  const records = JSON.parse(readFileSync(new URL(`../../../data/places/${file}.json`, import.meta.url), "utf8"));
  return records.map((record: unknown) => {
    const draft = draftFromCurated(parseCuratedPlace(record));
    return { ...draft, slug: locationSlug(draft) };
  });
}

let site: TestSite;
beforeAll(async () => {
  // Real places, among them those that the examples name.
  site = await startTestSite({ places: ["california", "new-york", "georgia"].flatMap(curated) });
});
afterAll(() => site.close());

describe("the table of calls", () => {
  test.each(paths)("%s takes the methods and parameters that are described, and no others", (path) => {
    const rule = apiRules.find((candidate) => candidate.path === path)!;
    const calls = API_CALLS.filter((call) => call.path === path);
    const methods = new Set(rule.methods.filter((method) => method !== "HEAD"));
    expect(new Set(calls.map((call) => call.method.toUpperCase()))).toEqual(methods);
    const query = calls
      .flatMap((call) => operationOf(call).parameters ?? [])
      .filter(({ in: where }) => where === "query");
    expect(query.map(({ name }) => name).toSorted()).toEqual(rule.params.toSorted());
  });

  test.each(named(API_CALLS))("%s is described soundly", (_name, call) => {
    const { parameters = [] } = operationOf(call);
    const inPath = [...call.path.matchAll(/:(\w+)/g)].map(([, name]) => name);
    expect(parameters.filter(({ in: where }) => where === "path").map(({ name }) => name)).toEqual(inPath);
    for (const { description, example } of parameters) {
      expect(description).toBeTruthy();
      expect(example).toBeDefined();
    }
    const examples = Object.fromEntries(parameters.map(({ name, example }) => [name, example]));
    if (call.params) expectToFit(call.params, examples);
    if (call.body) expectToFit(call.body.schema, call.body.example);
    if (call.answer.example !== undefined) expectToFit(call.answer.schema, call.answer.example);
  });

  test("gives each call an id of its own", () => {
    expect(new Set(API_CALLS.map((call) => call.id)).size).toBe(API_CALLS.length);
  });
});

describe("a real answer is what is described:", () => {
  const gets = API_CALLS.filter((call) => call.method === "get");

  /** The example on the page, on this server. */
  const exampleOf = (call: ApiCall) => examplePath(pathInDocument(call), operationOf(call));

  test.each(named(gets))("%s", async (_name, call) => {
    const { mediaType = "application/json", schema } = call.answer;
    const response = await site.get(exampleOf(call));
    const answer = mediaType.endsWith("json") ? await response.json() : await response.text();
    if (call.refusals?.includes(401)) {
      expect(response.status).toBe(401);
      expectToFit(ApiError, answer);
      return;
    }
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")?.split(";")[0]).toBe(mediaType);
    // Exports go out as they are made.
    expect(response.headers.has("etag")).toBe(hasETag(call));
    expectToFit(schema, answer);
    if (Array.isArray(answer)) expect(answer.length).toBeGreaterThan(0);
  });

  test.each(named(gets.filter((call) => call.refusals?.includes(404) && call.path.includes(":"))))(
    "%s for what is unknown",
    async (_name, call) => {
      const response = await site.get(call.path.replace(/:\w+/g, "nobody"));
      expect(response.status).toBe(404);
      expectToFit(ApiError, await response.json());
    },
  );

  test.each(named(gets.filter(hasETag)))("%s is 304 while nothing has changed", async (_name, call) => {
    const etag = (await site.get(exampleOf(call))).headers.get("etag")!;
    const unchanged = await site.get(exampleOf(call), { headers: { "if-none-match": etag } });
    expect(unchanged.status).toBe(304);
    expect(unchanged.headers.get("etag")).toBe(etag);
    expect(await unchanged.text()).toBe("");
  });

  test.each(paths)("%s by another method is 405", async (path) => {
    const { methods } = apiRules.find((rule) => rule.path === path)!;
    for (const method of ["POST", "PUT", "DELETE"].filter((other) => !methods.includes(other))) {
      const refused = await site.get(path.replace(/:\w+/g, "nobody"), { method });
      expect(refused.status).toBe(405);
      expect(refused.headers.get("allow")).toBe([...methods, "OPTIONS"].join(", "));
      expectToFit(ApiError, await refused.json());
    }
  });

  test("POST /api/search/nearby", async () => {
    const call = API_CALLS.find((candidate) => candidate.id === "searchNearby")!;
    const post = (body: unknown) => site.get(call.path, { method: "POST", body: JSON.stringify(body) });
    const found = await (await post(call.body!.example)).json();
    expect(found.length).toBeGreaterThan(0);
    expectToFit(call.answer.schema, found);
    const refused = await post({});
    expect(refused.status).toBe(400);
    expectToFit(ApiError, await refused.json());
  });
});

describe("GET /api/openapi.json", () => {
  test("carries every call and refers to nothing that is not in it", async () => {
    const response = await site.get("/api/openapi.json", { headers: { "accept-encoding": "gzip" } });
    expect(response.headers.get("content-encoding")).toBe("gzip");
    const text = await response.text();
    const document = JSON.parse(text);
    expect(document).toMatchObject({ openapi: "3.1.0", servers: [{ url: "https://hauntway.test" }] });
    const listed = Object.entries(document.paths).flatMap(([path, operations]) =>
      Object.keys(operations as object).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(listed.toSorted()).toEqual(
      API_CALLS.map((call) => `${call.method.toUpperCase()} ${pathInDocument(call)}`).toSorted(),
    );
    for (const call of API_CALLS) {
      const { responses } = document.paths[pathInDocument(call)][call.method];
      const answers = [call.answer.status ?? 200, ...(hasETag(call) ? [304] : []), 405, ...(call.refusals ?? [])];
      expect(Object.keys(responses)).toEqual(answers.toSorted((a, b) => a - b).map(String));
    }
    expect(document.components.schemas.Location.properties.stay).toMatchObject({ type: "boolean" });
    for (const [, name] of text.matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
      expect(document.components.schemas).toHaveProperty(name!);
    }
  });
});

describe("GET /api", () => {
  test("shows every call that is made for others", async () => {
    const response = await site.get("/api");
    expect(response.status).toBe(200);
    const html = await response.text();
    expect(html).toContain("<title>Open data and API | Hauntway</title>");
    expect(html.match(/<h1/g)).toHaveLength(1);
    for (const call of API_CALLS.filter(({ internal }) => !internal)) {
      expect(html).toContain(`id="${call.id}"`);
      expect(html).toContain(pathInDocument(call));
    }
    expect(html).toContain('rel="canonical" href="https://hauntway.test/api"');
    expect(html).toContain('"@type":"Dataset"');
    expectValidStructuredData(html);
  });

  test("is found with a slash behind it", async () => {
    const response = await site.get("/api/");
    expect(response.status).toBe(301);
    expect(response.headers.get("location")).toBe("/api");
  });
});
