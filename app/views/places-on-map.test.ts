import { describe, expect, test } from "vitest";
import { NOW, searchContextOf } from "../../tests/curated-directory.ts";
import { makePlace } from "../../tests/make-place.ts";
import type { MapClusters } from "../domain/browse/map-features.ts";
import type { SiteContext } from "../web/site-context.ts";
import { listOnMap } from "./places-on-map.ts";

const WORLD = { west: -180, south: -85, east: 180, north: 85 };
const { catalog, gazetteer, highways, index } = searchContextOf([
  makePlace({ id: "a", slug: "a", houseName: "Old Mill", placeType: "hotel", latitude: 40, longitude: -83 }),
  makePlace({ id: "b", slug: "b", houseName: "Sunny Inn", placeType: "hotel", latitude: 41, longitude: -83 }),
]);

/** How many lists of places are made for these requests. */
async function listsFor(queries: readonly string[]): Promise<number> {
  const keys = new Set<string>();
  const clusters: Pick<MapClusters, "list"> = {
    list: async (key, _version, list) => {
      keys.add(key);
      return list();
    },
  };
  const whenSearchable = async () => index;
  const parts = {
    catalog,
    gazetteer,
    highways,
    clusters,
    isSearchable: () => true,
    whenSearchable,
    now: () => NOW,
    lists: [],
  };
  const site = parts as unknown as SiteContext;
  for (const query of queries) await listOnMap(site, new URLSearchParams(query), WORLD);
  return keys.size;
}

describe("requests share a list", () => {
  test.each([
    [["what=xyzzy", "what=plugh", "in=qwfpgj", "words=fnord"]],
    [["order=foo", "order=bar"]],
    [["kind=foo", "access=bar", ""]],
    [["what=hotels", "what=hotels;xyzzy"]],
    [["state=Ohio", "state=Ohio&around=1"]],
  ])("%j", async (queries) => {
    expect(await listsFor(queries)).toBe(1);
  });
});

describe("requests have lists of their own", () => {
  test.each([
    [["what=hotels", "what=inns", "what=prisons"]],
    [["words=mill", "words=sunny", "words=xyzzy"]],
    [["in=Ohio", "in=Texas", "in=New+England"]],
    [["in=Salem,+MA", "in=Salem,+OR"]],
    [["order=best", "order=oldest", ""]],
    [["in=Columbus,+OH&miles=10", "in=Columbus,+OH&miles=50"]],
    [["city=salem&state=Ohio", "city=salem&state=Oregon", "place=a", "place=b"]],
    [["state=Ohio", "kind=hotel", "free=1", "price=20"]],
  ])("%j", async (queries) => {
    expect(await listsFor(queries)).toBe(queries.length);
  });
});
