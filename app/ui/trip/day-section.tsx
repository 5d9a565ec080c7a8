import { BedDouble, Download, Flag, Ghost, MapPinned, Moon, Smartphone, Utensils } from "lucide-react";
import { Link } from "react-router";
import { plural } from "../text/format.ts";
import { DayFields } from "./change-fields.tsx";
import { DAY_DOT, DAY_RAIL } from "./day-classes.ts";
import type { DayView } from "./day-view.ts";
import { LegIcon, StopItem } from "./stop-item.tsx";

interface DaySectionProps {
  readonly day: DayView;
  readonly days: number;
  readonly isFixed: boolean;
  /** Query of the plan with its stops pinned. */
  readonly pinned: string;
}

export function DaySection({ day, days, isFixed, pinned }: DaySectionProps) {
  const { color } = day;
  const id = `day-${day.number}`;
  const isLastDay = day.number === days;
  return (
    <section id={id} aria-labelledby={`${id}-name`} className="trip-day mt-8 first:mt-0 sm:mt-14">
      <header className="border-t border-line pt-6">
        <h2 id={`${id}-name`} tabIndex={-1} className="flex items-baseline gap-3 text-3xl sm:text-4xl">
          <span aria-hidden="true" data-print="hide" className={`size-3.5 shrink-0 rounded-full ${DAY_DOT[color]}`} />
          Day {day.number}
        </h2>
        <p className="mt-2 text-lg wrap-anywhere">
          {day.from === day.to ? `Around ${day.from}` : `${day.from} to ${day.to}`}
        </p>
        {day.date && <p className="text-ash">{day.date}</p>}
        <dl className="mt-3 flex flex-wrap gap-x-6 gap-y-1 text-[0.9375rem] text-ash">
          {day.driving && <Sum label="Driving" value={day.driving} />}
          {day.walking && <Sum label="On foot" value={day.walking} />}
          {day.stops.length > 0 && <Sum label={`At ${plural(day.stops.length, "stop")}`} value={day.visiting} />}
          <Sum label="Done about" value={day.ends} />
        </dl>
        {day.meals.length > 0 && (
          <ul aria-label="Meals" className="mt-2 flex flex-wrap gap-x-6 gap-y-1 text-[0.9375rem] text-ash">
            {day.meals.map((meal) => (
              <li key={meal} className="flex items-center gap-2">
                <Utensils aria-hidden="true" className="size-4 shrink-0 text-pumpkin" />
                {meal}
              </li>
            ))}
          </ul>
        )}
        {!day.isOnFoot && <DayFields day={day} isLastDay={isLastDay} />}
      </header>
      {day.stops.length === 0 && (
        <p className="mt-5 text-ash">
          {day.isIdle ? "A free day: add a place below, or ask for fewer days." : "A day of driving, without a stop."}
        </p>
      )}
      <ol className="mt-6 ml-4">
        {day.stops.map((stop, index) => (
          <StopItem
            key={stop.slug}
            stop={stop}
            day={day.number}
            days={days}
            color={color}
            isFirst={day.number === 1 && index === 0}
            isLast={isLastDay && index === day.stops.length - 1}
            isFixed={isFixed}
          />
        ))}
        <li className={`relative border-l-2 border-dashed pl-7 sm:pl-9 ${DAY_RAIL[color]}`}>
          {day.lastLeg && (
            <p className="flex items-center gap-2 pb-3 text-[0.9375rem] text-moon">
              <LegIcon onFoot={day.lastOnFoot} />
              {day.lastLeg}
            </p>
          )}
          <Night day={day} isLastDay={isLastDay} />
        </li>
      </ol>
      <DayLinks day={day} pinned={pinned} />
    </section>
  );
}

function Sum({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex gap-1.5">
      <dt>{label}</dt>
      <dd className="font-semibold text-bone">{value}</dd>
    </div>
  );
}

function Night({ day, isLastDay }: { day: DayView; isLastDay: boolean }) {
  const inn = day.stops.find((stop) => stop.sleep);
  const Icon = isLastDay ? Flag : BedDouble;
  return (
    <div className="border border-line bg-dusk px-4 py-3">
      <p className="flex gap-2.5 font-semibold wrap-anywhere">
        <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-pumpkin" />
        {isLastDay ? `The trip ends in ${day.to}` : inn ? `Night at ${inn.houseName}` : `Night in or near ${day.to}`}
      </p>
      {day.evening && (
        <p className="mt-1 flex gap-2.5 text-[0.9375rem] text-ash">
          <Moon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-moon" />
          {day.evening}
        </p>
      )}
      {day.publicNights.map(({ slug, houseName, city }) => (
        <p key={slug} className="mt-1 flex gap-2.5 text-[0.9375rem] text-ash">
          <Ghost aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-moon" />
          <span>
            Public nights for ghost hunters at{" "}
            <Link to={`/location/${slug}`} className="text-link">
              {houseName}
            </Link>{" "}
            in {city}: check dates
          </span>
        </p>
      ))}
    </div>
  );
}

/** Map services limit the stops of a link, so a full day may need two. */
function DayLinks({ day, pinned }: { day: DayView; pinned: string }) {
  const parts = (name: string, links: readonly string[]) =>
    links.map((href, index) => ({ href, text: links.length === 1 ? name : `${name}, part ${index + 1}` }));
  return (
    <ul data-print="hide" className="mt-4 ml-4 flex flex-wrap gap-x-6 gap-y-1 pl-7 text-[0.9375rem] sm:pl-9">
      {[...parts("Google Maps", day.googleMaps), ...parts("Apple Maps", day.appleMaps)].map(({ href, text }) => (
        <li key={href}>
          <a href={href} rel="noopener nofollow" className={DAY_LINK}>
            <MapPinned aria-hidden="true" className="size-4" />
            <span>
              <span className="sr-only">Day {day.number} in </span>
              {text}
            </span>
          </a>
        </li>
      ))}
      <li>
        <Link to={`/trip/day${pinned}&day=${day.number}`} rel="nofollow" className={DAY_LINK}>
          <Smartphone aria-hidden="true" className="size-4" />
          <span>
            Follow<span className="sr-only"> day {day.number}</span> stop by stop
          </span>
        </Link>
      </li>
      <li>
        <a href={`/trip/plan.gpx${pinned}&day=${day.number}`} download className={DAY_LINK}>
          <Download aria-hidden="true" className="size-4" />
          <span>
            GPX<span className="sr-only"> of day {day.number}</span>
          </span>
        </a>
      </li>
    </ul>
  );
}

const DAY_LINK = "inline-flex min-h-9 items-center gap-2 text-moon hover:text-pumpkin";
