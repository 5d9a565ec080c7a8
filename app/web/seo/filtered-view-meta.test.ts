import { describe, expect, it } from "vitest";
import { NO_FILTERS, type PlaceFilters } from "../../domain/browse/place-filters.ts";
import { filteredViewMeta } from "./filtered-view-meta.ts";

const metaOf = (filters: Partial<PlaceFilters>, total = 5) =>
  filteredViewMeta({
    filters: { ...NO_FILTERS, ...filters },
    activityLabel: filters.activity ? "Cold Spots" : undefined,
    listTitle: filters.list ? "Ships" : undefined,
    total,
  });

describe("a view of all locations", () => {
  it.each<[Partial<PlaceFilters>, string, string, boolean]>([
    [{}, "All Paranormal Locations", "in the United States", false],
    [{ state: "Ohio" }, "All Paranormal Locations in Ohio", "in Ohio", false],
    [
      { activity: "cold-spots" },
      "All Paranormal Locations: Cold Spots",
      "in the United States. Activity: Cold Spots",
      false,
    ],
    [
      { kind: "hotel" },
      "All Paranormal Locations: Hotels & Inns",
      "in the United States. Kind of place: Hotels & Inns",
      false,
    ],
    [
      { access: "tours" },
      "All Paranormal Locations: Tours or tickets",
      "in the United States. Access: Tours or tickets",
      false,
    ],
    [{ state: "Ohio", kind: "ship" }, "All Paranormal Locations in Ohio: Ships", "in Ohio. Kind of place: Ships", true],
    [{ list: "ships" }, "All Paranormal Locations: Ships", "in the United States. List: Ships", true],
    [{ q: "mill" }, 'All Paranormal Locations: "mill"', 'in the United States. Search: "mill"', true],
    [
      { q: "inn", find: "Salem", sort: "found" },
      'All Paranormal Locations: "inn", "Salem"',
      'in the United States. Search: "inn", "Salem"',
      true,
    ],
    [{ sort: "name" }, "All Paranormal Locations", "in the United States", true],
  ])("%j is named by it", (filters, title, scope, noindex) => {
    expect(metaOf(filters)).toEqual({ title, scope, noindex });
  });

  it("is not indexed where it is empty", () => {
    expect(metaOf({ state: "Guam" }, 0).noindex).toBe(true);
  });
});
