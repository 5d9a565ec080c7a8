import { data } from "react-router";
import { findList } from "../domain/lists/editors-list.ts";
import { countVisitable } from "../domain/places/place.ts";
import { readableSearch } from "../domain/trips/question/read-question.ts";
import { fitView } from "../map/map-view.ts";
import { Cards } from "../ui/cards/card-list.tsx";
import { cardView, picturedPlace } from "../ui/cards/card-view.ts";
import { newsView } from "../ui/cards/news-view.ts";
import { WhatsNew } from "../ui/cards/whats-new.tsx";
import { LinkButton } from "../ui/layout/link-button.tsx";
import { LinkTiles, ONWARD } from "../ui/layout/link-tiles.tsx";
import { PageHeader } from "../ui/layout/page-header.tsx";
import { Section } from "../ui/layout/section.tsx";
import { listPath } from "../ui/lists/list-path.ts";
import { MapSection } from "../ui/map/map-section.tsx";
import { FilterLinks } from "../ui/search/filter-links.tsx";
import { plural } from "../ui/text/format.ts";
import { closeMatches } from "../views/close-matches.ts";
import { filterLinks } from "../views/filter-links.ts";
import { pageHeaders } from "../web/render/page-headers.ts";
import { oembedOf } from "../web/seo/embed-code.ts";
import { feedOf, feedPath } from "../web/seo/feed-path.ts";
import { pageMeta, siteUrlOf } from "../web/seo/page-meta.ts";
import { siteContext } from "../web/site-context.ts";
import type { Route } from "./+types/list";

export const headers = pageHeaders;

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const { catalog, lists } = site;
  const found = findList(catalog, lists, params.list);
  if (!found) throw data(await closeMatches(site, url.pathname), { status: 404 });
  const { list, places } = found;
  const { entries, ...text } = list;
  return {
    list: text,
    cards: entries.map(({ place, why }) => ({ ...cardView(place), storySummary: why })),
    picture: picturedPlace(places[0]!),
    news: newsView(feedPath({ list: list.slug }), catalog, places),
    narrower: filterLinks(site, places, { list: list.slug }),
    view: fitView(places),
    visitable: countVisitable(places),
  };
}

const crumbsOf = (title: string, slug: string) => [
  { name: "Lists", path: "/lists" },
  { name: title, path: listPath(slug) },
];

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { list, cards } = loaderData;
  return pageMeta(matches, {
    title: list.title,
    description: `${list.summary} ${plural(cards.length, "place")}, with a map.`,
    keywords: [list.title, ...cards.slice(0, 6).map(({ houseName }) => houseName)],
    path: listPath(list.slug),
    image: `/share/list/${list.slug}.png`,
    alternates: [
      feedOf(list.title, loaderData.news.feed),
      oembedOf(siteUrlOf(matches), list.title, listPath(list.slug)),
    ],
    crumbs: crumbsOf(list.title, list.slug),
    collection: {
      description: list.summary,
      total: cards.length,
      items: cards.map(({ houseName, slug }) => ({ name: houseName, path: `/location/${slug}` })),
    },
  });
};

export default function ListPage({
  loaderData: { list, cards, news, narrower, picture, view, visitable },
}: Route.ComponentProps) {
  return (
    <>
      <PageHeader
        crumbs={crumbsOf(list.title, list.slug)}
        eyebrow={plural(cards.length, "place")}
        title={list.title}
        lead={list.summary}
        picture={picture}
      />
      <div className="wrap mt-10">
        <div className="max-w-[65ch] space-y-4 font-text text-lg leading-relaxed">
          {list.introduction.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <p data-print="hide" className="mt-6 flex flex-wrap gap-3">
          <LinkButton to={`/map?list=${list.slug}`} kind="outline">
            See these on the map
          </LinkButton>
          {visitable > 0 && (
            <LinkButton
              to={`/trip${readableSearch(new URLSearchParams({ ...list.trip, list: list.slug }))}`}
              kind="outline"
            >
              Plan a trip through these
            </LinkButton>
          )}
        </p>
      </div>
      <Section heading="The Places">
        <FilterLinks links={narrower} />
        <Cards cards={cards} />
      </Section>
      <MapSection
        heading="Map of the List"
        label={`Map of the list: ${list.title}`}
        view={view}
        filter={{ list: list.slug }}
        visitable={visitable}
        mayBeEmbedded
      />
      <WhatsNew news={news} />
      <Section heading="Explore More">
        <LinkTiles tiles={[ONWARD.lists, ONWARD.allLocations, ONWARD.mostHaunted, ONWARD.roadTrip]} />
      </Section>
    </>
  );
}
