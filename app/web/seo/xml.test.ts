import { expect, test } from "vitest";
import { xmlDate } from "./xml.ts";

test.each([
  ["2026-01-02T03:04:05.000Z", "2026-01-02T03:04:05.000Z"],
  ["2026-01-02", "2026-01-02T00:00:00.000Z"],
  ["yesterday", undefined],
])("xmlDate of %s is %s", (timestamp, date) => {
  expect(xmlDate(timestamp)).toBe(date);
});
