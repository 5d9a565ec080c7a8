/** What stories tell, word by word: an index of every text that the page of a place shows. */
import { stateByName } from "../geo/us-states.ts";
import { KIND_WORDS } from "../places/kind-words.ts";
import type { Place, PlaceCard } from "../places/place.ts";
import { nameWords } from "../places/place-name-key.ts";
import { searchWords, wholeNumbers } from "./search-words.ts";

/** The words side by side, all of them anywhere, or the rarest of them. */
export type ToldMatch = "phrase" | "all" | "most";

export interface ToldHit {
  readonly id: string;
  readonly match: ToldMatch;
}

/** Implemented in server/search/full-text-index.ts. */
export interface StoryIndex {
  put(place: Place): void;
  remove(id: string): void;
  /** Places that have the words, phrases before scattered words, and of each the best first. */
  find(text: string): readonly ToldHit[];
  /** The places in whose texts these words stand side by side. */
  telling(text: string): ReadonlySet<string>;
}

/** The columns of the index: a name says more than a mention. */
export const TOLD_COLUMNS = { name: 12, town: 3, summary: 4, story: 1 } as const;
type Column = keyof typeof TOLD_COLUMNS;

/** Stands between two texts, so that no phrase is made of the end of one and the beginning of the next. */
const BREAK = " zqbreakqz ";

export function toldTexts(place: Place): Record<Column, string> {
  const { houseName, city, state, placeType, storySummary, paranormalActivityType } = place;
  const kind = (KIND_WORDS[placeType].said ?? placeType).replaceAll("|", BREAK);
  return {
    name: houseName,
    town: [`${city} ${state}`, stateByName(state)?.code, kind].join(BREAK),
    summary: storySummary,
    story: [...storyParts(place), paranormalActivityType].filter(Boolean).join(BREAK),
  };
}

const MARKUP = /<[^<>]*>/g;

/** What the page tells beyond the summary, in its order. */
export function storyParts(place: PlaceCard & Partial<Place>): string[] {
  const { fullStory, reports, investigation, shows, renownNote, dateActivity, accessNote, citations } = place;
  const huntNote = place.access === "private" ? undefined : place.huntNote;
  const parts = [fullStory, ...(reports ?? []), investigation, shows, renownNote, huntNote, dateActivity, accessNote];
  return [...parts, citations].filter((part) => part !== undefined).map((part) => part.replace(MARKUP, " "));
}

/** The same terms for texts and questions: without accents, plurals and apostrophes. Stop words keep their positions. */
export function toldTerms(text: string): string[] {
  return nameWords(wholeNumbers(text)).map(termOf);
}

const KNOWN_TERMS = new Map<string, string>();
const MAX_KNOWN_TERMS = 50_000;

function termOf(word: string): string {
  const known = KNOWN_TERMS.get(word);
  if (known !== undefined) return known;
  const [term = word] = searchWords(word);
  if (KNOWN_TERMS.size < MAX_KNOWN_TERMS) KNOWN_TERMS.set(word, term);
  return term;
}
