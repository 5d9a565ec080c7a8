/** View model of a search result, built on the server. */
import { SHOW_PREFIX } from "../domain/browse/places-on-television.ts";
import { allFound, type SearchResult } from "../domain/search/search.ts";
import { SEARCH_RADIUS_MILES, type SearchType } from "../domain/search/search-parameters.ts";
import { writeSlots } from "../domain/search/slot-parameters.ts";
import { isAnswerAlone } from "../domain/search/slots.ts";
import { TRIP_RANGES, UNUSED_PARAMETER } from "../domain/trips/question/trip-parameters.ts";
import { foundCardView } from "../ui/cards/card-list-view.ts";
import type { Chip, LoosenedView, SearchPanelView, UnderstoodView } from "../ui/search/search-panel.ts";
import { plural } from "../ui/text/format.ts";
import type { SiteContext } from "../web/site-context.ts";
import { answerCards, surprisePath } from "./answer-cards.ts";
import { addDriveTimes } from "./drive-times.ts";
import { notesOf, resultSentence, visitNotes } from "./result-in-words.ts";
import { AS_WORDS, searchPath } from "./search-path.ts";
import { driveCenter, searchCenter } from "./site-search.ts";
import { understoodChips, withCloseMiles } from "./understood-chips.ts";
import { unusedSlots } from "./unused-slots.ts";

/** SPEC: at most six cards under the home search. */
const PANEL_CARDS = 6;
const MAX_ALTERNATIVES = 3;

export async function searchPanelView(
  site: SiteContext,
  result: SearchResult,
  type: SearchType,
): Promise<SearchPanelView> {
  const found = allFound(result);
  const cards = found.slice(0, PANEL_CARDS).map((one) => foundCardView(one, result.told));
  return {
    ...understoodView(result, type),
    answers: answerCards(site, result),
    isAnswered: found.length === 0 && isAnswerAlone(result.slots),
    total: found.length,
    named: Math.min(result.named.length, PANEL_CARDS),
    there: found.length - result.namesakes.length,
    cards: await addDriveTimes(site, driveCenter(result), cards),
  };
}

export function understoodView(result: SearchResult, type: SearchType): UnderstoodView {
  const chips = understoodChips(result, type);
  const notes = [notesOf(result), visitNotes(result.slots.filters, allFound(result).length > 0)];
  return {
    heading: resultSentence(result),
    corrected: result.corrected,
    isHeadingShown: (chips.length === 0 || result.corrected) && !isAnswerAlone(result.slots),
    chips,
    notes: notes.filter(Boolean).join(" ") || undefined,
    alternatives: didYouMean(result, type),
    otherwise: otherwiseInWords(result),
    trip: tripPath(result),
    map: mapPath(result),
    filters: filtersPath(result, type),
    here: result.slots.here,
    at: result.at,
    surprise: surprisePath(withCloseMiles(result.slots, result.miles)),
    loosened: loosenedView(result, type),
  };
}

const LOOSENED_CARDS = 6;

function loosenedView({ loosened, query, told }: SearchResult, type: SearchType): LoosenedView | undefined {
  if (!loosened) return undefined;
  const { heading, places, slots, miles } = loosened;
  const isNear = slots.areas.some(({ kind }) => kind === "near");
  const wider = isNear && slots.minutes === undefined && miles !== SEARCH_RADIUS_MILES ? { ...slots, miles } : slots;
  return {
    heading: `${heading}: ${plural(places.length, "location")}`,
    cards: places.slice(0, LOOSENED_CARDS).map((one) => foundCardView(one, told)),
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
  const { route, kinds, activities, shows, filters } = slots;
  const [filmed, otherFilmed] = shows;
  if (!route) return undefined;
  const parameters = new URLSearchParams();
  for (const name of ["from", "via", "to", "along", "area", "back"] as const)
    if (route[name]) parameters.set(name, route[name]);
  if (route.days) parameters.set("days", String(Math.min(route.days, TRIP_RANGES.days.max)));
  const types = [...new Set(kinds.map(({ type }) => type))];
  for (const type of types) parameters.append("kind", type);
  if (types.includes("hotel") || filters.includes("stay")) parameters.set("inns", "1");
  for (const { slug } of activities) parameters.append("activity", slug);
  if (filmed && !otherFilmed) parameters.set("list", SHOW_PREFIX + filmed.show.slug);
  if (filters.includes("free")) parameters.set("free", "1");
  const unused = unusedSlots(slots);
  if (unused !== "") parameters.set(UNUSED_PARAMETER, unused);
  return `/trip?${parameters}`;
}

/** Namesakes of a town are no correction: "did you mean" is asked only where the guess may be wrong. */
function otherwiseInWords({ slots, corrected, alternatives }: SearchResult): string {
  if (slots.words !== undefined) return "Or near";
  const names = new Set(alternatives.map((label) => label.split(",")[0]));
  return corrected || names.size !== 1 ? "Did you mean" : `Or another ${[...names][0]}?`;
}

function didYouMean({ alternatives }: SearchResult, type: SearchType): Chip[] {
  return alternatives.slice(0, MAX_ALTERNATIVES).map((label) => ({ label, href: searchPath({ q: label, type }) }));
}

/** The same text as words of names and stories … */
export const inStories = (q: string, type: SearchType): Chip => ({
  label: `Search names and stories for "${q}"`,
  href: searchPath({ q, type, as: AS_WORDS }),
});

/** … or as a question again. */
export const asQuestion = (q: string, type: SearchType): Chip => ({
  label: `Search for "${q}" as a place on the map`,
  href: searchPath({ q, type }),
});
