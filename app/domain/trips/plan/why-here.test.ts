import { describe, expect, test } from "vitest";
import { curatedPlaces, searchContextOf } from "../../../../tests/curated-directory.ts";
import type { PlaceCard } from "../../places/place.ts";
import type { TripDay, TripStop } from "../trip.ts";
import { whyHere } from "./why-here.ts";

const TODAY = "2026-10-10";
const [template] = curatedPlaces();

const placeAt = (id: string, longitude: number, rating = 3): PlaceCard =>
  ({ ...template!, id, slug: id, latitude: 36, longitude, rating }) as PlaceCard;
const stopAt = (place: PlaceCard, fields: Partial<TripStop> = {}): TripStop => ({
  place,
  miles: 20,
  mode: "car",
  minutes: 30,
  arrive: 12 * 60,
  timeZone: "America/Chicago",
  freeMinutes: 0,
  stayMinutes: 60,
  hours: { certainty: "usual", windows: [] },
  isOutsideHours: false,
  chosen: false,
  sleep: false,
  ...fields,
});

const first = placeAt("first", -88);
const middle = placeAt("middle", -87.5);
const rival = placeAt("rival", -87.49);
const { catalog } = searchContextOf([first, middle, rival] as never);

const reasonOf = (fields: Partial<TripStop>, place = middle, meals: TripDay["meals"] = [], index = 1) => {
  const stops = [stopAt(first), stopAt(place, fields), stopAt(rival)];
  const from = { lat: 36, lng: -88.5, name: "West, Tennessee" };
  const to = { lat: 36, lng: -87, name: "East, Tennessee" };
  return whyHere({ catalog, today: TODAY }, { from, to, stops, meals, date: undefined } as unknown as TripDay, index);
};

describe("a stop is here because it is", () => {
  const lunch = { name: "lunch", at: 720, timeZone: "America/Chicago", place: middle, town: undefined } as const;

  test.each<[string, Partial<TripStop>, PlaceCard, TripDay["meals"]]>([
    ["a haunted table for lunch", {}, middle, [lunch]],
    ["open after dark", { arrive: 20 * 60 }, middle, []],
    ["best rated within 15 miles", {}, placeAt("middle", -87.5, 5), []],
    ["a short walk from the last stop", { mode: "walk", minutes: 5 }, middle, []],
    ["close to the last stop", { minutes: 5 }, middle, []],
    ["on the way", {}, middle, []],
    ["a haunted inn for the night", { sleep: true }, middle, []],
    ["rated 3.0, a detour of about 111 miles", {}, placeAt("middle", -86.5), []],
  ])("%s", (reason, fields, place, meals) => {
    expect(reasonOf(fields, place, meals)).toBe(reason);
  });

  test("not on the way, where the day begins with it", () => {
    expect(reasonOf({}, middle, [], 0)).toBeUndefined();
  });

  test("not open after dark, where it is closed then", () => {
    expect(reasonOf({ arrive: 20 * 60, isOutsideHours: true })).toBe("on the way");
  });
});
