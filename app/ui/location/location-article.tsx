/** The main part of a place's page; the review desk uses it for previews, too. */
import type { ReactNode } from "react";
import { ActivityBadge } from "../cards/activity-badge.tsx";
import { statePath } from "../cards/place-links.ts";
import { isOutside, Poster } from "../cards/poster.tsx";
import { Rating } from "../cards/rating.tsx";
import { Breadcrumbs } from "../layout/breadcrumbs.tsx";
import { SaveButton } from "../saved/save-button.tsx";
import { VISITORS_REPORTS } from "../visits/report-body.tsx";
import { DirectionsChoice, destinationOf } from "./directions.tsx";
import { Gallery, NOT_A_LIKENESS } from "./gallery.tsx";
import { HouseHistory } from "./house-history.tsx";
import type { LocationView } from "./location-view.ts";
import { MoreLinks } from "./onward-links.tsx";
import { Story } from "./story.tsx";
import { VisitPanel } from "./visit-panel.tsx";
import { ActionBar, VisitSummary } from "./visit-summary.tsx";
import { WhyThisScore } from "./why-this-score.tsx";

interface LocationArticleProps {
  readonly view: LocationView;
  /** Absent if the position is unknown. */
  readonly map: ReactNode;
  /** Visitors' reports, and what the activity section says of them; absent from private places. */
  readonly visitors?: { readonly section: ReactNode; readonly sentence: string } | undefined;
  /** On a page with its own h1. */
  readonly isPreview?: boolean;
  /** Shown after the links. */
  readonly children?: ReactNode;
}

/** Longer names get a smaller font size. */
const LONG_NAME = 60;

export function crumbsOf(view: LocationView) {
  return [
    { name: view.state, path: statePath(view.state) },
    { name: view.city, path: view.cityPath },
    { name: view.houseName, path: `/location/${view.slug}` },
  ];
}

export function LocationArticle({ view, map, visitors, isPreview = false, children }: LocationArticleProps) {
  const destination = destinationOf(view);
  return (
    <article>
      <Hero view={view} isPreview={isPreview} />
      {/* The bar at the bottom belongs to this part: it comes with the story and stays above the links. */}
      <div>
        <div className="wrap mt-10 grid grid-cols-1 gap-x-12 gap-y-14 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr]">
          <div>
            <section aria-labelledby="story">
              <h2 id="story" className="mb-6 text-3xl">
                The Haunting Story
              </h2>
              <Story blocks={view.story} />
            </section>
            <Gallery images={view.gallery} />
            {view.history && <HouseHistory history={view.history} houseName={view.houseName} />}
            <Activity view={view} visitors={visitors?.sentence} />
            {map && (
              <section aria-labelledby="location" data-print="hide" className="mt-14">
                <h2 id="location" className="mb-6 text-3xl">
                  Location
                </h2>
                {view.isPrivate && (
                  <p className="-mt-3 mb-5 text-ash">The marker stands in the middle of the town, not at the place.</p>
                )}
                {map}
              </section>
            )}
            {visitors?.section}
          </div>
          {/* A sidebar on wide screens; on narrow ones the header links here. */}
          <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
            <VisitPanel place={view} />
          </div>
          <div data-print="hide">
            <MoreLinks place={view} />
            {children}
          </div>
        </div>
        {!isPreview && <ActionBar place={view} />}
      </div>
      {destination && <DirectionsChoice to={destination} />}
    </article>
  );
}

/** On wide screens the picture stands beside the title, so that both are on the first screen. */
function Hero({ view, isPreview }: { view: LocationView; isPreview: boolean }) {
  const Title = isPreview ? "p" : "h1";
  return (
    <header>
      <Breadcrumbs crumbs={crumbsOf(view)} />
      <div className="wrap mt-5 grid grid-cols-1 gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <figure className="relative self-start">
          <Poster
            image={view.image}
            fallback={`/art/${view.slug}.svg`}
            eager
            className="object-[50%_60%] sm:max-lg:aspect-video print:aspect-3/1"
          />
          {!isOutside(view.image.src) && (
            <figcaption className="absolute right-0 bottom-0 bg-night/85 px-2.5 py-1 text-[0.8125rem] text-ash print:static">
              {NOT_A_LIKENESS}
            </figcaption>
          )}
        </figure>
        <div className="min-w-0 lg:self-center">
          <div className="flex flex-wrap items-center gap-2">
            <ActivityBadge activity={view.activity} />
            {!isPreview && (
              <SaveButton
                slug={view.slug}
                name={view.houseName}
                withText
                className="px-3 font-semibold max-lg:hidden"
              />
            )}
          </div>
          <Title
            className={`mt-4 font-display wrap-anywhere ${view.houseName.length > LONG_NAME ? "text-2xl sm:text-4xl lg:text-2xl" : "text-4xl sm:text-6xl lg:text-5xl"}`}
          >
            {view.houseName}
          </Title>
          <p className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-1 text-lg text-ash">
            <span>
              {view.city}, {view.state}
            </span>
            <span className="flex gap-x-4">
              <Rating of={view} className="text-bone" />
              {view.reportCount}
            </span>
          </p>
          <WhyThisScore view={view} />
          <VisitSummary place={view} isPreview={isPreview} />
        </div>
      </div>
    </header>
  );
}

function Activity({ view, visitors }: { view: LocationView; visitors: string | undefined }) {
  return (
    <>
      <section aria-labelledby="activity" className="mt-14">
        <h2 id="activity" className="mb-6 text-3xl">
          Reported Paranormal Activity
        </h2>
        {view.activities.length > 0 ? (
          <p className="font-text text-lg">{view.activities.map(({ label }) => label).join(" • ")}</p>
        ) : (
          view.reports.length === 0 && (
            <p className="font-text text-lg text-ash">Nothing more particular is on record than the story tells.</p>
          )
        )}
        {view.reports.length > 0 && (
          <ul className="mt-6 max-w-[65ch] divide-y divide-line border-y border-line font-text text-lg">
            {view.reports.map((report) => (
              <li key={report} className="py-3.5">
                {report}
              </li>
            ))}
          </ul>
        )}
        {visitors !== undefined && (
          <p data-print="hide" className="mt-5">
            {visitors || "Were you there?"}{" "}
            <a href={`#${VISITORS_REPORTS}`} className="text-moon underline hover:text-pumpkin">
              {visitors ? "Read their reports" : "Tell us what happened"}
            </a>
          </p>
        )}
      </section>
      {view.dateActivity && (
        <section aria-labelledby="period" className="mt-14">
          <h2 id="period" className="text-3xl">
            Active Period
          </h2>
          <p className="mt-4 font-text text-lg">{view.dateActivity}</p>
        </section>
      )}
    </>
  );
}
