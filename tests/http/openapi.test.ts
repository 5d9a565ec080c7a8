/** The API's description is true: every call is described, every described call is there and answers as it says. */
import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { draftFromCurated, parseCuratedPlace } from "../../app/domain/places/curated-place.ts";
import type { Place } from "../../app/domain/places/place.ts";
import { locationSlug } from "../../app/domain/places/slug.ts";
import routes from "../../app/routes.ts";
import { exampleCommand } from "../../app/ui/api/call-view.ts";
import type { ApiCall, Schema } from "../../app/web/openapi/api-call.ts";
import { API_CALLS, hasETag } from "../../app/web/openapi/document.ts";
import { SCHEMAS } from "../../app/web/openapi/schemas.ts";
import { urlRule } from "../../app/web/url-rules.ts";
import { schemaProblems } from "../schema-problems.ts";
import { expectValidStructuredData } from "../structured-data.ts";
import { startTestSite, type TestSite } from "./test-site.ts";

/** Described ahead of their routes. Each leaves this list when its route comes. */
const NOT_YET_BUILT: readonly string[] = [];

const nameOf = (call: ApiCall) => `${call.method.toUpperCase()} ${call.path}`;
const isBuilt = (call: ApiCall) => !NOT_YET_BUILT.includes(nameOf(call));
const built = API_CALLS.filter(isBuilt);

const paths = routes
  .map((route) => `/${route.path ?? ""}`.replace(/:(\w+)/g, "{$1}"))
  .filter((path) => path.startsWith("/api/"));

const problemsOf = (schema: Schema, value: unknown) => schemaProblems(schema, value, SCHEMAS).slice(0, 5);

function curated(file: string): Place[] {
  const records = JSON.parse(readFileSync(new URL(`../../data/places/${file}.json`, import.meta.url), "utf8"));
  return records.map((record: unknown) => {
    const draft = draftFromCurated(parseCuratedPlace(record), new Date());
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
  test("describes every API route, and every described call has one", () => {
    const described = new Set(built.map((call) => call.path));
    expect([...described].toSorted()).toEqual(paths.toSorted());
  });

  test("lists nothing as missing that is there", () => {
    const there = API_CALLS.filter((call) => {
      const { methods } = urlRule(call.path);
      return paths.includes(call.path) && methods.includes(call.method.toUpperCase());
    }).map(nameOf);
    expect(NOT_YET_BUILT.filter((name) => there.includes(name))).toEqual([]);
    expect(NOT_YET_BUILT.filter((name) => !API_CALLS.some((call) => nameOf(call) === name))).toEqual([]);
  });

  test.each(paths)("%s takes the methods and parameters that are described, and no others", (path) => {
    const rule = urlRule(path);
    expect(rule.path.replaceAll(/:(\w+)/g, "{$1}")).toBe(path);
    const calls = built.filter((call) => call.path === path);
    const methods = new Set(rule.methods.filter((method) => method !== "HEAD"));
    expect(new Set(calls.map((call) => call.method.toUpperCase()))).toEqual(methods);
    const query = calls.flatMap((call) => call.parameters).filter((parameter) => parameter.in === "query");
    expect(query.map(({ name }) => name).toSorted()).toEqual(rule.params.toSorted());
  });

  test.each(API_CALLS.map((call) => [nameOf(call), call] as const))("%s is described soundly", (_name, call) => {
    const inPath = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    const named = call.parameters.filter((parameter) => parameter.in === "path").map(({ name }) => name);
    expect(named).toEqual(inPath);
    for (const { schema, example } of call.parameters) expect(problemsOf(schema, example)).toEqual([]);
    if (call.body) expect(problemsOf(call.body.schema, call.body.example)).toEqual([]);
    if (call.answer.example !== undefined) expect(problemsOf(call.answer.schema, call.answer.example)).toEqual([]);
  });

  test("gives each call an id of its own", () => {
    expect(new Set(API_CALLS.map((call) => call.id)).size).toBe(API_CALLS.length);
  });
});

describe("a real answer is what is described:", () => {
  const gets = built.filter((call) => call.method === "get");

  /** The example on the page, on this server. */
  const exampleOf = (call: ApiCall) => /"([^"]+)"/.exec(exampleCommand(call, ""))![1]!;

  test.each(gets.map((call) => [nameOf(call), call] as const))("%s", async (_name, call) => {
    const response = await site.get(exampleOf(call));
    const answer = call.answer.mediaType.endsWith("json") ? await response.json() : await response.text();
    if (call.refusals.includes(401)) {
      expect(response.status).toBe(401);
      expect(problemsOf(SCHEMAS.Error, answer)).toEqual([]);
      return;
    }
    expect(response.status).toBe(call.answer.status);
    expect(response.headers.get("content-type")?.split(";")[0]).toBe(call.answer.mediaType);
    // Exports go out as they are made.
    expect(response.headers.has("etag")).toBe(hasETag(call));
    expect(problemsOf(call.answer.schema, answer)).toEqual([]);
    if (Array.isArray(answer)) expect(answer.length).toBeGreaterThan(0);
  });

  test.each(
    gets
      .filter((call) => call.refusals.includes(404) && call.path.includes("{"))
      .map((call) => [nameOf(call), call] as const),
  )("%s for what is unknown", async (_name, call) => {
    const response = await site.get(call.path.replace(/\{\w+\}/g, "nobody"));
    expect(response.status).toBe(404);
    expect(problemsOf(SCHEMAS.Error, await response.json())).toEqual([]);
  });

  test.each(gets.filter(hasETag).map((call) => [nameOf(call), call] as const))(
    "%s is 304 while nothing has changed",
    async (_name, call) => {
      const etag = (await site.get(exampleOf(call))).headers.get("etag")!;
      const unchanged = await site.get(exampleOf(call), { headers: { "if-none-match": etag } });
      expect(unchanged.status).toBe(304);
      expect(unchanged.headers.get("etag")).toBe(etag);
      expect(await unchanged.text()).toBe("");
    },
  );

  test.each(paths)("%s by another method is 405", async (path) => {
    const { methods } = urlRule(path);
    for (const method of ["POST", "PUT", "DELETE"].filter((other) => !methods.includes(other))) {
      const refused = await site.get(path.replace(/\{\w+\}/g, "nobody"), { method });
      expect(refused.status).toBe(405);
      expect(refused.headers.get("allow")).toBe([...methods, "OPTIONS"].join(", "));
      expect(problemsOf(SCHEMAS.Error, await refused.json())).toEqual([]);
    }
  });

  test("POST /api/search/nearby", async () => {
    const call = API_CALLS.find((candidate) => candidate.id === "searchNearby")!;
    const post = (body: unknown) => site.get(call.path, { method: "POST", body: JSON.stringify(body) });
    const found = await (await post(call.body!.example)).json();
    expect(found.length).toBeGreaterThan(0);
    expect(problemsOf(call.answer.schema, found)).toEqual([]);
    const refused = await post({});
    expect(refused.status).toBe(400);
    expect(problemsOf(SCHEMAS.Error, await refused.json())).toEqual([]);
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
    expect(listed.toSorted()).toEqual(API_CALLS.map(nameOf).toSorted());
    for (const call of API_CALLS) {
      const { responses } = document.paths[call.path][call.method];
      const answers = [call.answer.status, ...(hasETag(call) ? [304] : []), 405, ...call.refusals];
      expect(Object.keys(responses)).toEqual(answers.toSorted((a, b) => a - b).map(String));
    }
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
    for (const call of API_CALLS.filter(({ ownUse }) => !ownUse)) {
      expect(html).toContain(`id="${call.id}"`);
      expect(html).toContain(call.path);
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
