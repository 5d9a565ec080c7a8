import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { readPlaces } from "../../../scripts/check-places/read-records.ts";
import { makePlace } from "../../../tests/make-place.ts";
import { loadGazetteer } from "../geo/gazetteer.ts";
import { concealPrivate } from "./conceal-private.ts";
import { draftFromCurated } from "./curated-place.ts";
import { ACCESS_CLASSES, PRIVATE_ADDRESS } from "./place.ts";

const gazetteer = loadGazetteer(readFileSync(new URL("../../../data/gazetteer.json.gz", import.meta.url)));
const amityville = gazetteer.findCity("Amityville", "NY")[0]!;
const house = makePlace({
  city: "Amityville",
  state: "New York",
  address: "1 Ocean Avenue",
  latitude: 40.6665,
  longitude: -73.4149,
});

describe("a private place", () => {
  const concealed = concealPrivate({ ...house, access: "private" }, gazetteer);

  test("has a sentence for an address, and its city's position", () => {
    expect(concealed.address).toBe(PRIVATE_ADDRESS);
    expect([concealed.latitude, concealed.longitude]).toEqual([amityville.lat, amityville.lng]);
  });

  test("that is already concealed is unchanged", () => {
    expect(concealPrivate(concealed, gazetteer)).toBe(concealed);
  });

  test("two streets from the center of its city is moved there too", () => {
    const near = { ...house, latitude: amityville.lat + 0.002, longitude: amityville.lng, access: "private" as const };
    expect(concealPrivate(near, gazetteer).latitude).toBe(amityville.lat);
  });

  test("loses its position if the gazetteer doesn't know the city", () => {
    const lost = concealPrivate({ ...house, city: "Nowhere At All", access: "private" }, gazetteer);
    expect(lost).toMatchObject({ address: PRIVATE_ADDRESS, latitude: undefined, longitude: undefined });
  });

  test("loses its position if the state doesn't exist", () => {
    const lost = concealPrivate({ ...house, state: "Ruritania", access: "private" }, gazetteer);
    expect(lost).toMatchObject({ address: PRIVATE_ADDRESS, latitude: undefined, longitude: undefined });
  });

  test("without coordinates gets its city's", () => {
    const placed = concealPrivate(
      { ...house, latitude: undefined, longitude: undefined, access: "private" },
      gazetteer,
    );
    expect([placed.latitude, placed.longitude]).toEqual([amityville.lat, amityville.lng]);
  });
});

test.each([undefined, ...ACCESS_CLASSES.filter((access) => access !== "private")])(
  "a place that is %s is not touched",
  (access) => {
    const place = { ...house, access };
    expect(concealPrivate(place, gazetteer)).toBe(place);
  },
);

test("curated private places are concealed", () => {
  const { records } = readPlaces(fileURLToPath(new URL("../../../data/places", import.meta.url)));
  const drafts = records.map((record) => draftFromCurated(record, new Date()));
  expect(drafts.filter((draft) => draft.access === "private").length).toBeGreaterThan(0);
  expect(drafts.filter((draft) => concealPrivate(draft, gazetteer) !== draft).map(({ id }) => id)).toEqual([]);
});
