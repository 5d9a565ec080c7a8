import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { HOSTILE_MARKUP } from "../../../../tests/hostile/hostile-markup.ts";
import { sanitizeStory } from "./sanitize-story.ts";
import { storyBlocks } from "./story-blocks.ts";

/** Everything allowed between < and >. */
const ALLOWED =
  /^<(?:\/?(?:b|blockquote|cite|em|i|li|ol|p|q|strong|ul)|br ?\/?|\/a|a(?: href="https?:[^"<>]*" rel="nofollow noopener")?)>$/;

function strayTags(html: string): string[] {
  // Attributes contain no angle brackets, so a tag ends at the next one.
  return (html.match(/<[^>]*>?/g) ?? []).filter((tag) => !ALLOWED.test(tag));
}
const htmlOf = (story: string) => storyBlocks(story).flatMap((block) => (block.kind === "html" ? [block.html] : []));

describe("the story's allow-list", () => {
  test("keeps a few tags, and the href of links", () => {
    const line = '<p><b>a</b> <i>b</i> <em>c</em> <a href="https://example.org/x?y=1&amp;z" onclick="x()">d</a></p>';
    expect(sanitizeStory(line)).toBe(
      '<p><b>a</b> <i>b</i> <em>c</em> <a href="https://example.org/x?y=1&amp;z" rel="nofollow noopener">d</a></p>',
    );
  });

  test.each(HOSTILE_MARKUP)("%j leaves nothing but allowed tags", (payload) => {
    for (const story of [payload, `<p>${payload}</p>`, `<b>x</b>${payload}`, `<a href="${payload}">x</a>`]) {
      const pieces = [...htmlOf(story), ...htmlOf(sanitizeStory(story))];
      expect(pieces.flatMap(strayTags), story).toEqual([]);
    }
  });

  test("is idempotent: clean markup cannot turn into something else", () => {
    for (const payload of HOSTILE_MARKUP) {
      const once = sanitizeStory(`<b>${payload}</b>`);
      expect(sanitizeStory(once)).toBe(once);
    }
  });

  test("holds for random markup", () => {
    const piece = fc.oneof(
      fc.constantFrom("<", ">", "</", "/>", "<!--", "-->", '"', "'", "`", "=", " ", "&", "&#", ";", "\t", "\u0000"),
      fc.constantFrom("script", "style", "svg", "math", "a", "p", "b", "img", "noscript", "template", "textarea"),
      fc.constantFrom("href=", "onload=", "src=", "javascript:", "https://x.org", "data:", "rel=", "x"),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        const html = htmlOf(pieces.join(""));
        expect(html.flatMap(strayTags)).toEqual([]);
      }),
      { numRuns: 3_000, seed: 20_260_101 },
    );
  });
});
