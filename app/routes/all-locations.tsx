import { memo, type ReactNode, useRef } from "react";
import { data, Link, useNavigation } from "react-router";
import { activityDirectory } from "../domain/browse/activity-directory.ts";
import { filterPlaces } from "../domain/browse/filter-places.ts";
import { defaultSort, isSearch, NO_FILTERS, type PlaceFilters, VISIT_FILTERS } from "../domain/browse/place-filters.ts";
import { findActivity } from "../domain/browse/places-with-activity.ts";
import { type Catalog, inOneOrder } from "../domain/catalog/catalog.ts";
import { largestStates } from "../domain/catalog/state-counts.ts";
import { readState } from "../domain/geo/us-states.ts";
import { countVisitable } from "../domain/places/place.ts";
import { GEOCODER_BUSY, PLACE_NOT_FOUND } from "../domain/search/search-texts.ts";
import { fitView } from "../map/map-view.ts";
import { CardList, listedItems } from "../ui/cards/card-list.tsx";
import { cardListView, foundListView } from "../ui/cards/card-list-view.ts";
import { stateLinks } from "../ui/cards/place-links.ts";
import { BUTTON } from "../ui/layout/link-button.tsx";
import { CountLinks, LinkTiles, ONWARD } from "../ui/layout/link-tiles.tsx";
import { PageHeader } from "../ui/layout/page-header.tsx";
import { Section } from "../ui/layout/section.tsx";
import { MapSection } from "../ui/map/map-section.tsx";
import { DropLinks } from "../ui/search/drop-links.tsx";
import { FilterBar } from "../ui/search/filter-bar.tsx";
import { FilterChips, sortWithoutSearch } from "../ui/search/filter-chips.tsx";
import { formatCount, plural } from "../ui/text/format.ts";
import { addDriveTimes } from "../views/drive-times.ts";
import { filterChoices } from "../views/filter-choices.ts";
import { listedPlaces } from "../views/listed-places.ts";
import { notesOf, resultSentence, visitNotes } from "../views/result-in-words.ts";
import { loosenedDrop, measuredFilters, searchWithin } from "../views/search-within.ts";
import { answerInit, driveCenter, searchCenter } from "../views/site-search.ts";
import { FILTER_PARAMETERS, filterSearch, readFilters } from "../web/filter-parameters.ts";
import { pageSuffix, pagingPaths } from "../web/page-path.ts";
import { pageHeadersUnlessTemporary } from "../web/render/page-headers.ts";
import type { RouteRule } from "../web/route-rule.ts";
import { filteredViewMeta } from "../web/seo/filtered-view-meta.ts";
import { pageMeta } from "../web/seo/page-meta.ts";
import { siteContext } from "../web/site-context.ts";
import type { Route } from "./+types/all-locations";

export const handle: RouteRule = {
  params: [...FILTER_PARAMETERS, "from", "page"],
  // Only the plain pages are cached: combinations of filters are endless.
  free: [...FILTER_PARAMETERS, "from"],
  searches: ["find"],
};

const BROWSE_ACTIVITIES = 8;

export const headers = pageHeadersUnlessTemporary;

export async function loader({ context, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const { catalog } = site;
  const filters = named(catalog, readFilters(url.searchParams));
  const among = listedPlaces(site, filters);
  const search = isSearch(filters) ? await searchWithin(site, filters) : undefined;
  const places = search
    ? search.found.map(({ place }) => place)
    : filterPlaces(catalog, filters, { among: among?.places, now: site.now() });
  const all = inOneOrder(catalog, places);
  const listed = search ? foundListView(search.found, search.result.told, url) : cardListView(places, url);
  if (!listed) throw data(null, { status: 404 });
  const list = { ...listed, cards: await addDriveTimes(site, search && driveCenter(search.result), listed.cards) };
  const directory = activityDirectory(catalog);
  const page = {
    filters: measuredFilters(filters, search),
    ...filterChoices(site, filters, search?.all() ?? among?.places, search?.around),
    listTitle: among?.title,
    list,
    search: search && {
      sentence: filters.find === "" ? undefined : resultSentence(search.result),
      notes: notesOf(search.result),
      busy: search.result.busy ?? false,
      isMeasured: searchCenter(search.result) !== undefined,
      loosened: loosenedDrop(search, filters),
    },
    visitNote: visitNotes(
      VISIT_FILTERS.filter((name) => filters[name] || search?.result.slots.filters.includes(name)),
      list.total > 0,
    ),
    all: catalog.places.length,
    view: fitView(all),
    visitable: countVisitable(all),
    browse: {
      states: stateLinks(largestStates(catalog)),
      activities: directory.slice(0, BROWSE_ACTIVITIES).map(({ slug, label, count }) => ({
        to: `/activity/${slug}`,
        name: label,
        count: plural(count, "location"),
      })),
      types: directory.length,
    },
  };
  return data(page, answerInit(search?.result, filters.now));
}

/** The selected filters with their display names. */
function named(catalog: Catalog, filters: PlaceFilters): PlaceFilters {
  const state = catalog.states.has(filters.state) ? filters.state : (readState(filters.state)?.name ?? filters.state);
  const activity = filters.activity && (findActivity(catalog, filters.activity)?.slug ?? filters.activity);
  return { ...filters, state, activity };
}

const PATH = "/all-locations";
const CRUMBS = [{ name: "All Locations", path: PATH }];

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { list, filters, activityLabel, listTitle } = loaderData;
  const view = filteredViewMeta({ filters, activityLabel, listTitle, total: list.total });
  const title = view.title + pageSuffix(list.page);
  const description = `${plural(list.total, "documented haunted place")} ${view.scope}. Search by name, city or state, and filter by activity, kind of place, access and what a visit is like.`;
  const sorted = filters.sort !== defaultSort(filters);
  // A sorted view lists the same places, so it isn't a separate page.
  const path = PATH + filterSearch({ ...filters, sort: defaultSort(filters) });
  const own = pagingPaths(PATH + filterSearch(filters), list);
  const paths = sorted && list.page === 1 ? { ...own, path } : own;
  return pageMeta(matches, {
    title,
    description,
    keywords: ["all haunted places", "haunted places by state", "paranormal directory"],
    ...paths,
    image: `/share/page${PATH}.png`,
    noindex: view.noindex,
    crumbs: CRUMBS,
    collection: listedItems(list),
  });
};

export default function AllLocations({ loaderData }: Route.ComponentProps) {
  return <Directory {...loaderData} />;
}

/** Memoized, because the router re-renders the page at every step of a navigation. */
const Directory = memo(function Directory(props: Route.ComponentProps["loaderData"]) {
  const { filters, activityLabel, listTitle, list, search, visitNote, all, view, visitable, choices, browse } = props;
  const inUse = { filters, activityLabel, listTitle, searchSentence: search?.sentence };
  const bar = useRef<HTMLDivElement>(null);
  const path = PATH + filterSearch(filters);
  return (
    <>
      <PageHeader
        crumbs={CRUMBS}
        title="All Paranormal Locations"
        lead="The whole directory. Search it, narrow it down, and share what you find: the address of this page keeps your filters."
      />
      <div ref={bar} className="wrap mt-6 sm:mt-12">
        <FilterBar path={PATH} filters={filters} choices={choices} isMeasured={search?.isMeasured ?? false} />
      </div>
      <Results>
        <h2 id="results" className="sr-only">
          Locations
        </h2>
        <p role="status" className="text-lg">
          Showing {formatCount(list.total)} of {formatCount(all)} paranormal locations
        </p>
        <FilterChips path={PATH} {...inUse} />
        {visitNote && <p className="mt-2 text-ash">{visitNote}</p>}
        {search?.notes && <p className="mt-2 text-ash wrap-anywhere">{search.notes}</p>}
        <div className="mt-7 transition-opacity in-aria-busy:opacity-60">
          {list.total === 0 ? (
            <NothingFound
              busy={search?.busy ?? false}
              sort={filters.sort}
              text={filters.q}
              drops={
                <DropLinks
                  path={PATH}
                  {...inUse}
                  counts={choices.counts}
                  loosened={search?.loosened}
                  className="mt-4 justify-center"
                />
              }
              onCleared={() => bar.current?.querySelector("input")?.focus()}
            />
          ) : (
            <CardList list={list} path={path} />
          )}
        </div>
      </Results>
      <MapSection
        heading="On the Map"
        label="Map of the locations that match the filters"
        view={view}
        filter={mapFilter(filters)}
        visitable={visitable}
        explore={mapFilter(filters)}
      />
      <Section heading="Browse by State">
        <CountLinks links={browse.states} />
      </Section>
      <Section heading="Browse by Activity Type">
        <CountLinks
          links={[
            ...browse.activities,
            { to: "/activity-types", name: "View All", count: plural(browse.types, "activity type") },
          ]}
        />
      </Section>
      <Section heading="Explore More">
        <LinkTiles tiles={[ONWARD.mostHaunted, ONWARD.roadTrip, ONWARD.submit, ONWARD.home]} />
      </Section>
    </>
  );
});

/** Announces that new results are loading. */
function Results({ children }: { children: ReactNode }) {
  const navigation = useNavigation();
  const busy = navigation.state === "loading" && navigation.location.pathname === PATH;
  return (
    <section aria-labelledby="results" aria-busy={busy} className="wrap mt-10">
      {children}
    </section>
  );
}

interface NothingFoundProps {
  /** The geocoder is unavailable: SPEC's message and a hint to try again. */
  readonly busy: boolean;
  readonly sort: PlaceFilters["sort"];
  /** Looked for in names, cities and states only, while the search understands sentences. */
  readonly text: string;
  readonly drops: ReactNode;
  readonly onCleared: () => void;
}

function NothingFound({ busy, sort, text, drops, onCleared }: NothingFoundProps) {
  return (
    <div className="border border-line bg-dusk px-6 py-12 text-center">
      <h3 className="text-3xl">{busy ? "Location Not Found" : "No locations found"}</h3>
      <p className="mt-3 text-ash">{busy ? PLACE_NOT_FOUND : "Try adjusting your search criteria."}</p>
      {busy && <p className="mt-1 text-ash">{GEOCODER_BUSY}</p>}
      {drops}
      {text !== "" && (
        <p className="mt-1">
          <Link
            to={`/search?${new URLSearchParams({ q: text })}`}
            className="inline-block py-1 underline wrap-anywhere"
          >
            Search stories and towns for "{text}"
          </Link>
        </p>
      )}
      <Link
        to={PATH + filterSearch({ ...NO_FILTERS, sort: sortWithoutSearch(sort) })}
        preventScrollReset
        onClick={onCleared}
        className={`${BUTTON.primary} mt-8`}
      >
        Clear All Filters
      </Link>
    </div>
  );
}

function mapFilter(filters: PlaceFilters): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(filterSearch({ ...filters, sort: defaultSort(filters) })));
}
