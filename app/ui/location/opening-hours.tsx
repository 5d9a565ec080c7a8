/** The week of a place. The browser marks the line of the day, by the clocks of the place; the page itself names no day. */
import { useEffect, useState } from "react";
import { clockAt } from "../../domain/geo/time-zones.ts";
import { appliesOn } from "../../domain/places/hours/hours-rules.ts";
import { lineOn } from "../../domain/places/hours/today-line.ts";
import type { HoursView, LineView, WeekView } from "./hours-view.ts";

export function OpeningHours({ hours: { week, sentence } }: { hours: HoursView }) {
  return (
    <>
      {week && <Week week={week} />}
      <p className={week && "mt-1 text-sm text-ash"}>{sentence}</p>
    </>
  );
}

/** More lines than this are folded under today's. */
const MAX_LINES = 4;

function Week({ week }: { week: WeekView }) {
  const date = useDateIn(week.timeZone);
  const isOver = week.months && date && !appliesOn({ dates: [week.months] }, date);
  const today = date && !isOver ? lineOn(week, date) : undefined;
  const all = (
    <>
      {week.seasons.map(({ name, lines }) => (
        <div key={name ?? lines[0]?.days} className="mb-1">
          {name && <p className="text-sm text-ash">{name}</p>}
          <Lines lines={lines} today={today} />
        </div>
      ))}
      {week.exceptions.length > 0 && <Lines lines={week.exceptions} today={today} />}
    </>
  );
  const count = week.seasons.reduce(
    (lines, season) => lines + season.lines.length + Number(season.name !== undefined),
    week.exceptions.length,
  );
  if (count <= MAX_LINES) return all;
  return (
    <details>
      <summary className="hover:text-pumpkin print:hidden">
        {today ? <Line line={today} today={today} /> : "All opening hours"}
      </summary>
      {all}
    </details>
  );
}

function Lines({ lines, today }: { lines: readonly LineView[]; today: LineView | undefined }) {
  return (
    <ul>
      {lines.map((line) => (
        <li key={line.days} aria-current={line === today ? "date" : undefined}>
          <Line line={line} today={today} />
        </li>
      ))}
    </ul>
  );
}

function Line({ line, today }: { line: LineView; today: LineView | undefined }) {
  return (
    <span>
      {line.days} {line.hours === "Closed" ? "closed" : line.hours}
      {line === today && (
        <span data-print="hide" className="font-semibold text-moon">
          {" "}
          Today
        </span>
      )}
    </span>
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
