import { expect, test } from "vitest";
import { makeCatalog } from "../tests/make-catalog.ts";
import { turnsOfOthers } from "../tests/turns-of-others.ts";
import { prepareFilters } from "./prepare-filters.ts";

test("others get their turn while what filters need is worked out", async () => {
  const catalog = makeCatalog(Array.from({ length: 20_000 }, (_, index) => ({ houseName: `House ${index}` })));
  expect(await turnsOfOthers(() => prepareFilters({ catalog }))).toBeGreaterThan(2);
});
