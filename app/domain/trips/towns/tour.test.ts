import { describe, expect, test } from "vitest";
import { makePlace } from "../../../../tests/make-place.ts";
import type { LocatedPlace } from "../../places/place.ts";
import { DEFAULT_QUESTION } from "../question/read-question.ts";
import type { Candidate } from "../route/trip-candidates.ts";
import { chooseTour, type TourSetting } from "./tour.ts";
import { bedAt, type Town } from "./town.ts";

/** Along a straight road, a mile a minute from the start. */
function townAt(name: string, mile: number, worths: readonly number[]): Town {
  const point = { lat: 40, lng: -80 + mile / 53 };
  const kinds = ["museum", "prison", "church"] as const;
  const places = worths.map((worth, index): Candidate => {
    const fields = { id: `${name} ${index}`, houseName: `${name} ${index}`, placeType: kinds[index % 3]! };
    const place = makePlace({ ...fields, latitude: point.lat, longitude: point.lng });
    return { place: place as LocatedPlace, point, worth, stayMinutes: 90 };
  });
  return { ...bedAt({ ...point, name }), places };
}

const NO_WISHES = { isAsked: () => false, isWished: () => false, maxWays: Number.POSITIVE_INFINITY, wayHour: 0.4 };

function tour(
  miles: Readonly<Record<string, readonly [number, readonly number[]]>>,
  end: number,
  days: number,
  more: Partial<TourSetting> = {},
) {
  const towns = Object.entries(miles).map(([name, [mile, worths]]) => townAt(name, mile, worths));
  const at = Object.values(miles).map(([mile]) => mile);
  const day = {
    frame: { starts: 9 * 60, latest: 21 * 60, sunset: 18 * 60, lastLeg: 0 },
    factsOf: () => ({ windows: [{ from: 9 * 60, to: 17 * 60 }], isTable: false, evening: 0 }),
    isFor: () => true,
    isLikeFirst: true,
  };
  const { parts } = chooseTour({
    question: { ...DEFAULT_QUESTION, days },
    reach: {
      towns,
      out: at.map(Math.abs),
      home: at.map((mile) => Math.abs(mile - end)),
      between: at.map((a) => at.map((b) => Math.abs(a - b))),
      ahead: at.map(() => 0),
      aheadAtEnd: 0,
      regions: at.map((_, index) => index),
    },
    days: Array.from({ length: days }, () => day),
    wishes: NO_WISHES,
    isLoop: end === 0,
    directMinutes: end,
    nights: new Map(),
    slack: 1,
    ...more,
  });
  const order = parts.filter(({ visits }) => visits.length > 0).map(({ town }) => town.name);
  return { order: [...new Set(order)], parts, nights: parts.flatMap(({ night, town }) => (night ? [town.name] : [])) };
}

describe("a tour", () => {
  test("goes through the towns of a way in order and turns back for none", () => {
    const { order } = tour({ First: [10, [2]], Last: [200, [2]], Middle: [100, [2]] }, 230, 2);
    expect(order).toEqual(["First", "Middle", "Last"]);
  });

  test("is in each town once, however many of its days are spent there", () => {
    const { order, parts } = tour({ Near: [20, [3, 3, 3]], Next: [60, [3, 3, 3]] }, 0, 2);
    expect(order.toSorted()).toEqual(["Near", "Next"]);
    const names = parts.map(({ town }) => town.name);
    expect(names.filter((name, index) => name !== names[index - 1])).toHaveLength(new Set(names).size);
  });

  test("spends the night in a town that is too far for a day trip", () => {
    const { nights, order } = tour({ Home: [5, [2]], Far: [130, [5, 5, 5]] }, 0, 2);
    expect(order).toContain("Far");
    expect(nights).toEqual(["Far"]);
  });

  test("spends a night where the visitor named its town", () => {
    const towns = { Near: [20, [3, 3, 3]], Next: [60, [3, 3, 3]] } as const;
    const named = { lat: 40, lng: -80 + 60 / 53, name: "Next" };
    expect(tour(towns, 0, 2, { nights: new Map([[0, named]]) }).nights).toEqual(["Next"]);
  });
});
