import { data } from "react-router";
import { NO_FILTERS } from "../domain/browse/place-filters.ts";
import { findShow, SHOW_PREFIX } from "../domain/browse/places-on-television.ts";
import { statesByCount } from "../domain/catalog/state-counts.ts";
import { countVisitable } from "../domain/places/place.ts";
import { fitView } from "../map/map-view.ts";
import { CardList, listedItems } from "../ui/cards/card-list.tsx";
import { cardListView } from "../ui/cards/card-list-view.ts";
import { picturedPlace } from "../ui/cards/card-view.ts";
import { showPath } from "../ui/investigations/show-path.ts";
import { filmedText } from "../ui/investigations/shows-view.ts";
import { LinkButton } from "../ui/layout/link-button.tsx";
import { CountLinks, LinkTiles, ONWARD } from "../ui/layout/link-tiles.tsx";
import { PageHeader } from "../ui/layout/page-header.tsx";
import { Section } from "../ui/layout/section.tsx";
import { MapSection } from "../ui/map/map-section.tsx";
import { FilterLinks } from "../ui/search/filter-links.tsx";
import { formatCount, plural } from "../ui/text/format.ts";
import { closeMatches } from "../views/close-matches.ts";
import { filterLinks } from "../views/filter-links.ts";
import { filterSearch } from "../web/filter-parameters.ts";
import { pageSuffix, pagingPaths } from "../web/page-path.ts";
import { pageHeaders } from "../web/render/page-headers.ts";
import type { RouteRule } from "../web/route-rule.ts";
import { pageMeta } from "../web/seo/page-meta.ts";
import { siteContext } from "../web/site-context.ts";
import type { Route } from "./+types/show";

export const handle: RouteRule = { params: ["page", "from"], free: ["from"] };

export const headers = pageHeaders;

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const { catalog } = site;
  const found = findShow(catalog, params.show);
  const places = found?.episodes.map(({ place }) => place) ?? [];
  const paged = cardListView(places, url);
  if (!found || !paged) throw data(await closeMatches(site, url.pathname), { status: 404 });
  const { show, episodes } = found;
  const list = SHOW_PREFIX + show.slug;
  const filmed = new Map(episodes.map(({ place, when }) => [place.slug, filmedText(when)]));
  return {
    title: show.title,
    slug: show.slug,
    list: {
      ...paged,
      cards: paged.cards.map((card) => ({
        ...card,
        storySummary: [filmed.get(card.slug), card.storySummary].filter(Boolean).join(" "),
      })),
    },
    picture: picturedPlace(places[0]!),
    narrower: filterLinks(site, places, { list }),
    states: statesByCount(places, catalog.states.size).map(({ name, count }) => ({
      to: `/all-locations${filterSearch({ ...NO_FILTERS, state: name, list })}`,
      name,
      count: formatCount(count),
    })),
    view: fitView(places),
    visitable: countVisitable(places),
  };
}

const crumbsOf = (title: string, slug: string) => [
  { name: "Lists", path: "/lists" },
  { name: "Television", path: "/shows" },
  { name: title, path: showPath(slug) },
];

const headingOf = (title: string): string => `Haunted Places on ${title}`;

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { title, slug, list } = loaderData;
  return pageMeta(matches, {
    title: headingOf(title) + pageSuffix(list.page),
    description: `${plural(list.total, "place")} where ${title} filmed, with their stories, who may go in, and a map.`,
    keywords: [`${title} locations`, ...list.cards.slice(0, 6).map(({ houseName }) => houseName)],
    ...pagingPaths(showPath(slug), list),
    crumbs: crumbsOf(title, slug),
    collection: listedItems(list),
  });
};

export default function ShowPage({
  loaderData: { title, slug, list, picture, narrower, states, view, visitable },
}: Route.ComponentProps) {
  const filter = { list: SHOW_PREFIX + slug };
  return (
    <>
      <PageHeader
        crumbs={crumbsOf(title, slug)}
        eyebrow={plural(list.total, "place")}
        title={headingOf(title)}
        lead={`Where ${title} is documented to have filmed. What the program said is not what the record says: each story keeps them apart.`}
        picture={picture}
      />
      <p data-print="hide" className="wrap mt-10 flex flex-wrap gap-3">
        <LinkButton to={`/map?list=${filter.list}`} kind="outline">
          See these on the map
        </LinkButton>
        {visitable > 0 && (
          <LinkButton to={`/trip?list=${filter.list}`} kind="outline">
            Plan a trip through these
          </LinkButton>
        )}
      </p>
      <Section heading="The Places">
        <FilterLinks links={narrower} />
        <CardList list={list} path={showPath(slug)} />
      </Section>
      {states.length > 1 && (
        <Section heading="By State">
          <CountLinks links={states} />
        </Section>
      )}
      <MapSection
        heading="Map of the Places"
        label={`Map of places on ${title}`}
        view={view}
        filter={filter}
        visitable={visitable}
      />
      <Section heading="Explore More">
        <LinkTiles tiles={[ONWARD.shows, ONWARD.investigations, ONWARD.lists, ONWARD.roadTrip]} />
      </Section>
    </>
  );
}
