import { BookOpen, ExternalLink, MessageCircle, Moon, Quote, Route } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { Estimate } from "../cards/location-card.tsx";
import { showPath } from "../investigations/show-path.ts";
import { BUTTON } from "../layout/link-button.tsx";
import { IN_TWOS } from "../layout/link-tiles.tsx";
import { SaveButton } from "../saved/save-button.tsx";
import { AccessNotice } from "./access-notice.tsx";
import { DirectionsButton, destinationOf } from "./directions.tsx";
import type { LocationView } from "./location-view.ts";
import { OpeningHours } from "./opening-hours.tsx";
import { ShareButton } from "./share-button.tsx";

const STEP_FREE_WORDS = {
  yes: "Yes, without a step",
  partly: "In part: ask which",
  no: "No, there are steps",
} as const;

const SMALL_BUTTON =
  "inline-flex min-h-11 cursor-pointer items-center justify-center gap-1.5 rounded-sm border border-line px-2 font-semibold text-bone hover:border-pumpkin hover:text-pumpkin [&>svg]:size-4.5 [&>svg]:shrink-0";
const PANEL_BUTTON = `${BUTTON.outline} ${IN_TWOS} [&>svg]:size-4.5`;

/**
 * What decides a visit first: access, directions, hours, admission and telephone fit into one screen. The rest follows, folded on
 * phones.
 */
export function VisitPanel({ place, isPreview }: { place: LocationView; isPreview: boolean }) {
  return (
    <aside aria-labelledby="visit-information" className="visit-panel">
      <div className="visit-first border border-line bg-dusk p-4 sm:p-6 lg:p-5">
        <h2 id="visit-information" className="text-2xl">
          Visit Information
        </h2>
        <AccessNotice access={place.access} />
        {!isPreview && <Actions place={place} />}
        {/* On phones the address comes last, so that hours and admission are on the first screen. */}
        <dl className="mt-3 grid grid-cols-2 gap-x-6 gap-y-2 max-sm:[&>:first-child]:order-last sm:mt-4 sm:grid-cols-3 sm:gap-y-2.5 lg:grid-cols-2">
          <FirstFacts place={place} />
        </dl>
        {place.access?.note && <p className="mt-3 text-[0.9375rem] text-ash">{place.access.note}</p>}
      </div>
      <details className="fold-below-desk border border-t-0 border-line bg-dusk px-4 sm:px-6 lg:px-5">
        <summary className="py-3 text-moon hover:text-pumpkin">More for your visit, and sources</summary>
        <div className="pb-5 lg:pt-5">
          <dl className="grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-3 lg:grid-cols-2">
            <MoreFacts place={place} />
          </dl>
          <PanelLinks place={place} />
          <Sources place={place} />
        </div>
      </details>
    </aside>
  );
}

/** On narrow screens they are in the bar at the bottom. */
function Actions({ place }: { place: LocationView }) {
  const destination = destinationOf(place);
  return (
    <div data-print="hide" className="mt-4 flex gap-2 max-lg:hidden *:flex-auto">
      {destination && (
        <DirectionsButton
          to={destination}
          className={`${SMALL_BUTTON} border-transparent bg-pumpkin text-soot hover:bg-ember hover:text-soot`}
        />
      )}
      <SaveButton slug={place.slug} name={place.houseName} withText className="border border-line font-semibold" />
      <ShareButton className={SMALL_BUTTON} />
    </div>
  );
}

function FirstFacts({ place }: { place: LocationView }) {
  const { admission, visitTime, phone } = place;
  return (
    <>
      <Fact label="Address" isWide>
        {place.address}
        {!place.isPrivate && (
          <span className="block">
            {place.city}, {[place.state, place.zipCode].filter(Boolean).join(" ")}
          </span>
        )}
      </Fact>
      {place.boat && (
        <Fact label="By boat" isWide>
          From {place.boat}
        </Fact>
      )}
      {place.hours && (
        <Fact label="Hours" isWide>
          <OpeningHours hours={place.hours} />
        </Fact>
      )}
      {admission && (
        <Fact label="Admission">
          {admission.isUnlisted && place.website ? (
            <a href={place.website} rel="noopener nofollow" className="text-link">
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
      {phone && (
        <Fact label="Phone">
          {phone.href ? (
            <a href={phone.href} className="inline-block py-0.5 text-link">
              {phone.text}
            </a>
          ) : (
            phone.text
          )}
        </Fact>
      )}
    </>
  );
}

function MoreFacts({ place }: { place: LocationView }) {
  const mayVisit = place.mayEnter || place.access?.kind === "exterior";
  return (
    <>
      {place.mayEnter && place.stay !== undefined && (
        <Fact label="Overnight stays">{place.stay ? "Guests can spend the night" : "Not offered"}</Fact>
      )}
      {mayVisit && place.afterDark !== undefined && (
        <Fact label="After dark">{place.afterDark ? "Open or guided in the evening" : "Closed after dark"}</Fact>
      )}
      {place.company && (
        <Fact label="Children and dogs" isWide>
          {place.company}
        </Fact>
      )}
      {place.hunt && (
        <Fact label="Investigations" isWide>
          {place.hunt.words}
          {place.hunt.note && <span className="block text-ash">{place.hunt.note}</span>}
        </Fact>
      )}
      {place.shows.length > 0 && (
        <Fact label="On television" isWide>
          <ul>
            {place.shows.map(({ title, slug, when }) => (
              <li key={slug}>
                <Link to={showPath(slug)} className="inline-block py-0.5 text-link">
                  {title}
                </Link>
                {when && `, ${when}`}
              </li>
            ))}
          </ul>
        </Fact>
      )}
      {mayVisit && place.season && <Fact label="Season">{place.season}</Fact>}
      {place.architectureStyle && <Fact label="Architecture">{place.architectureStyle}</Fact>}
      {place.yearBuilt !== undefined && <Fact label="Built">{place.yearBuilt}</Fact>}
      {place.stepFree && mayVisit && <Fact label="Step-free">{STEP_FREE_WORDS[place.stepFree]}</Fact>}
      {place.website && (
        <div className="hidden print:block">
          <Fact label="Website">{place.website}</Fact>
        </div>
      )}
    </>
  );
}

function PanelLinks({ place }: { place: LocationView }) {
  return (
    <div data-print="hide" className="mt-4 grid gap-2 empty:hidden sm:grid-cols-2 lg:grid-cols-1">
      {place.website && <Out href={place.website} primary icon={<ExternalLink />} text="Visit Website" />}
      {place.hunt?.href && <Out href={place.hunt.href} icon={<Moon />} text="Book a night" />}
      {place.articleUrl && <Out href={place.articleUrl} icon={<BookOpen />} text="Read Full Article" />}
      {place.social && (
        <Out
          href={place.social.href}
          icon={place.social.isReddit ? <MessageCircle /> : <Quote />}
          text="Social Proof"
        />
      )}
      {destinationOf(place) && (
        <Link to={`/trip?with=${place.slug}`} rel="nofollow" className={PANEL_BUTTON}>
          <Route aria-hidden="true" />
          Plan a trip here
        </Link>
      )}
    </div>
  );
}

function Sources({ place }: { place: LocationView }) {
  if (place.sources.length === 0 && place.citations.length === 0) return null;
  return (
    <section className="mt-5 border-t border-line pt-4">
      <h3 className="text-lg">Additional Sources</h3>
      <ul data-print="addresses" className="mt-2 text-[0.9375rem]">
        {place.sources.map(({ href, label }) => (
          <li key={href}>
            <a
              href={href}
              rel="noopener nofollow"
              className="inline-flex max-w-full items-center gap-2 py-1 wrap-anywhere hover:text-pumpkin print:inline"
            >
              <ExternalLink aria-hidden="true" data-print="hide" className="size-4 shrink-0 text-ash" />
              {label}
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

function Fact({ label, isWide = false, children }: { label: string; isWide?: boolean; children: ReactNode }) {
  return (
    <div className={`min-w-0 ${isWide ? "col-span-full" : ""}`}>
      <dt className="text-sm text-ash">{label}</dt>
      <dd className="wrap-anywhere">{children}</dd>
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
