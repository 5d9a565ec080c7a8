/** The plan of a route of the guide: its days, each with its stops. */
import { BedDouble, Car, Hourglass } from "lucide-react";
import { Link } from "react-router";
import { PlacePicture } from "../cards/place-picture.tsx";
import { DAY_DOT, DAY_RAIL } from "../trip/day-classes.ts";
import type { RouteDayView, RouteStopView } from "./sample-route-view.ts";

export function SampleRouteDays({ days }: { days: readonly RouteDayView[] }) {
  return days.map((day) => (
    <section key={day.number} aria-labelledby={`day-${day.number}`} className="mt-8 first:mt-0 sm:mt-12">
      <header className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h2 id={`day-${day.number}`} className="flex items-baseline gap-3 text-2xl sm:text-3xl">
          <span
            aria-hidden="true"
            data-print="hide"
            className={`size-3.5 shrink-0 rounded-full ${DAY_DOT[day.color]}`}
          />
          Day {day.number}
        </h2>
        {day.driving && <p className="text-[0.9375rem] text-ash">{day.driving} of driving</p>}
      </header>
      <ol className="mt-4 ml-4">
        {day.stops.map((stop) => (
          <Stop key={stop.slug} stop={stop} day={day} />
        ))}
      </ol>
    </section>
  ));
}

function Stop({ stop, day }: { stop: RouteStopView; day: RouteDayView }) {
  return (
    <li className={`relative border-l-2 pb-5 pl-7 last:pb-0 sm:pb-8 sm:pl-9 ${DAY_RAIL[day.color]}`}>
      {stop.leg && (
        <p className="flex items-center gap-2 pb-2 text-[0.9375rem] text-moon">
          <Car aria-hidden="true" className="size-4.5 shrink-0" />
          <span className="sr-only">Drive: </span>
          {stop.leg}
        </p>
      )}
      <div className="flex gap-4">
        <span
          aria-hidden="true"
          className={`absolute -left-4.25 grid size-8 place-items-center rounded-full text-sm font-bold text-soot tabular-nums ring-4 ring-night ${DAY_DOT[day.color]}`}
        >
          {stop.number}
        </span>
        <div className="min-w-0 flex-1">
          <h3 className="text-xl leading-snug wrap-anywhere sm:text-2xl">
            <span className="sr-only">{stop.number}. </span>
            <Link
              to={`/location/${stop.slug}`}
              prefetch="intent"
              className="inline-block underline decoration-pumpkin/60 hover:text-pumpkin"
            >
              {stop.houseName}
            </Link>
          </h3>
          <p className="mt-0.5 flex flex-wrap gap-x-4 text-[0.9375rem] text-ash">
            <span>{stop.town}</span>
            {stop.visit && (
              <span className="flex items-center gap-1.5">
                <Hourglass aria-hidden="true" className="size-4" />
                {stop.visit}
              </span>
            )}
            {stop.hasBeds && (
              <span className="flex items-center gap-1.5">
                <BedDouble aria-hidden="true" className="size-4" />
                Rooms for the night
              </span>
            )}
          </p>
          <p className="mt-2 line-clamp-2 max-w-prose font-text sm:line-clamp-none sm:text-[1.0625rem] sm:leading-relaxed">
            {stop.summary}
          </p>
          {(stop.access || stop.note) && (
            <p className="mt-2 max-w-prose text-[0.9375rem] text-ash">
              {stop.access && <span className="font-semibold text-bone">{stop.access}. </span>}
              <span className="max-sm:hidden">{stop.note}</span>
            </p>
          )}
        </div>
        <div data-print="hide" className="w-24 shrink-0 pt-1 sm:w-40">
          <PlacePicture image={stop.picture} fallback={`/art/${stop.slug}.svg`} size="small" />
        </div>
      </div>
    </li>
  );
}
