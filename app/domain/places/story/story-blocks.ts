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

/** Nothing is folded for just a line or two. */
const MIN_FOLDED_WORDS = 60;

/** Splits a long story: its beginning, in whole blocks up to this many words, and the part that is folded on phones. */
export function foldStory(blocks: readonly StoryBlock[], maxWords: number): [StoryBlock[], StoryBlock[]] {
  const words = blocks.map(wordsIn);
  let count = 0;
  let at = words.findIndex((more, index) => {
    count += more;
    return count > maxWords && index > 0;
  });
  if (at === -1) return [[...blocks], []];
  // A heading belongs to the block after it.
  while (at > 1 && blocks[at - 1]!.kind === "heading") at -= 1;
  const folded = words.slice(at).reduce((sum, more) => sum + more, 0);
  return folded < MIN_FOLDED_WORDS ? [[...blocks], []] : [blocks.slice(0, at), blocks.slice(at)];
}

function wordsIn(block: StoryBlock): number {
  const text =
    block.kind === "heading"
      ? block.text
      : block.kind === "html"
        ? block.html.replace(/<[^<>]+>/g, "")
        : block.lines.join(" ");
  return text.split(/\s+/).filter(Boolean).length;
}
