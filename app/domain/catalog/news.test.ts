import { expect, test } from "vitest";
import { makeCatalog } from "../../../tests/make-catalog.ts";
import { makeReport } from "../../../tests/make-report.ts";
import { BEFORE_EVERYTHING, newsOf } from "./news.ts";

const at = (day: number) => `2026-01-0${day}T00:00:00.000Z`;
const { places } = makeCatalog([
  { id: "a", updatedAt: at(1) },
  { id: "b", updatedAt: at(3) },
  { id: "undated", updatedAt: "long ago" },
]);
const visits = new Map([["a", [{ ...makeReport(), id: "r", placeId: "a", publishedAt: at(4), version: 1 }]]]);
const told = (limit: number) =>
  newsOf({ visits }, places, limit).map(({ place, report, changed }) => [report?.id ?? place.id, changed]);

test("places and visitors' reports are told by their last change, what nobody dated at last", () => {
  expect(told(9)).toEqual([
    ["r", at(4)],
    ["b", at(3)],
    ["a", at(1)],
    ["undated", BEFORE_EVERYTHING],
  ]);
  expect(told(2)).toHaveLength(2);
});
