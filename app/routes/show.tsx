import { data } from "react-router";
import { findShow, SHOW_PREFIX } from "../domain/browse/places-on-television.ts";
import { countVisitable } from "../domain/places/place.ts";
import { fitView } from "../map/map-view.ts";
import { Cards } from "../ui/cards/card-list.tsx";
import { cardView, picturedPlace } from "../ui/cards/card-view.ts";
import { showPath } from "../ui/investigations/shows-view.ts";
import { LinkButton } from "../ui/layout/link-button.tsx";
import { LinkTiles, ONWARD } from "../ui/layout/link-tiles.tsx";
import { PageHeader } from "../ui/layout/page-header.tsx";
import { Section } from "../ui/layout/section.tsx";
import { MapSection } from "../ui/map/map-section.tsx";
import { plural } from "../ui/text/format.ts";
import { closeMatches } from "../views/close-matches.ts";
import { pageHeaders } from "../web/render/page-headers.ts";
import { pageMeta } from "../web/seo/page-meta.ts";
import { siteContext } from "../web/site-context.ts";
import type { Route } from "./+types/show";

export const headers = pageHeaders;

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const found = findShow(site.catalog, params.show);
  if (!found) throw data(await closeMatches(site, url.pathname), { status: 404 });
  const { show, episodes } = found;
  const places = episodes.map(({ place }) => place);
  return {
    title: show.title,
    slug: show.slug,
    cards: episodes.map(({ place, when }) => {
      const card = cardView(place);
      return { ...card, storySummary: [filmed(when), card.storySummary].filter(Boolean).join(" ") };
    }),
    picture: picturedPlace(places[0]!),
    view: fitView(places),
    visitable: countVisitable(places),
  };
}

/** "Filmed in 2006 and season 3." */
const filmed = (when: readonly string[]): string => (when.length > 0 ? `Filmed in ${when.join(" and ")}.` : "");

const crumbsOf = (title: string, slug: string) => [
  { name: "Lists", path: "/lists" },
  { name: "Television", path: "/shows" },
  { name: title, path: showPath(slug) },
];

const headingOf = (title: string): string => `Haunted Places on ${title}`;

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { title, slug, cards } = loaderData;
  return pageMeta(matches, {
    title: headingOf(title),
    description: `${plural(cards.length, "place")} where ${title} filmed, with their stories, who may go in, and a map.`,
    keywords: [`${title} locations`, ...cards.slice(0, 6).map(({ houseName }) => houseName)],
    path: showPath(slug),
    crumbs: crumbsOf(title, slug),
    collection: {
      total: cards.length,
      items: cards.map(({ houseName, slug: place }) => ({ name: houseName, path: `/location/${place}` })),
    },
  });
};

export default function ShowPage({
  loaderData: { title, slug, cards, picture, view, visitable },
}: Route.ComponentProps) {
  const list = SHOW_PREFIX + slug;
  return (
    <>
      <PageHeader
        crumbs={crumbsOf(title, slug)}
        eyebrow={plural(cards.length, "place")}
        title={headingOf(title)}
        lead={`Where ${title} is documented to have filmed. What the program said is not what the record says: each story keeps them apart.`}
        picture={picture}
      />
      <p data-print="hide" className="wrap mt-10 flex flex-wrap gap-3">
        <LinkButton to={`/map?list=${list}`} kind="outline">
          See these on the map
        </LinkButton>
        {visitable > 0 && (
          <LinkButton to={`/trip?list=${list}`} kind="outline">
            Plan a trip through these
          </LinkButton>
        )}
      </p>
      <Section heading="The Places">
        <Cards cards={cards} />
      </Section>
      <MapSection
        heading="Map of the Places"
        label={`Map of places on ${title}`}
        view={view}
        filter={{ list }}
        visitable={visitable}
      />
      <Section heading="Explore More">
        <LinkTiles tiles={[ONWARD.shows, ONWARD.investigations, ONWARD.lists, ONWARD.roadTrip]} />
      </Section>
    </>
  );
}
