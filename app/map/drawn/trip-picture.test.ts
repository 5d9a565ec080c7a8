import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { TripMapDay } from "../trip-marks.ts";
import { markStops, stopNumbers } from "../trip-marks.ts";
import { project } from "./mercator.ts";
import { decodeTrip, encodeTrip, viewOfTrip } from "./trip-picture.ts";

const stop = (number: number, latitude: number, longitude: number) => ({
  number,
  slug: `stop-${number}`,
  houseName: `Stop ${number}`,
  arrive: "9:00 AM",
  position: [latitude, longitude] as const,
});
const DAYS: readonly TripMapDay[] = [
  {
    number: 1,
    color: "pumpkin",
    pieces: [{ by: "car", line: [36.17, -86.78, 35, -86.9, 33.52, -86.8] }],
    stops: [stop(1, 36.16, -86.78)],
  },
  {
    number: 2,
    color: "moon",
    pieces: [
      { by: "car", line: [33.52, -86.8, 30.2, -90] },
      { by: "water", line: [30.2, -90, 29.95, -90.07] },
      { by: "walk", line: [29.95, -90.07, 29.96, -90.06] },
    ],
    stops: [stop(2, 33.52, -86.8), stop(3, 29.95, -90.07), stop(4, 29.96, -90.06)],
  },
];

test("the view shows the whole trip", () => {
  const { center, zoom } = viewOfTrip(DAYS);
  expect(center[0]).toBeCloseTo(33.1, 0);
  expect(center[1]).toBeCloseTo(-88.4, 0);
  const drawn = decodeTrip(encodeTrip(DAYS, viewOfTrip(DAYS)))!;
  for (const { x, y } of drawn.flatMap(({ pieces, marks }) => [...pieces.flatMap(({ line }) => line), ...marks])) {
    expect(Math.abs(x)).toBeLessThan(160);
    expect(Math.abs(y)).toBeLessThan(145);
  }
  expect(zoom).toBe(5);
});

describe("stops that would cover each other", () => {
  const dayOf = (count: number): TripMapDay => ({
    ...DAYS[0]!,
    stops: Array.from({ length: count }, (_, index) => stop(index + 1, 42.52 + (index % 3) / 1e4, -70.89)),
  });
  const nearest = (days: readonly TripMapDay[], zoom: number) => {
    const pixels = markStops(days, zoom).map(({ pixel }) => pixel);
    const pairs = pixels.flatMap((a, i) => pixels.slice(i + 1).map((b) => Math.hypot(a.x - b.x, a.y - b.y)));
    return Math.min(...pairs);
  };

  test.each([2, 5, 8])("stand side by side: %i of them", (count) => {
    expect(markStops([dayOf(count)], 9).map(({ stops }) => stopNumbers(stops))).toHaveLength(count);
    expect(nearest([dayOf(count)], 9)).toBeGreaterThan(27);
  });

  test("of many, those that follow each other on a day share a mark", () => {
    const trip = [
      dayOf(6),
      { ...dayOf(14), number: 2, stops: dayOf(14).stops.slice(8) },
      { ...dayOf(20), stops: dayOf(20).stops.slice(19) },
    ];
    expect(markStops(trip, 9).map(({ stops }) => stopNumbers(stops))).toEqual(["1-6", "9-14", "20"]);
    expect(nearest(trip, 9)).toBeGreaterThan(27);
  });

  test("stand where they are as soon as they are seen apart", () => {
    for (const { at, pixel } of markStops(DAYS, 15)) expect(pixel).toEqual(project(at[0], at[1], 15));
  });
});

describe("the address of a picture", () => {
  test("tells lines and marks of each day", () => {
    const days = decodeTrip(encodeTrip(DAYS, viewOfTrip(DAYS)))!;
    expect(days.map(({ marks }) => marks.map(({ text }) => text))).toEqual([["1"], ["2", "3", "4"]]);
    expect(days[0]!.pieces[0]!.line.at(-1)).toEqual(days[1]!.pieces[0]!.line[0]);
    // From so far away the walk is not seen.
    expect(days[1]!.pieces.map(({ by }) => by)).toEqual(["car", "water"]);
    const near = decodeTrip(encodeTrip([DAYS[1]!], { center: [29.95, -90.06], zoom: 10 }))!;
    expect(near[0]!.pieces.map(({ by }) => by)).toEqual(["car", "water", "walk"]);
  });

  test("is never longer than one that is read", () => {
    const spiral = (turn: number) =>
      Array.from({ length: 100 }, (_, i) => [40 + Math.sin(i * turn) * 4, -90 + Math.cos(i * turn) * 4]).flat();
    const days = Array.from({ length: 14 }, (_, i) => ({
      ...DAYS[0]!,
      pieces: [{ by: "car" as const, line: spiral(i + 1) }],
    }));
    expect(decodeTrip(encodeTrip(days, viewOfTrip(days)))).toHaveLength(14);
  });

  test("may hold a day without a line", () => {
    expect(decodeTrip(";1:0,0_")).toEqual([
      { pieces: [], marks: [{ text: "1", x: 0, y: 0 }] },
      { pieces: [], marks: [] },
    ]);
  });

  test.each(["M0 0", "1,2,3", "1,2;<b>:0,0", "1,2;1:0", "1,2**3,4", "99999,1", `${"1,2,".repeat(2_000)}1,2`])(
    "%s is refused",
    (text) => {
      expect(decodeTrip(text)).toBeUndefined();
    },
  );

  test("holds nothing but numbers, whatever it is", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        for (const { pieces, marks } of decodeTrip(text) ?? []) {
          for (const { x, y } of [...pieces.flatMap(({ line }) => line), ...marks])
            expect([x, y].every(Number.isInteger)).toBe(true);
          for (const mark of marks) expect(mark.text).toMatch(/^[\d, -]+$/);
        }
      }),
    );
  });
});
