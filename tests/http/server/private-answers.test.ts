/**
 * No cache on the way keeps what a visitor typed or where one is. Every parameter of every route that others may cache is
 * tried; a new one is either among the choices below, which are the same for everybody, or private.
 */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makePlace } from "../../make-place.ts";
import { ROUTE_PATTERNS } from "../../route-patterns.ts";
import { startTestSite, type TestSite } from "../test-site.ts";

/** What pages and files offer to choose from. */
const CHOICES = new Set([
  "page",
  "state",
  "city",
  "part",
  "size",
  "reports",
  "activity",
  "kind",
  "place",
  "report",
  "list",
  "day",
  "stop",
]);
const CHOICES_OF: Readonly<Record<string, readonly string[]>> = {
  // The windows of maps on public pages; a visitor's own say so with "own".
  "/map.svg": ["at", "visitable"],
  // What the author of a page around it chose.
  "/embed/map": ["theme"],
  // A step of a form, and lists of the same for everybody.
  "/submit": ["received"],
};

const CASES = ROUTE_PATTERNS.filter(({ personal, methods }) => !personal && methods.includes("GET")).flatMap((rule) =>
  rule.params.map((name) => ({ rule, name, what: `${rule.path}?${name}` })),
);
const isChoice = ({ rule, name }: (typeof CASES)[number]) =>
  CHOICES.has(name) || CHOICES_OF[rule.path]?.includes(name) === true;
const own = CASES.filter((one) => !isChoice(one));

test("each parameter is a choice, or its route says that it is typed or a position", () => {
  const unsaid = own.filter(({ rule, name }) => !rule.typed.includes(name) && !rule.positions.includes(name));
  expect(unsaid.map(({ what }) => what)).toEqual([]);
});

describe("an answer to", () => {
  let site: TestSite;
  beforeAll(async () => {
    const places = [makePlace({ id: "inn", latitude: 42.52, longitude: -70.9, state: "Massachusetts", city: "Salem" })];
    site = await startTestSite({ places, env: { TRUST_PROXY: "1" } });
  });
  afterAll(() => site.close());

  let visitors = 0;
  const cacheControl = async (path: string) => {
    visitors += 1;
    const headers = { "x-forwarded-for": `198.51.${Math.floor(visitors / 250)}.${(visitors % 250) + 1}` };
    const response = await site.get(path, { headers });
    await response.arrayBuffer();
    return response.headers.get("cache-control") ?? "";
  };
  const pathOf = (pattern: string) =>
    pattern
      .replace(":slug", "old-mill-inn-salem-massachusetts")
      .replace(":state", "massachusetts")
      .replace(/:\w+|\*$/g, "x");

  test.each(own.filter(({ rule }) => rule.path !== "/review"))("$what is private", async ({ rule, name }) => {
    const path = pathOf(rule.path);
    for (const text of ["salem", "42.5195,-70.8967"]) {
      expect(await cacheControl(`${path}?${new URLSearchParams({ [name]: text })}`)).toMatch(/private|no-store/);
    }
    expect(await cacheControl(`${path}?${new URLSearchParams({ [name]: "42.5195, -70.8967" })}`)).toMatch(/no-store/);
  });

  test.each([
    ["/?lat=42.51953&lng=-70.89671", /no-store/],
    ["/_.data?lat=42.51953&lng=-70.89671", /no-store/],
    ["/search?q=salem", /^private, max-age=0$/],
    ["/search.data?q=salem", /^private, max-age=10$/],
    ["/search?q=ghosts&lat=42.51953&lng=-70.89671", /^private, no-store$/],
    ["/trip?from=42.51953,-70.89671", /no-store/],
    ["/trip?from=Salem", /^private, max-age=0$/],
    ["/Search?q=12+Elm+Street", /^no-store$/],
    ["/map?at=42.52,-70.897,9", /^private, no-store$/],
    ["/map.svg?at=42.52,-70.897,9&size=wide&own=1", /^private, no-store$/],
    ["/map.svg?at=42.52,-70.897,9&size=wide", /^public/],
    ["/api/search?q=salem", /private|no-store/],
    ["/state/massachusetts", /^public/],
    ["/", /^public/],
  ])("%s says so", async (path, expected) => expect(await cacheControl(path)).toMatch(expected));

  test("a position is rounded to three decimals before a page sees it", async () => {
    const html = await (await site.get("/?lat=42.51953&lng=-70.89671")).text();
    expect(html).toContain("42.52,-70.897");
    expect(html).not.toMatch(/42\.5195|70\.8967/);
    const trip = await (await site.get("/trip?from=42.51953,-70.89671&days=1")).text();
    expect(trip).not.toMatch(/42\.5195|70\.8967/);
  });
});
