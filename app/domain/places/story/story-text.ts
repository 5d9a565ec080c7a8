/** Layout of a story: blank lines separate paragraphs; a line in capitals without a final period is a heading. */
export function isStoryHeading(line: string): boolean {
  const text = line.trim();
  return /\p{Lu}/u.test(text) && text === text.toUpperCase() && !text.endsWith(".");
}

export function storyHeadings(story: string): string[] {
  return story
    .split("\n")
    .filter(isStoryHeading)
    .map((line) => line.trim());
}

export function wordCount(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
