/** View model of a search result, built on the server. */

import { VISIT_LABELS, type VisitFilter } from "../../domain/browse/place-filters.ts";
import { US_STATES } from "../../domain/geo/us-states.ts";
import { MONTHS } from "../../domain/places/season.ts";
import type { NearQuery, ParsedQuery, RegionQuery, Route, StateQuery } from "../../domain/search/parse-query.ts";
import { kindMeant, placeTypesMeant } from "../../domain/search/query-words.ts";
import type { Wish } from "../../domain/search/read-wish.ts";
import { allFound, type SearchResult } from "../../domain/search/search.ts";
import type { WordMatch } from "../../domain/search/search-index.ts";
import { SEARCH_RADIUS_MILES, type SearchType } from "../../domain/search/search-parameters.ts";
import { TRIP_RANGES } from "../../domain/trips/read-question.ts";
import { addDriveTimes } from "../../web/drive-times.ts";
import type { SiteContext } from "../../web/site-context.ts";
import { AS_WORDS, searchCenter, searchPath } from "../../web/site-search.ts";
import { foundCardView } from "../cards/card-list-view.ts";
import type { CardView } from "../cards/card-view.ts";
import { plural } from "../text/format.ts";

export interface SearchPanelView {
  readonly total: number;
  /** How the query was interpreted. */
  readonly heading: string;
  /** Whether the chips say no less. */
  readonly isSaidByChips: boolean;
  /** The number of leading cards that match by name or address. */
  readonly named: number;
  readonly at: SearchResult["at"];
  readonly cards: readonly CardView[];
  readonly alternatives: readonly Alternative[];
  readonly chips: readonly Chip[];
  readonly unmet: string | undefined;
  /** The planner's address, for a wish about a drive. */
  readonly trip: string | undefined;
  /** The explorer around the point that was asked for. */
  readonly map: string | undefined;
  /** "Near me": the browser has to supply the position. */
  readonly here: boolean;
}

interface Alternative {
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
  const chips = understoodChips(result, type);
  return {
    total: found.length,
    heading: resultSentence(result),
    isSaidByChips: isSaidByChips(result, chips),
    at: result.at,
    named: Math.min(result.named.length, PANEL_CARDS),
    cards: await addDriveTimes(site, searchCenter(result), cards),
    alternatives: didYouMean(result.parsed, type),
    chips,
    unmet: unmetSentence(result),
    trip: tripPath(result),
    map: mapPath(result),
    here: result.parsed.kind === "here",
  };
}

/** A part of the text that was understood, and the search without it. */
interface Chip {
  readonly label: string;
  readonly href: string;
}

const FILTER_PHRASES: Readonly<Record<VisitFilter, string>> = {
  enter: "open",
  free: "free",
  stay: "overnight",
  dark: "after dark",
};

const NEAR_ME = "near me";

/** The parts of a wish. A plain search has none: its sentence says it all. */
export function understoodChips({ parsed, wish, miles, unmet }: SearchResult, type: SearchType): Chip[] {
  const isPlain = !wish.ranked && wish.filters.length === 0 && !wish.minutes && !wish.month;
  if (!("label" in parsed) || isPlain) return [];
  const words = "words" in parsed ? parsed.words : "";
  const isEverywhere = parsed.kind === "region" && parsed.states.length === US_STATES.length;
  const parts: { label: string; phrase: string }[] = [];
  if (wish.ranked) parts.push({ label: "Most haunted first", phrase: "most haunted" });
  if (words) parts.push({ label: kindMeant(words) ? capitalized(words) : `"${words}"`, phrase: words });
  for (const name of wish.filters) {
    if (!unmet.includes(name)) parts.push({ label: VISIT_LABELS[name], phrase: FILTER_PHRASES[name] });
  }
  if (wish.month) {
    const phrase = `in ${MONTHS[wish.month - 1]}`;
    parts.push({ label: capitalized(phrase), phrase });
  }
  if (parsed.kind === "near") {
    const within = `within ${reach(wish, miles)} of ${parsed.label}`;
    const near = parsed.isHere ? NEAR_ME : `near ${parsed.label}`;
    const isUsual = parsed.isHere || (!wish.minutes && miles === SEARCH_RADIUS_MILES);
    parts.push({ label: capitalized(within), phrase: isUsual ? near : within });
  } else if (!isEverywhere) parts.push({ label: `In ${parsed.label}`, phrase: `in ${parsed.label}` });
  return parts.map(({ label }, index) => {
    const others = parts.filter((_, other) => other !== index).map(({ phrase }) => phrase);
    const here = parsed.kind === "near" && others.includes(NEAR_ME) ? parsed : undefined;
    return { label, href: others.length === 0 ? "/search" : searchPath({ q: others.join(" "), type, here }) };
  });
}

/** Unless something was corrected, or not found. */
export const isSaidByChips = ({ parsed }: SearchResult, chips: readonly Chip[]): boolean =>
  chips.length > 0 && !("missed" in parsed && parsed.missed) && !("corrected" in parsed && parsed.corrected);

/** "2 hours", "90 minutes", "30 miles". */
function reach({ minutes }: Wish, miles: number): string {
  if (minutes === undefined) return `${miles} miles`;
  return minutes % 30 === 0 && minutes >= 60 ? plural(minutes / 60, "hour") : `${minutes} minutes`;
}

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What of the wish could not be met. */
export function unmetSentence({ unmet, isClosedThen, wish }: SearchResult): string | undefined {
  const sentences: string[] = [];
  if (unmet.length > 0) {
    const labels = unmet.map((name) => `"${VISIT_LABELS[name]}"`).join(" and ");
    const marked = `${unmet.length === 2 ? "both " : ""}${labels}`;
    sentences.push(`No place here is marked ${marked}, so these are all that match the rest.`);
  }
  if (isClosedThen) sentences.push(`All of these are closed in ${MONTHS[wish.month! - 1]}.`);
  if (wish.unlisted.length > 0) {
    const what = new Intl.ListFormat("en-US", { type: "disjunction" }).format(wish.unlisted);
    sentences.push(`We do not list ${what}: ask the place before you go.`);
  }
  return sentences.length === 0 ? undefined : sentences.join(" ");
}

const AROUND_ZOOM = 9;

/** The explorer around the point that was asked for. */
export function mapPath({ parsed }: SearchResult): string | undefined {
  if (parsed.kind !== "near") return undefined;
  return `/map?at=${parsed.lat.toFixed(2)},${parsed.lng.toFixed(2)},${AROUND_ZOOM}`;
}

/** The planner, for a wish about a drive. */
export function tripPath({ parsed }: SearchResult): string | undefined {
  if (parsed.kind !== "route") return undefined;
  const parameters = new URLSearchParams();
  for (const name of ["from", "to", "area"] as const) if (parsed[name]) parameters.set(name, parsed[name]);
  if (parsed.days) parameters.set("days", String(Math.min(parsed.days, TRIP_RANGES.days.max)));
  const kinds = placeTypesMeant(parsed.words);
  for (const kind of kinds) parameters.append("kind", kind);
  if (kinds.includes("hotel")) parameters.set("inns", "1");
  return `/trip?${parameters}`;
}

export function resultSentence(result: SearchResult): string {
  return querySentence(result, allFound(result).length > 0 ? (result.match ?? "exact") : undefined);
}

/** How the query was interpreted. `match` is undefined if nothing was found. */
function querySentence({ query, parsed, miles, wish }: SearchResult, match: WordMatch | undefined): string {
  switch (parsed.kind) {
    case "near":
      return matching(parsed, `within ${reach(wish, miles)} of ${parsed.label}`);
    case "state":
    case "region":
      return matching(parsed, `in ${parsed.label}`);
    case "activity":
      return `Reported activity: ${parsed.label}`;
    case "words":
      return wordsSentence(match === "name" ? query : parsed.words, match);
    case "address":
      return match === undefined
        ? `No listing has the address "${parsed.label}". Add a city, state or zip code to see what is near it`
        : `At ${parsed.label}`;
    case "route":
      return `${routeInWords(parsed)}${parsed.days ? `, in ${plural(parsed.days, "day")}` : ""}`;
    case "here":
      return "Near you";
  }
}

function routeInWords({ from, to, area }: Route): string {
  if (area) return `A trip around ${area}`;
  return to ? `On the way from ${from} to ${to}` : `A trip from ${from}`;
}

/** A text that is longer is a sentence, which nobody needs to be told again. */
const MAX_QUOTED_WORDS = 4;

function matching({ words, missed }: NearQuery | StateQuery | RegionQuery, where: string): string {
  if (missed) {
    const what = missed.split(" ").length > MAX_QUOTED_WORDS ? "all of that" : `"${missed}"`;
    return `Nothing listed ${where} matches ${what}; these are all places there`;
  }
  return words === "" ? capitalized(where) : `Matching "${words}" ${where}`;
}

function wordsSentence(words: string, match: WordMatch | undefined): string {
  switch (match) {
    case "similar":
      return `Names and stories with words like "${words}"`;
    case "name":
      return `Places named in "${words}"`;
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
