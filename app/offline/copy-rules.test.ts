import { describe, expect, test } from "vitest";
import { dataOfPage } from "../web/data-url.ts";
import {
  copiesToEvict,
  copyKind,
  filesOfPage,
  isImmutable,
  mayStore,
  pageOfData,
  spelledAlike,
  storedSizeOf,
} from "./copy-rules.ts";

const ORIGIN = "https://hauntway.test";
const kindOf = (path: string, mode = "navigate", method = "GET") =>
  copyKind({ method, url: new URL(path, ORIGIN).href, mode }, ORIGIN);

describe("what the worker answers", () => {
  test.each([
    ["/", "navigate", "page"],
    ["/location/whaley-house", "navigate", "page"],
    ["/trip?from=Salem,+OR", "navigate", "page"],
    ["/api", "navigate", "page"],
    ["/state/ohio.data", "cors", "data"],
    ["/_.data", "cors", "data"],
    ["/assets/root-1a2b3c4d.js", "cors", "file"],
    ["/art/whaley-house.0abcdef.svg", "no-cors", "file"],
    ["/map.svg?at=1,2,3&size=wide", "no-cors", "file"],
    ["/saved/states.svg", "same-origin", "file"],
    ["/photo/0a1b-320.webp", "no-cors", "file"],
  ])("%s (%s) is a %s", (path, mode, kind) => {
    expect(kindOf(path, mode)).toBe(kind);
  });

  test.each([
    "/review",
    "/Review/submission/7",
    "/review.data",
    "/review/place/7.data",
    "/track/abc",
    "/track/abc.data",
    "/api/map?bbox=1,2,3,4",
    "/api/haunted-locations",
    "/feed.xml",
    "/trip/plan.gpx",
    "/share/whaley-house.png",
    "https://tile.example.org/1/2/3.png",
    "https://evil.example/assets/root.js",
  ])("%s is left alone", (path) => {
    for (const mode of ["navigate", "cors", "no-cors"]) expect(kindOf(path, mode)).toBeUndefined();
  });

  test("a script that asks for a page is left alone", () => {
    expect(kindOf("/healthz", "cors")).toBeUndefined();
  });

  test("only what is read, not what is sent", () => {
    expect(kindOf("/submit", "navigate", "POST")).toBeUndefined();
    expect(kindOf("/corrections.data", "cors", "POST")).toBeUndefined();
    expect(kindOf("/", "navigate", "HEAD")).toBeUndefined();
  });
});

describe("what may be stored", () => {
  const PUBLIC = { "cache-control": "public, max-age=0", "x-release": "one" };
  const answer = (headers: Record<string, string>, status = 200) =>
    new Response([204, 304].includes(status) ? null : "text", { status, headers });
  const stores = (response: Response, { kind = "page", kept = false } = {}) =>
    mayStore(kind as "page", response, { release: "one", kept });

  test("a public page of the worker's own release, and a file of any", () => {
    expect(stores(answer(PUBLIC))).toBe(true);
    expect(stores(answer({ ...PUBLIC, "x-release": "two" }))).toBe(false);
    expect(stores(answer({ "cache-control": "public" }))).toBe(false);
    expect(stores(answer({ "cache-control": "public" }), { kind: "file" })).toBe(true);
  });

  test.each(["no-store", "private, max-age=60", "public, no-store"])("nothing that says %s", (cacheControl) => {
    for (const kind of ["page", "data", "file"]) {
      expect(stores(answer({ ...PUBLIC, "cache-control": cacheControl }), { kind })).toBe(false);
    }
  });

  test.each([204, 206, 301, 304, 404, 429, 500, 503])("no answer with status %d", (status) => {
    expect(stores(answer(PUBLIC, status))).toBe(false);
  });

  test("no answer from another address", () => {
    expect(stores(Object.defineProperty(answer(PUBLIC), "redirected", { value: true }))).toBe(false);
  });

  test.each(["private, max-age=0", "private, no-store"])(
    "what says %s, only if the visitor keeps it",
    (cacheControl) => {
      for (const kind of ["page", "data", "file"]) {
        const own = answer({ ...PUBLIC, "cache-control": cacheControl });
        expect(stores(own, { kind })).toBe(false);
        expect(stores(own, { kind, kept: true })).toBe(true);
      }
      expect(stores(answer({ ...PUBLIC, "cache-control": "no-store" }), { kept: true })).toBe(false);
    },
  );

  test("only what says so is never asked for again", () => {
    expect(isImmutable(answer({ "cache-control": "public, max-age=31536000, immutable" }))).toBe(true);
    expect(isImmutable(answer(PUBLIC))).toBe(false);
  });
});

test.each([
  ["/", "/_.data"],
  ["/state/ohio", "/state/ohio.data"],
  ["/all-locations?page=2", "/all-locations.data?page=2"],
])("the data of %s is at %s", (page, data) => {
  expect(dataOfPage(page)).toBe(data);
  expect(pageOfData(ORIGIN + data)).toBe(page);
  expect(pageOfData(`${ORIGIN}${data}${data.includes("?") ? "&" : "?"}_routes=root`)).toBe(page);
});

test.each([
  ["/trip?from=Salem,+OR&with=a@1", "/trip?from=Salem%2C+OR&with=a%401"],
  ["/trip.data?from=Salem%2C%20OR", "/trip.data?from=Salem%2C+OR"],
  ["/", "/"],
])("%s is looked up as %s", (path, key) => {
  expect(spelledAlike(path, ORIGIN)).toBe(ORIGIN + key);
  expect(spelledAlike(ORIGIN + path, ORIGIN)).toBe(ORIGIN + key);
});

describe("when there is too much", () => {
  const copy = (path: string, storedAt: number, { kept = false, bytes = 10 } = {}) => ({
    url: ORIGIN + path,
    bytes,
    storedAt,
    kept,
  });
  const evicted = (maxBytes: number) =>
    copiesToEvict(
      [
        copy("/assets/root.js", 1),
        copy("/location/kept", 2, { kept: true }),
        copy("/state/ohio", 4),
        copy("/state/iowa", 3),
        copy("/location/kept-later", 5, { kept: true }),
      ],
      maxBytes,
    ).map((url) => url.slice(ORIGIN.length));

  test("nothing goes while it fits", () => {
    expect(evicted(50)).toEqual([]);
  });
  test("the oldest goes first", () => {
    expect(evicted(40)).toEqual(["/state/iowa"]);
    expect(evicted(30)).toEqual(["/state/iowa", "/state/ohio"]);
  });
  test("what was kept goes last, and scripts stay", () => {
    expect(evicted(25)).toEqual(["/state/iowa", "/state/ohio", "/location/kept"]);
    expect(evicted(0)).toEqual(["/state/iowa", "/state/ohio", "/location/kept", "/location/kept-later"]);
  });
});

test("with a kept page come its scripts, its scene, its own poster and its map, not the posters of others", () => {
  const html = `<link href="/assets/site.css"/><link rel="modulepreload" href="/assets/root.js"/>
    <img src="/art/whaley-house.0abcdef.svg"/><img src="/art/whaley-house/side.0abcdef.svg"/>
    <img src="/art/other-house.0abcdef.svg"/><img src="/art/scene/back.svg"/><source srcSet="/map.svg?place=1&amp;size=narrow"/>
    <img src="https://photos.example/assets/x.jpg"/><a href="/about">About</a>`;
  expect(filesOfPage(html, "/location/whaley-house")).toEqual([
    "/assets/site.css",
    "/assets/root.js",
    "/art/whaley-house.0abcdef.svg",
    "/art/scene/back.svg",
    "/map.svg?place=1&size=narrow",
  ]);
});

test("of photographs, the one at the top of a place comes with its page, at 960", () => {
  const html = `
    <a href="/photo/0a1b-1920.webp"><img src="/photo/0a1b-960.webp" srcSet="/photo/0a1b-320.webp 320w, /photo/0a1b-960.webp 960w"/></a>
    <a href="/photo/2c3d-1920.webp"><img src="/photo/2c3d-320.webp" srcSet="/photo/2c3d-320.webp 320w"/></a>`;
  expect(filesOfPage(html, "/location/whaley-house")).toEqual(["/photo/0a1b-960.webp"]);
  expect(filesOfPage(html, "/state/ohio")).toEqual([]);
});

test("that one stands in for its other sizes, and nothing else for anything", () => {
  expect(storedSizeOf("https://a.test/photo/0a1b-1920.webp")).toBe("https://a.test/photo/0a1b-960.webp");
  expect(storedSizeOf("https://a.test/art/inn.svg")).toBe("https://a.test/art/inn.svg");
});
