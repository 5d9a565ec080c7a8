/** The URL parameters of a search: type, radius and position. */
import type { PlaceCard, PlaceType } from "../places/place.ts";

/** SPEC's options of the type filter. */
export const SEARCH_TYPES = [
  { value: "all", label: "All Types" },
  { value: "mansion", label: "Haunted Mansions" },
  { value: "plantation", label: "Plantations" },
  { value: "asylum", label: "Asylums & Sanatoriums" },
  { value: "hotel", label: "Hotels & Inns" },
  { value: "lighthouse", label: "Lighthouses" },
  { value: "prison", label: "Prisons & Jails" },
] as const satisfies readonly { value: "all" | PlaceType; label: string }[];

export type SearchType = (typeof SEARCH_TYPES)[number]["value"];

/** Anything else means no filter. */
export function readSearchType(text: string | null): SearchType {
  return SEARCH_TYPES.find((type) => type.value === text)?.value ?? "all";
}

/** SPEC: the activity text contains the word; beyond SPEC, the place is of that kind. */
export function isOfSearchType(place: PlaceCard, type: SearchType): boolean {
  if (type === "all") return true;
  return place.placeType === type || (place.paranormalActivityType ?? "").toLowerCase().includes(type);
}

/** SPEC: radius of the home search. */
export const SEARCH_RADIUS_MILES = 100;
/** SPEC: radius of "Find Haunts Near You", which sends it as `within` if there is no JavaScript. */
export const NEARBY_RADIUS_MILES = 50;

/** The least and the most that can be asked for. */
export const DISTANCE_LIMITS = { miles: [1, 500], minutes: [5, 12 * 60] } as const;

export function readSearchRadius(within: string | null): number {
  return within === String(NEARBY_RADIUS_MILES) ? NEARBY_RADIUS_MILES : SEARCH_RADIUS_MILES;
}

/** Between several values of a slot's parameter: "hotels;prisons". */
export const SEPARATOR = ";";

/** SPEC's `lat` and `lng`; undefined if invalid. */
export function visitorPosition(
  parameters: URLSearchParams,
): readonly [latitude: number, longitude: number] | undefined {
  const latitude = readCoordinate(parameters.get("lat"), 90);
  const longitude = readCoordinate(parameters.get("lng"), 180);
  return latitude === undefined || longitude === undefined ? undefined : [latitude, longitude];
}

function readCoordinate(text: string | null, limit: number): number | undefined {
  if (text === null || !/^-?\d{1,3}(\.\d{1,20})?$/.test(text)) return undefined;
  const value = Number(text);
  return Math.abs(value) <= limit ? value : undefined;
}
