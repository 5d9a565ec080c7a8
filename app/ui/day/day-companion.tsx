/** A day of a trip in the hand: one stop at a time. Without JavaScript it is the plan of that stop. */
import { type ReactNode, useCallback, useRef } from "react";
import { Link } from "react-router";
import type { LatLng } from "../../domain/geo/miles-between.ts";
import { clockAt } from "../../domain/geo/time-zones.ts";
import { formatMinutes } from "../../domain/roads/format-drive-time.ts";
import { markDone, NO_PROGRESS, runLate, skipStop, takeBack } from "../../domain/trips/travel/follow-day.ts";
import { MapPicture } from "../../map/map-picture.tsx";
import { BUTTON } from "../layout/link-button.tsx";
import { ReadingBar } from "../listen/listen-button.tsx";
import { stopReading, useReading } from "../listen/speaker.ts";
import { DayBar } from "./day-bar.tsx";
import { DayEnd, Night } from "./day-end.tsx";
import { DayLine, type DayStep } from "./day-line.tsx";
import { DayLinks } from "./day-links.tsx";
import type { DayPageView } from "./day-page-view.ts";
import { beforeOf, eyebrowOf, pointOf } from "./day-steps.ts";
import { DayStop } from "./day-stop.tsx";
import { DayTools } from "./day-tools.tsx";
import { DayWarnings } from "./day-warnings.tsx";
import { StepLinks } from "./step-links.tsx";
import { useDaySteps } from "./use-day-steps.ts";
import { useDaylight } from "./use-daylight.ts";
import { ON_THE_WAY } from "./use-reading-on-the-way.ts";
import { useStepsByHand } from "./use-steps-by-hand.ts";
import { useWayToNext } from "./use-way-to-next.ts";
import { WayToStop } from "./way-to-stop.tsx";

interface DayCompanionProps {
  readonly day: DayPageView;
  /** The stop that the address asks for, from 1; without one it is the next. */
  readonly asked: number | undefined;
}

type DaySteps = ReturnType<typeof useDaySteps>;
type WayToNext = ReturnType<typeof useWayToNext>;

export function DayCompanion({ day, asked }: DayCompanionProps) {
  const marked = useDaySteps(day, asked);
  const way = useWayToNext(day, marked);
  const { progress, forecast, steps, shown, hrefOf, show, change } = marked;
  const [daylight, setDaylight] = useDaylight();
  const reading = useReading();
  const article = useRef<HTMLElement>(null);
  const last = steps.length - 1;
  useStepsByHand(
    article,
    useCallback((by) => show(Math.max(0, Math.min(last, shown + by))), [show, shown, last]),
  );

  const step = steps[shown]!;
  const isHere = step.kind === "stop" && progress.here === step.stop.slug && step.forecast.state === "ahead";
  return (
    <article ref={article} className={`day-view daylight-${daylight} wrap max-w-3xl pb-4`}>
      <DayHead day={day} />
      <DayLine steps={steps} shown={shown} hrefOf={hrefOf} onShow={show} />
      <StepHead day={day} step={step} marked={marked} reached={way.reached?.houseName} />
      <DayWarnings day={day} forecast={forecast} progress={progress} onChange={change} />
      {way.isWatching && !isHere && (
        <OwnWay way={way} target={step.kind === "stop" ? pointOf(step.stop) : day.schedule.to} />
      )}
      {step.kind === "stop" ? (
        <DayStop
          stop={step.stop}
          forecast={step.forecast}
          before={beforeOf(day, steps, shown)}
          isHere={isHere}
          isFollowed={way.point !== undefined}
          isPlannedWay={step.forecast.travel === day.schedule.stops.find(({ slug }) => slug === step.stop.slug)!.travel}
        />
      ) : (
        <DayEnd day={day} forecast={forecast} />
      )}
      <StepBar day={day} step={step} marked={marked} />
      <StepLinks steps={steps} shown={shown} hrefOf={hrefOf} onShow={show} />
      <Night day={day} />
      <DayMap day={day} />
      <DayTools
        isWatching={way.isWatching}
        onWatch={way.setWatching}
        isReading={way.isReading}
        onRead={way.setReading}
        daylight={daylight}
        onDaylight={setDaylight}
      />
      <DayLinks day={day} skipped={progress.skipped} />
      {progress !== NO_PROGRESS && (
        <button
          type="button"
          onClick={() => change(NO_PROGRESS, "The day starts again as it was planned.")}
          className={`${BUTTON.outline} mt-6 min-h-12`}
        >
          Start this day again
        </button>
      )}
      <p className="mt-6 text-sm text-ash">
        What you mark here is kept in this browser and sent to nobody. Times are estimates.
      </p>
      {reading?.id === ON_THE_WAY && <ReadingBar reading={reading} onStop={() => stopReading()} />}
    </article>
  );
}

function DayHead({ day }: { day: DayPageView }) {
  return (
    <p className="flex flex-wrap items-baseline justify-between gap-x-4 pt-4">
      <span className="font-semibold">
        Day {day.number}
        {day.dateText && <span className="font-normal text-ash">, {day.dateText}</span>}
      </span>
      <Link to={`/trip${day.search}#day-${day.number}`} className="py-1 text-link">
        The whole plan
      </Link>
    </p>
  );
}

interface StepProps {
  readonly day: DayPageView;
  readonly step: DayStep;
  readonly marked: DaySteps;
}

function StepHead({
  day,
  step,
  marked: { said, shown, nextStep },
  reached,
}: StepProps & { reached: string | undefined }) {
  const name = step.kind === "stop" ? step.stop.houseName : step.name;
  return (
    <>
      <p role="status" className="sr-only">
        {said && `${said} `}
        {step.kind === "stop" ? `Stop ${shown + 1} of ${day.stops.length}: ${name}` : name}
        {reached && `. You are at ${reached}.`}
      </p>
      <p className="eyebrow mt-3">{eyebrowOf(step, shown, nextStep, day)}</p>
      <h1 className="mt-1 text-3xl wrap-anywhere sm:text-4xl">{name}</h1>
      {step.kind === "stop" && <p className="mt-1 text-lg text-ash">{step.stop.town}</p>}
    </>
  );
}

/** The way from the visitor's own position. */
function OwnWay({ way: { position, point }, target }: { way: WayToNext; target: LatLng | undefined }) {
  const text = (sentence: ReactNode) => <p role="status">{sentence}</p>;
  return (
    <div className="mt-4 border border-line px-4 py-3">
      {point && target ? (
        <WayToStop from={point} to={target} whence="from you" />
      ) : position === "refused" ? (
        text("Your browser does not tell this page where you are. Allow it in the browser's settings, then try again.")
      ) : (
        text(point ? "No position is known for this stop." : "Looking for your position...")
      )}
    </div>
  );
}

/** What the visitor can say about the step that is shown. */
function StepBar({ day, step, marked }: StepProps) {
  const { progress, shown, show, mark, change } = marked;
  const onLate = (minutes: number) => {
    const later = runLate(progress, minutes);
    mark(later, later.late > 0 ? `${formatMinutes(later.late)} added. Later times moved along.` : "On time again.");
  };
  if (step.kind === "end") return <DayBar late={progress.late} onLate={onLate} />;
  const { slug, houseName } = step.stop;
  return (
    <DayBar
      late={progress.late}
      onLate={onLate}
      stop={{
        houseName,
        state: step.forecast.state,
        onDone: () =>
          change(markDone(day.schedule, progress, slug, leftAt(day, step.forecast.ends)), `${houseName} is done.`),
        onSkip: () => change(skipStop(progress, slug), `${houseName} is skipped.`),
        onTakeBack: () => {
          mark(takeBack(progress, slug), `${houseName} is ahead again.`);
          show(shown);
        },
      }}
    />
  );
}

/** On the day of the trip the clock tells when a stop was left; otherwise the plan does. */
function leftAt({ date, timeZone }: DayPageView, planned: number): number {
  const now = clockAt(new Date(), timeZone);
  return now.date === date ? now.minutes : planned;
}

function DayMap({ day }: { day: DayPageView }) {
  return (
    <section aria-labelledby="day-map" className="mt-10">
      <h2 id="day-map" className="text-2xl">
        The Day on the Map
      </h2>
      <div className="relative mt-3 h-72 overflow-hidden border border-line bg-dusk">
        <MapPicture
          view={day.map.view}
          filter={{ trip: day.map.trip }}
          label={`Map of day ${day.number}`}
          isCovered={false}
        />
      </div>
    </section>
  );
}
