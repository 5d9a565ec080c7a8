import { expect, it } from "vitest";
import { regionsSchema } from "../app/domain/geo/us-regions.ts";
import regions from "./regions.json" with { type: "json" };

it("the rows of regions are well formed", () => {
  expect(regionsSchema.safeParse(regions).error?.issues ?? []).toEqual([]);
});

it("every name means one region", () => {
  const names = regions.flatMap((row) => row.names);
  expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
});

it("a region is bounded in one way at most", () => {
  expect(regions.filter((row) => "box" in row && "around" in row)).toEqual([]);
});
