import { EllipsisVertical, Navigation } from "lucide-react";
import type { LatLng } from "../../domain/geo/miles-between.ts";
import { chooseMaps, MAPS, type MapsName, useChosenMaps } from "./chosen-maps.ts";
import type { LocationView } from "./location-view.ts";

const CHOICE = "directions";
/** "geo:" is for touch screens; Safari on iOS, the one browser with touch callouts, says that such an address is invalid. */
const ON_PHONES = "hidden pointer-coarse:list-item supports-[-webkit-touch-callout:none]:hidden!";

/** Where directions lead: only to places that may be visited, or at least seen from the road. */
export function destinationOf(place: Pick<LocationView, "access" | "mayEnter" | "position">): LatLng | undefined {
  const mayVisit = place.mayEnter || place.access?.kind === "exterior";
  if (!mayVisit || !place.position) return undefined;
  const [lat, lng] = place.position;
  return { lat, lng };
}

interface DirectionsButtonProps {
  readonly to: LatLng;
  readonly className: string;
}

/** Opens the choice of maps, which needs no JavaScript; once chosen, leads there at once. */
export function DirectionsButton({ to, className }: DirectionsButtonProps) {
  const chosen = useChosenMaps();
  if (!chosen) {
    return (
      <button type="button" popoverTarget={CHOICE} className={className}>
        <Navigation aria-hidden="true" />
        Directions
      </button>
    );
  }
  return (
    <span className={`relative ${className}`}>
      <Navigation aria-hidden="true" />
      <a
        href={MAPS[chosen].linkTo({ destination: to })}
        rel="noopener nofollow"
        className="after:absolute after:inset-0"
      >
        Directions
        <span className="sr-only"> in {MAPS[chosen].name}</span>
      </a>
      <button
        type="button"
        popoverTarget={CHOICE}
        className="relative -my-2 -mr-1 grid h-9 w-6 cursor-pointer place-items-center text-ash hover:text-pumpkin"
      >
        <EllipsisVertical aria-hidden="true" className="size-4.5" />
        <span className="sr-only">Choose other maps</span>
      </button>
    </span>
  );
}

/** One popover for all buttons of a page. */
export function DirectionsChoice({ to }: { to: LatLng }) {
  return (
    <div
      popover="auto"
      id={CHOICE}
      role="dialog"
      aria-labelledby="directions-heading"
      data-print="hide"
      className="m-auto w-80 max-w-[calc(100vw-2rem)] border border-line bg-slate p-5 text-bone backdrop:bg-night/70"
    >
      <p id="directions-heading" className="font-display text-xl">
        Directions in
      </p>
      <ul className="mt-3 divide-y divide-line border-y border-line">
        {(Object.keys(MAPS) as MapsName[]).map((name) => (
          <li key={name} className={name === "other" ? ON_PHONES : ""}>
            <a
              href={MAPS[name].linkTo({ destination: to })}
              rel="noopener nofollow"
              onClick={(event) => {
                chooseMaps(name);
                event.currentTarget.closest<HTMLElement>("[popover]")?.hidePopover();
              }}
              className="block py-3 hover:text-pumpkin"
            >
              {MAPS[name].name}
            </a>
          </li>
        ))}
      </ul>
      <p className="needs-script mt-3 text-sm text-ash">This browser will remember your choice.</p>
    </div>
  );
}
