import { sanitizeStory } from "./sanitize-story.ts";
import { isStoryHeading } from "./story-text.ts";

export type StoryBlock =
  | { readonly kind: "heading"; readonly text: string }
  | { readonly kind: "paragraph"; readonly lines: readonly string[] }
  | { readonly kind: "html"; readonly html: string };

const MARKUP = /<\/?[a-z][^<>]*>/i;

/** SPEC: blank lines separate blocks; lines in capitals are headings; lines with tags are HTML. */
export function storyBlocks(story: string | undefined): readonly StoryBlock[] {
  const blocks: StoryBlock[] = [];
  for (const block of (story ?? "").split(/\r?\n[ \t]*\r?\n/)) {
    let lines: string[] = [];
    const endParagraph = () => {
      if (lines.length > 0) blocks.push({ kind: "paragraph", lines });
      lines = [];
    };
    for (const line of block.split(/\r?\n/).map((text) => text.trim())) {
      if (line === "") continue;
      if (MARKUP.test(line)) {
        endParagraph();
        const html = sanitizeStory(line);
        if (html.trim() !== "") blocks.push({ kind: "html", html });
      } else if (isStoryHeading(line)) {
        endParagraph();
        blocks.push({ kind: "heading", text: line });
      } else lines.push(line);
    }
    endParagraph();
  }
  return blocks;
}
