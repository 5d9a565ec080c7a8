import { Link } from "react-router";
import { Poster } from "../cards/poster.tsx";
import { Rating } from "../cards/rating.tsx";
import { Section } from "../layout/section.tsx";
import { SaveButton } from "../saved/save-button.tsx";
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
      <div className="space-y-12">
        {related.length > 0 && <Row heading={`Similar ${activity} Locations`} places={related} />}
        {nearby.length > 0 && <Row heading="Nearby Paranormal Locations" places={nearby} />}
      </div>
      {compare && (
        <p className="mt-6">
          <Link to={compare} rel="nofollow" className="inline-block py-1 underline hover:text-pumpkin">
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
      <div className="mt-4 grid gap-6 md:grid-cols-3">
        {places.map((place) => (
          <article key={place.slug} className="group relative border border-line bg-dusk hover:border-pumpkin/60">
            <div className="relative">
              <Poster image={place.image} fallback={`/art/${place.slug}.svg`} />
              <SaveButton
                slug={place.slug}
                name={place.houseName}
                className="absolute right-2 bottom-2 z-10 bg-night/85"
              />
            </div>
            <div className="p-4 lg:p-5">
              <h4 className="font-display text-lg leading-snug font-medium">
                <Link
                  to={`/location/${place.slug}`}
                  prefetch="intent"
                  className="no-underline group-hover:text-pumpkin after:absolute after:inset-0"
                >
                  {place.houseName}
                </Link>
              </h4>
              <p className="mt-0.5 text-[0.9375rem] text-ash">
                {place.city}, {place.state}
                {place.distance !== undefined && ` • ${place.distance.toFixed(1)} miles`}
                {place.driveTime && `, ${place.driveTime}`}
              </p>
              <p className="mt-2 font-text text-ash">{place.summary}</p>
              <p className="mt-3 flex items-center gap-3 text-sm text-ash">
                <Rating of={place} className="text-bone" />
                {place.reports}
              </p>
            </div>
          </article>
        ))}
      </div>
    </section>
  );
}
