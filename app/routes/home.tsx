import { data } from "react-router";
import { withinMiles } from "../domain/catalog/find-nearby.ts";
import { listFigures } from "../domain/catalog/list-figures.ts";
import { largestStates, smallerStates } from "../domain/catalog/state-counts.ts";
import { editorsLists } from "../domain/lists/editors-list.ts";
import { MONTHS } from "../domain/places/season.ts";
import { NEARBY_RADIUS_MILES, readSearchType, visitorPosition } from "../domain/search/search-parameters.ts";
import { tidyQuery } from "../domain/search/tokenize.ts";
import { latestReports } from "../domain/visits/latest-reports.ts";
import { MapFrame } from "../map/map-frame.tsx";
import { DEFAULT_VIEW, fitView, viewAt } from "../map/map-view.ts";
import { SITE } from "../site.ts";
import { Cards } from "../ui/cards/card-list.tsx";
import { cardView } from "../ui/cards/card-view.ts";
import { PlaceFigures } from "../ui/cards/place-figures.tsx";
import { stateLinks } from "../ui/cards/place-links.ts";
import { Hero, Tonight } from "../ui/home/hero.tsx";
import { StateGrid } from "../ui/home/state-grid.tsx";
import { BUTTON, LinkButton } from "../ui/layout/link-button.tsx";
import { CountLinks, LinkTiles, ONWARD } from "../ui/layout/link-tiles.tsx";
import { Section } from "../ui/layout/section.tsx";
import { ListCards } from "../ui/lists/list-card.tsx";
import { listCards } from "../ui/lists/list-card-view.ts";
import { HomeSearchBox, HomeSearchResults, useHomeSearch } from "../ui/search/home-search.tsx";
import { NearbySection } from "../ui/search/nearby-section.tsx";
import { ALL_NEARBY, NEARBY_ID, nearbyResults } from "../ui/search/nearby-view.ts";
import { SurpriseLink } from "../ui/search/search-results.tsx";
import { formatCount, plural } from "../ui/text/format.ts";
import { LatestReports } from "../ui/visits/latest-reports.tsx";
import { addDriveMinutes } from "../views/drive-times.ts";
import { searchPanelView } from "../views/search-view.ts";
import { answerInit, searchSite } from "../views/site-search.ts";
import { pageHeadersUnlessTemporary } from "../web/render/page-headers.ts";
import type { RouteRule } from "../web/route-rule.ts";
import { pageMeta } from "../web/seo/page-meta.ts";
import { siteContext } from "../web/site-context.ts";
import type { Route } from "./+types/home";

export const handle: RouteRule = {
  params: ["q", "type", "lat", "lng", "near"],
  free: ["q", "type", "lat", "lng", "near"],
  positions: ["lat", "lng"],
  searches: ["q"],
};

const FEATURED = 6;
const LATEST_REPORTS = 3;

export const headers = pageHeadersUnlessTemporary;

export async function loader({ context, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const { catalog, lists } = site;
  const visitor = visitorPosition(url.searchParams);
  const query = tidyQuery(url.searchParams.get("q") ?? "");
  const type = readSearchType(url.searchParams.get("type"));
  const result = query === "" ? undefined : await searchSite(site, url.searchParams.get("q") ?? "", { type });
  const here = visitor && { lat: visitor[0], lng: visitor[1] };
  const found = here && withinMiles(catalog, here.lat, here.lng, NEARBY_RADIUS_MILES);
  const isAll = url.searchParams.get("near") === ALL_NEARBY;
  const nearby = visitor && found && nearbyResults(found, visitor, isAll);
  const page = {
    found: result && { view: await searchPanelView(site, result, type), query, type },
    figures: listFigures(catalog.places),
    month: MONTHS[site.now().getUTCMonth()]!,
    featured: catalog.places.slice(0, FEATURED).map(cardView),
    lists: listCards(
      editorsLists(
        catalog,
        lists.filter(({ featured }) => featured),
      ),
    ),
    states: largestStates(catalog),
    otherStates: stateLinks(smallerStates(catalog)),
    reports: latestReports(catalog)
      .slice(0, LATEST_REPORTS)
      .map(({ place: { slug, houseName, city, state }, report }) => ({
        slug,
        houseName,
        where: `${city}, ${state}`,
        report,
      })),
    visitor,
    view: viewAt(visitor, DEFAULT_VIEW.zoom, catalog.places) ?? fitView(catalog.places) ?? DEFAULT_VIEW,
    nearby: nearby && { ...nearby, places: await addDriveMinutes(site, here, nearby.places) },
  };
  return data(page, answerInit(result));
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: `${SITE.name}: ${SITE.tagline}`,
    description: `${formatCount(loaderData?.figures.locations ?? 0)} documented haunted places in the United States, with their history, what is reported, and whether you may visit.`,
    keywords: ["haunted houses near me", "haunted hotels", "ghost stories", "haunted road trip"],
    path: "/",
    noindex: loaderData?.found !== undefined,
  });

export default function Home({ loaderData }: Route.ComponentProps) {
  const { found, figures, month, featured, lists, states, otherStates, reports, visitor, view, nearby } = loaderData;
  const homeSearch = useHomeSearch(found);
  const nearbySection = <NearbySection key={visitor?.join()} initial={nearby} />;
  const map = <HomeMap visitor={visitor} view={view} />;
  // With a position in the URL, the nearby results come first.
  return (
    <>
      <Hero count={formatCount(figures.locations)}>
        <div className="mx-auto max-w-2xl">
          <HomeSearchBox {...homeSearch} />
          <p className="mt-3">
            <SurpriseLink className={`${BUTTON.outline} border-moon/60 bg-night/80`} />
          </p>
        </div>
        {!visitor && <Tonight month={month} lists={lists} />}
        {visitor && nearby && nearby.total > 0 && (
          <p className="mt-5">
            <a href={`#${NEARBY_ID}`} className="inline-block bg-night/80 px-4 py-2 text-bone hover:text-pumpkin">
              {plural(nearby.total, "haunted place")} within {NEARBY_RADIUS_MILES} miles of you
            </a>
          </p>
        )}
      </Hero>
      <HomeSearchResults {...homeSearch} />
      {visitor && nearbySection}
      {visitor && map}
      <div className="wrap mt-6 sm:mt-12">
        <PlaceFigures
          figures={figures}
          labels={{
            locations: "Paranormal Locations",
            states: "States Covered",
            reviews: "Documented Reports",
            averageRating: "Average Rating",
          }}
        />
      </div>
      <Section heading="Featured Haunted Locations">
        <Cards cards={featured} />
      </Section>
      {!visitor && nearbySection}
      {reports.length > 0 && (
        <Section heading="From Visitors">
          <LatestReports reports={reports} />
        </Section>
      )}
      {lists.length > 0 && (
        <Section heading="From Our Editors">
          <ListCards lists={lists} />
          <p className="mt-6">
            <LinkButton to="/lists" kind="outline">
              All lists
            </LinkButton>
          </p>
        </Section>
      )}
      <Section heading="Ways In">
        <LinkTiles
          tiles={[ONWARD.allLocations, ONWARD.mostHaunted, ONWARD.activityTypes, ONWARD.roadTrip, ONWARD.submit]}
        />
      </Section>
      {!visitor && map}
      <BrowseStates states={states} otherStates={otherStates} />
    </>
  );
}

function HomeMap({ visitor, view }: Pick<Route.ComponentProps["loaderData"], "visitor" | "view">) {
  return (
    <Section heading={visitor ? "Haunted Places Near You" : "The Haunted Map"}>
      <MapFrame
        view={view}
        label={visitor ? "Map of haunted places near you" : "Map of haunted places in the United States"}
        className="h-80 sm:h-[28rem]"
        {...(visitor ? { visitor } : {})}
      />
      <p data-print="hide" className="mt-4">
        <LinkButton to={visitor ? `/map?at=${visitor.join()},9` : "/map"} kind="outline">
          Explore the map
        </LinkButton>
      </p>
    </Section>
  );
}

function BrowseStates({ states, otherStates }: Pick<Route.ComponentProps["loaderData"], "states" | "otherStates">) {
  return (
    <Section heading="Browse by State" id="states">
      <StateGrid states={states} />
      {otherStates.length > 0 && (
        <details className="mt-6">
          <summary className="w-fit py-1.5 text-ash hover:text-bone">All other states</summary>
          <div className="mt-3">
            <CountLinks links={otherStates} />
          </div>
        </details>
      )}
    </Section>
  );
}
