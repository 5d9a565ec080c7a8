/** The end of a day: the last drive, and where the night is. */
import { BedDouble, Moon } from "lucide-react";
import { formatMinutes } from "../../domain/roads/format-drive-time.ts";
import type { DayForecast } from "../../domain/trips/travel/follow-day.ts";
import { formatDrive } from "../text/format.ts";
import { clockText } from "./day-clock-text.ts";
import type { DayPageView } from "./day-page-view.ts";
import { onFootText } from "./day-stop.tsx";

interface DayEndProps {
  readonly day: DayPageView;
  readonly forecast: DayForecast;
}

export function DayEnd({ day, forecast: { lastLeave: leave, lastTravel: travel, ends } }: DayEndProps) {
  const before = day.stops.at(-1);
  return (
    <div className="mt-4 border border-line bg-dusk p-4 sm:p-5">
      {travel > 0 && (
        <>
          <p className="text-2xl leading-tight font-bold">Leave by {clockText(leave, before?.zone ?? day.zone)}</p>
          <p className="mt-1 text-ash">
            {travel !== day.schedule.lastTravel
              ? `About ${formatMinutes(travel)}`
              : (day.isLastWalked ? onFootText : formatDrive)({ miles: day.lastMiles, minutes: travel })}{" "}
            to {day.to}
          </p>
        </>
      )}
      <p className="mt-3 text-lg font-semibold">There about {clockText(ends, day.endZone)}</p>
    </div>
  );
}

export function Night({ day }: { day: DayPageView }) {
  return (
    <div className="mt-6 border border-line bg-dusk px-4 py-3">
      <p className="flex gap-2.5 font-semibold wrap-anywhere">
        <BedDouble aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-pumpkin" />
        {day.night.text}
      </p>
      {day.night.evening && (
        <p className="mt-1 flex gap-2.5 text-[0.9375rem] text-ash">
          <Moon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-moon" />
          {day.night.evening}
        </p>
      )}
    </div>
  );
}
