import { data } from "react-router";
import { NO_FILTERS } from "../domain/browse/place-filters.ts";
import { placesOfKind } from "../domain/catalog/places-by-kind.ts";
import { statesByCount } from "../domain/catalog/state-counts.ts";
import { listsOfKind } from "../domain/lists/editors-list.ts";
import type { PlaceType } from "../domain/places/place.ts";
import { PLACE_TYPE_LABELS } from "../domain/places/place-type-labels.ts";
import { fitView } from "../map/map-view.ts";
import { kindTitle } from "../ui/cards/kind-title.ts";
import { kindPath } from "../ui/cards/place-links.ts";
import { CountLinks, LinkTiles, ONWARD } from "../ui/layout/link-tiles.tsx";
import { Section } from "../ui/layout/section.tsx";
import { ListCards } from "../ui/lists/list-card.tsx";
import { listCards } from "../ui/lists/list-card-view.ts";
import { ListedPlaces, ListPage, listMeta } from "../ui/lists/list-page.tsx";
import { MapSection } from "../ui/map/map-section.tsx";
import { formatCount, plural } from "../ui/text/format.ts";
import { closeMatches } from "../views/close-matches.ts";
import { listPageView } from "../views/list-page-view.ts";
import { filterSearch } from "../web/filter-parameters.ts";
import { pageSuffix } from "../web/page-path.ts";
import { pageHeaders } from "../web/render/page-headers.ts";
import type { RouteRule } from "../web/route-rule.ts";
import { siteContext } from "../web/site-context.ts";
import type { Route } from "./+types/kind";

export const handle: RouteRule = { params: ["page", "from"], free: ["from"] };

export const headers = pageHeaders;

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const { catalog, lists } = site;
  const found = placesOfKind(catalog, params.kind);
  const page = found && listPageView(site, found.places, url, { kind: found.kind });
  if (!page) throw data(await closeMatches(site, url.pathname), { status: 404 });
  const { kind, places } = found;
  return {
    ...page,
    kind,
    view: fitView(places),
    lists: listCards(listsOfKind(catalog, lists, kind)),
    states: statesByCount(places, catalog.states.size).map(({ name, count }) => ({
      to: `/all-locations${filterSearch({ ...NO_FILTERS, state: name, kind })}`,
      name,
      count: formatCount(count),
    })),
  };
}

const crumbsOf = (kind: PlaceType) => [
  { name: "Lists", path: "/lists" },
  { name: PLACE_TYPE_LABELS[kind], path: kindPath(kind) },
];

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { kind, list } = loaderData;
  const name = kindTitle(kind);
  const title = `${name} in the United States${pageSuffix(list.page)}`;
  const description = `${plural(list.total, "documented place")}: ${name.toLowerCase()} by state, with their stories, who may go in, and a map.`;
  return listMeta(matches, {
    list,
    path: kindPath(kind),
    label: name,
    title,
    description,
    keywords: [name, `${name} near me`, `${name} by state`],
    image: `/share/kind/${kind}.png`,
    crumbs: crumbsOf(kind),
  });
};

export default function KindPage({ loaderData }: Route.ComponentProps) {
  const { kind, list, picture, figures, narrower, view, visitable, lists, states } = loaderData;
  const title = kindTitle(kind);
  return (
    <ListPage
      crumbs={crumbsOf(kind)}
      title={title}
      lead={`${plural(figures.locations, "documented location")} of this kind, in ${plural(figures.states, "state")}.`}
      picture={picture}
      figures={figures}
      labels={{
        locations: "Total Locations",
        averageRating: "Average Rating",
        reviews: "Total Reports",
        states: "States Covered",
      }}
    >
      {lists.length > 0 && (
        <Section heading="Our Editors' Lists">
          <ListCards lists={lists} />
        </Section>
      )}
      <ListedPlaces heading={`All ${title}`} list={list} narrower={narrower} path={kindPath(kind)} />
      <Section heading="By State">
        <CountLinks links={states} />
      </Section>
      <MapSection
        heading={`Map of ${title}`}
        label={`Map of places of this kind: ${title.toLowerCase()}`}
        view={view}
        filter={{ kind }}
        visitable={visitable}
        mayBeEmbedded
        explore={{ kind }}
      />
      <Section heading="Explore More">
        <LinkTiles tiles={[ONWARD.lists, ONWARD.allLocations, ONWARD.mostHaunted, ONWARD.roadTrip]} />
      </Section>
    </ListPage>
  );
}
