import { Link } from "react-router";
import { NO_FILTERS } from "../domain/browse/place-filters.ts";
import { statesByCount } from "../domain/catalog/state-counts.ts";
import { offersHunts } from "../domain/places/hunts.ts";
import { countVisitable } from "../domain/places/place.ts";
import { stateSlug } from "../domain/places/slug.ts";
import { fitView } from "../map/map-view.ts";
import { picturedPlace } from "../ui/cards/card-view.ts";
import { huntView } from "../ui/investigations/hunt-view.ts";
import { LinkButton } from "../ui/layout/link-button.tsx";
import { LinkTiles, ONWARD } from "../ui/layout/link-tiles.tsx";
import { PageHeader } from "../ui/layout/page-header.tsx";
import { PillLinks } from "../ui/layout/pill-links.tsx";
import { Section } from "../ui/layout/section.tsx";
import { MapSection } from "../ui/map/map-section.tsx";
import { plural } from "../ui/text/format.ts";
import { filterSearch } from "../web/filter-parameters.ts";
import { pageHeaders } from "../web/render/page-headers.ts";
import { pageMeta } from "../web/seo/page-meta.ts";
import { siteContext } from "../web/site-context.ts";
import type { Route } from "./+types/investigations";

export const headers = pageHeaders;

export function loader({ context }: Route.LoaderArgs) {
  const { catalog } = context.get(siteContext);
  const places = catalog.places.filter(offersHunts);
  const byState = Map.groupBy(places, ({ state }) => state);
  return {
    total: places.length,
    picture: places[0] && picturedPlace(places[0]),
    view: fitView(places),
    visitable: countVisitable(places),
    states: statesByCount(places, byState.size)
      .toSorted((a, b) => a.name.localeCompare(b.name))
      .map(({ name }) => ({
        name,
        id: stateSlug(name),
        places: byState.get(name)!.map((place) => ({
          slug: place.slug,
          houseName: place.houseName,
          city: place.city,
          hunt: huntView(place)!,
        })),
      })),
  };
}

const PATH = "/investigations";
const TITLE = "Overnight Investigations";
const CRUMBS = [
  { name: "Lists", path: "/lists" },
  { name: TITLE, path: PATH },
];
const ALL_OF_THEM = filterSearch({ ...NO_FILTERS, hunt: true });

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { total, states } = loaderData;
  return pageMeta(matches, {
    title: TITLE,
    description: `${plural(total, "place")} in ${plural(states.length, "state")} that let ghost hunters in at night: public nights with tickets, or the whole place for a team, and what each asks.`,
    keywords: ["overnight ghost hunts", "paranormal investigation", "rent a haunted place for the night"],
    path: PATH,
    crumbs: CRUMBS,
    collection: {
      total,
      items: states
        .flatMap(({ places }) => places)
        .map(({ houseName, slug }) => ({ name: houseName, path: `/location/${slug}` })),
    },
  });
};

export default function Investigations({
  loaderData: { total, picture, view, visitable, states },
}: Route.ComponentProps) {
  return (
    <>
      <PageHeader
        crumbs={CRUMBS}
        eyebrow={plural(total, "place")}
        title={TITLE}
        lead="Prisons, asylums, ships, forts and inns that let ghost hunters in at night, and on what terms. Ask before you travel: dates sell out and prices change."
        picture={picture}
      />
      <div className="wrap mt-10 flex flex-wrap gap-3" data-print="hide">
        <LinkButton to={`/all-locations${ALL_OF_THEM}`} kind="outline">
          Filter these places
        </LinkButton>
        <LinkButton to="/shows" kind="outline">
          Places seen on television
        </LinkButton>
      </div>
      {states.length > 0 && (
        <Section heading="By State">
          <PillLinks links={states.map(({ id, name, places }) => [`#${id}`, `${name} (${places.length})`])} />
          {states.map(({ id, name, places }) => (
            <section key={id} aria-labelledby={id} className="mt-10">
              <h3 id={id} className="text-2xl">
                {name}
              </h3>
              <ul className="mt-3 grid gap-x-8 gap-y-5 lg:grid-cols-2">
                {places.map(({ slug, houseName, city, hunt }) => (
                  <li key={slug} className="min-w-0 border-t border-line pt-3">
                    <Link to={`/location/${slug}`} className="font-display text-lg wrap-anywhere hover:text-pumpkin">
                      {houseName}
                    </Link>
                    <span className="text-ash">, {city}</span>
                    <p className="mt-1">
                      {hunt.words}. {hunt.note}
                    </p>
                    {hunt.href && (
                      <a href={hunt.href} rel="noopener nofollow" className="inline-block py-1 text-link">
                        Book a night<span className="sr-only"> at {houseName}</span>
                      </a>
                    )}
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </Section>
      )}
      <MapSection
        heading="Map of Investigations"
        label="Map of places that offer investigations"
        view={view}
        filter={{ hunt: "1" }}
        visitable={visitable}
        explore={{ hunt: "1" }}
      />
      <Section heading="Explore More">
        <LinkTiles tiles={[ONWARD.lists, ONWARD.allLocations, ONWARD.mostHaunted, ONWARD.roadTrip]} />
      </Section>
    </>
  );
}
