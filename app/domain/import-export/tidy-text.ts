/** Cleans imported text: HTML entities, stray white space, invisible characters. */
import { decodeEntities } from "../decode-entities.ts";

/** Control characters, soft hyphens, zero-width and direction marks, except tab and line breaks. */
const INVISIBLE = /(?![\t\n\r])[\p{Cc}\p{Cf}\ufffd]/gu;

const clean = (text: string): string => decodeEntities(text).replace(INVISIBLE, "").normalize("NFC");

/** For names and single lines. */
export function tidyLine(text: string): string {
  return toLine(clean(text));
}

/** List residue at the ends of a name: "- Woodland Cemetery", "Bogue Chitto Swamp,". */
const STRAY_EDGES = /^[\s,;:*|\\/_=-]+|(?<![\s,;:*|\\/_=-])[\s,;:*|\\/_=-]+$/g;

/** For names of places and cities, which contain no markup: "<>Manteca". */
export function tidyName(text: string): string {
  return clean(text).replace(/[<>]/g, "").replace(/\s+/g, " ").replace(STRAY_EDGES, "");
}

/** For stories: line and paragraph breaks stay. */
export function tidyStory(text: string): string {
  return clean(text)
    .replace(/\r\n?/g, "\n")
    .replace(/[^\S\n]{2,}|[^\S\n ]/g, " ")
    .replace(/ \n ?|\n /g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

const toLine = (text: string): string => text.replace(/\s{2,}|[^\S ]/g, " ").trim();

const MAX_SUMMARY = 300;
/** Below this length a summary is cut at the end of a word instead of a sentence. */
const MIN_SUMMARY = 100;

/** The beginning of a story for a card: whole sentences if they fit, otherwise whole words and an ellipsis. */
export function summarize(story: string): string {
  const line = toLine(story);
  if (line.length <= MAX_SUMMARY) return line;
  const ends = [...line.slice(0, MAX_SUMMARY + 1).matchAll(/[.!?]["')]?(?= )/g)];
  const sentenceEnd = ends.map((end) => end.index + end[0].length).findLast((at) => at <= MAX_SUMMARY) ?? 0;
  if (sentenceEnd >= MIN_SUMMARY) return line.slice(0, sentenceEnd);
  const room = line.slice(0, MAX_SUMMARY - 2);
  const wordEnd = room.lastIndexOf(" ");
  return `${room.slice(0, wordEnd > 0 ? wordEnd : MAX_SUMMARY - 3).replace(/(?<![\s,;:.-])[\s,;:.-]+$/, "")}...`;
}
