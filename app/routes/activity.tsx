import { data, redirect } from "react-router";
import { firstPosition, listFigures } from "../domain/list-figures.ts";
import { nameFromSlug } from "../domain/name-from-slug.ts";
import { findActivity } from "../domain/places-with-activity.ts";
import { POPULAR_STATES, statesByCount } from "../domain/state-counts.ts";
import { pageHeaders } from "../http/page-headers.ts";
import { pageMeta, siteUrlOf } from "../http/page-meta.ts";
import { pageSuffix, pagingPaths } from "../http/page-path.ts";
import { siteContext } from "../http/site-context.ts";
import { breadcrumbData, collectionData } from "../http/structured-data.ts";
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
import { stateLinks } from "../ui/place-links.ts";
import { Section } from "../ui/section.tsx";
import type { Route } from "./+types/activity";

const MAP_ZOOM = 6;

export const headers = pageHeaders;

export function loader({ params, context, url }: Route.LoaderArgs) {
  const { catalog } = context.get(siteContext);
  const activity = findActivity(catalog, params.type);
  if (!activity) return data({ label: nameFromSlug(params.type), list: undefined }, { status: 404 });
  if (activity.moved) throw redirect(`/activity/${activity.slug}${url.search}`, 301);
  const { slug, label, places } = activity;
  const list = cardListView(places, url);
  if (!list) throw data(null, { status: 404 });
  return {
    slug,
    label,
    list,
    picture: picturedPlace(places.at(0)!),
    figures: listFigures(places),
    center: firstPosition(places),
    states: stateLinks(statesByCount(places, POPULAR_STATES)),
  };
}

/** A type within a sentence; what is all capitals (EVP) stays so. */
const inSentence = (label: string): string =>
  label.replace(/\S+/g, (word) => (/[a-z]/.test(word) ? word.toLowerCase() : word));

const activityPath = (slug: string): string => `/activity/${encodeURIComponent(slug)}`;

const crumbsOf = (label: string, slug: string) => [
  { name: "Home", path: "/" },
  { name: "All Locations", path: "/all-locations" },
  { name: label, path: activityPath(slug) },
];

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { label, list } = loaderData;
  if (!list) {
    return pageMeta(matches, { title: NO_RESULTS, description: noResultsSentence(label) });
  }
  const siteUrl = siteUrlOf(matches);
  const title = `${label} Paranormal Locations${pageSuffix(list.page)}`;
  const description = `${plural(list.total, "documented haunted place")} with reports of ${inSentence(label)}: the stories, the states, and a map.`;
  const paths = pagingPaths(activityPath(loaderData.slug), list);
  return pageMeta(matches, {
    title,
    description,
    keywords: [label, `${label} hauntings`, `where ${inSentence(label)} are reported`],
    ...paths,
    image: `/share/activity/${loaderData.slug}.png`,
    structuredData: [
      breadcrumbData(siteUrl, crumbsOf(label, loaderData.slug)),
      collectionData(siteUrl, { name: title, description, path: paths.path, ...listedItems(list) }),
    ],
  });
};

export default function ActivityPage({ loaderData }: Route.ComponentProps) {
  if (!loaderData.list) {
    return (
      <NoResultsScreen
        sentence={noResultsSentence(loaderData.label)}
        action={{ to: "/", text: "Explore Other States" }}
        also={{ to: "/activity-types", text: "All activity types" }}
      />
    );
  }
  const { slug, label, list, picture, figures, center, states } = loaderData;
  return (
    <>
      <PageHeader
        crumbs={crumbsOf(label, slug)}
        title={`${label} Paranormal Locations`}
        lead={`${plural(figures.locations, "documented location")} with reports of ${inSentence(label)}.`}
        picture={picture}
      >
        <Figures
          items={[
            { label: "Total Locations", value: formatCount(figures.locations) },
            { label: "Avg Activity Level", value: formatRating(figures.averageRating) },
            { label: "Total Reports", value: formatCount(figures.reviews) },
            { label: "States Covered", value: formatCount(figures.states) },
          ]}
        />
      </PageHeader>
      <Section heading="Where it is reported">
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
        view={center && { center, zoom: MAP_ZOOM }}
        filter={{ activity: slug }}
      />
      <Section heading="Explore More">
        <LinkTiles tiles={[ONWARD.allLocations, ONWARD.activityTypes, ONWARD.mostHaunted, ONWARD.roadTrip]} />
      </Section>
    </>
  );
}
