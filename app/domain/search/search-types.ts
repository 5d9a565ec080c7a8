/** The type filter of the home search, SPEC's option list. */
import { DomainError } from "../domain-error.ts";
import type { PlaceCard, PlaceType } from "../places/place.ts";

export const SEARCH_TYPES = [
  { value: "all", label: "All Types" },
  { value: "mansion", label: "Haunted Mansions" },
  { value: "plantation", label: "Plantations" },
  { value: "asylum", label: "Asylums & Sanatoriums" },
  { value: "hotel", label: "Hotels & Inns" },
  { value: "lighthouse", label: "Lighthouses" },
  { value: "prison", label: "Prisons & Jails" },
] as const satisfies readonly { value: "all" | PlaceType; label: string }[];

const UNKNOWN_TYPE = `The type must be one of ${SEARCH_TYPES.map(({ value }) => value).join(", ")}.`;

export type SearchType = (typeof SEARCH_TYPES)[number]["value"];

/** For pages: anything else means no filter. */
export function readSearchType(text: string | null): SearchType {
  return SEARCH_TYPES.find((type) => type.value === text)?.value ?? "all";
}

/** For the API: a type that is given must be one of the list. */
export function requireSearchType(text: string | null): SearchType {
  const type = readSearchType(text);
  if (text && type !== text) throw new DomainError("invalid", UNKNOWN_TYPE);
  return type;
}

/** SPEC: the activity text contains the word; beyond it, the place is of that kind. */
export function isOfSearchType(place: PlaceCard, type: SearchType): boolean {
  if (type === "all") return true;
  return place.placeType === type || (place.paranormalActivityType ?? "").toLowerCase().includes(type);
}
