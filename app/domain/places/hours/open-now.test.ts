import { expect, test } from "vitest";
import { makeCatalog } from "../../../../tests/make-catalog.ts";
import { openPlaces } from "./open-now.ts";

const SATURDAY_NOON = new Date("2026-11-14T18:00:00Z");

test("open are places that one can go into or walk on, not those that are only seen from outside", () => {
  const { places } = makeCatalog([
    { houseName: "Museum", placeType: "museum", access: "open" },
    { houseName: "Road", placeType: "road", access: "open" },
    { houseName: "Facade", placeType: "hotel", access: "exterior" },
    { houseName: "Lighthouse", placeType: "lighthouse", access: "exterior", afterDark: false },
    { houseName: "Summer Museum", placeType: "museum", access: "open", season: "5-10" },
  ]);
  const open = [...openPlaces(places, SATURDAY_NOON)].map(({ houseName }) => houseName);
  expect(open.toSorted()).toEqual(["Museum", "Road"]);
});
