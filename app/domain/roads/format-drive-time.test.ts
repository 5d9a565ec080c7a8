import { expect, test } from "vitest";
import { formatDriveTime } from "./format-drive-time.ts";

test.each([
  [1, "about 5 min by car"],
  [23, "about 25 min by car"],
  [58, "about 1 hr by car"],
  [64, "about 1 hr 5 min by car"],
  [99, "about 1 hr 40 min by car"],
])("a drive of %d minutes is written %s", (minutes, written) => {
  expect(formatDriveTime(minutes)).toBe(written);
});
