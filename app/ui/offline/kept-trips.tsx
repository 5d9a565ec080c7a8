import { useEffect, useState } from "react";
import { Link } from "react-router";
import { plural } from "../text/format.ts";
import { keepPages, stopsOfTrip } from "./keep-pages.ts";
import { listKeptTrips, type StoredPage } from "./stored-pages.ts";

/** A plan and a changed one have the same title. */
const COPIED_AT = new Intl.DateTimeFormat("en-US", {
  month: "short",
  day: "numeric",
  hour: "numeric",
  minute: "2-digit",
});

/** The trips that were kept for use without a network. */
export function KeptTrips() {
  const [trips, setTrips] = useState<readonly StoredPage[]>([]);
  useEffect(() => void listKeptTrips().then(setTrips, () => {}), []);
  function remove(path: string): void {
    setTrips(trips.filter((trip) => trip.path !== path));
    void keepPages((kept) => kept.filter((trip) => trip !== path));
  }
  if (trips.length === 0) return null;
  return (
    <section aria-labelledby="kept-trips" className="mt-8">
      <h3 id="kept-trips" className="text-2xl">
        Trips You Kept
      </h3>
      <ul className="mt-3 max-w-prose divide-y divide-line border-y border-line">
        {trips.map(({ path, title, storedAt }) => (
          <li key={path} className="flex items-center justify-between gap-4">
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
          </li>
        ))}
      </ul>
    </section>
  );
}
