/** What a map on another page shows: the places of one of our pages that may be visited. */
import { findActivity } from "../domain/browse/places-with-activity.ts";
import { findCity } from "../domain/catalog/find-city.ts";
import { findState } from "../domain/catalog/find-state.ts";
import { placesOfKind } from "../domain/catalog/places-by-kind.ts";
import { findList } from "../domain/lists/editors-list.ts";
import { mayBeVisited, type PlaceList } from "../domain/places/place.ts";
import { kindTitle } from "../ui/cards/kind-title.ts";
import { cityPath, kindPath, statePath } from "../ui/cards/place-links.ts";
import { listPath } from "../ui/lists/list-path.ts";
import { EMBED_FILTERS, type EmbedFilter } from "../web/seo/embed-code.ts";
import type { SiteContext } from "../web/site-context.ts";
import { placesOnMap } from "./places-on-map.ts";

interface Page {
  readonly title: string;
  readonly path: string;
  readonly filter: EmbedFilter;
}

export interface EmbeddedPlaces extends Page {
  /** Best first. */
  readonly places: PlaceList;
}

/** Undefined if a filter is unknown, or if they leave no place. */
export async function findEmbedded(site: SiteContext, asked: URLSearchParams): Promise<EmbeddedPlaces | undefined> {
  const page = pageOf(site, asked);
  if (!page) return undefined;
  const all = await placesOnMap(site, new URLSearchParams({ ...page.filter }));
  const places = all.filter(mayBeVisited);
  return places.length === 0 ? undefined : { ...page, places };
}

function pageOf(site: SiteContext, asked: URLSearchParams): Page | undefined {
  // A city has no other filter than the state that it is in.
  const named = EMBED_FILTERS.filter((name) => asked.get(name) && !(name === "state" && asked.get("city")));
  const pages = named.map((name) => PAGES[name](site, asked.get(name)!, asked.get("state") ?? undefined));
  const [first] = pages;
  if (!first || !pages.every((page) => page !== undefined) || (pages.length > 1 && asked.get("city"))) return undefined;
  if (pages.length === 1) return first;
  const filter = Object.assign({}, ...pages.map((page) => page.filter)) as EmbedFilter;
  const title = pages.map((page) => page.title).join(", ");
  return { title, path: `/all-locations?${new URLSearchParams({ ...filter })}`, filter };
}

type FindPage = (site: SiteContext, name: string, state: string | undefined) => Page | undefined;

const PAGES: Readonly<Record<(typeof EMBED_FILTERS)[number], FindPage>> = {
  list({ catalog, lists }, name) {
    const found = findList(catalog, lists, name);
    return found && { title: found.list.title, path: listPath(name), filter: { list: name } };
  },
  kind({ catalog }, name) {
    const found = placesOfKind(catalog, name);
    return found && { title: kindTitle(found.kind), path: kindPath(found.kind), filter: { kind: found.kind } };
  },
  activity({ catalog }, name) {
    const found = findActivity(catalog, name);
    return (
      found && {
        title: `Places with Reports of ${found.label}`,
        path: `/activity/${found.slug}`,
        filter: { activity: found.slug },
      }
    );
  },
  city({ catalog }, name, chosen) {
    const found = findCity(catalog, name, chosen);
    if (!found) return undefined;
    const { slug, state, states } = found;
    return {
      title: `Haunted ${found.name}${state === undefined ? "" : `, ${state}`}`,
      path: cityPath(slug, states.length > 1 ? state : undefined),
      filter: { city: slug, ...(state !== undefined && { state }) },
    };
  },
  state({ catalog }, name) {
    const found = findState(catalog, name);
    return found && { title: `Haunted ${found.name}`, path: statePath(found.name), filter: { state: found.name } };
  },
};
