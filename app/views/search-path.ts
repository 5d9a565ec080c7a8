/** The address of a search. */
import type { LatLng } from "../domain/geo/miles-between.ts";
import { SEARCH_RADIUS_MILES } from "../domain/search/search-parameters.ts";
import { writeSlots } from "../domain/search/slot-parameters.ts";
import type { Slots } from "../domain/search/slots.ts";

/** Value of `as` that forces a plain text search. */
export const AS_WORDS = "words";

interface SearchAddress {
  readonly q: string;
  readonly type?: string;
  readonly as?: typeof AS_WORDS;
  readonly miles?: number;
  /** Where the visitor's device is. */
  readonly here?: LatLng | undefined;
  /** What is searched for, where it is not what the text says. */
  readonly slots?: Slots | undefined;
}

/** Search URL; default parameters are omitted. */
export function searchPath({ q, type = "all", as, miles = SEARCH_RADIUS_MILES, here, slots }: SearchAddress): string {
  const parameters = new URLSearchParams({ q });
  if (type !== "all") parameters.set("type", type);
  if (as) parameters.set("as", as);
  if (!here && miles !== SEARCH_RADIUS_MILES && !slots) parameters.set("within", String(miles));
  for (const [name, value] of Object.entries(slots ? writeSlots(slots) : {})) parameters.set(name, value);
  if (here) for (const name of ["lat", "lng"] as const) parameters.set(name, String(here[name]));
  return `/search?${parameters}`;
}
