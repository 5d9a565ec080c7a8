import { DomainError } from "../domain-error.ts";
import type { Place } from "../places/place.ts";
import { placeSlug } from "../places/slug.ts";
import type { Catalog } from "./catalog.ts";

type PlaceAddress = { place: Place; moved: boolean };

/** Longer than any of our paths: searching it for an id would be a waste of time. */
const MAX_PATH_LENGTH = 1_000;

/**
 * The place that a /location/ path refers to. `moved` means that the path is not the current one: a former slug,
 * another spelling ("café-..."), or SPEC's second reading, which ends in the id.
 */
export function findPlace(catalog: Catalog, path: string): PlaceAddress | undefined {
  const current = catalog.bySlug.get(path);
  if (current) return { place: current, moved: false };
  const formerId = catalog.formerSlugs.get(path);
  const former = formerId === undefined ? undefined : catalog.byId.get(formerId);
  if (former && !mayTellAddress(former, path)) return { place: former, moved: true };
  if (path.length > MAX_PATH_LENGTH) return undefined;
  const respelled = catalog.bySlug.get(placeSlug(path));
  if (respelled) return { place: respelled, moved: true };
  for (let from = 0; ; ) {
    const place = catalog.byId.get(path.slice(from));
    if (place) return { place, moved: true };
    const hyphen = path.indexOf("-", from);
    if (hyphen < 0) break;
    from = hyphen + 1;
  }
  return undefined;
}

/** A private place may have been called by its address before: that URL would tell which house it is. */
const mayTellAddress = ({ access }: Place, formerSlug: string): boolean =>
  access === "private" && /\d/.test(formerSlug);

/** The place that a call, link or form refers to by its id or by a path. */
export function findByIdOrPath(catalog: Catalog, text: string): PlaceAddress | undefined {
  const place = catalog.byId.get(text);
  return place ? { place, moved: false } : findPlace(catalog, text);
}

export function requirePlace(catalog: Catalog, idOrPath: string): PlaceAddress {
  const found = findByIdOrPath(catalog, idOrPath);
  if (!found) throw new DomainError("not-found", "Location not found");
  return found;
}
