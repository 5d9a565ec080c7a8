import { describe, expect, test } from "vitest";
import {
  type DayProgress,
  type DaySchedule,
  forecastDay,
  goThereFirst,
  goToTheNight,
  markDone,
  NO_PROGRESS,
  readProgress,
  runLate,
  skipStop,
  takeBack,
} from "./follow-day.ts";

const at = (hour: number, minute = 0) => hour * 60 + minute;
const stop = (slug: string, lng: number, begins: number, more: Partial<DaySchedule["stops"][number]> = {}) => ({
  slug,
  point: { lat: 40, lng },
  travel: 60,
  meal: 0,
  waits: false,
  begins,
  stay: 60,
  open: undefined,
  isNight: false,
  ...more,
});

/** An hour on the way, an hour there, four times; every degree of longitude is an hour. */
const DAY: DaySchedule = {
  starts: at(9),
  from: { lat: 40, lng: -90 },
  stops: [
    stop("prison", -89, at(10)),
    stop("mill", -88, at(12)),
    stop("museum", -87, at(14), { open: { from: at(10), to: at(15, 30) } }),
    stop("grave", -86, at(16)),
    stop("inn", -85, at(18), { isNight: true, stay: 0 }),
  ],
  to: { lat: 40, lng: -85 },
  lastTravel: 0,
  lastMeal: 0,
};

const begins = (schedule: DaySchedule, progress: DayProgress) =>
  Object.fromEntries(
    forecastDay(schedule, progress)
      .stops.filter(({ state }) => state === "ahead")
      .map((one) => [one.slug, one.begins]),
  );
const closings = (schedule: DaySchedule, progress: DayProgress) =>
  forecastDay(schedule, progress).stops.flatMap(({ slug, closing }) =>
    closing ? `${slug}: ${closing.kind} ${closing.minutes}, ${closing.advice}` : [],
  );
const late = (minutes: number, progress = NO_PROGRESS) => runLate(progress, minutes);

describe("the times of a day", () => {
  test("are the plan's as long as nothing happens", () => {
    const { stops, next, ends } = forecastDay(DAY, NO_PROGRESS);
    expect(stops.map(({ begins, behind }) => [begins, behind])).toEqual(DAY.stops.map((one) => [one.begins, 0]));
    expect(next).toMatchObject({ slug: "prison", leave: at(9), travel: 60, ends: at(11) });
    expect(ends).toBe(at(18));
  });

  test("move along with somebody who is late", () => {
    expect(begins(DAY, late(40))).toEqual({
      prison: at(10, 40),
      mill: at(12, 40),
      museum: at(14, 40),
      grave: at(16, 40),
      inn: at(18, 40),
    });
    expect(forecastDay(DAY, late(40)).next).toMatchObject({ leave: at(9, 40), behind: 40 });
  });

  test("of one who is there already: only what comes after moves", () => {
    const { stops } = forecastDay(DAY, { ...late(40), here: "prison" });
    expect(stops[0]).toMatchObject({ begins: at(10), ends: at(11, 40) });
    expect(stops[1]).toMatchObject({ begins: at(12, 40) });
  });

  test("start again from when a stop was left", () => {
    const left = markDone(DAY, late(40), "prison", at(11, 20));
    expect(left.late).toBe(0);
    expect(begins(DAY, left)).toMatchObject({ mill: at(12, 20), museum: at(14, 20) });
    expect(begins(DAY, markDone(DAY, NO_PROGRESS, "prison", at(10, 30)))).toMatchObject({ mill: at(11, 30) });
  });

  test("catch up where the plan waits for an opening or for the evening, but not at a meal", () => {
    const waiting = { ...DAY, stops: DAY.stops.with(2, stop("tour", -87, at(15), { waits: true })) };
    expect(begins(waiting, late(40))).toMatchObject({ mill: at(12, 40), tour: at(15), grave: at(17) });
    const eating = { ...DAY, stops: DAY.stops.with(1, stop("mill", -88, at(13), { meal: 60 })) };
    expect(begins(eating, late(40))).toMatchObject({ mill: at(13, 40) });
  });

  test("wait for the opening where one is early", () => {
    const early = markDone(DAY, NO_PROGRESS, "prison", at(8));
    const opens = {
      ...DAY,
      stops: DAY.stops.with(1, stop("mill", -88, at(12), { open: { from: at(11), to: at(17) } })),
    };
    expect(begins(opens, early)).toMatchObject({ mill: at(11) });
  });

  test("after a stop that is skipped: straight on, never longer than by way of it", () => {
    const detour = { ...DAY, stops: DAY.stops.with(1, { ...DAY.stops[1]!, point: { lat: 43, lng: -88 } }) };
    expect(begins(DAY, skipStop(NO_PROGRESS, "mill"))).toMatchObject({ prison: at(10), museum: at(13) });
    const { museum } = begins(detour, skipStop(NO_PROGRESS, "mill"));
    expect(museum).toBeLessThan(at(13));
    expect(museum).toBeGreaterThan(at(11, 20));
  });

  test("begin at a stop that was done out of turn", () => {
    const done = markDone(DAY, NO_PROGRESS, "mill", at(11, 30));
    expect(
      forecastDay(DAY, done)
        .stops.map(({ slug }) => slug)
        .slice(0, 2),
    ).toEqual(["mill", "prison"]);
    expect(forecastDay(DAY, done).next).toMatchObject({ slug: "prison", leave: at(11, 30), travel: 60 });
  });

  test("end with the last way, once all is done or skipped", () => {
    const home = { ...DAY, stops: DAY.stops.slice(0, 1), lastTravel: 120, to: { lat: 40, lng: -87 } };
    expect(forecastDay(home, NO_PROGRESS)).toMatchObject({ lastLeave: at(11), lastTravel: 120, ends: at(13) });
    const done = markDone(home, NO_PROGRESS, "prison", at(11, 15));
    expect(forecastDay(home, done)).toMatchObject({ next: undefined, lastLeave: at(11, 15), ends: at(13, 15) });
    expect(forecastDay(home, late(20, done))).toMatchObject({ ends: at(13, 35) });
  });
});

describe("what will have closed", () => {
  const AFTER_THE_MILL = { ...NO_PROGRESS, done: { prison: at(11), mill: at(13) } };

  test.each([
    ["nothing, on time", 0, []],
    ["nothing, where only a few minutes are missing", 35, []],
    ["a visit that gets too short", 50, ["museum: short 40, skip"]],
    ["a place that has closed", 90, ["museum: closed 0, skip"]],
  ])("%s", (_, minutes, expected) => {
    expect(closings(DAY, late(minutes, AFTER_THE_MILL))).toEqual(expected);
  });

  test("is visited before another, where that saves it", () => {
    const close = { ...DAY, stops: DAY.stops.with(1, stop("mill", -87.05, at(12), { stay: 90 })) };
    const left = late(70, markDone(close, NO_PROGRESS, "prison", at(11)));
    expect(closings(close, left)).toEqual(["museum: closed 0, swap"]);
    const swapped = goThereFirst(close, left, "museum")!;
    expect(swapped.order).toEqual(["prison", "museum", "mill", "grave", "inn"]);
    expect(closings(close, swapped)).toEqual([]);
  });

  test("leads straight to the night where nothing else is open", () => {
    const evening = {
      ...DAY,
      stops: DAY.stops.with(3, stop("grave", -86, at(16), { open: { from: at(8), to: at(17) } })),
    };
    const progress = late(90, AFTER_THE_MILL);
    expect(closings(evening, progress)).toEqual(["museum: closed 0, end", "grave: closed 0, end"]);
    const gone = goToTheNight(evening, progress, "museum");
    expect(gone.skipped).toEqual(["museum", "grave"]);
    expect(forecastDay(evening, gone).next).toMatchObject({ slug: "inn" });
  });

  test("is not the place where one is, nor the inn", () => {
    expect(closings(DAY, { ...late(600), here: "museum", done: { prison: 0, mill: at(16) } })).toEqual([]);
  });
});

test("what was said can be taken back", () => {
  const skipped = skipStop(NO_PROGRESS, "mill");
  expect(takeBack(skipped, "mill")).toEqual(NO_PROGRESS);
  expect(takeBack(markDone(DAY, NO_PROGRESS, "prison", at(11)), "prison").done).toEqual({});
  expect(runLate(late(30), -45).late).toBe(0);
  expect(goThereFirst(DAY, NO_PROGRESS, "prison")).toBeUndefined();
});

test.each([
  [NO_PROGRESS, NO_PROGRESS],
  [
    { ...NO_PROGRESS, here: "mill" },
    { ...NO_PROGRESS, here: "mill" },
  ],
  [undefined, undefined],
  ["text", undefined],
  [{ ...NO_PROGRESS, late: "40" }, undefined],
  [{ ...NO_PROGRESS, done: { mill: "now" } }, undefined],
  [{ ...NO_PROGRESS, skipped: [1] }, undefined],
])("what is stored as %j is read as %j", (stored, read) => {
  expect(readProgress(stored)).toEqual(read);
});
