import { expect, test } from "vitest";
import { withHoursChecked } from "./hours-checked.ts";

const NOW = new Date("2026-11-18T15:00:00Z");
const OLD = { openingHours: "10:00-17:00", hoursChecked: "2024-01" };

type Hours = Parameters<typeof withHoursChecked>[0];

test.each<[string, Hours, Hours | undefined, string | undefined]>([
  ["new hours were checked this month", { openingHours: "09:00-17:00", hoursChecked: "2024-01" }, OLD, "2026-11"],
  ["the same hours were checked when they were", OLD, OLD, "2024-01"],
  ["who checked them again says so", { ...OLD, hoursChecked: "2026-10" }, OLD, "2026-10"],
  ["who changes them may say when", { openingHours: "09:00-17:00", hoursChecked: "2026-09" }, OLD, "2026-09"],
  ["the first hours of a place", { openingHours: "09:00-17:00" }, undefined, "2026-11"],
  ["hours that are taken out", { hoursChecked: "2024-01" }, OLD, undefined],
  ["no hours", {}, undefined, undefined],
])("%s", (_, draft, before, hoursChecked) => {
  expect(withHoursChecked(draft, before, NOW).hoursChecked).toBe(hoursChecked);
});
