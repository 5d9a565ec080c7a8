import { Footprints } from "lucide-react";
import { data, redirect } from "react-router";
import { type CityFound, findCity } from "../domain/catalog/find-city.ts";
import { withinMiles } from "../domain/catalog/find-nearby.ts";
import { firstPosition } from "../domain/catalog/list-figures.ts";
import { type PlaceList, pointOf } from "../domain/places/place.ts";
import { nameFromSlug, stateSlug } from "../domain/places/slug.ts";
import { type TownWalk, townWalk } from "../domain/trips/town-walk.ts";
import { viewAt } from "../map/map-view.ts";
import { SITE } from "../site.ts";
import { Cards } from "../ui/cards/card-list.tsx";
import { type CardView, cardView } from "../ui/cards/card-view.ts";
import { CardsByState } from "../ui/cards/cards-by-state.tsx";
import { newsView } from "../ui/cards/news-view.ts";
import { cityPath, statePath } from "../ui/cards/place-links.ts";
import { WhatsNew } from "../ui/cards/whats-new.tsx";
import { BrowseByActivity } from "../ui/layout/activity-links.tsx";
import { NO_RESULTS, NoResultsScreen, noResultsSentence } from "../ui/layout/empty-screen.tsx";
import { LinkButton } from "../ui/layout/link-button.tsx";
import { CountLinks, LinkTiles, ONWARD } from "../ui/layout/link-tiles.tsx";
import { Section } from "../ui/layout/section.tsx";
import { ListedPlaces, ListPage, listMeta } from "../ui/lists/list-page.tsx";
import { MapSection } from "../ui/map/map-section.tsx";
import { formatList, plural } from "../ui/text/format.ts";
import { walkText } from "../ui/trip/leg-text.ts";
import { closeMatches } from "../views/close-matches.ts";
import { addDriveTimes } from "../views/drive-times.ts";
import { listPageView } from "../views/list-page-view.ts";
import { pageSuffix } from "../web/page-path.ts";
import { pageHeaders } from "../web/render/page-headers.ts";
import type { RouteRule } from "../web/route-rule.ts";
import { feedOf, feedPath } from "../web/seo/feed-path.ts";
import { pageMeta } from "../web/seo/page-meta.ts";
import { type SiteContext, siteContext } from "../web/site-context.ts";
import type { Route } from "./+types/city";

export const handle: RouteRule = { params: ["state", "page", "from"], free: ["from"] };

const MAP_ZOOM = 11;
const AROUND_MILES = 50;
const MAX_AROUND = 6;

export const headers = pageHeaders;

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const { catalog } = site;
  const chosen = url.searchParams.get("state") ?? undefined;
  const city = findCity(catalog, params.city, chosen);
  if (!city) {
    const name = [params.city, chosen ?? ""].map(nameFromSlug).filter(Boolean).join(", ");
    return data({ name, guesses: await closeMatches(site, url.pathname), list: undefined }, { status: 404 });
  }
  const usual = new URLSearchParams(url.search);
  if (chosen !== undefined) usual.set("state", stateSlug(chosen));
  // Other spellings of the state redirect, too, or there would be endless URLs for one page.
  if (city.moved || usual.get("state") !== (chosen ?? null)) {
    throw redirect(`/city/${city.slug}${usual.size > 0 ? `?${usual}` : ""}`, 301);
  }
  const page = listPageView(site, city.places, url);
  if (!page) throw data(null, { status: 404 });
  const { slug, name, state, states, places } = city;
  const several = states.length > 1;
  return {
    ...page,
    name,
    state,
    /** Canonical path: names the state only if the city's name is ambiguous. */
    path: cityPath(slug, several ? state : undefined),
    slug,
    states: states.map((group) => ({ state: group.state, count: group.places.length })),
    news: newsView(feedPath({ city: slug, state: several && state ? stateSlug(state) : undefined }), catalog, places),
    around: await placesAround(site, places),
    walk: state === undefined ? undefined : townWalk(`${name}, ${state}`, places),
    ...mapOf(city),
  };
}

/** SPEC: zoom 11, centered on the first place with coordinates; of several cities, in the one with the most places. */
function mapOf({ state, places }: CityFound) {
  const center = firstPosition(places);
  const shown = places.find(({ latitude, longitude }) => latitude === center?.[0] && longitude === center?.[1]);
  return {
    view: viewAt(center, MAP_ZOOM, places),
    mapState: state === undefined ? shown?.state : undefined,
  };
}

/** For a city with a single place: what else a visitor can reach. */
async function placesAround(site: SiteContext, places: PlaceList): Promise<CardView[]> {
  const from = places.length === 1 ? pointOf(places[0]) : undefined;
  if (!from) return [];
  const found = withinMiles(site.catalog, from.lat, from.lng, AROUND_MILES, (place) => place !== places[0]);
  const cards = found.slice(0, MAX_AROUND).map(({ place, distance }) => ({ ...cardView(place), distance }));
  return addDriveTimes(site, from, cards);
}

type Listed = Extract<Route.ComponentProps["loaderData"], { slug: string }>;

const crumbsOf = ({ name, state, path }: Pick<Listed, "name" | "state" | "path">) => [
  ...(state ? [{ name: state, path: statePath(state) }] : []),
  { name, path },
];

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { name, list } = loaderData;
  if (!list) {
    return pageMeta(matches, { title: NO_RESULTS, description: noResultsSentence(name) });
  }
  const where = loaderData.state ? `${name}, ${loaderData.state}` : name;
  const title = `Haunted ${where}${pageSuffix(list.page)}`;
  const description = `${plural(list.total, "documented haunted place")} in ${where}: the stories, what is reported there, how to visit, and a map.`;
  return listMeta(matches, {
    list,
    path: loaderData.path,
    label: where,
    title: `${title}: ${SITE.product} and Places`,
    description,
    keywords: [`haunted ${where}`, `${SITE.product} in ${where}`, `${name} ghosts`],
    image: `/share/city/${loaderData.slug}.png`,
    alternates: [feedOf(where, loaderData.news.feed)],
    crumbs: crumbsOf(loaderData),
    collection: title,
  });
};

export default function CityPage({ loaderData }: Route.ComponentProps) {
  if (!loaderData.list) {
    const action = { to: "/", text: "Explore Other Cities" };
    return (
      <NoResultsScreen sentence={noResultsSentence(loaderData.name)} action={action} guesses={loaderData.guesses} />
    );
  }
  const {
    name,
    state,
    list,
    path,
    slug,
    states,
    picture,
    figures,
    narrower,
    news,
    around,
    walk,
    view,
    visitable,
    mapState,
  } = loaderData;
  return (
    <ListPage
      crumbs={crumbsOf(loaderData)}
      eyebrow={state ?? plural(states.length, "state")}
      title={`Haunted ${name}`}
      lead={`${plural(figures.locations, "haunted attraction")} in ${state ? `${name}, ${state}` : formatList(states.map((group) => group.state))}.`}
      picture={picture}
      figures={figures}
      labels={{ locations: "Haunted Locations", reviews: "Reviews", averageRating: "Avg Rating" }}
      below={walk && <WalkLink walk={walk} />}
    >
      {!state && <ByState {...loaderData} />}
      <MapSection
        heading={`Map of ${name}`}
        label={`Map of haunted places in ${name}`}
        view={view}
        filter={state ? { city: slug, state } : { city: slug }}
        visitable={visitable}
        mayBeEmbedded
        explore={state ? { q: name, state } : { q: name }}
        note={
          mapState && `The map opens on ${name}, ${mapState}. Zoom out to find the others, or choose a state above.`
        }
      />
      {state ? (
        <ListedPlaces heading="All Haunted Attractions" list={list} narrower={narrower} path={path} />
      ) : (
        <CardsByState list={list} path={path} city={{ name, slug }} states={states} />
      )}
      {around.length > 0 && (
        <Section heading={`Within ${AROUND_MILES} Miles`}>
          <Cards cards={around} />
        </Section>
      )}
      {figures.locations > 1 && <WhatsNew news={news} />}
      <ExploreMore {...loaderData} />
      <BrowseByActivity />
    </ListPage>
  );
}

function ByState({ name, slug, states }: Listed) {
  return (
    <Section heading={`${name} by State`}>
      <CountLinks
        links={states.map((group) => ({
          to: cityPath(slug, group.state),
          name: `${name}, ${group.state}`,
          count: plural(group.count, "location"),
        }))}
      />
    </Section>
  );
}

function ExploreMore({ name, state, slug, states }: Listed) {
  const others = states.filter((other) => other.state !== state);
  return (
    <Section heading="Explore More">
      <LinkTiles
        tiles={[
          ...(state ? [{ to: statePath(state), title: `More in ${state}`, text: "Every place in the state" }] : []),
          ...others.map((other) => ({
            to: state ? cityPath(slug, other.state) : statePath(other.state),
            title: state ? `${name}, ${other.state}` : `More in ${other.state}`,
            text: state ? "Another city of this name" : "Every place in the state",
          })),
          ONWARD.mostHaunted,
          ONWARD.allLocations,
        ]}
      />
    </Section>
  );
}

/** "Walk it: 6 places, about 2 miles". */
function WalkLink({ walk }: { walk: TownWalk }) {
  return (
    <p className="mt-5">
      <LinkButton to={`/trip${walk.search}`} kind="outline">
        <Footprints aria-hidden="true" className="size-5" />
        Walk it: {plural(walk.places, "place")}, {walkText(walk.miles)}
      </LinkButton>
    </p>
  );
}
