import { describe, expect, test } from "vitest";
import { checkHours } from "./check-hours.ts";
import { hoursInWords } from "./hours-in-words.ts";
import { readHours } from "./read-hours.ts";

function wordsOf(text: string): string[] {
  expect(checkHours(text)).toEqual({ hours: text });
  const { seasons, exceptions } = hoursInWords(readHours(text)!);
  const line = ({ days, hours }: { days: string; hours: string }) => `${days}: ${hours}`;
  return [
    ...seasons.flatMap(({ name, lines }) => [...(name ? [name] : []), ...lines.map(line)]),
    ...exceptions.map(line),
  ];
}

describe("hours in words", () => {
  test.each<[string, string[]]>([
    ["Tu-Su 10:00-17:00", ["Tuesday to Sunday: 10 AM to 5 PM", "Monday: Closed"]],
    ["10:00-17:30", ["Every day: 10 AM to 5:30 PM"]],
    ["24/7", ["Every day: At any time"]],
    ["Fr-Mo 12:00-16:00", ["Friday to Monday: Noon to 4 PM", "Tuesday to Thursday: Closed"]],
    [
      "Mo,We,Fr 09:00-12:00,13:00-17:00",
      ["Monday, Wednesday, and Friday: 9 AM to noon, 1 PM to 5 PM", "Tuesday, Thursday, Saturday, and Sunday: Closed"],
    ],
    [
      "Su-Th 11:00-22:00, Fr-Sa 11:00-02:00",
      ["Sunday to Thursday: 11 AM to 10 PM", "Friday and Saturday: 11 AM to 2 AM"],
    ],
    ["sunrise-(sunset-01:00)", ["Every day: Sunrise to an hour before sunset"]],
    ["(sunrise+00:30)-dusk", ["Every day: 30 minutes after sunrise to dusk"]],
    [
      "Tu-Su 10:00-17:00; Dec-Mar off",
      [
        "April to November",
        "Tuesday to Sunday: 10 AM to 5 PM",
        "Monday: Closed",
        "December to March",
        "Every day: Closed",
      ],
    ],
    [
      "Sep-May 10:00-16:00; Jun-Aug 10:00-18:00",
      ["September to May", "Every day: 10 AM to 4 PM", "June to August", "Every day: 10 AM to 6 PM"],
    ],
    [
      "Apr 15-Oct 31 Sa-Su 13:00-24:00",
      [
        "April 15 to October 31",
        "Saturday and Sunday: 1 PM to midnight",
        "Monday to Friday: Closed",
        "November 1 to April 14",
        "Every day: Closed",
      ],
    ],
    [
      "10:00-16:00; May Mo[-1]-Sep Mo[1] 10:00-18:00",
      ["Memorial Day to Labor Day", "Every day: 10 AM to 6 PM", "The rest of the year", "Every day: 10 AM to 4 PM"],
    ],
    [
      "10:00-17:00; Nov Th[4] off; Dec 24-26,Jan 01 off; easter off",
      ["Every day: 10 AM to 5 PM", "Thanksgiving, December 24 to 26, New Year's Day, and Easter: Closed"],
    ],
    ["10:00-17:00; Dec 24 10:00-12:00", ["Every day: 10 AM to 5 PM", "Christmas Eve: 10 AM to noon"]],
    ["Sa[1,3] 13:00-16:00", ["First and third Saturday of the month: 1 PM to 4 PM"]],
    ["Apr-Oct Su[-1] 13:00-16:00", ["Last Sunday of the month, April to October: 1 PM to 4 PM"]],
    [
      "Mo-Fr 10:00-17:00, Fr[1] 19:00-22:00",
      [
        "Monday to Friday: 10 AM to 5 PM",
        "Saturday and Sunday: Closed",
        "First Friday of the month: Also 7 PM to 10 PM",
      ],
    ],
    [
      "Oct Fr-Sa 18:00-23:00",
      [
        "October",
        "Friday and Saturday: 6 PM to 11 PM",
        "Sunday to Thursday: Closed",
        "November to September",
        "Every day: Closed",
      ],
    ],
  ])("%s", (text, words) => {
    expect(wordsOf(text)).toEqual(words);
  });
});
