import { useCallback, useMemo, useState } from "react";
import { type DayProgress, forecastDay } from "../../domain/trips/travel/follow-day.ts";
import type { DayPageView } from "./day-page-view.ts";
import { stepsOf } from "./day-steps.ts";
import { changeDay, useDay } from "./day-store.ts";

/** The steps of a day as the visitor's marks leave them, and which one is shown: the next, until another is chosen. */
export function useDaySteps(day: DayPageView, asked: number | undefined) {
  const key = `${day.search}&day=${day.number}`;
  const progress = useDay(key);
  const forecast = useMemo(() => forecastDay(day.schedule, progress), [day, progress]);
  const steps = stepsOf(day, forecast.stops);
  const nextStep = forecast.next ? forecast.stops.indexOf(forecast.next) : steps.length - 1;
  const [chosen, setChosen] = useState(asked === undefined ? undefined : asked - 1);
  /** What the last change did, for screen readers. */
  const [said, setSaid] = useState("");

  const show = useCallback((step: number) => {
    setChosen(step);
    window.scrollTo(0, 0);
  }, []);

  /** Marks something and stays on the step that is shown. */
  function mark(next: DayProgress, text: string): void {
    changeDay(key, next);
    setSaid(text);
  }

  /** Marks something and goes to the step that is next then. */
  function change(next: DayProgress, text: string): void {
    mark(next, text);
    setChosen(undefined);
    window.scrollTo(0, 0);
  }

  return {
    key,
    progress,
    forecast,
    steps,
    nextStep,
    shown: Math.min(chosen ?? nextStep, steps.length - 1),
    said,
    hrefOf: (step: number) => `/trip/day${key}&stop=${step + 1}`,
    show,
    mark,
    change,
  };
}
