import { data, redirect } from "react-router";
import { findActivity } from "../domain/browse/places-with-activity.ts";
import { firstPosition, listFigures } from "../domain/catalog/list-figures.ts";
import { POPULAR_STATES, statesByCount } from "../domain/catalog/state-counts.ts";
import { countVisitable } from "../domain/places/place.ts";
import { nameFromSlug } from "../domain/places/slug.ts";
import { viewAt } from "../map/map-view.ts";
import { CardList, listedItems } from "../ui/cards/card-list.tsx";
import { cardListView } from "../ui/cards/card-list-view.ts";
import { picturedPlace } from "../ui/cards/card-view.ts";
import { PlaceFigures } from "../ui/cards/place-figures.tsx";
import { stateLinks } from "../ui/cards/place-links.ts";
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
import { pageMeta, siteUrlOf } from "../web/seo/page-meta.ts";
import { siteContext } from "../web/site-context.ts";
import type { Route } from "./+types/activity";

export const handle: RouteRule = { params: ["page", "from"], free: ["from"] };

const MAP_ZOOM = 6;

export const headers = pageHeaders;

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const activity = findActivity(site.catalog, params.type);
  if (!activity) {
    const guesses = await closeMatches(site, url.pathname);
    return data({ label: nameFromSlug(params.type), guesses, list: undefined }, { status: 404 });
  }
  if (activity.moved) throw redirect(`/activity/${activity.slug}${url.search}`, 301);
  const { slug, label, places } = activity;
  const list = cardListView(places, url);
  if (!list) throw data(null, { status: 404 });
  return {
    slug,
    label,
    list,
    picture: picturedPlace(places.at(0)!),
    visitable: countVisitable(places),
    figures: listFigures(places),
    narrower: filterLinks(site, places, { activity: slug }),
    view: viewAt(firstPosition(places), MAP_ZOOM, places),
    states: stateLinks(statesByCount(places, POPULAR_STATES)),
  };
}

/** Lowercases a type for use within a sentence, except acronyms (EVP). */
const inSentence = (label: string): string =>
  label.replace(/\S+/g, (word) => (/[a-z]/.test(word) ? word.toLowerCase() : word));

const activityPath = (slug: string): string => `/activity/${encodeURIComponent(slug)}`;

const crumbsOf = (label: string, slug: string) => [
  { name: "All Locations", path: "/all-locations" },
  { name: label, path: activityPath(slug) },
];

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { label, list } = loaderData;
  if (!list) {
    return pageMeta(matches, { title: NO_RESULTS, description: noResultsSentence(label) });
  }
  const title = `${label} Paranormal Locations${pageSuffix(list.page)}`;
  const description = `${plural(list.total, "documented haunted place")} with reports of ${inSentence(label)}: the stories, the states, and a map.`;
  const paths = pagingPaths(activityPath(loaderData.slug), list);
  return pageMeta(matches, {
    title,
    description,
    keywords: [label, `${label} hauntings`, `where ${inSentence(label)} are reported`],
    ...paths,
    image: `/share/activity/${loaderData.slug}.png`,
    alternates: [oembedOf(siteUrlOf(matches), label, activityPath(loaderData.slug))],
    crumbs: crumbsOf(label, loaderData.slug),
    collection: listedItems(list),
  });
};

export default function ActivityPage({ loaderData }: Route.ComponentProps) {
  if (!loaderData.list) {
    return (
      <NoResultsScreen
        sentence={noResultsSentence(loaderData.label)}
        action={{ to: "/", text: "Explore Other States" }}
        also={{ to: "/activity-types", text: "All activity types" }}
        guesses={loaderData.guesses}
      />
    );
  }
  const { slug, label, list, picture, figures, narrower, view, visitable, states } = loaderData;
  return (
    <>
      <PageHeader
        crumbs={crumbsOf(label, slug)}
        title={`${label} Paranormal Locations`}
        lead={`${plural(figures.locations, "documented location")} with reports of ${inSentence(label)}.`}
        picture={picture}
      >
        <PlaceFigures
          figures={figures}
          labels={{
            locations: "Total Locations",
            averageRating: "Avg Activity Level",
            reviews: "Total Reports",
            states: "States Covered",
          }}
        />
      </PageHeader>
      <Section heading="Where It Is Reported">
        <FilterLinks links={narrower} />
        <CardList list={list} path={activityPath(slug)} />
      </Section>
      {states.length > 1 && (
        <Section heading={`Popular States for ${label}`}>
          <CountLinks links={states} />
        </Section>
      )}
      <MapSection
        heading={`Map of ${label}`}
        label={`Map of places with reports of ${inSentence(label)}`}
        view={view}
        filter={{ activity: slug }}
        visitable={visitable}
        mayBeEmbedded
        explore={{ activity: slug }}
      />
      <Section heading="Explore More">
        <LinkTiles tiles={[ONWARD.allLocations, ONWARD.activityTypes, ONWARD.mostHaunted, ONWARD.roadTrip]} />
      </Section>
    </>
  );
}
