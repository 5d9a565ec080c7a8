import { ChevronRight } from "lucide-react";
import { useEffect, useState } from "react";
import { Link } from "react-router";
import { plural } from "../text/format.ts";
import { keepPages, stopsOfTrip } from "./keep-pages.ts";
import { dayOfToday, type KeptTrip, listKeptTrips } from "./kept-days.ts";

/** Tells copies apart: a plan and a changed version of it have the same title. */
const COPIED_AT = new Intl.DateTimeFormat("en-US", {
  month: "short",
  day: "numeric",
  hour: "numeric",
  minute: "2-digit",
});

/** Undefined until they are read. */
export function useKeptTrips(): [KeptTrip[] | undefined, (trips: KeptTrip[]) => void] {
  const [trips, setTrips] = useState<KeptTrip[]>();
  useEffect(() => void listKeptTrips().then(setTrips, () => setTrips([])), []);
  return [trips, setTrips];
}

/** Comes first on the date of a trip that was kept. */
export function TodayOnTrip() {
  const [trips = []] = useKeptTrips();
  const today = dayOfToday(trips);
  if (!today) return null;
  return (
    <p data-print="hide" className="wrap pt-6">
      <Link
        to={today.day.path}
        className="flex min-h-14 items-center justify-between gap-4 border-2 border-pumpkin bg-dusk px-5 py-3 hover:text-pumpkin"
      >
        <span>
          <span className="eyebrow block">Today</span>
          <span className="text-xl font-semibold">
            Day {today.day.number}: {today.trip.title}
          </span>
        </span>
        <ChevronRight aria-hidden="true" className="size-6 shrink-0" />
      </Link>
    </p>
  );
}

/** The trips that were kept for use without a network, each day to open in the day view. */
export function KeptTrips() {
  const [trips = [], setTrips] = useKeptTrips();
  function remove(path: string): void {
    setTrips(trips.filter((trip) => trip.path !== path));
    void keepPages((kept) => kept.filter((trip) => trip !== path));
  }
  if (trips.length === 0) return null;
  return (
    <section aria-labelledby="kept-trips" data-print="hide" className="wrap mt-8">
      <h2 id="kept-trips" className="text-2xl">
        Trips You Kept
      </h2>
      <ul className="mt-3 max-w-prose divide-y divide-line border-y border-line">
        {trips.map(({ path, title, storedAt, days }) => (
          <li key={path} className="grid grid-cols-[1fr_auto] items-center gap-x-4">
            <Link to={path} className="py-3 hover:text-pumpkin">
              {title}
              <span className="block text-sm text-ash">
                {plural(stopsOfTrip(path).length, "stop")}, copied {COPIED_AT.format(storedAt)}
              </span>
            </Link>
            <button
              type="button"
              onClick={() => remove(path)}
              className="min-h-11 shrink-0 cursor-pointer px-2 text-ash hover:text-pumpkin"
            >
              Remove<span className="sr-only">{` ${title}`}</span>
            </button>
            {days.length > 0 && (
              <ul aria-label={`Days of ${title}`} className="col-span-2 mb-3 flex flex-wrap gap-2">
                {days.map((day) => (
                  <li key={day.number}>
                    <Link
                      to={day.path}
                      className="inline-flex min-h-11 items-center border border-line px-4 hover:border-pumpkin hover:text-pumpkin"
                    >
                      Day {day.number}
                    </Link>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
