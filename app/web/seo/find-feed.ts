/** The feeds: one of all places, and one for each state, city and list. */
import { findCity } from "../../domain/catalog/find-city.ts";
import { findState } from "../../domain/catalog/find-state.ts";
import { findList } from "../../domain/lists/editors-list.ts";
import type { PlaceList } from "../../domain/places/place.ts";
import { stateSlug } from "../../domain/places/slug.ts";
import type { SiteContext } from "../site-context.ts";
import { type FeedQuestion, feedPath } from "./feed-path.ts";

interface FoundFeed {
  /** "Haunted Ohio". */
  readonly name: string;
  /** Path of the page that it follows. */
  readonly page: string;
  /** Spelled like the URL of the page itself. */
  readonly path: string;
  readonly places: PlaceList;
}

/** Undefined if the directory has no such state, city or list, or no places in it. */
export function findFeed({ catalog, lists }: SiteContext, { state, city, list }: FeedQuestion): FoundFeed | undefined {
  if (list !== undefined) {
    const found = findList(catalog, lists, list);
    if (!found || state !== undefined || city !== undefined) return undefined;
    const { slug, title } = found.list;
    return { name: title, page: `/lists/${slug}`, path: feedPath({ list: slug }), places: found.places };
  }
  if (city !== undefined) {
    const found = findCity(catalog, city, state);
    if (!found) return undefined;
    const { slug, name, places } = found;
    const chosen = state === undefined ? undefined : stateSlug(state);
    return {
      name: found.state ? `${name}, ${found.state}` : name,
      page: `/city/${slug}${chosen ? `?state=${chosen}` : ""}`,
      path: feedPath({ city: slug, state: chosen }),
      places,
    };
  }
  if (state === undefined) return undefined;
  const found = findState(catalog, state);
  if (!found || found.places.length === 0) return undefined;
  const { slug, name, places } = found;
  return { name, page: `/state/${slug}`, path: feedPath({ state: slug }), places };
}
