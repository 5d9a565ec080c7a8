import { expect, test } from "vitest";
import { badgeColor } from "./activity-badge.tsx";

test.each([
  ["Extreme Poltergeist", "bg-badge-extreme"],
  ["Apparitions", "bg-badge-apparition"],
  ["Poltergeist Activity", "bg-badge-poltergeist"],
  ["Footsteps", "bg-badge-other"],
  [undefined, "bg-badge-other"],
])("the badge of %s is %s", (activity, color) => {
  expect(badgeColor(activity)).toContain(color);
});
