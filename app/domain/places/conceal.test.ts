import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { makePlace } from "../../../tests/make-place.ts";
import { loadGazetteer } from "../geo/gazetteer.ts";
import { conceal, OF_PRIVATE } from "./conceal.ts";
import { ACCESS_CLASSES, type Place, PRIVATE_ADDRESS } from "./place.ts";
import { PLACE_FIELDS } from "./place-schema.ts";

const gazetteer = loadGazetteer(readFileSync(new URL("../../../data/gazetteer.json.gz", import.meta.url)));
const amityville = gazetteer.findCity("Amityville", "NY")[0]!;
const house = makePlace({
  city: "Amityville",
  state: "New York",
  address: "4417 Larkspur Street",
  latitude: 40.6665,
  longitude: -73.4149,
  access: "private",
});
const concealed = (fields: Partial<Place> = {}) => conceal({ ...house, ...fields }, gazetteer);

test("each field of a place says what a private place shows of it", () => {
  expect(Object.keys(OF_PRIVATE).sort()).toEqual([...PLACE_FIELDS].sort());
});

describe("a private place", () => {
  test("has nothing that leads to the people there, read from a row neither", () => {
    const visit = {
      zipCode: "11701",
      openingHours: "10:00-17:00",
      hoursChecked: "2026-05",
      boat: "From the pier",
      minAge: 6,
      dogs: "outside" as never,
      hunts: "hosts" as never,
      huntNote: "Ask inside.",
      huntUrl: "https://example.org/hunt",
      website: "https://example.org/",
      phoneNumber: "631-555-0100",
      imageUrl: "https://example.org/porch.jpg",
      photos: [{ hash: "0" }] as never,
    };
    for (const field of Object.keys(visit)) {
      expect(concealed(visit)).not.toHaveProperty(field);
      expect(conceal({ ...house, ...visit })).not.toHaveProperty(field);
    }
    expect(conceal({ ...house, ...visit, access: "open" }, gazetteer)).toMatchObject(visit);
  });

  test("has a sentence for an address, and its city's position", () => {
    const place = concealed();
    expect(place.address).toBe(PRIVATE_ADDRESS);
    expect([place.latitude, place.longitude]).toEqual([amityville.lat, amityville.lng]);
    expect(conceal(place, gazetteer)).toEqual(place);
    expect(conceal(place)).toEqual(place);
  });

  test("loses its position where it is read from a row with its address", () => {
    const place = conceal(house);
    expect(place.address).toBe(PRIVATE_ADDRESS);
    expect(place).not.toHaveProperty("latitude");
    expect(place).not.toHaveProperty("longitude");
  });

  test.each([0, 0.0001, 0.0004, 0.002])("%f degrees from the center of its city is moved there", (by) => {
    const place = concealed({ latitude: amityville.lat + by, longitude: amityville.lng - by });
    expect([place.latitude, place.longitude]).toEqual([amityville.lat, amityville.lng]);
  });

  test.each([{ city: "Nowhere At All" }, { state: "Ruritania" as "Ohio" }])("loses its position in %o", (fields) => {
    const place = concealed(fields);
    expect(place.address).toBe(PRIVATE_ADDRESS);
    expect(place).not.toHaveProperty("latitude");
    expect(place).not.toHaveProperty("longitude");
  });

  test("without coordinates gets its city's", () => {
    const place = concealed({ latitude: undefined, longitude: undefined });
    expect([place.latitude, place.longitude]).toEqual([amityville.lat, amityville.lng]);
  });

  test("has its words as they were written", () => {
    const fullStory = "It stands at 4417 Larkspur Street.";
    expect(concealed({ fullStory }).fullStory).toBe(fullStory);
  });
});

test.each([undefined, ...ACCESS_CLASSES.filter((access) => access !== "private")])(
  "a place that is %s is not touched",
  (access) => expect(conceal({ ...house, access }, gazetteer)).toEqual({ ...house, access }),
);
