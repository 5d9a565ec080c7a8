import { describe, expect, test } from "vitest";
import { escapeXml, xmlDate } from "./xml.ts";

describe("escapeXml", () => {
  test.each([
    ["Tom & Jerry's <Inn>", "Tom &amp; Jerry&apos;s &lt;Inn&gt;"],
    ['say "boo"', "say &quot;boo&quot;"],
    ["]]><script>", "]]&gt;&lt;script&gt;"],
    ["bell\u0007 and null\u0000", "bell and null"],
    ["half \ud83d a pair", "half  a pair"],
    ["a whole \u{1f47b} one", "a whole \u{1f47b} one"],
    ["line\nand tab\t", "line\nand tab\t"],
    ["\ufffeend\uffff", "end"],
  ])("%j becomes %j", (text, escaped) => {
    expect(escapeXml(text)).toBe(escaped);
  });
});

test.each([
  ["2026-01-02T03:04:05.000Z", "2026-01-02T03:04:05.000Z"],
  ["2026-01-02", "2026-01-02T00:00:00.000Z"],
  ["yesterday", undefined],
])("xmlDate of %s is %s", (timestamp, date) => {
  expect(xmlDate(timestamp)).toBe(date);
});
