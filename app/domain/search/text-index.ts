/** The full-text index of every text that the page of a place shows: what is in it, and what it is asked. */
import { stateByName } from "../geo/us-states.ts";
import { KIND_WORDS } from "../places/kind-words.ts";
import type { Place, PlaceCard } from "../places/place.ts";
import { nameWords } from "../places/place-name-key.ts";
import { toTerm, wholeNumbers } from "./search-words.ts";

/** Where words are looked for: in names; in names, kinds and what is reported; in all that a card shows; in every text. */
export type Scope = "name" | "kind" | "card" | "text";

/** Each of the words, in one of its spellings. One that ends in "*" is the beginning of a word. */
export interface TextQuery {
  readonly scope: Scope;
  readonly words: readonly (readonly string[])[];
  /** Side by side, or the first words of a name. */
  readonly as?: "phrase" | "opening";
}

/** Implemented in server/search/full-text-index.ts. */
export interface TextIndex {
  put(place: Place): void;
  remove(id: string): void;
  has(query: TextQuery): boolean;
  count(query: TextQuery): number;
  /** Ids of the places that have the words, in no order. */
  having(query: TextQuery): ReadonlySet<string>;
  /** The best first. */
  rank(query: TextQuery): readonly string[];
  /** Words that begin with this letter, and how many places have them. */
  vocabulary(scope: "name" | "text", letter: string): ReadonlyMap<string, number>;
}

/** The columns of the index: a name says more than a mention. */
export const COLUMN_WEIGHTS = { name: 12, town: 3, kind: 3, summary: 4, story: 1 } as const;
type Column = keyof typeof COLUMN_WEIGHTS;

/** Stands between two texts, so that no phrase is made of the end of one and the beginning of the next. */
const BREAK = " zqbreakqz ";

export function textsOf(place: Place): Record<Column, string> {
  const { houseName, city, state, placeType, storySummary, paranormalActivityType } = place;
  const kind = (KIND_WORDS[placeType].said ?? placeType).replaceAll("|", BREAK);
  return {
    name: houseName,
    town: [`${city} ${state}`, stateByName(state)?.code].join(BREAK),
    kind: [kind, paranormalActivityType].filter(Boolean).join(BREAK),
    summary: storySummary,
    story: storyParts(place).join(BREAK),
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
  return nameWords(wholeNumbers(text)).map(toTerm);
}
