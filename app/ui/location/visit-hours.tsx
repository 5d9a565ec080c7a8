/** The week of a place. The browser marks the line of the day, by the clocks of the place; the page itself names no day. */
import { useEffect, useState } from "react";
import { clockAt } from "../../domain/geo/time-zones.ts";
import type { HoursLine } from "../../domain/places/hours/hours-in-words.ts";
import { appliesOn } from "../../domain/places/hours/schedule.ts";
import { lineOn } from "../../domain/places/hours/today-line.ts";
import type { HoursView } from "./hours-view.ts";

export function VisitHours({ hours }: { hours: HoursView }) {
  const { words, season, sentence } = hours;
  const date = useDateIn(hours.timeZone);
  const isInSeason = date !== undefined && (!season || appliesOn({ dates: [season] }, date));
  const today = words && isInSeason ? lineOn(words, date) : undefined;
  return (
    <>
      {words?.seasons.map(({ name, lines }) => (
        <div key={name ?? ""} className="mb-2">
          {name && <p className="text-sm text-ash">{name}</p>}
          <Lines lines={lines} today={today} />
        </div>
      ))}
      {words && words.exceptions.length > 0 && <Lines lines={words.exceptions} today={today} />}
      <p className={words ? "mt-1 text-sm text-ash" : undefined}>{sentence}</p>
    </>
  );
}

function Lines({ lines, today }: { lines: readonly HoursLine[]; today: HoursLine | undefined }) {
  return (
    <ul>
      {lines.map((line) => (
        <li
          key={line.days}
          aria-current={line === today ? "date" : undefined}
          className="flex flex-wrap gap-x-2 aria-[current]:text-pumpkin print:aria-[current]:text-inherit"
        >
          <span>{line.days}</span>
          <span>{line.hours === "Closed" ? "closed" : line.hours}</span>
          {line === today && (
            <span data-print="hide" className="self-center border border-current px-1.5 text-xs font-semibold">
              Today
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Undefined until the browser has taken over; corrected when somebody comes back to an open page. */
function useDateIn(timeZone: string): string | undefined {
  const [date, setDate] = useState<string>();
  useEffect(() => {
    const update = () => setDate(clockAt(new Date(), timeZone).date);
    update();
    document.addEventListener("visibilitychange", update);
    return () => document.removeEventListener("visibilitychange", update);
  }, [timeZone]);
  return date;
}
