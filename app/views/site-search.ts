/** Search for routes: runs the search of a URL on the request's catalog. */
import { QUESTION_PARAMETERS } from "../domain/browse/place-filters.ts";
import { DomainError } from "../domain/domain-error.ts";
import type { LatLng } from "../domain/geo/miles-between.ts";
import { memoize } from "../domain/memoize.ts";
import { isLocated, type PlaceCard, pointOf } from "../domain/places/place.ts";
import { fartherByCar } from "../domain/search/loosen.ts";
import { type SearchOptions, type SearchResult, search } from "../domain/search/search.ts";
import type { SearchContext } from "../domain/search/search-context.ts";
import { GEOCODER_BUSY } from "../domain/search/search-texts.ts";
import { readSlots } from "../domain/search/slot-parameters.ts";
import { isMomentary, type Slots, WALK_MILES } from "../domain/search/slots.ts";
import { BUSY_ANSWER, TEMPORARY_ANSWER } from "../web/render/page-headers.ts";
import type { SiteContext } from "../web/site-context.ts";

export async function searchContextOf({
  catalog,
  gazetteer,
  highways,
  whenSearchable,
  now,
}: SiteContext): Promise<SearchContext> {
  return { catalog, gazetteer, highways, index: await whenSearchable(), now: now() };
}

export async function searchSite(site: SiteContext, text: string, options: SearchOptions = {}): Promise<SearchResult> {
  const result = await search(await searchContextOf(site), site.askGeocoder, text, options);
  const from = searchCenter(result);
  return from && result.slots.minutes !== undefined ? withinDrive(site, result, from, result.slots.minutes) : result;
}

/** Returns the same object each time, because the road network memoizes nearby roads by it. */
const positionOf = memoize((place: PlaceCard): LatLng => pointOf(place)!);

/** Only what can be reached by car within that time, nearest first. If there is nothing, farther places. */
async function withinDrive(
  { directions }: SiteContext,
  result: SearchResult,
  from: LatLng,
  maxMinutes: number,
): Promise<SearchResult> {
  const located = result.places.filter(({ place }) => isLocated(place));
  const rows = await directions.table(
    [from],
    located.map(({ place }) => positionOf(place)),
    maxMinutes,
  );
  const reached = located
    .map((found, index) => ({ found, minutes: rows[0]![index]?.minutes ?? Number.POSITIVE_INFINITY }))
    .filter(({ minutes }) => minutes <= maxMinutes);
  if (reached.length === 0 && located.length > 0) {
    return { ...result, places: [], loosened: fartherByCar(result) };
  }
  const ordered =
    (result.slots.order ?? "nearest") !== "nearest" ? reached : reached.toSorted((a, b) => a.minutes - b.minutes);
  return { ...result, places: ordered.map(({ found }) => found) };
}

/** Where the drives of a search begin; there are none on foot. */
export const driveCenter = (result: SearchResult): LatLng | undefined =>
  result.slots.answer === "walk" || result.miles <= WALK_MILES ? undefined : searchCenter(result);

/** The point that distances of a search are measured from. */
export const searchCenter = ({ slots }: SearchResult): LatLng | undefined => centerOf(slots);

export function centerOf({ areas }: Slots): LatLng | undefined {
  const [area] = areas;
  return area?.kind === "near" && areas.length === 1 ? { lat: area.lat, lng: area.lng } : undefined;
}

/** The slots that an address names; undefined if its text is to be read. */
export async function slotsOf(site: SiteContext, parameters: URLSearchParams): Promise<Slots | undefined> {
  const asked = Object.fromEntries(QUESTION_PARAMETERS.map((name) => [name, parameters.get(name) ?? ""]));
  return readSlots(await searchContextOf(site), asked);
}

/** Throws if the geocoder is unavailable, which must not look like "nothing found". */
export async function searchSiteNow(site: SiteContext, text: string, options?: SearchOptions): Promise<SearchResult> {
  const result = await searchSite(site, text, options);
  if (result.busy) throw new DomainError("unavailable", GEOCODER_BUSY);
  return result;
}

/** With what a page of results is sent: nobody may store it while the geocoder is busy, or if an hour changes it. */
export const answerInit = (result: SearchResult | undefined, isOpenNow = false): ResponseInit => {
  if (result?.busy) return BUSY_ANSWER;
  return isOpenNow || (result && isMomentary(result.slots)) ? TEMPORARY_ANSWER : {};
};
