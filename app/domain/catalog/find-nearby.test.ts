import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { makeCatalog } from "../../../tests/make-catalog.ts";
import { makePlace } from "../../../tests/make-place.ts";
import { seededRandom } from "../../../tests/seeded-random.ts";
import type { Place, PlaceCard } from "../places/place.ts";
import { type Catalog, EMPTY_CATALOG, reviseCatalog } from "./catalog.ts";
import { type NearbyPlace, nearestTo, nearestToPlace, withinMiles } from "./find-nearby.ts";

type Point = [lat: number, lng: number];

const TENTH_OF_A_MILE = 0.1;

function publish(catalog: Catalog, published: readonly Place[], withdrawn: readonly string[] = []): Catalog {
  return reviseCatalog(catalog, { version: catalog.version + 1, published, withdrawn, formerSlugs: [] });
}

/** Independent formula: the angle between two vectors, which has no seam at 180 degrees or the poles. */
function milesByVectors(a: Point, b: Point): number {
  const vector = ([lat, lng]: Point) => {
    const [phi, lambda] = [(lat / 180) * Math.PI, (lng / 180) * Math.PI];
    return [Math.cos(phi) * Math.cos(lambda), Math.cos(phi) * Math.sin(lambda), Math.sin(phi)] as const;
  };
  const [p, q] = [vector(a), vector(b)];
  const cross = Math.hypot(p[1] * q[2] - p[2] * q[1], p[2] * q[0] - p[0] * q[2], p[0] * q[1] - p[1] * q[0]);
  const dot = p[0] * q[0] + p[1] * q[1] + p[2] * q[2];
  return (6371 / 1.609344) * Math.atan2(cross, dot);
}

const card = (id: string, latitude?: number, longitude?: number, rating = 0) =>
  makePlace({ id, latitude, longitude, rating });
const ids = (found: readonly NearbyPlace[]) => found.map(({ place }) => place.id);

const everywhere = {
  lat: fc.oneof(fc.double({ min: -90, max: 90, noNaN: true }), fc.constantFrom(90, -90, 0, 51.9)),
  lng: fc.oneof(fc.double({ min: -180, max: 180, noNaN: true }), fc.constantFrom(180, -180, 179.99, -179.99, 0)),
};
const point = fc.tuple(everywhere.lat, everywhere.lng);
/** More places than one leaf of the index holds, some of them at the same spot. */
const points = fc
  .tuple(fc.array(point, { minLength: 1, maxLength: 300, size: "max" }), fc.nat(5))
  .map(([list, twins]) => [...list, ...list.slice(0, twins)]);

describe("places near a point", () => {
  test("within a radius match an independent formula, nearest first", () => {
    fc.assert(
      fc.property(points, point, fc.double({ min: 0, max: 13_000, noNaN: true }), (list, from, miles) => {
        const catalog = publish(
          EMPTY_CATALOG,
          list.map(([lat, lng], i) => card(`p${i}`, lat, lng)),
        );
        const found = withinMiles(catalog, from[0], from[1], miles);
        const distances = new Map(list.map((at, i) => [`p${i}`, milesByVectors(from, at)]));
        for (const { place, distance } of found) {
          expect(Math.abs(distance - distances.get(place.id)!)).toBeLessThan(TENTH_OF_A_MILE);
          expect(distance).toBeLessThanOrEqual(miles);
        }
        const foundIds = new Set(ids(found));
        for (const [id, distance] of distances) {
          if (distance < miles - TENTH_OF_A_MILE) expect(foundIds).toContain(id);
        }
        expect(found).toEqual(found.toSorted((a, b) => a.distance - b.distance));
      }),
    );
  });

  test("the nearest match an independent formula", () => {
    fc.assert(
      fc.property(points, point, fc.integer({ min: 1, max: 12 }), (list, from, count) => {
        const catalog = publish(
          EMPTY_CATALOG,
          list.map(([lat, lng], i) => card(`p${i}`, lat, lng)),
        );
        const found = nearestTo(catalog, from[0], from[1], count);
        const expected = list.map((at) => milesByVectors(from, at)).sort((a, b) => a - b);
        expect(found).toHaveLength(Math.min(count, list.length));
        for (const [i, { distance }] of found.entries()) {
          expect(Math.abs(distance - expected[i]!)).toBeLessThan(TENTH_OF_A_MILE);
        }
      }),
    );
  });

  test.each([
    ["over the antimeridian, from Attu to Adak", [52.9, 173.15], [51.88, -176.66], 436],
    ["over the antimeridian, a step", [51.9, 179.99], [51.9, -179.99], 0.85],
    ["over the pole", [89.9, 0], [89.9, 180], 13.8],
    ["at the pole, where every longitude is the same", [90, 10], [90, -170], 0],
    ["at the south pole", [-90, 0], [-89.99, 123], 0.7],
    ["on the equator at longitude 0", [0, 0], [0, 0], 0],
  ] as [string, Point, Point, number][])("are found %s", (_what, from, at, about) => {
    const catalog = publish(EMPTY_CATALOG, [card("there", ...at), card("far", 30, -90)]);
    const [found] = withinMiles(catalog, ...from, about + 3);
    expect(found?.place.id).toBe("there");
    expect(Math.abs(found!.distance - milesByVectors(from, at))).toBeLessThan(TENTH_OF_A_MILE);
    expect(Math.abs(found!.distance - about)).toBeLessThan(2);
    expect(ids(nearestTo(catalog, ...from, 1))).toEqual(["there"]);
  });

  test("a radius includes a place at exactly its distance", () => {
    const catalog = publish(EMPTY_CATALOG, [card("a", 40, -80), card("b", 40.5, -80.5)]);
    const [, b] = nearestTo(catalog, 40, -80, 2);
    expect(ids(withinMiles(catalog, 40, -80, b!.distance))).toEqual(["a", "b"]);
    expect(ids(withinMiles(catalog, 40, -80, b!.distance - 0.001))).toEqual(["a"]);
  });

  test("places at one position are in catalog order", () => {
    const cards = Array.from({ length: 300 }, (_, i) => card(`p${i}`, 41.88, -87.63, i % 6));
    const catalog = publish(EMPTY_CATALOG, cards);
    const inDataOrder = catalog.places.map((place) => place.id);
    expect(ids(nearestTo(catalog, 41, -87, 6))).toEqual(inDataOrder.slice(0, 6));
    expect(ids(withinMiles(catalog, 41, -87, 100))).toEqual(inDataOrder);
  });

  test("a place without coordinates is never nearby and has no nearby places", () => {
    const nowhere = card("nowhere");
    const half = card("half", 40);
    const catalog = publish(EMPTY_CATALOG, [nowhere, half, card("a", 40, -80)]);
    expect(ids(withinMiles(catalog, 40, -80, 20_000))).toEqual(["a"]);
    expect(nearestToPlace(catalog, nowhere, 6)).toEqual([]);
    expect(nearestToPlace(catalog, half, 6)).toEqual([]);
  });

  test("nearby places exclude the place itself, even if all share one position", () => {
    const catalog = publish(
      EMPTY_CATALOG,
      "abcdefgh".split("").map((id) => card(id, 40, -80)),
    );
    expect(ids(nearestToPlace(catalog, catalog.byId.get("b")!, 6))).toEqual(["a", "c", "d", "e", "f", "g"]);
  });

  test("only accepted places are returned", () => {
    const catalog = publish(EMPTY_CATALOG, [card("a", 40, -80), card("b", 40, -80.1, 5), card("c", 40, -81, 5)]);
    const rated = (place: PlaceCard) => place.rating > 0;
    expect(ids(nearestTo(catalog, 40, -80, 1, rated))).toEqual(["b"]);
    expect(ids(withinMiles(catalog, 40, -80, 10, rated))).toEqual(["b"]);
  });

  test("an empty catalog has no nearby places", () => {
    expect(withinMiles(EMPTY_CATALOG, 40, -80, 500)).toEqual([]);
    expect(nearestTo(EMPTY_CATALOG, 40, -80, 6)).toEqual([]);
  });
});

describe("the points of a revised catalog", () => {
  const random = seededRandom(4);
  const anywhere = (id: string) => card(id, 25 + random() * 24, -124 + random() * 57);
  /** Enough places for an index of their own; the first twelve have the names used in the histories below. */
  const indexed = publish(
    EMPTY_CATALOG,
    Array.from({ length: 600 }, (_, i) => anywhere("abcdefghijkl"[i] ?? `p${i}`)),
  );

  test("equal those of one built at once, after any history", () => {
    const coordinate = fc.constantFrom(undefined, -179, -120.5, 0, 40, 89, 179);
    const change = fc.record({
      id: fc.constantFrom(..."abcdefghijkl"),
      latitude: fc.constantFrom(undefined, 0, 21.3, 40, 40.01, 64, -90),
      longitude: coordinate,
      rating: fc.nat(5),
    });
    const steps = fc.array(
      fc.record({
        published: fc.uniqueArray(change, { selector: ({ id }) => id, maxLength: 4 }),
        withdrawn: fc.constantFrom([], ["a"], ["b", "l"], ["nobody"]),
      }),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(steps, point, fc.double({ min: 1, max: 9_000, noNaN: true }), (history, from, miles) => {
        let revised = indexed;
        for (const { published, withdrawn } of history) {
          const cards = published.map((fields) => makePlace(fields));
          revised = publish(
            revised,
            cards,
            withdrawn.filter((id) => !cards.some((each) => each.id === id)),
          );
        }
        const atOnce = publish(EMPTY_CATALOG, [...revised.byId.values()]);
        expect(withinMiles(revised, ...from, miles)).toEqual(withinMiles(atOnce, ...from, miles));
        expect(nearestTo(revised, ...from, 5)).toEqual(nearestTo(atOnce, ...from, 5));
      }),
    );
  });

  test("are correct after many changes", () => {
    const first = Array.from({ length: 2_000 }, (_, i) => anywhere(`p${i}`));
    let catalog = publish(EMPTY_CATALOG, first);
    for (let i = 0; i < 700; i++) {
      catalog = publish(catalog, [anywhere(`p${i * 2}`), anywhere(`new${i}`)], [`p${i * 2 + 1}`]);
    }
    const atOnce = publish(EMPTY_CATALOG, [...catalog.byId.values()]);
    expect(catalog.places).toHaveLength(2_000);
    expect(withinMiles(catalog, 39, -98, 600)).toEqual(withinMiles(atOnce, 39, -98, 600));
    expect(nearestTo(catalog, 64, -150, 40)).toEqual(nearestTo(atOnce, 64, -150, 40));
  });

  test("an older catalog keeps its points", () => {
    const before = publish(EMPTY_CATALOG, [card("a", 40, -80)]);
    const after = publish(before, [card("b", 40, -80)], ["a"]);
    expect(ids(nearestTo(before, 40, -80, 6))).toEqual(["a"]);
    expect(ids(nearestTo(after, 40, -80, 6))).toEqual(["b"]);
  });
});

test("private property comes last, however near", () => {
  const at = (latitude: number) => ({ latitude, longitude: -100 });
  const catalog = makeCatalog([
    { id: "private", access: "private", ...at(40) },
    { id: "far", access: "open", ...at(40.2) },
    { id: "near", access: "exterior", ...at(40.1) },
  ]);
  expect(withinMiles(catalog, 40, -100, 50).map(({ place }) => place.id)).toEqual(["near", "far", "private"]);
});
