import { TriangleAlert } from "lucide-react";
import {
  type Advice,
  type DayForecast,
  type DayProgress,
  type DaySchedule,
  type ForecastStop,
  goThereFirst,
  goToTheNight,
  skipStop,
} from "../../domain/trips/travel/follow-day.ts";
import { BUTTON } from "../layout/link-button.tsx";
import { clockText } from "./day-clock-text.ts";
import type { DayPageView } from "./day-page-view.ts";

interface DayWarningsProps {
  readonly day: DayPageView;
  readonly forecast: DayForecast;
  readonly progress: DayProgress;
  readonly onChange: (progress: DayProgress, said: string) => void;
}

/** Of many, these are told in full: the stop itself must be in sight. */
const MAX_SHOWN = 2;

/** What will have closed by the time one gets there, each with what to do about it. */
export function DayWarnings(props: DayWarningsProps) {
  const warned = props.forecast.stops.filter(isWarned);
  const more = warned.length - MAX_SHOWN;
  if (warned.length === 0) return null;
  const listed = (stops: readonly WarnedStop[]) =>
    stops.map((stop) => <Warning key={stop.slug} warned={stop} {...props} />);
  return (
    <>
      <ul aria-label="What will have closed" className="mt-4 grid gap-2">
        {listed(warned.slice(0, MAX_SHOWN))}
      </ul>
      {more > 0 && (
        <details className="mt-2">
          <summary className="py-2.5 font-semibold">
            {more === 1 ? "1 more will have closed" : `${more} more will have closed`}
          </summary>
          <ul className="grid gap-2">{listed(warned.slice(MAX_SHOWN))}</ul>
        </details>
      )}
    </>
  );
}

type WarnedStop = ForecastStop & { readonly closing: NonNullable<ForecastStop["closing"]> };

const isWarned = (stop: ForecastStop): stop is WarnedStop => stop.closing !== undefined;

interface WarningProps extends DayWarningsProps {
  readonly warned: WarnedStop;
}

function Warning({ warned: { slug, begins, closing }, day, progress, onChange }: WarningProps) {
  const stop = day.stops.find((one) => one.slug === slug)!;
  const { open } = day.schedule.stops.find((one) => one.slug === slug)!;
  const closes = clockText(open!.to, stop.zone);
  const advised = followAdvice(closing.advice, day, progress, slug);
  return (
    <li className="border-l-4 border-pumpkin bg-dusk px-4 py-3">
      <p className="flex gap-2.5">
        <TriangleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-pumpkin" />
        <span>
          <strong>{stop.houseName}</strong>{" "}
          {closing.kind === "closed"
            ? `closes at ${closes}, and you would be there about ${clockText(begins, stop.zone)}.`
            : `closes at ${closes}: ${closing.minutes} minutes are left for it.`}
        </span>
      </p>
      <p className="mt-2 flex flex-wrap gap-2">
        <button
          type="button"
          onClick={() => onChange(advised.progress, advised.said)}
          className={`${BUTTON.primary} min-h-12`}
        >
          {advised.text}
        </button>
        {closing.advice !== "skip" && (
          <button
            type="button"
            onClick={() => onChange(skipStop(progress, slug), `${stop.houseName} is skipped.`)}
            className={`${BUTTON.outline} min-h-12`}
          >
            Skip it
          </button>
        )}
      </p>
    </li>
  );
}

function followAdvice(advice: Advice, day: DayPageView, progress: DayProgress, slug: string) {
  const schedule: DaySchedule = day.schedule;
  const name = day.stops.find((stop) => stop.slug === slug)!.houseName;
  if (advice === "swap") {
    return {
      text: "Go there first",
      progress: goThereFirst(schedule, progress, slug)!,
      said: `${name} comes first now.`,
    };
  }
  if (advice === "end") {
    const night = day.night.inn ?? day.to;
    return {
      text: `Go straight to ${night}`,
      progress: goToTheNight(schedule, progress, slug),
      said: `The rest is skipped. Next: ${night}.`,
    };
  }
  return { text: "Skip it", progress: skipStop(progress, slug), said: `${name} is skipped.` };
}
