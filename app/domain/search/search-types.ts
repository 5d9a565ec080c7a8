/** The type filter of the home search, SPEC's option list. */
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

export type SearchType = (typeof SEARCH_TYPES)[number]["value"];

/** Anything else means no filter. */
export function readSearchType(text: string | null): SearchType {
  return SEARCH_TYPES.find((type) => type.value === text)?.value ?? "all";
}

/** SPEC: the activity text contains the word; beyond it, the place is of that kind. */
export function isOfSearchType(place: PlaceCard, type: SearchType): boolean {
  if (type === "all") return true;
  return place.placeType === type || (place.paranormalActivityType ?? "").toLowerCase().includes(type);
}
