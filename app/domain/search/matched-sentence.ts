/** The sentence because of which a place was found, where neither its name nor its summary shows it. */
import type { Place, PlaceCard } from "../places/place.ts";
import { rootOf } from "./search-words.ts";
import { storyParts, toldTerms } from "./text-index.ts";

export interface Matched {
  readonly text: string;
  /** Where the words are that were asked for, in characters. */
  readonly marks: readonly (readonly [from: number, to: number])[];
}

const segmenter = new Intl.Segmenter("en", { granularity: "sentence" });
const WORD = /[\p{L}\p{N}]+(?:['’][\p{L}\p{N}]+)*/gu;
const STOP_WORDS = new Set(toldTerms("a an and at by for from in into is it its of on or the to was were with"));
/** Characters: of the sentence, and of what may stand before its first mark. */
const MAX_LENGTH = 220;
const MAX_BEFORE = 80;

export function matchedSentence(place: PlaceCard & Partial<Place>, told: readonly string[]): Matched | undefined {
  const phrases = told.map(toldTerms);
  const wanted = new Set(phrases.flat().filter((term) => !STOP_WORDS.has(term)));
  const shown = new Set(toldTerms(`${place.houseName} ${place.city} ${place.state} ${place.storySummary}`));
  if (wanted.size === 0 || [...wanted].every((term) => shown.has(term))) return undefined;
  let best: { readonly matched: Matched; readonly worth: number } | undefined;
  for (const line of storyParts(place).flatMap((part) => part.split("\n"))) {
    for (const { segment } of segmenter.segment(line)) {
      const matched = mark(segment.replace(/\s+/g, " ").trim(), wanted);
      const worth = worthOf(matched, phrases);
      if (worth > (best?.worth ?? 0)) best = { matched, worth };
    }
  }
  return best && shortened(best.matched);
}

function mark(text: string, wanted: ReadonlySet<string>): Matched {
  const marks = [...text.matchAll(WORD)]
    .filter(([word]) => isWanted(toldTerms(word)[0] ?? "", wanted))
    .map(({ 0: word, index }) => [index, index + word.length] as const);
  return { text, marks };
}

const isWanted = (term: string, wanted: ReadonlySet<string>): boolean =>
  wanted.has(term) || [...wanted].some((word) => term.startsWith(rootOf(word) ?? " "));

/** Around its first mark. */
function shortened({ text, marks }: Matched): Matched {
  if (text.length <= MAX_LENGTH) return { text, marks };
  const start = text.lastIndexOf(" ", Math.max(0, marks[0]![0] - MAX_BEFORE)) + 1;
  const end = text.lastIndexOf(" ", start + MAX_LENGTH);
  const cut = text.slice(start, end > start ? end : start + MAX_LENGTH);
  const [before, after] = [start > 0 ? "..." : "", start + cut.length < text.length ? "..." : ""];
  const shift = before.length - start;
  return {
    text: `${before}${cut}${after}`,
    marks: marks.filter(([, to]) => to <= start + cut.length).map(([from, to]) => [from + shift, to + shift]),
  };
}

/** How many of the words it has; a whole phrase counts more than any number of scattered words. */
function worthOf({ text, marks }: Matched, phrases: readonly (readonly string[])[]): number {
  if (marks.length === 0) return 0;
  const terms = ` ${toldTerms(text).join(" ")} `;
  const whole = phrases.filter((phrase) => phrase.length > 1 && terms.includes(` ${phrase.join(" ")} `)).length;
  const different = new Set(marks.map(([from, to]) => text.slice(from, to).toLowerCase())).size;
  return whole * 100 + different;
}
