import { expect, it } from "vitest";
import { districtsSchema } from "../app/domain/geo/districts.ts";
import { milesBetween } from "../app/domain/geo/miles-between.ts";
import { readGazetteer } from "../tests/curated-directory.ts";
import rows from "./districts.json" with { type: "json" };

const MAX_MILES_FROM_CITY = 25;
const gazetteer = readGazetteer();

it("the rows of districts are well formed", () => {
  expect(districtsSchema.safeParse(rows).error?.issues ?? []).toEqual([]);
});

it("every city is listed once, and is one of the gazetteer", () => {
  const cities = rows.map(({ city }) => city);
  expect(cities.filter((city, i) => cities.indexOf(city) !== i)).toEqual([]);
  const isKnown = (city: string) => gazetteer.findCity(city.slice(0, -4), city.slice(-2)).length > 0;
  expect(cities.filter((city) => !isKnown(city))).toEqual([]);
});

it("districts and downtowns are in their cities", () => {
  const points = rows.flatMap(({ city, downtown, districts = [] }) => [
    ...(downtown ? [{ city, name: "downtown", at: downtown }] : []),
    ...districts.map(({ names, at }) => ({ city, name: names[0], at })),
  ]);
  const far = points.filter(({ city, at: [lat, lng] }) => {
    const [middle] = gazetteer.findCity(city.slice(0, -4), city.slice(-2));
    return milesBetween(middle!, { lat: lat!, lng: lng! }) > MAX_MILES_FROM_CITY;
  });
  expect(far).toEqual([]);
});

it("a name means one district of a city", () => {
  const names = rows.flatMap(({ city, districts = [] }) =>
    districts.flatMap(({ names }) => names.map((name) => `${name}, ${city}`)),
  );
  expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
});
