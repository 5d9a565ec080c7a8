/** When a drive has to be over: "back by Sunday 6 PM". */
import type { Route } from "./slots.ts";

const DAY = "(?:on )?(?<day>sun|mon|tues|wednes|thurs|fri|satur)day(?: morning| afternoon| evening| night)?,? ?";
const TIME = String.raw`(?:at )?(?<time>noon|\d{1,2}(?::\d\d)? ?[ap]\.?m\b\.?|\d{1,2}:\d\d)`;
const BY = "(?:and )?(?:be )?(?:back |home |return |returning ){0,2}(?:by|before|until|till)";
const RETURN = new RegExp(String.raw`,? ?\b${BY} (?:${DAY})?(?:${TIME})?`, "gi");

/** Of a trip that begins on Saturday: nobody says how long a weekend is. */
const WEEKEND_DAYS = new Map([
  ["sun", 2],
  ["mon", 3],
]);

/** And the rest of the sentence, as "by" may also stand before a town. */
export function cutReturn(typed: string): { rest: string; ends: Pick<Route, "back" | "days"> } | undefined {
  const text = typed.replace(/\s+/g, " ");
  for (const { 0: found, index, groups } of text.matchAll(RETURN)) {
    const { day, time } = groups!;
    if (day === undefined && time === undefined) continue;
    const days = day && WEEKEND_DAYS.get(day.toLowerCase());
    return {
      rest: `${text.slice(0, index)} ${text.slice(index + found.length)}`,
      ends: { ...(days && { days }), ...(time && { back: time.toLowerCase() === "noon" ? "12:00" : time }) },
    };
  }
  return undefined;
}
