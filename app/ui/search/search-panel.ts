/** What a search sends to a page. */
import type { SearchResult } from "../../domain/search/search.ts";
import type { CardView } from "../cards/card-view.ts";

export interface Chip {
  readonly label: string;
  readonly href: string;
}

/** A page of the site that answers the question. */
export interface AnswerView {
  readonly title: string;
  readonly text: string;
  readonly href: string;
}

/** What a search says about itself, under the home search and on its own page. */
export interface UnderstoodView {
  /** How the question was read. */
  readonly heading: string;
  /** Not where the chips say it, or a page of the site is the answer. */
  readonly isHeadingShown: boolean;
  /** A town or state was misspelled. */
  readonly corrected: boolean;
  readonly chips: readonly Chip[];
  /** What of the question could not be used. */
  readonly notes: string | undefined;
  readonly alternatives: readonly Chip[];
  /** What stands before the alternatives. */
  readonly otherwise: string;
  /** The planner's address, for a drive. */
  readonly trip: string | undefined;
  /** The explorer around the point that was asked for. */
  readonly map: string | undefined;
  /** The same places with every filter, on All Locations. */
  readonly filters: string | undefined;
  /** "Near me": the browser has to supply the position. */
  readonly here: boolean;
  readonly at: SearchResult["at"];
  /** A place by chance, among those that were asked for. */
  readonly surprise: string;
  /** Where nothing was found: what is, without the least important part. */
  readonly loosened: LoosenedView | undefined;
}

export interface LoosenedView {
  readonly heading: string;
  readonly cards: readonly CardView[];
  /** All of them, if there are more. */
  readonly href: string | undefined;
}

export interface SearchPanelView extends UnderstoodView {
  readonly total: number;
  /** The number of leading cards that match by name or address. */
  readonly named: number;
  /** The number of cards before those that are called like the town elsewhere. */
  readonly there: number;
  readonly cards: readonly CardView[];
  readonly answers: readonly AnswerView[];
  /** A page of the site is the answer, and no places were asked for. */
  readonly isAnswered: boolean;
}
