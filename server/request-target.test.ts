import { describe, expect, test } from "vitest";
import { canonicalPath, parseTarget } from "./request-target.ts";

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
