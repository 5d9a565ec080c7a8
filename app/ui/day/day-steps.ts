/** The steps of a day: its stops, and its end. */
import type { ForecastStop } from "../../domain/trips/travel/follow-day.ts";
import type { DayStep } from "./day-line.tsx";
import type { DayPageStop, DayPageView } from "./day-page-view.ts";

export function stepsOf(day: DayPageView, forecasts: readonly ForecastStop[]): DayStep[] {
  const stops = forecasts.map(
    (forecast): DayStep => ({ kind: "stop", forecast, stop: stopBySlug(day, forecast.slug)! }),
  );
  const sleepsAtLast = stops.at(-1)?.kind === "stop" && day.stops.at(-1)!.sleep;
  return sleepsAtLast ? stops : [...stops, { kind: "end", name: day.night.text }];
}

export const stopBySlug = ({ stops }: DayPageView, slug: string | undefined): DayPageStop | undefined =>
  stops.find((stop) => stop.slug === slug);

export const pointOf = ({ position }: DayPageStop) => position && { lat: position[0], lng: position[1] };

export function eyebrowOf(step: DayStep, shown: number, nextStep: number, day: DayPageView): string {
  if (step.kind === "end") return "The end of the day";
  const number = `Stop ${shown + 1} of ${day.stops.length}`;
  return shown === nextStep ? `Next: ${number.toLowerCase()}` : number;
}

/** The last stop before it that was not skipped, or where the day starts. */
export function beforeOf(day: DayPageView, steps: readonly DayStep[], shown: number) {
  const before = steps.slice(0, shown).findLast((step) => step.kind === "stop" && step.forecast.state !== "skipped");
  if (before?.kind !== "stop") return { name: day.from, zone: day.zone, point: day.schedule.from };
  return { name: before.stop.houseName, zone: before.stop.zone, point: pointOf(before.stop) };
}
