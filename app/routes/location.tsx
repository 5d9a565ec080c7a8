import { data, Link, redirect } from "react-router";
import { comparePath } from "../domain/browse/compare-path.ts";
import { relatedPlaces } from "../domain/browse/places-with-activity.ts";
import { hasNamesake } from "../domain/catalog/find-city.ts";
import { nearestToPlace } from "../domain/catalog/find-nearby.ts";
import { findPlace } from "../domain/catalog/find-place.ts";
import { readPage } from "../domain/catalog/paging.ts";
import { listsWithPlace } from "../domain/lists/editors-list.ts";
import { pointOf } from "../domain/places/place.ts";
import { MapFrame } from "../map/map-frame.tsx";
import { DidYouMean } from "../ui/layout/did-you-mean.tsx";
import { EmptyScreen } from "../ui/layout/empty-screen.tsx";
import { crumbsOf, LocationArticle } from "../ui/location/location-article.tsx";
import { locationView, neighborView } from "../ui/location/location-view.ts";
import { Neighbors } from "../ui/location/neighbors.tsx";
import { OnwardLinks } from "../ui/location/onward-links.tsx";
import { VisitorsReports } from "../ui/visits/visitors-reports.tsx";
import { visitsView } from "../ui/visits/visits-view.ts";
import { closeMatches } from "../views/close-matches.ts";
import { addDriveTimes } from "../views/drive-times.ts";
import { pageHeaders } from "../web/render/page-headers.ts";
import type { RouteRule } from "../web/route-rule.ts";
import { oembedOf } from "../web/seo/embed-code.ts";
import { pageMeta, siteUrlOf } from "../web/seo/page-meta.ts";
import { touristAttractionData } from "../web/seo/tourist-attraction-data.ts";
import { siteContext } from "../web/site-context.ts";
import type { Route } from "./+types/location";

const NEIGHBORS = 3;
const MAP_ZOOM = 13;
const AROUND_ZOOM = 9;
const DESCRIPTION_LENGTH = 155;

export const handle: RouteRule = { params: ["reports"] };

export const headers = pageHeaders;

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const { catalog, lists } = site;
  const found = findPlace(catalog, params.slug);
  if (!found) return data({ view: undefined, guesses: await closeMatches(site, url.pathname) }, { status: 404 });
  const { place, moved } = found;
  if (moved) throw redirect(`/location/${place.slug}`, 301);
  const visits = visitsView(catalog.visits.get(place.id) ?? [], readPage(url.searchParams.get("reports")));
  if (!visits) throw redirect(`/location/${place.slug}`);
  const nearby = nearestToPlace(catalog, place, NEIGHBORS).map((near) => neighborView(near.place, near.distance));
  return {
    visits: place.access === "private" ? undefined : visits,
    view: locationView(place, {
      today: site.now().toISOString().slice(0, 10),
      cityHasNamesake: hasNamesake(catalog, place),
      lists: listsWithPlace(lists, place.id),
    }),
    related: relatedPlaces(catalog, place, NEIGHBORS).map((other) => neighborView(other)),
    nearby: await addDriveTimes(site, pointOf(place), nearby),
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const view = loaderData?.view;
  if (!view) {
    const description = "We couldn't find the haunted location you're looking for.";
    return pageMeta(matches, { title: "Haunted Location Not Found", description });
  }
  return pageMeta(matches, {
    title: `${view.houseName}, ${view.city}, ${view.state}`,
    description: `${view.summary.slice(0, DESCRIPTION_LENGTH)}...`,
    keywords: [view.houseName, view.city, view.state, ...view.activities.map(({ label }) => label)],
    path: `/location/${view.slug}`,
    image: `/share/${view.slug}.png`,
    type: "article",
    crumbs: crumbsOf(view),
    alternates: [oembedOf(siteUrlOf(matches), view.houseName, `/location/${view.slug}`)],
    structuredData: [touristAttractionData(siteUrlOf(matches), view, loaderData?.visits)],
  });
};

export default function Location({ loaderData }: Route.ComponentProps) {
  if (!loaderData.view) {
    return (
      <EmptyScreen
        heading="Haunted Location Not Found"
        action={{ to: "/", text: "Explore Other Locations" }}
        more={<DidYouMean {...loaderData.guesses} />}
      >
        We couldn't find the haunted location you're looking for.
      </EmptyScreen>
    );
  }
  const { view, visits, related, nearby } = loaderData;
  const compare = view.isPrivate || nearby.length === 0 ? undefined : comparePath([view, ...nearby]);
  return (
    <>
      <LocationArticle
        view={view}
        visitors={visits && { section: <VisitorsReports place={view} visits={visits} />, sentence: visits.sentence }}
        map={
          view.position && (
            <>
              <MapFrame
                view={{ center: view.position, zoom: MAP_ZOOM }}
                label={`Map of ${view.houseName} in ${view.city}, ${view.state}`}
                filter={{ place: view.id, around: "1" }}
              />
              <p data-print="hide">
                <Link
                  to={`/map?at=${view.position.join()},${AROUND_ZOOM}&open=${view.slug}`}
                  className="inline-block py-1 text-link"
                >
                  See what is around on the map
                </Link>
              </p>
            </>
          )
        }
      >
        <Correction placeId={view.id} slug={view.slug} />
      </LocationArticle>
      <Neighbors activity={view.activities[0]?.label} related={related} nearby={nearby} compare={compare} />
      <OnwardLinks place={view} />
    </>
  );
}

function Correction({ placeId, slug }: { placeId: string; slug: string }) {
  return (
    <p data-print="hide" className="mt-4 text-[0.9375rem]">
      Something wrong?{" "}
      <Link to={`/corrections?place=${placeId}`} rel="nofollow" className="text-link">
        Ask us to correct or remove this listing
      </Link>
      .{" "}
      <Link to={`/location/${slug}/cite`} rel="nofollow" className="text-link">
        Cite this page
      </Link>
    </p>
  );
}
