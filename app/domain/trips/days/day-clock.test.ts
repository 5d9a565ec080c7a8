import { describe, expect, test } from "vitest";
import { clockDay, type Visit } from "./day-clock.ts";

const FRAME = { starts: 9 * 60, latest: 21 * 60, sunset: 17 * 60, lastLeg: 0 };
const DAYTIME = { from: 10 * 60, to: 17 * 60 };
const ANY_TIME = { from: 0, to: 24 * 60 };
const SHOWS = { from: 18 * 60, to: 22 * 60 };

function visit(fields: Partial<Visit> = {}): Visit {
  return { driving: 10, stay: 60, windows: [DAYTIME], isTable: false, isNight: false, ...fields };
}

const restaurant = visit({
  isTable: true,
  windows: [
    { from: 11 * 60, to: 14.5 * 60 },
    { from: 17 * 60, to: 22 * 60 },
  ],
});
const bar = visit({ isTable: true, windows: [{ from: 0, to: 24 * 60 }] });
const theater = visit({ windows: [SHOWS], stay: 120 });
const exterior = visit({ windows: [ANY_TIME], stay: 15 });

const time = (minutes: number) => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`;
const begins = (visits: readonly Visit[], frame = {}) =>
  clockDay(visits, { ...FRAME, ...frame }).visits.map((one) => time(one.begins));
const meals = (visits: readonly Visit[], frame = {}) =>
  clockDay(visits, { ...FRAME, ...frame }).meals.map(({ name, at, table }) => `${name} ${time(at)} ${table ?? "free"}`);

describe("a visit begins", () => {
  test.each<[string, readonly Visit[], readonly string[], object?]>([
    ["when the place opens, in the morning", [visit()], ["10:00"]],
    ["at once where one can come at any time", [exterior], ["9:10"]],
    ["after the free hour at noon", [visit(), visit(), visit()], ["10:00", "11:10", "13:20"]],
    ["after lunch where it would last through it", [visit(), visit({ stay: 180 })], ["10:00", "12:10"]],
    ["in the evening at a theater", [visit({ stay: 300 }), theater], ["10:00", "18:30"]],
    ["after dark, if it is the last and open then", [visit({ stay: 300 }), exterior], ["10:00", "18:30"]],
    [
      "at six thirty at a table, however late it gets dark",
      [visit({ stay: 300 }), bar],
      ["10:00", "18:30"],
      { sunset: 20.5 * 60 },
    ],
    ["before dark, where that is hours away", [visit({ stay: 180 }), exterior], ["10:00", "14:10"]],
    ["at once, if the day is still young", [visit(), exterior], ["10:00", "11:10"]],
  ])("%s", (_, visits, times, frame) => {
    expect(begins(visits, frame)).toEqual(times);
  });

  test("before dark, where the day asked for is too short for an evening", () => {
    expect(begins([visit({ stay: 300 }), exterior], { latest: 17 * 60 })).toEqual(["10:00", "16:10"]);
  });

  test.each<[string, Visit, boolean]>([
    ["closes before its end", visit({ driving: 430 }), true],
    ["opens hours later", visit({ driving: 60, windows: [{ from: 15 * 60, to: 17 * 60 }] }), true],
    ["opens in the evening after a free afternoon", visit({ driving: 240, windows: [SHOWS] }), false],
    ["is open", visit({ driving: 240 }), false],
    ["is where the night is spent", visit({ driving: 600, isNight: true }), false],
  ])("outside its hours or not: one that %s", (_, one, isOutside) => {
    const { visits } = clockDay([exterior, one], FRAME);
    expect(visits[1]!.isOutside).toBe(isOutside);
  });
});

describe("meals", () => {
  test.each<[string, readonly Visit[], readonly string[]]>([
    [
      "are free hours at noon and at six",
      [visit(), visit(), visit(), visit()],
      ["lunch 12:20 free", "dinner 18:00 free"],
    ],
    [
      "are eaten at a table on the way",
      [visit({ stay: 90 }), restaurant, visit({ stay: 180 })],
      ["lunch 11:40 1", "dinner 18:00 free"],
    ],
    [
      "come before the evening",
      [visit({ stay: 90 }), visit({ stay: 180 }), exterior],
      ["lunch 11:40 free", "dinner 17:30 free"],
    ],
    [
      "are had where the evening is",
      [visit({ stay: 90 }), visit({ stay: 180 }), bar],
      ["lunch 11:40 free", "dinner 18:30 2"],
    ],
    ["are not named on a day that is over by eleven", [exterior, exterior], []],
    [
      "are on the road during a long drive",
      [exterior, visit({ driving: 330 })],
      ["lunch 11:30 free", "dinner 18:00 free"],
    ],
  ])("%s", (_, visits, expected) => {
    expect(meals(visits)).toEqual(expected);
  });

  test("in the evening are eaten at the inn of the night", () => {
    const inn = visit({ driving: 300, stay: 0, isNight: true, isTable: true });
    expect(meals([visit(), inn])).toContain("dinner 18:00 1");
  });

  test("on the way to the inn of the night are on the road", () => {
    const inn = visit({ driving: 300, stay: 0, isNight: true });
    expect(meals([inn])).toEqual(["lunch 11:30 free", "dinner 18:00 free"]);
  });

  test("come before the rooms of an inn are ready, or after", () => {
    const inn = visit({ driving: 200, stay: 0, isNight: true });
    const clock = clockDay([inn], FRAME);
    expect([time(clock.visits[0]!.begins), time(clock.ends)]).toEqual(["12:20", "15:00"]);
    expect(meals([{ ...inn, driving: 100 }])).toEqual(["lunch 12:00 free", "dinner 18:00 free"]);
  });

  test("that are over before the day starts are not named", () => {
    expect(meals([visit()], { starts: 14 * 60 })).toEqual(["dinner 18:00 free"]);
  });
});
