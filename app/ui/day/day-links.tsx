import { Link } from "react-router";
import { BUTTON } from "../layout/link-button.tsx";
import type { DayPageView } from "./day-page-view.ts";

/** Links to the other days, and to a new plan, the only thing here that asks the server again. */
export function DayLinks({ day, skipped }: { day: DayPageView; skipped: readonly string[] }) {
  const others = Array.from({ length: day.days }, (_, index) => index + 1).filter((number) => number !== day.number);
  return (
    <>
      {others.length > 0 && (
        <nav aria-label="Other days" className="mt-8">
          <ul className="flex flex-wrap gap-2">
            {others.map((number) => (
              <li key={number}>
                <Link
                  to={`/trip/day${day.search}&day=${number}`}
                  rel="nofollow"
                  className={`${BUTTON.outline} min-h-12`}
                >
                  Day {number}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {skipped.length > 0 && (
        <p className="mt-6">
          <Link
            to={`/trip${withoutStops(day.search, skipped)}`}
            rel="nofollow"
            className={`${BUTTON.outline} min-h-12`}
          >
            Plan the trip again without what you skipped
          </Link>
        </p>
      )}
    </>
  );
}

function withoutStops(search: string, slugs: readonly string[]): string {
  const parameters = new URLSearchParams(search);
  const stops = parameters.getAll("with").filter((stop) => !slugs.includes(stop.split("@")[0]!));
  parameters.delete("with");
  for (const stop of stops) parameters.append("with", stop);
  return `?${parameters}`;
}
