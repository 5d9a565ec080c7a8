/** View model of a search result, built on the server. */

import type { NearQuery, ParsedQuery, RegionQuery, StateQuery } from "../../domain/search/parse-query.ts";
import { allFound, type SearchResult } from "../../domain/search/search.ts";
import type { WordMatch } from "../../domain/search/search-index.ts";
import type { SearchType } from "../../domain/search/search-parameters.ts";
import { addDriveTimes, searchCenter } from "../../web/drive-times.ts";
import type { SiteContext } from "../../web/site-context.ts";
import { AS_WORDS, searchPath } from "../../web/site-search.ts";
import { foundCardView } from "../cards/card-list-view.ts";
import type { CardView } from "../cards/card-view.ts";

export interface SearchPanelView {
  readonly total: number;
  /** How the query was interpreted. */
  readonly heading: string;
  /** The number of leading cards that match by name or address. */
  readonly named: number;
  readonly at: SearchResult["at"];
  readonly cards: readonly CardView[];
  readonly alternatives: readonly Alternative[];
  /** "Near me": the browser has to supply the position. */
  readonly here: boolean;
}

export interface Alternative {
  readonly label: string;
  readonly href: string;
}

/** SPEC: at most six cards under the home search. */
const PANEL_CARDS = 6;
const MAX_ALTERNATIVES = 3;

export async function searchPanelView(
  site: SiteContext,
  result: SearchResult,
  type: SearchType,
): Promise<SearchPanelView> {
  const found = allFound(result);
  const cards = found.slice(0, PANEL_CARDS).map(foundCardView);
  return {
    total: found.length,
    heading: resultSentence(result),
    at: result.at,
    named: Math.min(result.named.length, PANEL_CARDS),
    cards: await addDriveTimes(site, searchCenter(result), cards),
    alternatives: didYouMean(result.parsed, type),
    here: result.parsed.kind === "here",
  };
}

export function resultSentence(result: SearchResult): string {
  return querySentence(result, allFound(result).length > 0 ? (result.match ?? "exact") : undefined);
}

/** How the query was interpreted. `match` is undefined if nothing was found. */
function querySentence({ parsed, miles }: SearchResult, match: WordMatch | undefined): string {
  switch (parsed.kind) {
    case "near":
      return matching(parsed, `within ${miles} miles of ${parsed.label}`);
    case "state":
    case "region":
      return matching(parsed, `in ${parsed.label}`);
    case "activity":
      return `Reported activity: ${parsed.label}`;
    case "words":
      return wordsSentence(parsed.words, match);
    case "address":
      return match === undefined
        ? `No listing has the address "${parsed.label}". Add a city, state or zip code to see what is near it`
        : `At ${parsed.label}`;
    case "here":
      return "Near you";
  }
}

function matching({ words, missed }: NearQuery | StateQuery | RegionQuery, where: string): string {
  if (missed) return `Nothing listed ${where} matches "${missed}"; these are all places there`;
  return words === "" ? where.charAt(0).toUpperCase() + where.slice(1) : `Matching "${words}" ${where}`;
}

function wordsSentence(words: string, match: WordMatch | undefined): string {
  switch (match) {
    case "similar":
      return `Names and stories with words like "${words}"`;
    case "some":
      return `No place matches every word of "${words}"; these match some of them`;
    default:
      return `Names and stories that match "${words}"`;
  }
}

export function didYouMean(parsed: ParsedQuery, type: SearchType): Alternative[] {
  const labels = "alternatives" in parsed ? parsed.alternatives : [];
  return labels.slice(0, MAX_ALTERNATIVES).map((label) => ({ label, href: searchPath({ q: label, type }) }));
}

/** The alternative interpretation of the query. */
export function otherInterpretation(
  query: string,
  type: SearchType,
  asWords: boolean,
  alsoWords: boolean,
): Alternative | undefined {
  if (asWords) return { label: `Search for "${query}" as a place on the map`, href: searchPath({ q: query, type }) };
  if (!alsoWords) return undefined;
  return {
    label: `Search names and stories for "${query}"`,
    href: searchPath({ q: query, type, as: AS_WORDS }),
  };
}
