import { data } from "react-router";
import { filterPlaces } from "../domain/browse/filter-places.ts";
import { isInBox } from "../domain/browse/map-features.ts";
import { isSearch } from "../domain/browse/place-filters.ts";
import { inOneOrder } from "../domain/catalog/catalog.ts";
import { isLocated } from "../domain/places/place.ts";
import { boundsIn, boxAround, project } from "../map/drawn/mercator.ts";
import { PICTURE_SIZES, readPictureView } from "../map/drawn/picture-url.ts";
import { boundsToFit, DEFAULT_VIEW, EXPLORER_FRAMES, fitView, type MapView } from "../map/map-view.ts";
import { Explorer } from "../ui/map/explorer.tsx";
import { mapListView, placeView } from "../ui/map/map-data-view.ts";
import { filterChoices } from "../views/filter-choices.ts";
import { listedPlaces } from "../views/listed-places.ts";
import { placesIn } from "../views/places-on-map.ts";
import { loosenedDrop, measuredFilters, searchWithin } from "../views/search-within.ts";
import { answerInit } from "../views/site-search.ts";
import { FILTER_PARAMETERS, filterSearch, readFilters } from "../web/filter-parameters.ts";
import { pageHeadersUnlessTemporary } from "../web/render/page-headers.ts";
import type { RouteRule } from "../web/route-rule.ts";
import { pageMeta } from "../web/seo/page-meta.ts";
import { siteContext } from "../web/site-context.ts";
import type { Route } from "./+types/map";

/** A view of the whole country leaves them out. */
const FAR_STATES = ["Alaska", "Hawaii"];

const PATH = "/map";
const PARAMETERS = [...FILTER_PARAMETERS, "at", "open"];

export const handle: RouteRule = { params: PARAMETERS, free: PARAMETERS, positions: ["at"], searches: ["find"] };

export const headers = pageHeadersUnlessTemporary;

export async function loader({ context, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const { catalog } = site;
  const filters = readFilters(url.searchParams);
  const search = isSearch(filters) ? await searchWithin(site, filters) : undefined;
  const listed = listedPlaces(site, filters);
  const places = search
    ? search.found.map(({ place }) => place)
    : filterPlaces(catalog, filters, { among: listed?.places, now: site.now() });
  const all = inOneOrder(catalog, places);
  const shown = all === catalog.places ? undefined : new Set(places);
  const fit = fitView(all, undefined, EXPLORER_FRAMES) ?? DEFAULT_VIEW;
  const at = readPictureView(url.searchParams.get("at") ?? "");
  const { width, height } = PICTURE_SIZES.tall;
  const boundsOf = ({ center: [lat, lng], zoom }: Pick<MapView, "center" | "zoom">) =>
    boundsIn(boxAround(project(lat, lng, zoom), width, height), zoom);
  const opened = catalog.bySlug.get(url.searchParams.get("open") ?? "");
  const page = {
    filters: measuredFilters(filters, search),
    ...filterChoices(site, filters, search?.all() ?? listed?.places, search?.around),
    listTitle: listed?.title,
    loosened: search && loosenedDrop(search, filters),
    total: places.length,
    bounds: boundsToFit(all, undefined, EXPLORER_FRAMES),
    fit: { center: fit.center, zoom: fit.zoom, ...(fit.narrowZoom !== undefined && { narrowZoom: fit.narrowZoom }) },
    list: mapListView(placesIn(boundsOf(at ?? fit), places)),
    farStates: FAR_STATES.flatMap((name) => {
      const all = catalog.states.get(name) ?? [];
      const view = fitView(shown ? all.filter((place) => shown.has(place)) : all);
      if (!view || isInBox(boundsOf(view), ...fit.center)) return [];
      return [{ name, center: view.center, zoom: view.zoom, narrowZoom: view.narrowZoom }];
    }),
    opened: opened && isLocated(opened) ? placeView(opened) : undefined,
  };
  return data(page, answerInit(search?.result, filters.now));
}

/** Only other filters need new data: the map fetches what it shows. */
export function shouldRevalidate({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }): boolean {
  const filtersOf = (url: URL) => filterSearch(readFilters(url.searchParams));
  return currentUrl.pathname !== nextUrl.pathname || filtersOf(currentUrl) !== filtersOf(nextUrl);
}

export const meta: Route.MetaFunction = ({ matches, loaderData, location }) =>
  pageMeta(matches, {
    title: "Map of Haunted Places in the United States",
    description: `Explore ${loaderData?.total ?? "all"} haunted places on the map: move it, filter it, and open what you find.`,
    keywords: ["haunted map", "map of haunted places", "haunted places near me"],
    path: PATH,
    noindex: location.search !== "",
  });

export default function MapPage({ loaderData }: Route.ComponentProps) {
  return <Explorer path={PATH} {...loaderData} />;
}
