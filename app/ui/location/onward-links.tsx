import type { ReactNode } from "react";
import { Link } from "react-router";
import { PLACE_TYPE_LABELS } from "../../domain/places/place-type-labels.ts";
import { SITE } from "../../site.ts";
import { kindPath, statePath } from "../cards/place-links.ts";
import { LinkButton } from "../layout/link-button.tsx";
import { Section } from "../layout/section.tsx";
import { listPath } from "../lists/list-path.ts";
import type { LocationView } from "./location-view.ts";

const QUICK_LINKS = [
  ["/", "Back to Home"],
  ["/haunted-roadtrip", "Plan Road Trip"],
  ["/submit", "Report Activity"],
  ["/all-locations", "Browse All"],
] as const;

/** The three outline buttons whose targets SPEC leaves open. */
const OUTLINE_LINKS = [
  ["/map", "Explore the Map"],
  ["/trip", "Plan a Trip"],
  ["/lists", "Editors' Lists"],
] as const;

/** More of the same state, city, activity and kind. SPEC's other links of this row stand once, in the last blocks. */
export function MoreLinks({ place }: { place: LocationView }) {
  const first = place.activities[0];
  const links = [
    [statePath(place.state), `Explore All ${SITE.product} in ${place.state}`],
    [place.cityPath, `More ${SITE.product} in ${place.city}`],
    ...(first ? [[`/activity/${first.slug}`, `More ${first.label} Locations`] as const] : []),
    [kindPath(place.kind), `All ${PLACE_TYPE_LABELS[place.kind]}`],
    ...place.lists.map(({ slug, title }) => [listPath(slug), `In our list: ${title}`] as const),
    ["/activity-types", "All activity types"],
    [`/surprise?last=${place.slug}`, "Surprise Me"],
  ] as const;
  return (
    <nav aria-label="More places" data-print="hide" className="border-y border-line py-3">
      <LinkRow links={links} />
    </nav>
  );
}

/** SPEC's last blocks, as one region. */
export function OnwardLinks({ place }: { place: LocationView }) {
  return (
    <Section heading="Explore More Haunted Locations" data-print="hide" className="border-t border-line pt-8">
      <LinkRow
        links={[
          ["/all-locations", "All Locations"],
          ["/most-haunted", "Most Haunted"],
          [statePath(place.state), place.state],
          [place.cityPath, place.city],
        ]}
      />
      <Row heading="Quick Navigation">
        <LinkRow links={QUICK_LINKS} />
      </Row>
      {place.activities.length > 0 && (
        <Row heading="Similar Activity Types">
          <LinkRow links={place.activities.map(({ slug, label }) => [`/activity/${slug}`, label])} />
        </Row>
      )}
      <div className="mt-4 flex flex-wrap gap-3 max-sm:gap-2 max-sm:*:px-3">
        {OUTLINE_LINKS.map(([to, text]) => (
          <LinkButton key={to} to={to} kind="outline">
            {text}
          </LinkButton>
        ))}
      </div>
    </Section>
  );
}

/** A heading with its links beside it, where there is room. */
function Row({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className="mt-2 sm:flex sm:items-baseline sm:gap-x-6">
      <h3 className="shrink-0 text-base text-ash sm:w-48">{heading}</h3>
      {children}
    </section>
  );
}

/** Links in a row that wraps. */
function LinkRow({ links }: { links: readonly (readonly [to: string, text: string])[] }) {
  return (
    <ul className="flex flex-wrap gap-x-6">
      {links.map(([to, text]) => (
        <li key={to + text}>
          <Link
            to={to}
            {...(to.startsWith("/surprise") ? { reloadDocument: true, rel: "nofollow" } : { prefetch: "intent" })}
            className="inline-block py-1.5 wrap-anywhere hover:text-pumpkin"
          >
            {text}
          </Link>
        </li>
      ))}
    </ul>
  );
}
