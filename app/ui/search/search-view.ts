/** View model of a search result, built on the server. */

import { AMOUNT_FILTERS, AMOUNT_LABELS, ORDER_LABELS, VISIT_LABELS } from "../../domain/browse/place-filters.ts";
import { allFound, type SearchResult } from "../../domain/search/search.ts";
import type { WordMatch } from "../../domain/search/search-index.ts";
import { SEARCH_RADIUS_MILES, type SearchType } from "../../domain/search/search-parameters.ts";
import { OPEN_NOW_NOTE } from "../../domain/search/search-texts.ts";
import { writeSlots } from "../../domain/search/slot-parameters.ts";
import {
  type Area,
  type Choice,
  closeMiles,
  isAnswerAlone,
  type Route,
  type Slots,
  UNLISTED,
} from "../../domain/search/slots.ts";
import { TRIP_RANGES, UNUSED_PARAMETER } from "../../domain/trips/trip-parameters.ts";
import { addDriveTimes } from "../../web/drive-times.ts";
import type { SiteContext } from "../../web/site-context.ts";
import { AS_WORDS, driveCenter, searchCenter, searchPath } from "../../web/site-search.ts";
import { foundCardView } from "../cards/card-list-view.ts";
import type { CardView } from "../cards/card-view.ts";
import { plural } from "../text/format.ts";
import { unusedWishes } from "../trip/unused-wishes.ts";
import { type AnswerView, answerCards, surprisePath } from "./answer-cards.ts";

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
  readonly alternatives: readonly Alternative[];
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
  readonly cards: readonly CardView[];
  readonly answers: readonly AnswerView[];
  /** A page of the site is the answer, and no places were asked for. */
  readonly isAnswered: boolean;
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
    ...understoodView(result, type),
    answers: answerCards(site, result),
    isAnswered: found.length === 0 && isAnswerAlone(result.slots),
    total: found.length,
    named: Math.min(result.named.length, PANEL_CARDS),
    cards: await addDriveTimes(site, driveCenter(result), cards),
  };
}

export function understoodView(result: SearchResult, type: SearchType): UnderstoodView {
  const chips = understoodChips(result, type);
  return {
    heading: resultSentence(result),
    corrected: result.corrected,
    isHeadingShown: (chips.length === 0 || result.corrected) && !isAnswerAlone(result.slots),
    chips,
    notes: [notesOf(result) ?? [], isOpenNow(result) ? OPEN_NOW_NOTE : []].flat().join(" ") || undefined,
    alternatives: didYouMean(result, type),
    trip: tripPath(result),
    map: mapPath(result),
    filters: filtersPath(result, type),
    here: result.slots.here,
    at: result.at,
    surprise: surprisePath(result.slots),
    loosened: loosenedView(result, type),
  };
}

/** A part of the question that was understood, and the search without it. */
interface Chip {
  readonly label: string;
  readonly href: string;
}

/** The slots, if there is more than a place or a kind: the sentence says those. */
export function understoodChips({ query, slots, miles }: SearchResult, type: SearchType): Chip[] {
  const { areas, not, order, leftover, words, route, address } = slots;
  if (words !== undefined || route || address !== undefined) return [];
  const parts: { label: string; without: Partial<Slots> }[] = [];
  // The nearest are first around any point.
  if (order && order !== "nearest") parts.push({ label: ORDER_LABELS[order], without: { order: undefined } });
  for (const { label, without } of choiceParts({ ...slots, areas: [] }))
    parts.push({ label: capitalized(label), without });
  for (const name of AMOUNT_FILTERS) {
    const amount = slots[name];
    if (amount !== undefined) parts.push({ label: AMOUNT_LABELS[name](amount), without: { [name]: undefined } });
  }
  for (const area of areas) {
    const left = areas.filter((other) => other !== area);
    const isMeasured = left.some(({ kind }) => kind === "near");
    const without = isMeasured ? { areas: left } : { areas: left, miles: undefined, minutes: undefined };
    parts.push({ label: capitalized(areaInWords(area, slots, miles)), without });
  }
  for (const { label, without } of choiceParts(not)) {
    parts.push({
      label: `Not ${label}`,
      without: { not: { ...not, ...without } },
    });
  }
  if (parts.length < 2) return [];
  const here = areas.find((area) => area.kind === "near" && area.isHere);
  const all = withCloseMiles(slots, miles);
  return parts.map(({ label, without }) => {
    const rest = { ...all, ...without, leftover };
    return {
      label,
      href: searchPath({
        q: query,
        type,
        slots: rest,
        here: rest.areas.includes(here as Area) ? (here as Area & { kind: "near" }) : undefined,
      }),
    };
  });
}

/** An evening's or a walk's radius is said in words, so that links keep it. */
const withCloseMiles = (slots: Slots, miles: number): Slots =>
  closeMiles(slots) !== undefined && slots.areas.some(({ kind }) => kind === "near") ? { ...slots, miles } : slots;

/** Each part of a choice, and what changes without it. */
function choiceParts({
  kinds,
  activities,
  areas,
  filters,
  names,
}: Choice): { label: string; without: Partial<Choice> }[] {
  const others = <T>(all: readonly T[], one: T) => all.filter((other) => other !== one);
  return [
    ...kinds.map((kind) => ({ label: kind.label, without: { kinds: others(kinds, kind) } })),
    ...activities.map((one) => ({ label: one.label, without: { activities: others(activities, one) } })),
    ...filters.map((name) => ({
      label: VISIT_LABELS[name].toLowerCase(),
      without: { filters: others(filters, name) },
    })),
    ...areas.map((area) => ({ label: inWords(area), without: { areas: others(areas, area) } })),
    ...names.map((name) => ({ label: name, without: { names: others(names, name) } })),
  ];
}

/** "2 hours", "90 minutes", "30 miles". */
function reach({ minutes }: Slots, miles: number): string {
  if (minutes === undefined) return plural(miles, "mile");
  return minutes % 30 === 0 && minutes >= 60 ? plural(minutes / 60, "hour") : `${minutes} minutes`;
}

const areaInWords = (area: Area, slots: Slots, miles: number): string =>
  area.kind === "near" ? `within ${reach(slots, miles)} of ${area.label}` : inWords(area);

const inWords = (area: Area): string => `${(area.kind === "region" && area.region.preposition) || "in"} ${area.label}`;

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const OR = new Intl.ListFormat("en-US", { type: "disjunction" });

const isOpenNow = (result: SearchResult): boolean =>
  result.slots.filters.includes("now") && allFound(result).length > 0;

/** Where asking the place does not help. */
const NOTES: Readonly<Record<string, string>> = {
  [UNLISTED.abroad]: `We do not list ${UNLISTED.abroad}.`,
  [UNLISTED.hours]: "We cannot search by day or hour: the page of each place says when it is open.",
};

/** What of the question could not be used. */
export function notesOf(result: SearchResult): string | undefined {
  const { slots, unused, ignored } = result;
  const sentences: string[] = [];
  if (unused.length > 0) sentences.push(`We could not use: ${unused.join(", ")}.`);
  const toAsk = slots.unlisted.filter((what) => !(what in NOTES));
  if (toAsk.length > 0) sentences.push(`We do not list ${OR.format(toAsk)}: ask the place before you go.`);
  sentences.push(...slots.unlisted.flatMap((what) => NOTES[what] ?? []));
  const [first, second] = allFound(result).map(({ place }) => place);
  if (slots.photos && first && !second && !first.photos?.length)
    sentences.push(`There is no photograph of ${first.houseName} here yet, only our drawing.`);
  if (ignored !== "") sentences.push("The end of your text was too long to be read.");
  return sentences.length === 0 ? undefined : sentences.join(" ");
}

const LOOSENED_CARDS = 6;

function loosenedView({ loosened, query }: SearchResult, type: SearchType): LoosenedView | undefined {
  if (!loosened) return undefined;
  const { heading, places, slots, miles } = loosened;
  const isNear = slots.areas.some(({ kind }) => kind === "near");
  const wider = isNear && slots.minutes === undefined && miles !== SEARCH_RADIUS_MILES ? { ...slots, miles } : slots;
  return {
    heading: `${heading}: ${plural(places.length, "location")}`,
    cards: places.slice(0, LOOSENED_CARDS).map(foundCardView),
    href: places.length > LOOSENED_CARDS ? searchPath({ q: query, type, slots: wider }) : undefined,
  };
}

const AROUND_ZOOM = 9;

/** The explorer around the point that was asked for. */
export function mapPath(result: SearchResult): string | undefined {
  const center = searchCenter(result);
  return center && `/map?at=${center.lat.toFixed(2)},${center.lng.toFixed(2)},${AROUND_ZOOM}`;
}

/** By its slots where it has some, so that each can be dropped there; otherwise exactly these, by the text. */
function filtersPath(result: SearchResult, type: SearchType): string | undefined {
  const { query, named } = result;
  const slots = withCloseMiles(result.slots, result.miles);
  if (allFound(result).length === 0 || slots.areas.some((area) => area.kind === "near" && area.isHere))
    return undefined;
  const parameters = new URLSearchParams({ ...writeSlots(slots) });
  if (parameters.size > 0 && named.length === 0 && slots.words === undefined && type === "all") {
    return `/all-locations?${parameters}`;
  }
  return `/all-locations?${new URLSearchParams({ find: query, ...(type !== "all" && { type }) })}`;
}

/** The planner, for a drive. */
export function tripPath({ slots }: SearchResult): string | undefined {
  const { route, kinds, activities, filters } = slots;
  if (!route) return undefined;
  const parameters = new URLSearchParams();
  for (const name of ["from", "via", "to", "along", "area"] as const)
    if (route[name]) parameters.set(name, route[name]);
  if (route.days) parameters.set("days", String(Math.min(route.days, TRIP_RANGES.days.max)));
  const types = [...new Set(kinds.map(({ type }) => type))];
  for (const type of types) parameters.append("kind", type);
  if (types.includes("hotel") || filters.includes("stay")) parameters.set("inns", "1");
  for (const { slug } of activities) parameters.append("activity", slug);
  if (filters.includes("free")) parameters.set("free", "1");
  const unused = unusedWishes(slots);
  if (unused !== "") parameters.set(UNUSED_PARAMETER, unused);
  return `/trip?${parameters}`;
}

/** How the question was read: "Hotels in Texas", "Within 100 miles of Salem, Massachusetts". */
export function resultSentence(result: SearchResult): string {
  const { query, slots, miles } = result;
  const { words, address, route, kinds, activities, areas, not, here } = slots;
  const isFound = allFound(result).length > 0;
  if (route) return `${routeInWords(route)}${route.days ? `, in ${plural(route.days, "day")}` : ""}`;
  if (here) return "Near you";
  const [like] = result.named;
  if (slots.answer === "similar" && like) return `Places like ${like.place.houseName}`;
  if (words !== undefined)
    return wordsSentence(result.match === "name" ? query : words, isFound ? result.match : undefined);
  if (address !== undefined) {
    return isFound
      ? `At ${address}`
      : `No listing has the address "${address}". Add a city, state or zip code to see what is near it`;
  }
  if (activities.length > 0 && kinds.length === 0 && areas.length === 0) {
    return `Reported activity: ${OR.format(activities.map(({ label }) => label))}`;
  }
  const reported = OR.format(activities.map(({ label }) => label));
  const ofKind = OR.format(kinds.map(({ label }) => label));
  const what = ofKind && reported ? `${ofKind} with ${reported}` : ofKind || reported;
  const where =
    areas.length > 0 ? OR.format(areas.map((area) => areaInWords(area, slots, miles))) : "in the United States";
  const except = choiceParts(not).map(({ label }) => label);
  const order = slots.order && slots.order !== "nearest" ? [ORDER_LABELS[slots.order].toLowerCase()] : [];
  const left = except.length > 0 ? [`not ${OR.format(except)}`] : [];
  return [capitalized(`${what} ${where}`.trim()), ...left, ...order].join(", ");
}

function routeInWords({ from, via, to, area }: Route): string {
  if (area) return `A trip around ${area}`;
  return to ? `On the way from ${from} to ${to}${via ? ` by way of ${via}` : ""}` : `A trip from ${from}`;
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

function didYouMean({ alternatives }: SearchResult, type: SearchType): Alternative[] {
  return alternatives.slice(0, MAX_ALTERNATIVES).map((label) => ({ label, href: searchPath({ q: label, type }) }));
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
