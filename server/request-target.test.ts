import type { IncomingMessage } from "node:http";
import { describe, expect, test } from "vitest";
import { canonicalPath, isReadable, parseTarget } from "./request-target.ts";

describe("a request's target", () => {
  test.each([undefined, "", "*", "http://evil.example/", "/%E0%A4%A", "/%00", "/a%0d%0ab"])(
    "%j is refused",
    (target) => {
      expect(parseTarget(target)).toBeUndefined();
    },
  );

  test.each([
    ["/state/ohio", undefined],
    ["/", undefined],
    ["/city/ca%C3%B1on-city", undefined],
    ["/state/Ohio", "/state/ohio"],
    ["/state/ohio/", "/state/ohio"],
    ["/State/Ohio/?page=2", "/state/ohio"],
    ["//evil.example/", "/evil.example"],
    ["//evil.example//A//", "/evil.example/a"],
    ["/api/Stats", undefined],
    ["/api", undefined],
    ["/api/", "/api"],
    ["/API/Stats", "/api/stats"],
    ["/assets/Entry-AbC.js", undefined],
    ["/state/ohio.data", undefined],
  ])("%s has its canonical form at %j", (target, canonical) => {
    expect(canonicalPath(parseTarget(target)!)).toBe(canonical);
  });
});

test.each([
  ["hauntway.test", "1.1", "/", true],
  ["hauntway.test:8080", "1.1", "/", true],
  ["[::1]:3000", "1.1", "/", true],
  ["my_laptop", "1.1", "/search?q=a\\b", true],
  [undefined, "1.0", "/", true],
  [undefined, "1.1", "/", false],
  ["", "1.1", "/", false],
  ["a b", "1.1", "/", false],
  ["evil.example/path", "1.1", "/", false],
  ["me@evil.example", "1.1", "/", false],
  ["hauntway.test", "1.1", "*", false],
  ["hauntway.test", "1.1", "http://evil.example/", false],
  ["hauntway.test", "1.1", "/\\evil.example", false],
])("a request to host %j by HTTP/%s for %s is readable: %s", (host, httpVersion, url, readable) => {
  expect(isReadable({ url, httpVersion, headers: { host } } as IncomingMessage)).toBe(readable);
});
