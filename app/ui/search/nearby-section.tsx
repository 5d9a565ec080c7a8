import { MapPin } from "lucide-react";
import { type FormEvent, type RefObject, useEffect, useId, useRef } from "react";
import { Link, useLocation } from "react-router";
import { ACCESS_LABELS } from "../../domain/places/access-sentence.ts";
import { formatDriveTime } from "../../domain/roads/format-drive-time.ts";
import { NEARBY_RADIUS_MILES } from "../../domain/search/search-parameters.ts";
import { NOTHING_NEARBY, nearbyFound } from "../../domain/search/search-texts.ts";
import { Rating } from "../cards/rating.tsx";
import { BUTTON } from "../layout/link-button.tsx";
import { Section } from "../layout/section.tsx";
import { SaveButton } from "../saved/save-button.tsx";
import { formatCount, formatDistance } from "../text/format.ts";
import type { NearMeState } from "./current-position.ts";
import { LocateButton } from "./locate-button.tsx";
import { NEARBY_ID, type NearbyPlaceView, type NearbyResults } from "./nearby-view.ts";
import { useNearbySearch } from "./use-nearby-search.ts";

interface NearbySectionProps {
  /** Results for the position in the URL, if there is one. */
  readonly initial?: NearbyResults | undefined;
}

export function NearbySection({ initial }: NearbySectionProps) {
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const { results, refuse, ...search } = useNearbySearch(initial, field);
  useNearMe(list, refuse);
  return (
    <Section id={NEARBY_ID} heading="Find Haunts Near You" {...(!results && { "data-print": "hide" })}>
      <div className="grid gap-8 lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)] lg:gap-12">
        <NearbyForm field={field} {...search} />
        <div ref={list} tabIndex={-1} aria-live="polite" className="outline-none">
          {results ? (
            <NearbyList results={results} />
          ) : (
            <p className="max-w-md text-ash lg:border-l lg:border-line lg:py-3 lg:pl-8">
              The nearest five within {NEARBY_RADIUS_MILES} miles, with the distance to each. Your position is used for
              this search alone and is not kept.
            </p>
          )}
        </div>
      </div>
    </Section>
  );
}

interface NearbyFormProps extends Omit<ReturnType<typeof useNearbySearch>, "results" | "refuse"> {
  readonly field: RefObject<HTMLInputElement | null>;
}

function NearbyForm({ field, searching, complaint, findByText, findHere }: NearbyFormProps) {
  const fieldId = useId();
  function submit(event: FormEvent): void {
    event.preventDefault();
    void findByText(field.current?.value ?? "");
  }
  return (
    <form
      action="/search"
      method="get"
      aria-label="Find haunts near you"
      data-print="hide"
      noValidate
      onSubmit={submit}
    >
      <label htmlFor={fieldId} className="mb-2 block text-ash">
        Address, city or zip code
      </label>
      <div className="flex gap-2.5">
        <input
          ref={field}
          id={fieldId}
          name="q"
          type="text"
          autoComplete="postal-code"
          maxLength={200}
          aria-invalid={complaint !== "" || undefined}
          aria-describedby={`${fieldId}-complaint`}
          className="field min-h-12 w-full min-w-0 px-4"
        />
        <button type="submit" disabled={searching} className={`${BUTTON.primary} min-w-33 shrink-0`}>
          {searching ? "Searching..." : "Find Haunts"}
        </button>
      </div>
      {/* The radius for a native submit. */}
      <input type="hidden" name="within" value={NEARBY_RADIUS_MILES} />
      <p id={`${fieldId}-complaint`} className="mt-2 text-alarm empty:hidden">
        {complaint}
      </p>
      <div className="mt-3">
        <LocateButton busy={searching} onClick={() => void findHere()} />
      </div>
    </form>
  );
}

/** Does what Find Near Me, in the header of every page, came for. */
function useNearMe(list: RefObject<HTMLElement | null>, refuse: (text: string) => void): void {
  const { state, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per navigation
  useEffect(() => {
    const { toResults, refused } = (state ?? {}) as NearMeState;
    if (refused) refuse(refused);
    if (!toResults) return;
    list.current?.scrollIntoView();
    list.current?.focus({ preventScroll: true });
  }, [key]);
}

function NearbyList({ results: { total, places, allAt } }: { results: NearbyResults }) {
  if (total === 0) return <p className="border border-line bg-dusk px-6 py-12 text-center">{NOTHING_NEARBY}</p>;
  return (
    <>
      <h3 className="text-2xl">{nearbyFound(formatCount(total))}</h3>
      <ul className="mt-4">
        {places.map((place) => (
          <NearbyRow key={place.slug} place={place} />
        ))}
      </ul>
      {allAt && total > places.length && (
        <p data-print="hide" className="mt-3">
          <Link to={allAt} className={BUTTON.outline}>
            See all {formatCount(total)}
          </Link>
        </p>
      )}
      {!allAt && total > places.length && (
        <p className="mt-3 text-ash">The nearest {places.length}. The map has them all.</p>
      )}
    </>
  );
}

function NearbyRow({ place }: { place: NearbyPlaceView }) {
  const { slug, houseName, city, state, access, distance, driveMinutes } = place;
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-3 border-t border-line py-2.5 sm:gap-x-4 sm:py-4">
      <SaveButton slug={slug} name={houseName} className="row-span-2 -mr-3 -ml-2.5 self-center" />
      <div className="max-sm:col-span-2">
        <p className="font-display text-xl leading-snug">{houseName}</p>
        <p className="mt-1 flex items-center gap-1.5 text-[0.9375rem] text-ash">
          <MapPin aria-hidden="true" className="size-4 shrink-0" />
          {city}, {state}
        </p>
      </div>
      <p className="col-start-2 mt-1 flex flex-wrap items-center gap-x-4 text-[0.9375rem] text-ash">
        {distance !== undefined && <span className="text-moon">{formatDistance(distance)}</span>}
        {driveMinutes !== undefined && <span>{formatDriveTime(driveMinutes)}</span>}
        <Rating of={place} inWords />
        {access && <span>{ACCESS_LABELS[access]}</span>}
      </p>
      <Link
        to={`/location/${slug}`}
        prefetch="intent"
        className={`${BUTTON.outline} self-center max-sm:px-3 sm:col-start-3 sm:row-span-2 sm:row-start-1`}
      >
        View Details<span className="sr-only">: {houseName}</span>
      </Link>
    </li>
  );
}
