import fc from "fast-check";
import OpeningHours from "opening_hours";
import { describe, expect, test } from "vitest";
import { checkHours } from "./check-hours.ts";
import { hoursInWords } from "./hours-in-words.ts";
import { type HoursRules, spansOn } from "./hours-rules.ts";
import { readHours } from "./read-hours.ts";
import { usualSunClock, windowsOf } from "./sun-times.ts";
import { lineOn } from "./today-line.ts";

/** "10:00-17:00", or "off". */
function timesOn(text: string, date: string): string {
  const windows = windowsOf(spansOn(readHours(text)!, date), usualSunClock);
  const clock = (minutes: number) =>
    `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
  return windows.map(({ from, to }) => `${clock(from)}-${clock(to)}`).join(",") || "off";
}

describe("the windows of a day", () => {
  test.each([
    // 2026-11-16 is a Monday.
    ["Tu-Su 10:00-17:00; Dec-Mar off", "2026-11-16", "off"],
    ["Tu-Su 10:00-17:00; Dec-Mar off", "2026-11-17", "10:00-17:00"],
    ["Tu-Su 10:00-17:00; Dec-Mar off", "2026-12-01", "off"],
    ["Tu-Su 10:00-17:00; Dec-Mar off", "2027-02-28", "off"],
    ["Tu-Su 10:00-17:00; Dec-Mar off", "2027-04-01", "10:00-17:00"],
    // A season across New Year.
    ["Nov 15-Jan 06 17:00-22:00", "2026-11-14", "off"],
    ["Nov 15-Jan 06 17:00-22:00", "2026-12-31", "17:00-22:00"],
    ["Nov 15-Jan 06 17:00-22:00", "2027-01-06", "17:00-22:00"],
    ["Nov 15-Jan 06 17:00-22:00", "2027-01-07", "off"],
    // The last rule for the day wins.
    ["Mo-Fr 10:00-17:00; We 12:00-20:00", "2026-11-18", "12:00-20:00"],
    ["Mo-Fr 10:00-17:00, We 19:00-21:00", "2026-11-18", "10:00-17:00,19:00-21:00"],
    ["Mo-Fr 10:00-17:00, We 12:00-20:00", "2026-11-18", "10:00-20:00"],
    // Past midnight.
    ["Su-Th 11:00-22:00, Fr-Sa 11:00-02:00", "2026-11-20", "11:00-26:00"],
    ["Fr 20:00-26:00", "2026-11-20", "20:00-26:00"],
    ["24/7", "2026-02-29", "00:00-24:00"],
    // Holidays by date.
    ["10:00-17:00; Nov Th[4] off", "2026-11-26", "off"],
    ["10:00-17:00; Nov Th[4] off", "2027-11-25", "off"],
    ["10:00-17:00; Nov Th[4] off", "2027-11-26", "10:00-17:00"],
    ["10:00-17:00; Dec 24-26,Jan 01 off", "2026-12-26", "off"],
    ["10:00-17:00; Dec 24-26,Jan 01 off", "2027-01-01", "off"],
    ["10:00-17:00; easter off", "2027-03-28", "off"],
    ["10:00-17:00; easter off", "2038-04-25", "off"],
    // From Memorial Day to Labor Day.
    ["May Mo[-1]-Sep Mo[1] 10:00-17:00", "2027-05-30", "off"],
    ["May Mo[-1]-Sep Mo[1] 10:00-17:00", "2027-05-31", "10:00-17:00"],
    ["May Mo[-1]-Sep Mo[1] 10:00-17:00", "2027-09-06", "10:00-17:00"],
    ["May Mo[-1]-Sep Mo[1] 10:00-17:00", "2027-09-07", "off"],
    // Some weeks of a month.
    ["Sa[1,3] 13:00-16:00", "2026-11-07", "13:00-16:00"],
    ["Sa[1,3] 13:00-16:00", "2026-11-14", "off"],
    ["Su[-1] 13:00-16:00", "2026-11-29", "13:00-16:00"],
    ["Feb 10:00-12:00", "2028-02-29", "10:00-12:00"],
  ])("%s on %s: %s", (text, date, times) => {
    expect(timesOn(text, date)).toBe(times);
  });

  test.each(["10-5", "PH off", "19:00+", "Mo-Fr", "2026 10:00-12:00", "10:00-12:00; 13:00-14:00", ""])(
    "of a text that could not be stored are not guessed: %s",
    (text) => {
      expect(readHours(text)).toBeUndefined();
    },
  );
});

const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
const DAYS = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"];
const two = (value: number) => String(value).padStart(2, "0");
const month = fc.constantFrom(...MONTHS);
const day = fc.constantFrom(...DAYS);
const date = fc.tuple(month, fc.integer({ min: 1, max: 28 })).map(([name, number]) => `${name} ${two(number)}`);
const floating = fc
  .tuple(month, day, fc.constantFrom(1, 2, 3, 4, -1))
  .map(([name, weekday, nth]) => `${name} ${weekday}[${nth}]`);
const dates = fc.oneof(
  month,
  fc.tuple(month, month).map((both) => both.join("-")),
  date,
  fc.tuple(date, date).map((both) => both.join("-")),
  fc.tuple(floating, floating).map((both) => both.join("-")),
  fc.constant("easter"),
);
const weekdays = fc.oneof(
  day,
  fc.tuple(day, day).map((both) => both.join("-")),
  fc.uniqueArray(day, { minLength: 2, maxLength: 3 }).map((some) => some.join(",")),
  fc.tuple(day, fc.constantFrom(1, 2, 3, 4, -1)).map(([name, nth]) => `${name}[${nth}]`),
);
const clock = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.constantFrom(0, 30))
  .map(([hour, minute]) => `${two(hour)}:${two(minute)}`);
const times = fc.oneof(
  {
    weight: 5,
    arbitrary: fc
      .tuple(clock, clock)
      .filter(([from, to]) => from !== to)
      .map((both) => both.join("-")),
  },
  { weight: 2, arbitrary: fc.constant("off") },
);
const rule = fc
  .tuple(fc.option(dates, { nil: "" }), fc.option(weekdays, { nil: "" }), times)
  .map((parts) => parts.filter(Boolean).join(" "));
const hours = fc
  .tuple(
    fc.array(rule, { minLength: 1, maxLength: 4 }),
    fc.array(fc.constantFrom("; ", ", "), { minLength: 3, maxLength: 3 }),
  )
  .map(([rules, separators]) => rules.reduce((text, next, index) => text + separators[index - 1]! + next));

/** Only what check-hours.ts accepts. */
const taken = hours
  .map((text) => checkHours(text))
  .filter((checked) => "hours" in checked)
  .map((checked) => checked.hours);
const someDay = fc
  .date({ min: new Date("2025-01-01"), max: new Date("2032-12-31"), noInvalidDate: true })
  .map((one) => one.toISOString().slice(0, 10));

function isOpenHere(rules: HoursRules, on: string, minutes: number): boolean {
  const before = new Date(Date.parse(on) - 86_400_000).toISOString().slice(0, 10);
  const covers = (when: string, at: number) =>
    windowsOf(spansOn(rules, when), usualSunClock).some(({ from, to }) => at >= from && at < to);
  return covers(on, minutes) || covers(before, minutes + 1440);
}

/** The library's dates are in the process's time zone, so ask in local time. */
function isOpenThere(text: string, on: string, minutes: number): boolean {
  const [year, monthNumber, dayNumber] = on.split("-").map(Number) as [number, number, number];
  const library = new OpeningHours(text, null, { mode: 0, locale: "en" } as never);
  return library.getState(new Date(year, monthNumber - 1, dayNumber, Math.floor(minutes / 60), minutes % 60));
}

describe.each(["America/New_York", "Pacific/Auckland"])("with the clock of the process in %s", (timeZone) => {
  test("the windows are those of the library for every text that is taken", () => {
    const before = process.env.TZ;
    process.env.TZ = timeZone;
    try {
      fc.assert(
        fc.property(taken, someDay, fc.integer({ min: 12, max: 95 }), (text, on, quarter) => {
          // Clocks are set forward at night, when some minutes do not exist.
          expect([text, on, quarter, isOpenHere(readHours(text)!, on, quarter * 15)]).toEqual([
            text,
            on,
            quarter,
            isOpenThere(text, on, quarter * 15),
          ]);
        }),
        { numRuns: 100 },
      );
    } finally {
      if (before === undefined) delete process.env.TZ;
      else process.env.TZ = before;
    }
  });
});

test("the line that is marked has the hours of its day", () => {
  fc.assert(
    fc.property(taken, someDay, (text, on) => {
      const rules = readHours(text)!;
      const line = lineOn(hoursInWords(rules), on);
      if (line?.adds) return;
      expect([text, on, line?.spans ?? []]).toEqual([text, on, spansOn(rules, on)]);
    }),
    { numRuns: 150 },
  );
});
