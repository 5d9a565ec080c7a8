import { expect, test } from "vitest";
import { telLink } from "./tel-link.ts";

test.each([
  ["(702) 555-1234", "tel:+17025551234"],
  ["702-555-1234", "tel:+17025551234"],
  ["702.555.1234", "tel:+17025551234"],
  ["1-800-555-1234", "tel:+18005551234"],
  ["+1 702 555 1234", "tel:+17025551234"],
  ["+44 20 7946 0000", "tel:+442079460000"],
  ["702-555-1234 ext. 12", "tel:+17025551234;ext=12"],
  ["702-555-1234 x12", "tel:+17025551234;ext=12"],
  ["555-1234", undefined],
  ["call the front desk", undefined],
  ["702-555-1234 or 702-555-9999", undefined],
  ["", undefined],
])("%s: %s", (text, link) => {
  expect(telLink(text)).toBe(link);
});
