import { expect, test } from "vitest";
import { EMPTY_CATALOG } from "../domain/catalog/catalog.ts";
import { canonicalUrl } from "./canonical-url.ts";

test.each([
  ["/state/ohio", undefined],
  ["/", undefined],
  ["/city/ca%C3%B1on-city", undefined],
  ["/state/Ohio", "/state/ohio"],
  ["/state/ohio/", "/state/ohio"],
  ["/State/Ohio/?page=2", "/state/ohio?page=2"],
  ["//evil.example/", "/evil.example"],
  ["//evil.example//A//", "/evil.example/a"],
  ["/.//evil%2Eexample/x.y", "/evil.example/x.y"],
  ["/a/..//evil.example/x.y", "/evil.example/x.y"],
  ["//api/Stats", "/api/Stats"],
  ["/api/Stats", undefined],
  ["/api", undefined],
  ["/api/", "/api"],
  ["/API/Stats", "/api/stats"],
  ["/assets/Entry-AbC.js", undefined],
  ["/state/ohio.data", undefined],
  ["/%74rack/abc", "/track/abc"],
  ["/%72eview.data?_routes=root", "/review.data?_routes=root"],
  ["/%61pi/export.csv", "/api/export.csv"],
  ["/api/%65xport.csv", undefined],
  ["/state/%4Fhio", "/state/ohio"],
  ["/%2572eview", undefined],
  ["/review%2fplaces", undefined],
])("%s has its canonical URL at %j", (path, canonical) => {
  expect(canonicalUrl(EMPTY_CATALOG, new URL(`http://localhost${path}`))).toBe(canonical);
});
