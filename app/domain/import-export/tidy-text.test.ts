import { describe, expect, it } from "vitest";
import { decodeEntities } from "../decode-entities.ts";
import { summarize, tidyLine, tidyName, tidyStory } from "./tidy-text.ts";

describe("imported text", () => {
  it.each([
    ["Bed &amp; Breakfast", "Bed & Breakfast"],
    ["O&#39;Hare", "O'Hare"],
    ["Ca&#xf1;on", "Cañon"],
    ["caf&eacute;", "café"],
    ["&amp;lt;b&amp;gt;", "&lt;b&gt;"],
    ["AT&T; &unknown; &#0; &#xd800; &#x110000;", "AT&T; &unknown; &#0; &#xd800; &#x110000;"],
  ])("decodes %j once", (text, decoded) => {
    expect(decodeEntities(text)).toBe(decoded);
  });

  it.each([
    ["Old Mill", "Old Mill"],
    ["", ""],
    [" ", ""],
    [" Mill", "Mill"],
    ["Mill ", "Mill"],
    ["Old  Mill", "Old Mill"],
    ["Old\u2003Mill", "Old Mill"],
    ["Old\u2028Mill", "Old Mill"],
    ["Mill\u202e", "Mill"],
    ["Caf\u0065\u0301", "Café"],
    ["“Café” – Müller’s…", "“Café” – Müller’s…"],
    ["B&amp;B", "B&B"],
    ["Mill\ufffd", "Mill"],
    ["幽霊", "幽霊"],
  ])("reads %j as %j, as a line and as a story", (text, tidy) => {
    expect(tidyLine(text)).toBe(tidy);
    expect(tidyStory(text.replace("\u2028", " "))).toBe(tidy);
  });

  it("is tidied to one line for a name", () => {
    expect(tidyLine("  The\u00a0Old \n\t Mill\u00ad\u200b \u0007")).toBe("The Old Mill");
  });

  it.each([
    ["<>Manteca", "Manteca"],
    ["&lt;b&gt; Manteca", "b Manteca"],
    ["- Woodland Cemetery", "Woodland Cemetery"],
    ["Bogue Chitto Swamp, ", "Bogue Chitto Swamp"],
    ['"The Domes" (Near) M*A*D*S - Hwy. 9/10', '"The Domes" (Near) M*A*D*S - Hwy. 9/10'],
    ["'Iolani Palace", "'Iolani Palace"],
    ["Crybaby's Bridge.", "Crybaby's Bridge."],
    ["< - Hill < House >", "Hill House"],
    ["<*>", ""],
  ])("%j loses stray characters as a name", (text, name) => {
    expect(tidyName(text)).toBe(name);
  });

  it("keeps its paragraphs as a story", () => {
    expect(tidyStory("One.  Two. \r\n\r\n\r\n\r\n Three.\tFour. ")).toBe("One. Two.\n\nThree. Four.");
  });
});

describe("a summary", () => {
  it("is the whole text when that is short", () => {
    expect(summarize("Short\n\nenough.")).toBe("Short enough.");
  });

  it("ends with a sentence if one ends early enough", () => {
    const sentence = `${"word ".repeat(25)}end.`;
    expect(summarize(`${sentence} ${sentence} ${sentence}`)).toBe(`${sentence} ${sentence}`);
  });

  it("ends with a word and three dots otherwise", () => {
    const summary = summarize(`Short. ${"word, ".repeat(100)}`);
    expect(summary).toMatch(/word\.\.\.$/);
    expect(summary.length).toBeLessThanOrEqual(300);
  });

  it("cuts a text without spaces", () => {
    expect(summarize("x".repeat(1000))).toHaveLength(300);
  });
});
