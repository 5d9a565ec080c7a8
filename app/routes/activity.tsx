import { data, redirect } from "react-router";
import { findActivity } from "../domain/browse/places-with-activity.ts";
import { firstPosition } from "../domain/catalog/list-figures.ts";
import { POPULAR_STATES, statesByCount } from "../domain/catalog/state-counts.ts";
import { nameFromSlug } from "../domain/places/slug.ts";
import { viewAt } from "../map/map-view.ts";
import { stateLinks } from "../ui/cards/place-links.ts";
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
import { pageMeta } from "../web/seo/page-meta.ts";
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
  const page = listPageView(site, places, url, { activity: slug });
  if (!page) throw data(null, { status: 404 });
  return {
    ...page,
    slug,
    label,
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
  return listMeta(matches, {
    list,
    path: activityPath(loaderData.slug),
    label,
    title,
    description,
    keywords: [label, `${label} hauntings`, `where ${inSentence(label)} are reported`],
    image: `/share/activity/${loaderData.slug}.png`,
    crumbs: crumbsOf(label, loaderData.slug),
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
    <ListPage
      crumbs={crumbsOf(label, slug)}
      title={`${label} Paranormal Locations`}
      lead={`${plural(figures.locations, "documented location")} with reports of ${inSentence(label)}.`}
      picture={picture}
      figures={figures}
      labels={{
        locations: "Total Locations",
        averageRating: "Avg Activity Level",
        reviews: "Total Reports",
        states: "States Covered",
      }}
    >
      <ListedPlaces heading="Where It Is Reported" list={list} narrower={narrower} path={activityPath(slug)} />
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
    </ListPage>
  );
}
