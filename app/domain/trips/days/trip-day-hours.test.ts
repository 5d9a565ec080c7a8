import { describe, expect, test } from "vitest";
import { curatedPlaces } from "../../../../tests/curated-directory.ts";
import type { PlaceCard } from "../../places/place.ts";
import { planningHours, typicalDay } from "./trip-day-hours.ts";

const template = { ...curatedPlaces()[0]!, access: "open" as const };
const placeOf = (fields: Partial<PlaceCard>): PlaceCard =>
  ({ ...template, openingHours: undefined, season: undefined, afterDark: undefined, ...fields }) as PlaceCard;
const hours = (windows: readonly { from: number; to: number }[]) => windows.map(({ from, to }) => [from / 60, to / 60]);

test.each([
  ["2026-11-18", "2026-11-14"],
  ["2026-02-01", "2026-02-14"],
  ["2027-01-31", "2027-01-16"],
])("a typical day of the month of %s is Saturday, %s", (today, day) => {
  expect(typicalDay(today)).toBe(day);
  expect(new Date(day).getUTCDay()).toBe(6);
});

describe("visits are planned", () => {
  test.each<[string, Partial<PlaceCard>, number[][]]>([
    ["by day at a museum", { placeType: "museum" }, [[10, 17]]],
    ["in the evening at a theater", { placeType: "theater" }, [[18, 22]]],
    [
      "at meals in a restaurant",
      { placeType: "restaurant" },
      [
        [11, 14.5],
        [17, 22],
      ],
    ],
    ["by day where no hours are usual", { placeType: "other" }, [[9, 18]]],
    ["at any time on a road", { placeType: "road" }, [[0, 24]]],
  ])("%s", (_, fields, expected) => {
    expect(hours(planningHours(placeOf(fields), "2026-11-14", true).visits)).toEqual(expected);
  });

  test("in its season where the trip has no date, and not outside of it where it has one", () => {
    const summer = placeOf({ placeType: "museum", season: "5-9" });
    expect(hours(planningHours(summer, "2026-11-14", true).visits)).toEqual([[10, 17]]);
    expect(planningHours(summer, "2026-11-14", false).visits).toEqual([]);
  });
});
