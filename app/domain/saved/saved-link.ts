/** A link that holds a list of places: "/saved?places=ca-winchester,co-stanley". It has no notes or dates, and the list's name only behind the "#" (app/ui/saved/list-hash.ts). */
import type { Catalog } from "../catalog/catalog.ts";
import { findByIdOrPath } from "../catalog/find-place.ts";
import type { Place } from "../places/place.ts";

export const MAX_LINKED = 100;
/** The server cuts off longer parameters. */
const MAX_VALUE_LENGTH = 900;
const PLACES = /^[a-z0-9-]{1,200}(,[a-z0-9-]{1,200})*$/;

/** Uses ids, which stay when a place is renamed. The parameter is repeated when it would get too long. */
export function savedSearch(ids: readonly string[]): string {
  const values: string[] = [];
  for (const id of ids) {
    const last = values.at(-1);
    if (last !== undefined && last.length + id.length < MAX_VALUE_LENGTH) values[values.length - 1] = `${last},${id}`;
    else values.push(id);
  }
  return `?${values.map((value) => `places=${value}`).join("&")}`;
}

type SavedLink =
  | { readonly places: readonly Place[]; readonly missing: number }
  | { readonly mistake: "damaged" | "cut-off" | "too-many" };

/** Former slugs and ids are followed. */
export function readSavedLink(catalog: Catalog, values: readonly string[]): SavedLink {
  // Not just the remaining places.
  if (values.some(({ length }) => length > MAX_VALUE_LENGTH)) return { mistake: "cut-off" };
  if (!values.every((value) => PLACES.test(value))) return { mistake: "damaged" };
  const names = new Set(values.flatMap((value) => value.split(",")));
  if (names.size > MAX_LINKED) return { mistake: "too-many" };
  const found = [...names].map((name) => findByIdOrPath(catalog, name)?.place);
  const places = [...new Set(found.filter((place) => place !== undefined))];
  return { places, missing: found.filter((place) => place === undefined).length };
}
