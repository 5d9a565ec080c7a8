/** One stop of the day, as large as a hand needs it. */
import { Car, Clock, Footprints, Navigation, Phone } from "lucide-react";
import { Link } from "react-router";
import type { LatLng } from "../../domain/geo/miles-between.ts";
import { formatMinutes } from "../../domain/roads/format-drive-time.ts";
import type { Length } from "../../domain/roads/road-classes.ts";
import type { ForecastStop } from "../../domain/trips/travel/follow-day.ts";
import { PlacePicture } from "../cards/place-picture.tsx";
import { BUTTON } from "../layout/link-button.tsx";
import { Listen } from "../listen/listen.tsx";
import { Story } from "../location/story.tsx";
import { formatDrive } from "../text/format.ts";
import { clockText } from "./day-clock-text.ts";
import type { DayPageStop, DayZone } from "./day-page-view.ts";
import { straightDistance, WayToStop } from "./way-to-stop.tsx";

interface DayStopProps {
  readonly stop: DayPageStop;
  readonly forecast: ForecastStop;
  /** Where one comes from, and by which clocks one leaves it. */
  readonly before: { readonly name: string; readonly zone: DayZone; readonly point: LatLng | undefined };
  readonly isHere: boolean;
  /** Whether the page tells the way from the visitor's own position. */
  readonly isFollowed: boolean;
  /** Miles are the plan's only as long as its order is. */
  readonly isPlannedWay: boolean;
}

const STORY_ID = "day-story";

export function DayStop({ stop, forecast, before, isHere, isFollowed, isPlannedWay }: DayStopProps) {
  return (
    <>
      <div className="mt-4 border border-line bg-dusk p-4 sm:p-5">
        <When {...{ stop, forecast, before, isHere, isFollowed, isPlannedWay }} />
      </div>
      <Directions directions={stop.directions} />
      {stop.phone && (
        <p className="mt-2">
          <Telephone phone={stop.phone} name={stop.houseName} />
        </p>
      )}
      {(stop.access || stop.note) && (
        <p className="mt-4">
          {stop.access && <span className="font-semibold">{stop.access}. </span>}
          {stop.note}
        </p>
      )}
      <div className="mt-4 grid gap-4 sm:grid-cols-[minmax(0,16rem)_1fr]">
        <PlacePicture
          image={stop.picture}
          fallback={`/art/${stop.slug}.svg`}
          size="header"
          className="max-sm:aspect-2/1"
        />
        <p className="line-clamp-3 self-start font-text text-lg leading-relaxed sm:line-clamp-5">{stop.summary}</p>
      </div>
      <div className="mt-3">
        <Listen
          key={stop.slug}
          of={STORY_ID}
          title={stop.houseName}
          summary={stop.summary}
          startsWith="summary"
          className={`${BUTTON.outline} min-h-12`}
        />
      </div>
      <details key={stop.slug} className="mt-3">
        <summary className="py-2.5 font-semibold">The whole story</summary>
        <div id={STORY_ID} className="mt-3">
          <Story blocks={stop.story} />
        </div>
        <p className="mt-4">
          <Link to={`/location/${stop.slug}`} className="inline-block py-2 text-link">
            All about {stop.houseName}
          </Link>
        </p>
      </details>
    </>
  );
}

function Directions({ directions }: Pick<DayStopProps["stop"], "directions">) {
  if (directions.length === 0) return null;
  return (
    <ul aria-label="Directions" className="mt-3 flex flex-wrap gap-2">
      {directions.map(({ name, href }, index) => (
        <li key={name} className="flex-auto">
          <a href={href} rel="noopener nofollow" className={`${BUTTON.outline} min-h-12 w-full px-2 text-[0.9375rem]`}>
            {index === 0 && <Navigation aria-hidden="true" className="size-4.5 shrink-0" />}
            <span>
              <span className="sr-only">Directions in </span>
              {name}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

function When({ stop, forecast, before, isHere, isFollowed, isPlannedWay }: DayStopProps) {
  const isAhead = forecast.state === "ahead";
  return (
    <>
      {isAhead && !isHere && (
        <>
          <p className="text-2xl leading-tight font-bold">Leave by {clockText(forecast.leave, before.zone)}</p>
          <Way {...{ stop, forecast, before, isHere, isFollowed, isPlannedWay }} />
        </>
      )}
      {isHere && <p className="text-2xl leading-tight font-bold">You are here</p>}
      <p className={`flex items-center gap-2 text-lg font-semibold ${isAhead ? "mt-3" : ""}`}>
        <Clock aria-hidden="true" className="size-5 shrink-0 text-pumpkin" />
        {isHere && (stop.sleep ? "For the night" : `Until ${clockText(forecast.ends, stop.zone)}`)}
        {isAhead && !isHere && `There about ${clockText(forecast.begins, stop.zone)}`}
        {!isAhead && STATE_NAMES[forecast.state]}
      </p>
      <p className="mt-1 flex flex-wrap gap-x-3 pl-7">
        {isAhead && !isHere && !stop.sleep && <span>until {clockText(forecast.ends, stop.zone)}</span>}
        {stop.open && <span className="text-ash">{stop.open}</span>}
      </p>
      {isAhead && Math.abs(forecast.behind) >= 5 && (
        <p className="mt-1 pl-7 font-semibold text-moon">
          {formatMinutes(Math.abs(forecast.behind))} {forecast.behind > 0 ? "later" : "earlier"} than planned
        </p>
      )}
      {stop.meal && <p className="mt-1 pl-7">{stop.meal}</p>}
      {stop.closed && <p className="mt-1 pl-7 font-semibold">{stop.closed}</p>}
    </>
  );
}

const STATE_NAMES = { done: "Done", skipped: "Skipped", ahead: "" } as const;

/** How to get there. On foot with the direction, since there are no street names to go by. */
function Way({ stop, forecast, before, isFollowed, isPlannedWay }: DayStopProps) {
  const { isWalked, miles, position } = stop;
  const Icon = isWalked ? Footprints : Car;
  const length = { miles, minutes: forecast.travel };
  const planned = isWalked ? onFootText(length) : formatDrive(length);
  const way = isPlannedWay ? planned : `About ${formatMinutes(forecast.travel)}${isWalked ? " on foot" : ""}`;
  return (
    <>
      <p className="mt-1 flex gap-2 text-ash">
        <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
        <span>
          From {before.name}, then {way.charAt(0).toLowerCase() + way.slice(1)}
        </span>
      </p>
      {isWalked && !isFollowed && before.point && position && (
        <div className="mt-3">
          <WayToStop from={before.point} to={{ lat: position[0], lng: position[1] }} whence={`from ${before.name}`} />
        </div>
      )}
    </>
  );
}

/** "12 min on foot, about 0.6 miles". */
export function onFootText({ miles, minutes }: Length): string {
  return `${formatMinutes(Math.max(1, minutes))} on foot, about ${straightDistance(miles)}`;
}

function Telephone({ phone, name }: { phone: NonNullable<DayPageStop["phone"]>; name: string }) {
  const content = (
    <>
      <Phone aria-hidden="true" className="size-4.5 shrink-0" />
      <span>
        <span className="sr-only">Call {name}: </span>
        {phone.text}
      </span>
    </>
  );
  if (!phone.href) return <span className="flex min-h-12 items-center gap-2 px-3">{content}</span>;
  return (
    <a href={phone.href} className={`${BUTTON.outline} min-h-12 w-full px-3`}>
      {content}
    </a>
  );
}
