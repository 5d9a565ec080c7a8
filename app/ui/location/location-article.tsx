/** The main part of a place's page, also used by the review desk for previews. */
import { type ReactNode, useState } from "react";
import { ActivityBadge } from "../cards/activity-badge.tsx";
import { statePath } from "../cards/place-links.ts";
import { isOutside, PlacePicture } from "../cards/place-picture.tsx";
import { Rating } from "../cards/rating.tsx";
import { Breadcrumbs } from "../layout/breadcrumbs.tsx";
import { Listen } from "../listen/listen.tsx";
import { VISITORS_REPORTS } from "../visits/report-body.tsx";
import { ActionBar } from "./action-bar.tsx";
import { DirectionsChoice, destinationOf } from "./directions.tsx";
import { Gallery, NOT_A_LIKENESS, PictureLink } from "./gallery.tsx";
import { HouseHistory } from "./house-history.tsx";
import type { LocationView } from "./location-view.ts";
import { MoreLinks } from "./onward-links.tsx";
import { PhotoCreditLine } from "./photo-credit.tsx";
import { PictureDialog } from "./picture-dialog.tsx";
import { ShareChoice } from "./share-choice.tsx";
import { Story } from "./story.tsx";
import { VisitPanel } from "./visit-panel.tsx";
import { WhyThisScore } from "./why-this-score.tsx";

interface LocationArticleProps {
  readonly view: LocationView;
  /** Absent if the position is unknown. */
  readonly map: ReactNode;
  /** Visitors' reports, and what the activity section says of them; absent from private places. */
  readonly visitors?: { readonly section: ReactNode; readonly sentence: string } | undefined;
  /** Set on a page that has an h1 of its own. */
  readonly isPreview?: boolean;
  /** Shown after the links. */
  readonly children?: ReactNode;
}

/** Longer names get a smaller font size. */
const LONG_NAME = 60;
/** It would take four lines on a phone and push admission off the first screen. */
const LONG_ON_A_PHONE = 36;

export function crumbsOf(view: LocationView) {
  return [
    { name: view.state, path: statePath(view.state) },
    { name: view.city, path: view.cityPath },
    { name: view.houseName, path: `/location/${view.slug}` },
  ];
}

export function LocationArticle({ view, map, visitors, isPreview = false, children }: LocationArticleProps) {
  const destination = destinationOf(view);
  /** Position in the gallery of the picture that was opened. */
  const [opened, setOpened] = useState<number>();
  return (
    <article>
      <Breadcrumbs crumbs={crumbsOf(view)} />
      {/* The bar at the bottom belongs to this part: it comes with the story and stays above the links. */}
      <div>
        <div className="place-page wrap mt-4 sm:mt-5">
          <Hero view={view} isPreview={isPreview} onOpen={setOpened} />
          <VisitPanel place={view} isPreview={isPreview} />
          <div className="mt-10 min-w-0">
            <StorySection view={view} isPreview={isPreview} />
            <Gallery images={view.gallery} hero={view.image.src} onOpen={setOpened} />
            {view.history && <HouseHistory history={view.history} houseName={view.houseName} />}
            <Activity view={view} visitors={visitors?.sentence} />
            {map && (
              <section aria-labelledby="location" data-print="hide" className="mt-10 sm:mt-14">
                <h2 id="location" className="mb-4 text-3xl sm:mb-6">
                  Location
                </h2>
                {view.isPrivate && (
                  <p className="-mt-2 mb-4 text-ash">The marker is in the middle of the town, not at the place.</p>
                )}
                {map}
              </section>
            )}
            {visitors?.section}
            <div data-print="hide" className="mt-10 sm:mt-14">
              <MoreLinks place={view} />
              {children}
            </div>
          </div>
        </div>
        {!isPreview && <ActionBar place={view} />}
      </div>
      {destination && <DirectionsChoice to={destination} />}
      {!isPreview && <ShareChoice place={view} />}
      {opened !== undefined && (
        <PictureDialog images={view.gallery} first={opened} onClose={() => setOpened(undefined)} />
      )}
    </article>
  );
}

function StorySection({ view, isPreview }: Pick<LocationArticleProps, "view" | "isPreview">) {
  return (
    <section aria-labelledby="story">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 sm:mb-6">
        <h2 id="story" className="text-3xl">
          The Haunting Story
        </h2>
        {!isPreview && (
          <Listen
            of="story-text"
            title={view.houseName}
            summary={view.summary}
            className="inline-flex min-h-11 cursor-pointer items-center gap-2 font-semibold hover:text-pumpkin print:hidden [&>svg]:size-4.5"
          />
        )}
      </div>
      <div id="story-text">
        <Story blocks={view.story} />
      </div>
    </section>
  );
}

interface HeroProps {
  readonly view: LocationView;
  readonly isPreview: boolean;
  readonly onOpen: (position: number) => void;
}

function Hero({ view, isPreview, onOpen }: HeroProps) {
  const Title = isPreview ? "p" : "h1";
  return (
    <header className="min-w-0">
      <HeroPicture view={view} onOpen={onOpen} />
      <div className="mt-3 sm:mt-6">
        <ActivityBadge activity={view.activity} />
        <Title className={`mt-2 font-display wrap-anywhere sm:mt-3 ${sizeOf(view.houseName)}`}>{view.houseName}</Title>
        <p className="mt-1 text-lg text-ash sm:mt-3">
          {view.city}, {view.state}
        </p>
        <div className="relative mt-1 flex flex-wrap items-center gap-x-3 text-[0.9375rem] sm:gap-x-5 sm:text-base">
          <p className="flex flex-wrap gap-x-4 text-ash sm:text-lg">
            <Rating of={view} className="text-bone" inWords />
            {view.reportCount}
          </p>
          <WhyThisScore view={view} />
        </div>
      </div>
    </header>
  );
}

/** A single poster cannot be opened: it is already as large as it needs to be. */
function HeroPicture({ view, onOpen }: Pick<HeroProps, "view" | "onOpen">) {
  const position = view.gallery.findIndex(({ src }) => src === view.image.src);
  const inGallery = view.gallery.length > 1 ? view.gallery[position] : undefined;
  const credit = inGallery?.credit;
  const picture = (
    <PlacePicture
      image={view.image}
      fallback={`/art/${view.slug}.svg`}
      eager
      size="hero"
      className={
        credit ? "aspect-video print:aspect-3/2" : "aspect-9/4 object-[50%_60%] sm:aspect-video print:aspect-3/1"
      }
    />
  );
  return (
    <figure className={`relative ${credit ? "print:w-1/2" : ""}`}>
      {inGallery ? (
        <PictureLink image={inGallery} onOpen={() => onOpen(position)}>
          {picture}
        </PictureLink>
      ) : (
        picture
      )}
      {credit && (
        <figcaption className="mt-1.5 text-[0.8125rem] text-ash">
          <PhotoCreditLine credit={credit} isShort />
        </figcaption>
      )}
      {!credit && !isOutside(view.image.src) && (
        <figcaption className="absolute right-0 bottom-0 bg-night/85 px-2.5 py-1 text-[0.8125rem] text-ash print:static">
          {NOT_A_LIKENESS}
        </figcaption>
      )}
    </figure>
  );
}

function Activity({ view, visitors }: { view: LocationView; visitors: string | undefined }) {
  return (
    <>
      <section aria-labelledby="activity" className="mt-10 sm:mt-14">
        <h2 id="activity" className="mb-3 text-3xl sm:mb-6">
          Reported Paranormal Activity
        </h2>
        {view.activities.length > 0 ? (
          <p className="font-text text-lg">{view.activities.map(({ label }) => label).join("\u00a0• ")}</p>
        ) : (
          view.reports.length === 0 && (
            <p className="font-text text-lg text-ash">Nothing more particular is on record than the story tells.</p>
          )
        )}
        {view.reports.length > 0 && (
          <ul className="mt-4 max-w-[65ch] divide-y divide-line border-y border-line font-text sm:mt-6 sm:text-lg">
            {view.reports.map((report) => (
              <li key={report} className="py-2.5 sm:py-3.5">
                {report}
              </li>
            ))}
          </ul>
        )}
        {visitors !== undefined && (
          <p data-print="hide" className="mt-5">
            {visitors || "Were you there?"}{" "}
            <a href={`#${VISITORS_REPORTS}`} className="text-link">
              {visitors ? "Read their reports" : "Tell us what happened"}
            </a>
          </p>
        )}
      </section>
      {view.dateActivity && (
        <section aria-labelledby="period" className="mt-10 sm:mt-14">
          <h2 id="period" className="text-3xl">
            Active Period
          </h2>
          <p className="mt-3 font-text text-lg">{view.dateActivity}</p>
        </section>
      )}
    </>
  );
}

function sizeOf({ length }: string): string {
  if (length > LONG_NAME) return "text-2xl sm:text-4xl";
  return length > LONG_ON_A_PHONE ? "text-2xl sm:text-5xl" : "text-4xl sm:text-5xl";
}
