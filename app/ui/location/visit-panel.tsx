import { BookOpen, ExternalLink, MessageCircle, Quote, Route } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { Estimate } from "../cards/place-card.tsx";
import { BUTTON } from "../layout/link-button.tsx";
import { IN_TWOS } from "../layout/link-tiles.tsx";
import { AccessNotice } from "./access-notice.tsx";
import { DirectionsButton, destinationOf } from "./directions.tsx";
import type { LocationView } from "./location-view.ts";
import { ShareButton } from "./share-button.tsx";
import { VisitHours } from "./visit-hours.tsx";

const STEP_FREE_WORDS = {
  yes: "Yes, without a step",
  partly: "In part: ask which",
  no: "No, there are steps",
} as const;

const PANEL_BUTTON = `${BUTTON.outline} ${IN_TWOS} [&>svg]:size-4.5`;

export function VisitPanel({ place }: { place: LocationView }) {
  const mayVisit = place.mayEnter || place.access?.kind === "exterior";
  const destination = destinationOf(place);
  const { admission, visitTime } = place;
  return (
    <aside aria-labelledby="visit-information" className="visit-panel border border-line bg-dusk p-5 sm:p-8 lg:p-6">
      <h2 id="visit-information" className="text-2xl">
        Visit Information
      </h2>
      <AccessNotice access={place.access} />
      <dl className="mt-5 grid gap-x-6 gap-y-4 sm:grid-cols-3 lg:grid-cols-1">
        <Fact label="Address">
          {place.address}
          {place.zipCode && !place.isPrivate && (
            <>
              <br />
              {place.city}, {place.state} {place.zipCode}
            </>
          )}
        </Fact>
        {place.hours && (
          <Fact label="Hours">
            <VisitHours hours={place.hours} />
          </Fact>
        )}
        {admission && (
          <Fact label="Admission">
            {admission.isUnlisted && place.website ? (
              <a href={place.website} rel="noopener nofollow" className="underline hover:text-pumpkin">
                {admission.text}
              </a>
            ) : (
              admission.text
            )}{" "}
            <Estimate of={admission} />
          </Fact>
        )}
        {visitTime && (
          <Fact label="Duration">
            {visitTime.text} <Estimate of={visitTime} />
          </Fact>
        )}
        {place.mayEnter && place.stay !== undefined && (
          <Fact label="Overnight stays">{place.stay ? "Guests can spend the night" : "Not offered"}</Fact>
        )}
        {mayVisit && place.afterDark !== undefined && (
          <Fact label="After dark">{place.afterDark ? "Open or guided in the evening" : "Closed after dark"}</Fact>
        )}
        {mayVisit && place.season && <Fact label="Season">{place.season}</Fact>}
        {place.architectureStyle && <Fact label="Architecture">{place.architectureStyle}</Fact>}
        {place.yearBuilt !== undefined && <Fact label="Built">{place.yearBuilt}</Fact>}
        {place.phone && (
          <Fact label="Phone">
            {place.phone.href ? (
              <a href={place.phone.href} className="inline-block py-1 underline hover:text-pumpkin">
                {place.phone.text}
              </a>
            ) : (
              place.phone.text
            )}
          </Fact>
        )}
        {place.stepFree && mayVisit && <Fact label="Step-free">{STEP_FREE_WORDS[place.stepFree]}</Fact>}
        {place.website && (
          <div className="hidden print:block">
            <Fact label="Website">{place.website}</Fact>
          </div>
        )}
      </dl>
      <div data-print="hide" className="mt-6 grid gap-2.5 sm:grid-cols-2 lg:grid-cols-1">
        {place.website && <Out href={place.website} primary icon={<ExternalLink />} text="Visit Website" />}
        {place.articleUrl && <Out href={place.articleUrl} icon={<BookOpen />} text="Read Full Article" />}
        {place.social && (
          <Out
            href={place.social.href}
            icon={place.social.isReddit ? <MessageCircle /> : <Quote />}
            text="Social Proof"
          />
        )}
        {destination && <DirectionsButton to={destination} className={PANEL_BUTTON} />}
        {destination && (
          <Link to={`/trip?with=${place.slug}`} rel="nofollow" className={PANEL_BUTTON}>
            <Route aria-hidden="true" />
            Plan a trip here
          </Link>
        )}
        <ShareButton place={place} className={PANEL_BUTTON} />
      </div>
      <Sources place={place} />
    </aside>
  );
}

function Sources({ place }: { place: LocationView }) {
  if (place.sources.length === 0 && place.citations.length === 0) return null;
  return (
    <section className="mt-7 border-t border-line pt-5">
      <h3 className="text-lg">Additional Sources</h3>
      <ul data-print="addresses" className="mt-2 text-[0.9375rem]">
        {place.sources.map(({ href, host }) => (
          <li key={href}>
            <a
              href={href}
              rel="noopener nofollow"
              className="inline-flex max-w-full items-center gap-2 py-1 wrap-anywhere hover:text-pumpkin print:inline"
            >
              <ExternalLink aria-hidden="true" data-print="hide" className="size-4 shrink-0 text-ash" />
              {host}
            </a>
          </li>
        ))}
        {place.citations.map((citation) => (
          <li key={citation} className="flex gap-2 py-1">
            <BookOpen aria-hidden="true" data-print="hide" className="mt-1 size-4 shrink-0 text-ash" />
            {citation}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-ash">{label}</dt>
      <dd className="mt-0.5">{children}</dd>
    </div>
  );
}

interface OutProps {
  readonly href: string;
  readonly icon: ReactNode;
  readonly text: string;
  readonly primary?: boolean;
}

function Out({ href, icon, text, primary = false }: OutProps) {
  return (
    <a href={href} rel="noopener nofollow" className={`${primary ? BUTTON.primary : BUTTON.outline} [&>svg]:size-4.5`}>
      {icon}
      {text}
    </a>
  );
}
