import { expect, test } from "vitest";
import { escapeXml } from "./escape-xml.ts";

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
