import { expect, test } from "vitest";
import { nameOfPath, ownPath } from "./stored-pages.ts";

test.each([
  ["/", "Home"],
  ["/saved", "Saved"],
  ["/state/new-york?page=2#map", "New York"],
  ["/trip", "Trip"],
  ["/trip?from=Chicago,+IL&to=Santa+Monica&days=8", "Trip from Chicago, IL to Santa Monica"],
  ["/trip?from=Boston&to=", "Trip from Boston"],
  ["/trip/day?from=Boston&to=Salem&day=2", "Day 2 of the trip from Boston to Salem"],
])("%s is listed as %s", (path, name) => {
  expect(nameOfPath(path)).toBe(name);
});

test.each([
  ["/state/ohio?page=2", "/state/ohio?page=2"],
  ["//other.example/a", undefined],
  ["/\\other.example", undefined],
  ["/\t/other.example", undefined],
  ["/\n\\other.example", undefined],
  ["/a/../..//other.example", undefined],
  ["javascript:alert(1)", undefined],
  ["https://other.example", undefined],
  ["//[", undefined],
  [null, undefined],
])("of what is asked to be opened, %j leads to %j", (asked, path) => {
  expect(ownPath(asked, "https://hauntway.example")).toBe(path);
});
