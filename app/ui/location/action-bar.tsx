/** The buttons that visitors need most, at the bottom of narrow screens. */
import { SaveButton } from "../saved/save-button.tsx";
import { DirectionsButton, destinationOf } from "./directions.tsx";
import type { LocationView } from "./location-view.ts";
import { ShareButton } from "./share-button.tsx";

const ACTION =
  "inline-flex min-h-11 cursor-pointer items-center justify-center gap-1.5 text-bone hover:text-pumpkin [&>svg]:size-4.5";

export function ActionBar({ place }: { place: LocationView }) {
  const destination = destinationOf(place);
  return (
    <div data-print="hide" className="action-bar">
      <div className="wrap flex text-sm font-semibold *:flex-auto *:rounded-sm *:px-1">
        {destination && <DirectionsButton to={destination} className={ACTION} />}
        <SaveButton slug={place.slug} name={place.houseName} withText />
        <ShareButton className={ACTION} />
      </div>
    </div>
  );
}
