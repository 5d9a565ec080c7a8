/** A day of a trip in the hand: one stop at a time. Without JavaScript it is the plan of that stop. */
import { BedDouble, ChevronLeft, ChevronRight, Moon } from "lucide-react";
import { useCallback, useMemo, useRef, useState } from "react";
import { Link } from "react-router";
import { type LatLng, milesBetween } from "../../domain/geo/miles-between.ts";
import { clockAt } from "../../domain/geo/time-zones.ts";
import { formatMinutes } from "../../domain/roads/format-drive-time.ts";
import {
  type DayProgress,
  forecastDay,
  markDone,
  NO_PROGRESS,
  runLate,
  skipStop,
  takeBack,
} from "../../domain/trips/follow-day.ts";
import { MapPicture } from "../../map/map-picture.tsx";
import { BUTTON } from "../layout/link-button.tsx";
import { ReadingBar } from "../listen/listen-button.tsx";
import { stopReading, useReading } from "../listen/speaker.ts";
import { formatDrive } from "../text/format.ts";
import { DayBar } from "./day-bar.tsx";
import { clockText } from "./day-clock-text.ts";
import { DayLine, type DayStep } from "./day-line.tsx";
import type { DayPageStop, DayPageView } from "./day-page-view.ts";
import { DayStop, walkText } from "./day-stop.tsx";
import { changeDay, readDay, useDay } from "./day-store.ts";
import { DayTools } from "./day-tools.tsx";
import { DayWarnings } from "./day-warnings.tsx";
import { useDaylight } from "./use-daylight.ts";
import { usePosition } from "./use-position.ts";
import { ON_THE_WAY, useReadingOnTheWay } from "./use-reading-on-the-way.ts";
import { useStepsByHand } from "./use-steps-by-hand.ts";
import { WayToStop } from "./way-to-stop.tsx";

interface DayCompanionProps {
  readonly day: DayPageView;
  /** The stop that the address asks for, from 1; without one it is the next. */
  readonly asked: number | undefined;
}

/** Miles: so near one is there, and so near its story is told. */
const THERE = { min: 0.02, max: 0.12 };
const NEAR = 5;

export function DayCompanion({ day, asked }: DayCompanionProps) {
  const key = `${day.search}&day=${day.number}`;
  const progress = useDay(key);
  const forecast = useMemo(() => forecastDay(day.schedule, progress), [day, progress]);
  const steps = stepsOf(day, forecast.stops);
  const nextStep = forecast.next ? forecast.stops.indexOf(forecast.next) : steps.length - 1;
  const [chosen, setChosen] = useState(asked === undefined ? undefined : asked - 1);
  const shown = Math.min(chosen ?? nextStep, steps.length - 1);
  const [said, setSaid] = useState("");
  const article = useRef<HTMLElement>(null);
  const [daylight, setDaylight] = useDaylight();
  const hrefOf = (step: number) => `/trip/day${key}&stop=${step + 1}`;

  const show = useCallback((step: number) => {
    setChosen(step);
    window.scrollTo(0, 0);
  }, []);
  const last = steps.length - 1;
  useStepsByHand(
    article,
    useCallback((by) => show(Math.max(0, Math.min(last, shown + by))), [show, shown, last]),
  );

  function change(next: DayProgress, text: string): void {
    changeDay(key, next);
    setSaid(text);
    setChosen(undefined);
    window.scrollTo(0, 0);
  }
  const step = steps[shown]!;
  const stop = step.kind === "stop" ? step.stop : undefined;

  const [isWatching, setWatching] = useState(false);
  const position = usePosition(isWatching);
  const point = typeof position === "object" ? position : undefined;
  const next = stopBySlug(day, forecast.next?.slug);
  const milesLeft = point && next?.position ? milesBetween(point, pointOf(next)!) : undefined;
  const isThere = milesLeft !== undefined && milesLeft <= thereWithin(next, beforeOf(day, steps, nextStep).point);
  if (isThere && next && progress.here !== next.slug) noteArrival(key, next.slug);

  const [isReading, setReading] = useState(false);
  const reading = useReading();
  useReadingOnTheWay({
    isWanted: isReading,
    next: next && progress.here !== next.slug ? next : undefined,
    isNear: milesLeft !== undefined && milesLeft <= NEAR,
    heard: progress.heard ?? NOTHING,
    onHeard: useCallback(
      (what) => {
        const known = readDay(key);
        changeDay(key, { ...known, heard: [...(known.heard ?? []), what] });
      },
      [key],
    ),
  });

  const isChanged = progress !== NO_PROGRESS;
  const isHere = step.kind === "stop" && progress.here === step.stop.slug && step.forecast.state === "ahead";
  const target = stop ? pointOf(stop) : day.schedule.to;
  return (
    <article ref={article} data-daylight={daylight} className="day-view wrap max-w-3xl pb-4">
      <DayHead day={day} />
      <DayLine steps={steps} shown={shown} hrefOf={hrefOf} onShow={show} />
      <p role="status" className="sr-only">
        {said && `${said} `}
        {step.kind === "stop" ? `Stop ${shown + 1} of ${day.stops.length}: ${step.stop.houseName}` : step.name}
        {isThere && next && `. You are at ${next.houseName}.`}
      </p>
      <p className="eyebrow mt-3">{eyebrowOf(step, shown, nextStep, day)}</p>
      <h1 className="mt-1 text-3xl wrap-anywhere sm:text-4xl">
        {step.kind === "stop" ? step.stop.houseName : step.name}
      </h1>
      {stop && <p className="mt-1 text-lg text-ash">{stop.town}</p>}
      <DayWarnings day={day} forecast={forecast} progress={progress} onChange={change} />
      {isWatching && !isHere && (
        <div className="mt-4 border border-line px-4 py-3">
          {point && target ? (
            <WayToStop from={point} to={target} whence="from you" />
          ) : (
            <p role="status">
              {position === "refused"
                ? "Your browser does not tell this page where you are. Allow it in the browser's settings, then try again."
                : point
                  ? "No position is known for this stop."
                  : "Looking for your position..."}
            </p>
          )}
        </div>
      )}
      {step.kind === "stop" ? (
        <DayStop
          stop={step.stop}
          forecast={step.forecast}
          before={beforeOf(day, steps, shown)}
          isHere={isHere}
          isFollowed={point !== undefined}
          isPlannedWay={step.forecast.travel === day.schedule.stops.find(({ slug }) => slug === step.stop.slug)!.travel}
        />
      ) : (
        <DayEnd day={day} leave={forecast.lastLeave} travel={forecast.lastTravel} ends={forecast.ends} />
      )}
      <DayBar
        stop={step.kind === "stop" ? { houseName: step.stop.houseName, state: step.forecast.state } : undefined}
        late={progress.late}
        onDone={() => {
          if (step.kind !== "stop") return;
          const { slug, houseName } = step.stop;
          change(markDone(day.schedule, progress, slug, leftAt(day, step.forecast.ends)), `${houseName} is done.`);
        }}
        onSkip={() => stop && change(skipStop(progress, stop.slug), `${stop.houseName} is skipped.`)}
        onTakeBack={() => {
          if (!stop) return;
          change(takeBack(progress, stop.slug), `${stop.houseName} is ahead again.`);
          setChosen(shown);
        }}
        onLate={(minutes) => {
          const later = runLate(progress, minutes);
          changeDay(key, later);
          setSaid(later.late > 0 ? `${formatMinutes(later.late)} added. Later times moved along.` : "On time again.");
        }}
      />
      <nav aria-label="Stop by stop" className="mt-6 flex justify-between gap-3">
        <StepLink step={steps[shown - 1]} href={hrefOf(shown - 1)} onShow={() => show(shown - 1)} isBack />
        <StepLink step={steps[shown + 1]} href={hrefOf(shown + 1)} onShow={() => show(shown + 1)} />
      </nav>
      <Night day={day} />
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
      <DayTools
        isWatching={isWatching}
        onWatch={setWatching}
        isReading={isReading}
        onRead={setReading}
        daylight={daylight}
        onDaylight={setDaylight}
      />
      <DayLinks day={day} skipped={progress.skipped} />
      {isChanged && (
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

const NOTHING: readonly string[] = [];

/** In a town the next stop is near all along: there one has to be nearer to it than to the one before. */
function thereWithin(next: DayPageStop | undefined, before: LatLng | undefined): number {
  const to = next && pointOf(next);
  if (!to || !before) return THERE.max;
  return Math.max(THERE.min, Math.min(THERE.max, milesBetween(before, to) / 2));
}

function noteArrival(key: string, slug: string): void {
  // Not while React renders.
  queueMicrotask(() => {
    const known = readDay(key);
    if (known.here !== slug) changeDay(key, { ...known, here: slug });
  });
}

/** On the day of the trip the clock tells when a stop was left; otherwise the plan does. */
function leftAt({ date, timeZone }: DayPageView, planned: number): number {
  const now = clockAt(new Date(), timeZone);
  return now.date === date ? now.minutes : planned;
}

function stepsOf(day: DayPageView, forecasts: ReturnType<typeof forecastDay>["stops"]): DayStep[] {
  const stops = forecasts.map(
    (forecast): DayStep => ({ kind: "stop", forecast, stop: stopBySlug(day, forecast.slug)! }),
  );
  const sleepsAtLast = stops.at(-1)?.kind === "stop" && day.stops.at(-1)!.sleep;
  return sleepsAtLast ? stops : [...stops, { kind: "end", name: day.night.text }];
}

const stopBySlug = ({ stops }: DayPageView, slug: string | undefined): DayPageStop | undefined =>
  stops.find((stop) => stop.slug === slug);

const pointOf = ({ position }: DayPageStop) => position && { lat: position[0], lng: position[1] };

function eyebrowOf(step: DayStep, shown: number, nextStep: number, day: DayPageView): string {
  if (step.kind === "end") return "The end of the day";
  const number = `Stop ${shown + 1} of ${day.stops.length}`;
  return shown === nextStep ? `Next: ${number.toLowerCase()}` : number;
}

/** The stop before that one really goes to, or where the day starts. */
function beforeOf(day: DayPageView, steps: readonly DayStep[], shown: number) {
  const before = steps.slice(0, shown).findLast((step) => step.kind === "stop" && step.forecast.state !== "skipped");
  if (before?.kind !== "stop") return { name: day.from, zone: day.zone, point: day.schedule.from };
  return { name: before.stop.houseName, zone: before.stop.zone, point: pointOf(before.stop) };
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

interface DayEndProps {
  readonly day: DayPageView;
  readonly leave: number;
  readonly travel: number;
  readonly ends: number;
}

function DayEnd({ day, leave, travel, ends }: DayEndProps) {
  const before = day.stops.at(-1);
  return (
    <div className="mt-4 border border-line bg-dusk p-4 sm:p-5">
      {travel > 0 && (
        <>
          <p className="text-2xl leading-tight font-bold">Leave by {clockText(leave, before?.zone ?? day.zone)}</p>
          <p className="mt-1 text-ash">
            {travel !== day.schedule.lastTravel
              ? `About ${formatMinutes(travel)}`
              : (day.isLastWalked ? walkText : formatDrive)({ miles: day.lastMiles, minutes: travel })}{" "}
            to {day.to}
          </p>
        </>
      )}
      <p className="mt-3 text-lg font-semibold">There about {clockText(ends, day.endZone)}</p>
    </div>
  );
}

function Night({ day }: { day: DayPageView }) {
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

interface StepLinkProps {
  readonly step: DayStep | undefined;
  readonly href: string;
  readonly onShow: () => void;
  readonly isBack?: boolean;
}

function StepLink({ step, href, onShow, isBack = false }: StepLinkProps) {
  if (!step) return <span />;
  const name = step.kind === "end" ? step.name : step.stop.houseName;
  return (
    <a
      href={href}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        onShow();
      }}
      className={`flex min-h-14 max-w-[60%] min-w-0 items-center gap-2 no-underline hover:text-pumpkin ${isBack ? "" : "ml-auto text-right"}`}
    >
      {isBack && <ChevronLeft aria-hidden="true" className="size-6 shrink-0" />}
      <span className="min-w-0 wrap-anywhere">
        <span className="block text-sm text-ash">{isBack ? "Before" : `Then${whenOf(step)}`}</span>
        <span className={`block font-semibold ${isBack ? "line-clamp-1" : "line-clamp-2"}`}>{name}</span>
      </span>
      {!isBack && <ChevronRight aria-hidden="true" className="size-6 shrink-0" />}
    </a>
  );
}

/** ", about 1:40 PM". */
const whenOf = (step: DayStep): string =>
  step.kind === "stop" && step.forecast.state === "ahead"
    ? `, about ${clockText(step.forecast.begins, step.stop.zone)}`
    : "";

/** The other days, and the one thing that asks the server again. */
function DayLinks({ day, skipped }: { day: DayPageView; skipped: readonly string[] }) {
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
