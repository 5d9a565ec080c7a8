import { data, redirect } from "react-router";
import { findState } from "../domain/catalog/find-state.ts";
import { firstPosition, listFigures } from "../domain/catalog/list-figures.ts";
import { popularCities } from "../domain/catalog/popular-cities.ts";
import { statesInDataOrder } from "../domain/catalog/state-counts.ts";
import { countVisitable } from "../domain/places/place.ts";
import { nameFromSlug } from "../domain/places/slug.ts";
import { viewAt } from "../map/map-view.ts";
import { SITE } from "../site.ts";
import { CardList, listedItems } from "../ui/cards/card-list.tsx";
import { cardListView } from "../ui/cards/card-list-view.ts";
import { picturedPlace } from "../ui/cards/card-view.ts";
import { newsView } from "../ui/cards/news-view.ts";
import { PlaceFigures } from "../ui/cards/place-figures.tsx";
import { cityLinks, stateLinks, statePath } from "../ui/cards/place-links.ts";
import { WhatsNew } from "../ui/cards/whats-new.tsx";
import { BrowseByActivity } from "../ui/layout/activity-links.tsx";
import { NO_RESULTS, NoResultsScreen, noResultsSentence } from "../ui/layout/empty-screen.tsx";
import { CountLinks, LinkTiles, ONWARD } from "../ui/layout/link-tiles.tsx";
import { PageHeader } from "../ui/layout/page-header.tsx";
import { Section } from "../ui/layout/section.tsx";
import { MapSection } from "../ui/map/map-section.tsx";
import { FilterLinks } from "../ui/search/filter-links.tsx";
import { plural } from "../ui/text/format.ts";
import { closeMatches } from "../views/close-matches.ts";
import { filterLinks } from "../views/filter-links.ts";
import { pageSuffix, pagingPaths } from "../web/page-path.ts";
import { pageHeaders } from "../web/render/page-headers.ts";
import type { RouteRule } from "../web/route-rule.ts";
import { oembedOf } from "../web/seo/embed-code.ts";
import { feedOf, feedPath } from "../web/seo/feed-path.ts";
import { pageMeta, siteUrlOf } from "../web/seo/page-meta.ts";
import { siteContext } from "../web/site-context.ts";
import type { Route } from "./+types/state";

export const handle: RouteRule = { params: ["page", "from"], free: ["from"] };

const MAP_ZOOM = 7;

export const headers = pageHeaders;

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const { catalog } = site;
  const state = findState(catalog, params.state);
  if (!state) {
    const guesses = await closeMatches(site, url.pathname);
    return data({ name: nameFromSlug(params.state), exists: false, guesses, list: undefined }, { status: 404 });
  }
  if (state.moved) throw redirect(`/state/${state.slug}${url.search}`, 301);
  const { name, places } = state;
  if (places.length === 0) return { name, exists: true, guesses: undefined, list: undefined };
  const list = cardListView(places, url);
  if (!list) throw data(null, { status: 404 });
  const cities = popularCities(catalog, places);
  return {
    name,
    list,
    picture: picturedPlace(places.at(0)!),
    visitable: countVisitable(places),
    figures: { ...listFigures(places), cities: cities.total },
    narrower: filterLinks(site, places, { state: name }),
    view: viewAt(firstPosition(places), MAP_ZOOM, places),
    news: newsView(feedPath({ state: state.slug }), catalog, places),
    cities: cityLinks(cities.popular, name),
    otherStates: stateLinks(statesInDataOrder(catalog, name)),
  };
}

const crumbsOf = (name: string) => [{ name, path: statePath(name) }];

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { name, list } = loaderData;
  if (!list) {
    const path = loaderData.exists ? statePath(name) : undefined;
    return pageMeta(matches, { title: NO_RESULTS, description: noResultsSentence(name), path, noindex: true });
  }
  const title = `Haunted ${name}${pageSuffix(list.page)}`;
  const description = `${plural(list.total, "documented haunted place")} in ${name}: the stories, what is reported there, how to visit, and a map.`;
  const paths = pagingPaths(statePath(name), list);
  return pageMeta(matches, {
    title: `${title}: ${SITE.product} and Places`,
    description,
    keywords: [`haunted ${name}`, `${SITE.product} in ${name}`, `${name} ghosts`],
    ...paths,
    image: `/share${statePath(name)}.png`,
    alternates: [feedOf(name, loaderData.news.feed), oembedOf(siteUrlOf(matches), name, statePath(name))],
    crumbs: crumbsOf(name),
    collection: { name: title, ...listedItems(list) },
  });
};

export default function StatePage({ loaderData }: Route.ComponentProps) {
  const { name, list } = loaderData;
  if (!list) {
    const action = { to: "/", text: "Explore Other States" };
    return <NoResultsScreen sentence={noResultsSentence(name)} action={action} guesses={loaderData.guesses} />;
  }
  const { figures, news, narrower, picture, view, visitable, cities, otherStates } = loaderData;
  return (
    <>
      <PageHeader
        crumbs={crumbsOf(name)}
        title={`Haunted ${name}`}
        lead={`${plural(figures.locations, "haunted attraction")}: what happened there, what is reported, and whether you may go in.`}
        picture={picture}
      >
        <PlaceFigures
          figures={figures}
          labels={{ locations: "Haunted Locations", cities: "Cities", reviews: "Reviews", averageRating: "Avg Rating" }}
        />
      </PageHeader>
      <MapSection
        heading={`Map of ${name}`}
        label={`Map of haunted places in ${name}`}
        view={view}
        filter={{ state: name }}
        visitable={visitable}
        mayBeEmbedded
        explore={{ state: name }}
      />
      {cities.length > 1 && (
        <Section heading="Popular Cities">
          <CountLinks links={cities} />
        </Section>
      )}
      <Section heading="All Haunted Attractions">
        <FilterLinks links={narrower} />
        <CardList list={list} path={statePath(name)} />
      </Section>
      <WhatsNew news={news} />
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
