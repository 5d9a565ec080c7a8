/** On narrow screens, where the sidebar is far below: the essentials under the title, and a bar while one reads. */
import { SaveButton } from "../saved/save-button.tsx";
import { VISITORS_REPORTS } from "../visits/report-body.tsx";
import { AccessNotice } from "./access-notice.tsx";
import { DirectionsButton, destinationOf } from "./directions.tsx";
import type { LocationView } from "./location-view.ts";
import { ShareButton } from "./share-button.tsx";

export function VisitSummary({ place, isPreview }: { place: LocationView; isPreview: boolean }) {
  return (
    <div data-print="hide" className="mt-4 border border-line bg-dusk px-5 pb-4 lg:hidden">
      <AccessNotice access={place.access && { ...place.access, note: undefined }} />
      {/* The notice says it already. */}
      {!place.isPrivate && (
        <p className="mt-3 flex gap-2.5 text-[0.9375rem] text-ash">
          <span className="icon-pin mt-1.5 ml-1" />
          <span className="min-w-0 wrap-anywhere">{place.address}</span>
        </p>
      )}
      {!isPreview && <Actions place={place} className="mt-3 gap-2 *:border *:border-line" />}
      <p className="mt-2 flex gap-6">
        <a href="#visit-information" className="inline-block py-1 text-moon hover:text-pumpkin">
          Visit Information
        </a>
        {!place.isPrivate && !isPreview && (
          <a href={`#${VISITORS_REPORTS}`} className="inline-block py-1 text-moon hover:text-pumpkin">
            I Was There
          </a>
        )}
      </p>
    </div>
  );
}

export function ActionBar({ place }: { place: LocationView }) {
  return (
    <div data-print="hide" className="action-bar">
      <Actions place={place} className="wrap" />
    </div>
  );
}

const ACTION =
  "inline-flex min-h-11 cursor-pointer items-center justify-center gap-1.5 text-bone no-underline hover:text-pumpkin [&>svg]:size-4.5";

function Actions({ place, className }: { place: LocationView; className: string }) {
  const destination = destinationOf(place);
  return (
    <div className={`flex text-sm font-semibold *:flex-auto *:rounded-sm *:px-1 ${className}`}>
      {destination && <DirectionsButton to={destination} className={ACTION} />}
      <SaveButton slug={place.slug} name={place.houseName} withText />
      <ShareButton place={place} className={ACTION} />
    </div>
  );
}
