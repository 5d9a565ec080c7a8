import { data } from "react-router";
import { NO_FILTERS } from "../domain/browse/place-filters.ts";
import { listFigures } from "../domain/catalog/list-figures.ts";
import { placesOfKind } from "../domain/catalog/places-by-kind.ts";
import { statesByCount } from "../domain/catalog/state-counts.ts";
import { listsOfKind } from "../domain/lists/editors-list.ts";
import { countVisitable, type PlaceType } from "../domain/places/place.ts";
import { PLACE_TYPE_LABELS } from "../domain/places/place-type-labels.ts";
import { fitView } from "../map/map-view.ts";
import { CardList, listedItems } from "../ui/cards/card-list.tsx";
import { cardListView } from "../ui/cards/card-list-view.ts";
import { picturedPlace } from "../ui/cards/card-view.ts";
import { kindTitle } from "../ui/cards/kind-title.ts";
import { PlaceFigures } from "../ui/cards/place-figures.tsx";
import { kindPath } from "../ui/cards/place-links.ts";
import { CountLinks, LinkTiles, ONWARD } from "../ui/layout/link-tiles.tsx";
import { PageHeader } from "../ui/layout/page-header.tsx";
import { Section } from "../ui/layout/section.tsx";
import { ListCards } from "../ui/lists/list-card.tsx";
import { listCards } from "../ui/lists/list-card-view.ts";
import { MapSection } from "../ui/map/map-section.tsx";
import { FilterLinks } from "../ui/search/filter-links.tsx";
import { formatCount, plural } from "../ui/text/format.ts";
import { closeMatches } from "../views/close-matches.ts";
import { filterLinks } from "../views/filter-links.ts";
import { filterSearch } from "../web/filter-parameters.ts";
import { pageSuffix, pagingPaths } from "../web/page-path.ts";
import { pageHeaders } from "../web/render/page-headers.ts";
import type { RouteRule } from "../web/route-rule.ts";
import { oembedOf } from "../web/seo/embed-code.ts";
import { pageMeta, siteUrlOf } from "../web/seo/page-meta.ts";
import { siteContext } from "../web/site-context.ts";
import type { Route } from "./+types/kind";

export const handle: RouteRule = { params: ["page", "from"], free: ["from"] };

export const headers = pageHeaders;

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const { catalog, lists } = site;
  const found = placesOfKind(catalog, params.kind);
  const list = found && cardListView(found.places, url);
  if (!list) throw data(await closeMatches(site, url.pathname), { status: 404 });
  const { kind, places } = found;
  return {
    kind,
    list,
    picture: picturedPlace(places[0]!),
    visitable: countVisitable(places),
    figures: listFigures(places),
    narrower: filterLinks(site, places, { kind }),
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
  const paths = pagingPaths(kindPath(kind), list);
  return pageMeta(matches, {
    title,
    description,
    keywords: [name, `${name} near me`, `${name} by state`],
    ...paths,
    image: `/share/kind/${kind}.png`,
    alternates: [oembedOf(siteUrlOf(matches), name, kindPath(kind))],
    crumbs: crumbsOf(kind),
    collection: listedItems(list),
  });
};

export default function KindPage({ loaderData }: Route.ComponentProps) {
  const { kind, list, picture, figures, narrower, view, visitable, lists, states } = loaderData;
  const title = kindTitle(kind);
  return (
    <>
      <PageHeader
        crumbs={crumbsOf(kind)}
        title={title}
        lead={`${plural(figures.locations, "documented location")} of this kind, in ${plural(figures.states, "state")}.`}
        picture={picture}
      >
        <PlaceFigures
          figures={figures}
          labels={{
            locations: "Total Locations",
            averageRating: "Average Rating",
            reviews: "Total Reports",
            states: "States Covered",
          }}
        />
      </PageHeader>
      {lists.length > 0 && (
        <Section heading="Our Editors' Lists">
          <ListCards lists={lists} />
        </Section>
      )}
      <Section heading={`All ${title}`}>
        <FilterLinks links={narrower} />
        <CardList list={list} path={kindPath(kind)} />
      </Section>
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
    </>
  );
}
