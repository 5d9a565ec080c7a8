import { Link } from "react-router";
import { PlacePicture } from "../cards/place-picture.tsx";
import { Rating } from "../cards/rating.tsx";
import { Section } from "../layout/section.tsx";
import { SaveButton } from "../saved/save-button.tsx";
import { formatDistance } from "../text/format.ts";
import type { NeighborView } from "./location-view.ts";

interface NeighborsProps {
  readonly activity: string | undefined;
  readonly related: readonly NeighborView[];
  readonly nearby: readonly NeighborView[];
  /** The place and its neighbors side by side. */
  readonly compare: string | undefined;
}

export function Neighbors({ activity, related, nearby, compare }: NeighborsProps) {
  if (related.length === 0 && nearby.length === 0) return null;
  return (
    <Section heading="Related Paranormal Locations" data-print="hide">
      <div className="space-y-7 md:space-y-12">
        {related.length > 0 && <Row heading={`Similar ${activity} Locations`} places={related} />}
        {nearby.length > 0 && <Row heading="Nearby Paranormal Locations" places={nearby} />}
      </div>
      {compare && (
        <p className="mt-6">
          <Link to={compare} rel="nofollow" className="inline-block py-1 text-link">
            Compare this place with those nearby
          </Link>
        </p>
      )}
    </Section>
  );
}

function Row({ heading, places }: { heading: string; places: readonly NeighborView[] }) {
  return (
    <section>
      <h3 className="text-xl text-ash">{heading}</h3>
      <div className="mt-3 grid gap-3 md:grid-cols-3 md:gap-6">
        {places.map((place) => (
          <article
            key={place.slug}
            className="group relative border border-line bg-dusk hover:border-pumpkin/60 max-md:grid max-md:grid-cols-[7rem_minmax(0,1fr)]"
          >
            <div className="relative">
              <PlacePicture
                image={place.image}
                fallback={`/art/${place.slug}.svg`}
                size="neighbor"
                className="max-md:h-full"
              />
              <SaveButton
                slug={place.slug}
                name={place.houseName}
                className="absolute right-1 bottom-1 z-10 bg-night/85 md:right-2 md:bottom-2"
              />
            </div>
            <div className="px-3 py-2 md:p-4 lg:p-5">
              <h4 className="font-display text-lg leading-snug font-medium wrap-anywhere">
                <Link
                  to={`/location/${place.slug}`}
                  prefetch="intent"
                  className="group-hover:text-pumpkin after:absolute after:inset-0"
                >
                  {place.houseName}
                </Link>
              </h4>
              <p className="text-sm text-ash md:mt-0.5 md:text-[0.9375rem]">
                {place.city}, {place.state}
                {place.distance !== undefined && ` • ${formatDistance(place.distance)}`}
                {place.driveTime && `, ${place.driveTime}`}
              </p>
              <p className="mt-1 font-text text-[0.9375rem] leading-snug text-ash md:mt-2 md:text-base md:leading-normal">
                {place.summary}
              </p>
              <p className="mt-1 flex flex-wrap items-center gap-x-3 text-sm text-ash md:mt-3">
                <Rating of={place} className="text-bone" inWords />
                {place.reports}
              </p>
            </div>
          </article>
        ))}
      </div>
    </section>
  );
}
