import { data, redirect } from "react-router";
import { nearestToPlace } from "../domain/find-nearby.ts";
import { findPlace } from "../domain/find-place.ts";
import { relatedPlaces } from "../domain/related-places.ts";
import { citySlug, stateSlug } from "../domain/slug.ts";
import { pageHeaders } from "../http/page-headers.ts";
import { pageMeta, siteUrlOf } from "../http/page-meta.ts";
import { siteContext } from "../http/site-context.ts";
import { breadcrumbData } from "../http/structured-data.ts";
import { touristAttractionData } from "../http/tourist-attraction-data.ts";
import { MapFrame } from "../map/map-frame.tsx";
import { readTexts } from "../store/read-texts.ts";
import { ActivityBadge } from "../ui/activity-badge.tsx";
import { Breadcrumbs } from "../ui/breadcrumbs.tsx";
import { CorrectionForm } from "../ui/correction-form.tsx";
import { EmptyScreen } from "../ui/empty-screen.tsx";
import { plural } from "../ui/format.ts";
import { Gallery } from "../ui/location/gallery.tsx";
import { HouseHistory } from "../ui/location/house-history.tsx";
import { type LocationView, locationView, neighbourView } from "../ui/location/location-view.ts";
import { Neighbours } from "../ui/location/neighbours.tsx";
import { ActivityChips, MoreLinks, OnwardLinks } from "../ui/location/onward-links.tsx";
import { Story } from "../ui/location/story.tsx";
import { VisitPanel } from "../ui/location/visit-panel.tsx";
import { Poster } from "../ui/poster.tsx";
import { Rating } from "../ui/rating.tsx";
import type { Route } from "./+types/location";

const NEIGHBOURS = 3;
const MAP_ZOOM = 13;
const DESCRIPTION_LENGTH = 155;

export const headers = pageHeaders;

export async function loader({ params, context }: Route.LoaderArgs) {
  const { catalog, db } = context.get(siteContext);
  const found = findPlace(catalog, params.slug);
  if (!found) return data({ view: undefined }, { status: 404 });
  const { place, moved } = found;
  if (moved) throw redirect(`/location/${place.slug}`, 301);
  return {
    view: locationView(place, await readTexts(db, place.id)),
    related: relatedPlaces(catalog, place, NEIGHBOURS).map((other) => neighbourView(other)),
    nearby: nearestToPlace(catalog, place, NEIGHBOURS).map((near) => neighbourView(near.place, near.distance)),
  };
}

function crumbsOf(view: LocationView) {
  return [
    { name: "Home", path: "/" },
    { name: view.state, path: `/state/${stateSlug(view.state)}` },
    { name: view.city, path: `/city/${citySlug(view.city)}` },
    { name: view.houseName, path: `/location/${view.slug}` },
  ];
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const view = loaderData?.view;
  if (!view) {
    const description = "We couldn't find the haunted location you're looking for.";
    return pageMeta(matches, { title: "Haunted Location Not Found", description, path: "/", noindex: true });
  }
  const siteUrl = siteUrlOf(matches);
  return pageMeta(matches, {
    title: `${view.houseName}, ${view.city}, ${view.state}`,
    description: `${view.summary.slice(0, DESCRIPTION_LENGTH)}...`,
    keywords: [view.houseName, view.city, view.state, ...view.activities.map(({ label }) => label)],
    path: `/location/${view.slug}`,
    image: `/share/${view.slug}.png`,
    type: "article",
    structuredData: [breadcrumbData(siteUrl, crumbsOf(view)), touristAttractionData(siteUrl, view)],
  });
};

export default function Location({ loaderData }: Route.ComponentProps) {
  if (!loaderData.view) {
    return (
      <EmptyScreen heading="Haunted Location Not Found" action={{ to: "/", text: "Explore Other Locations" }}>
        We couldn't find the haunted location you're looking for.
      </EmptyScreen>
    );
  }
  const { view, related, nearby } = loaderData;
  return (
    <>
      <article>
        <Hero view={view} />
        <div className="wrap mt-10 grid gap-12 lg:grid-cols-[minmax(0,1fr)_22rem]">
          <div>
            <section aria-labelledby="story">
              <h2 id="story" className="mb-6 text-3xl">
                The Haunting Story
              </h2>
              <Story blocks={view.story} />
            </section>
            <Gallery images={view.gallery} />
            {view.history && <HouseHistory history={view.history} houseName={view.houseName} />}
            <Activity view={view} />
            {view.position && (
              <section aria-labelledby="location" data-print="hide" className="mt-14">
                <h2 id="location" className="mb-6 text-3xl">
                  Location
                </h2>
                <MapFrame
                  view={{ center: view.position, zoom: MAP_ZOOM }}
                  label={`Map of ${view.houseName} in ${view.city}, ${view.state}`}
                  filter={{ place: view.id }}
                />
              </section>
            )}
            <MoreLinks place={view} />
            <Correction placeId={view.id} />
          </div>
          <div>
            <VisitPanel place={view} />
          </div>
        </div>
      </article>
      <Neighbours activity={view.activities[0]?.label} related={related} nearby={nearby} />
      <OnwardLinks place={view} />
    </>
  );
}

function Hero({ view }: { view: LocationView }) {
  return (
    <header>
      <Breadcrumbs crumbs={crumbsOf(view)} />
      <div className="wrap mt-5">
        <Poster image={view.image} fallback={`/art/${view.slug}.svg`} eager className="max-h-136 sm:aspect-2/1" />
        <div className="mt-7 flex flex-wrap items-center gap-2">
          <ActivityBadge activity={view.activity} />
        </div>
        <h1 className="mt-4 max-w-4xl text-4xl sm:text-6xl">{view.houseName}</h1>
        <p className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-1 text-lg text-ash">
          <span>
            {view.city}, {view.state}
          </span>
          <Rating rating={view.rating} className="text-bone" />
          <span>{plural(view.reviewCount, "review")}</span>
        </p>
      </div>
    </header>
  );
}

function Activity({ view }: { view: LocationView }) {
  return (
    <>
      <section aria-labelledby="activity" className="mt-14">
        <h2 id="activity" className="mb-6 text-3xl">
          Reported Paranormal Activity
        </h2>
        <ActivityChips activities={view.activities} />
        {view.reports.length > 0 && (
          <ul className="mt-6 max-w-[65ch] divide-y divide-line border-y border-line font-text-late text-lg">
            {view.reports.map((report) => (
              <li key={report} className="py-3.5">
                {report}
              </li>
            ))}
          </ul>
        )}
      </section>
      {view.dateActivity && (
        <section aria-labelledby="period" className="mt-14">
          <h2 id="period" className="text-3xl">
            Active Period
          </h2>
          <p className="mt-4 font-text-late text-lg">{view.dateActivity}</p>
        </section>
      )}
    </>
  );
}

function Correction({ placeId }: { placeId: string }) {
  return (
    <details data-print="hide" className="mt-10 border border-line px-5 py-4">
      <summary className="font-semibold">Something wrong? Ask us to correct or remove this listing</summary>
      <div className="mt-5">
        <CorrectionForm placeId={placeId} />
      </div>
    </details>
  );
}
