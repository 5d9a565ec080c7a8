import { data, redirect } from "react-router";
import { findState } from "../domain/catalog/find-state.ts";
import { firstPosition } from "../domain/catalog/list-figures.ts";
import { popularCities } from "../domain/catalog/popular-cities.ts";
import { statesInDataOrder } from "../domain/catalog/state-counts.ts";
import { nameFromSlug } from "../domain/places/slug.ts";
import { viewAt } from "../map/map-view.ts";
import { SITE } from "../site.ts";
import { newsView } from "../ui/cards/news-view.ts";
import { cityLinks, stateLinks, statePath } from "../ui/cards/place-links.ts";
import { WhatsNew } from "../ui/cards/whats-new.tsx";
import { BrowseByActivity } from "../ui/layout/activity-links.tsx";
import { NO_RESULTS, NoResultsScreen, noResultsSentence } from "../ui/layout/empty-screen.tsx";
import { CountLinks, LinkTiles, ONWARD } from "../ui/layout/link-tiles.tsx";
import { Section } from "../ui/layout/section.tsx";
import { ListedPlaces, ListPage, listMeta } from "../ui/lists/list-page.tsx";
import { MapSection } from "../ui/map/map-section.tsx";
import { plural } from "../ui/text/format.ts";
import { closeMatches } from "../views/close-matches.ts";
import { listPageView } from "../views/list-page-view.ts";
import { pageSuffix } from "../web/page-path.ts";
import { pageHeaders } from "../web/render/page-headers.ts";
import type { RouteRule } from "../web/route-rule.ts";
import { feedOf, feedPath } from "../web/seo/feed-path.ts";
import { pageMeta } from "../web/seo/page-meta.ts";
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
  const page = listPageView(site, places, url, { state: name });
  if (!page) throw data(null, { status: 404 });
  const cities = popularCities(catalog, places);
  return {
    ...page,
    name,
    figures: { ...page.figures, cities: cities.total },
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
  return listMeta(matches, {
    list,
    path: statePath(name),
    label: name,
    title: `${title}: ${SITE.product} and Places`,
    description,
    keywords: [`haunted ${name}`, `${SITE.product} in ${name}`, `${name} ghosts`],
    image: `/share${statePath(name)}.png`,
    alternates: [feedOf(name, loaderData.news.feed)],
    crumbs: crumbsOf(name),
    collection: title,
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
    <ListPage
      crumbs={crumbsOf(name)}
      title={`Haunted ${name}`}
      lead={`${plural(figures.locations, "haunted attraction")}: what happened there, what is reported, and whether you may go in.`}
      picture={picture}
      figures={figures}
      labels={{ locations: "Haunted Locations", cities: "Cities", reviews: "Reviews", averageRating: "Avg Rating" }}
    >
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
      <ListedPlaces heading="All Haunted Attractions" list={list} narrower={narrower} path={statePath(name)} />
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
    </ListPage>
  );
}
