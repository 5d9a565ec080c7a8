import { data, redirect } from "react-router";
import { findState } from "../domain/find-state.ts";
import { firstPosition, listFigures } from "../domain/list-figures.ts";
import { nameFromSlug } from "../domain/name-from-slug.ts";
import { popularCities } from "../domain/popular-cities.ts";
import { statesInDataOrder } from "../domain/state-counts.ts";
import { pageHeaders } from "../http/page-headers.ts";
import { pageMeta, siteUrlOf } from "../http/page-meta.ts";
import { pageSuffix, pagingPaths } from "../http/page-path.ts";
import { siteContext } from "../http/site-context.ts";
import { breadcrumbData, collectionData } from "../http/structured-data.ts";
import { SITE } from "../site.ts";
import { BrowseByActivity } from "../ui/activity-links.tsx";
import { CardList } from "../ui/card-list.tsx";
import { cardListView } from "../ui/card-list-view.ts";
import { picturedPlace } from "../ui/card-view.ts";
import { Figures } from "../ui/figures.tsx";
import { formatCount, formatRating, plural } from "../ui/format.ts";
import { CountLinks, LinkTiles } from "../ui/link-tiles.tsx";
import { listedItems } from "../ui/listed-items.ts";
import { MapSection } from "../ui/map-section.tsx";
import { NO_RESULTS, NoResultsScreen, noResultsSentence } from "../ui/no-results-screen.tsx";
import { ONWARD } from "../ui/onward-tiles.ts";
import { PageHeader } from "../ui/page-header.tsx";
import { cityLinks, stateLinks, statePath } from "../ui/place-links.ts";
import { Section } from "../ui/section.tsx";
import type { Route } from "./+types/state";

const MAP_ZOOM = 7;

export const headers = pageHeaders;

export function loader({ params, context, url }: Route.LoaderArgs) {
  const { catalog } = context.get(siteContext);
  const state = findState(catalog, params.state);
  if (!state) return data({ name: nameFromSlug(params.state), exists: false, list: undefined }, { status: 404 });
  if (state.moved) throw redirect(`/state/${state.slug}${url.search}`, 301);
  const { name, places } = state;
  if (places.length === 0) return { name, exists: true, list: undefined };
  const list = cardListView(places, url);
  if (!list) throw data(null, { status: 404 });
  const cities = popularCities(catalog, places);
  return {
    name,
    list,
    picture: picturedPlace(places.at(0)!),
    figures: listFigures(places),
    center: firstPosition(places),
    cityCount: cities.total,
    cities: cityLinks(cities.popular, name),
    otherStates: stateLinks(statesInDataOrder(catalog, name)),
  };
}

const crumbsOf = (name: string) => [
  { name: "Home", path: "/" },
  { name, path: statePath(name) },
];

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { name, list } = loaderData;
  if (!list) {
    const path = loaderData.exists ? statePath(name) : undefined;
    return pageMeta(matches, { title: NO_RESULTS, description: noResultsSentence(name), path, noindex: true });
  }
  const siteUrl = siteUrlOf(matches);
  const title = `Haunted ${name}${pageSuffix(list.page)}`;
  const description = `${plural(list.total, "documented haunted place")} in ${name}: the stories, what is reported there, how to visit, and a map.`;
  const paths = pagingPaths(statePath(name), list);
  return pageMeta(matches, {
    title: `${title}: ${SITE.product} and Places`,
    description,
    keywords: [`haunted ${name}`, `${SITE.product} in ${name}`, `${name} ghosts`],
    ...paths,
    image: `/share${statePath(name)}.png`,
    structuredData: [
      breadcrumbData(siteUrl, crumbsOf(name)),
      collectionData(siteUrl, { name: title, description, path: paths.path, ...listedItems(list) }),
    ],
  });
};

export default function StatePage({ loaderData }: Route.ComponentProps) {
  const { name, list } = loaderData;
  if (!list) {
    return <NoResultsScreen sentence={noResultsSentence(name)} action={{ to: "/", text: "Explore Other States" }} />;
  }
  const { figures, picture, center, cityCount, cities, otherStates } = loaderData;
  return (
    <>
      <PageHeader
        crumbs={crumbsOf(name)}
        title={`Haunted ${name}`}
        lead={`${plural(figures.locations, "haunted attraction")}: what happened there, what is reported, and whether you may go in.`}
        picture={picture}
      >
        <Figures
          items={[
            { label: "Haunted Locations", value: formatCount(figures.locations) },
            { label: "Cities", value: formatCount(cityCount) },
            { label: "Reviews", value: formatCount(figures.reviews) },
            { label: "Avg Rating", value: formatRating(figures.averageRating) },
          ]}
        />
      </PageHeader>
      <MapSection
        heading={`Map of ${name}`}
        label={`Map of haunted places in ${name}`}
        view={center && { center, zoom: MAP_ZOOM }}
        filter={{ state: name }}
      />
      {cities.length > 1 && (
        <Section heading="Popular Cities">
          <CountLinks links={cities} />
        </Section>
      )}
      <Section heading="All Haunted Attractions">
        <CardList list={list} path={statePath(name)} />
      </Section>
      <Section heading="Explore More">
        <LinkTiles tiles={[ONWARD.mostHaunted, ONWARD.allLocations, ONWARD.roadTrip, ONWARD.home]} />
      </Section>
      {otherStates.length > 0 && (
        <Section heading="Other States with Haunted Locations">
          <CountLinks links={otherStates} />
        </Section>
      )}
      <BrowseByActivity />
    </>
  );
}
