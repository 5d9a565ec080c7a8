/**
 * Arranges each day of a plan by the clock: every stop within its hours, a table at meals where there is one, and something
 * after dark at the end. Stops that nobody asked for are left out where they do not fit, and others nearby take their place.
 */
import type { LatLng } from "../geo/miles-between.ts";
import { DayArranger, hasFreeHours, MAX_ADDED } from "./day-arranger.ts";
import { looseLimits } from "./day-limits.ts";
import { type DividedTour, daysOf } from "./fit-into-days.ts";
import type { PlacedNode, TourStop } from "./tour-nodes.ts";
import type { TripPoint } from "./trip.ts";
import { type Candidate, townName } from "./trip-candidates.ts";
import { TripDayHours } from "./trip-day-hours.ts";
import type { ArrangeContext, Arrangement, DaySetting } from "./weigh-day.ts";

/** Drives longer than this are not looked up. */
const MAX_DRIVE_MINUTES = 300;

/** The stops in their new order, each with its day. */
export async function arrangeDays(context: ArrangeContext, plan: DividedTour): Promise<TourStop[]> {
  const { question, route, known } = context;
  const days = daysOf(plan);
  const fromNights = await withMinutesFromNights(context, plan);
  const inPlan = new Set(plan.stops.map(({ candidate }) => candidate.place.id));
  let spare: readonly TourStop[] =
    question.choice === "open"
      ? known.flatMap((candidate) =>
          inPlan.has(candidate.place.id) ? [] : { candidate, chosen: false, day: undefined },
        )
      : [];
  const even = evenOut(plannedDays(fromNights, plan));
  const arranged: TourStop[][] = [];
  let at: TripPoint = route.from;
  for (const [day, nodes] of days.entries()) {
    const setting = settingOf(fromNights, days, day, at);
    const stops = new DayArranger(setting).arrange(even[day]!, spare);
    spare = [...spare, ...even[day]!].filter((stop) => !stop.chosen && !stops.includes(stop));
    arranged[day] = setting.inn ? [...stops, setting.inn] : [...stops];
    const lastPoint = arranged[day].at(-1)?.candidate;
    at = setting.end ? (nodes.at(-1)?.point ?? at) : lastPoint ? pointAt(lastPoint) : at;
  }
  const onTheirDays = arranged.flatMap((stops, day) => stops.map((stop) => ({ ...stop, day })));
  return route.direct || route.nights.size > 0 ? onTheirDays : withoutEmptyDays(onTheirDays);
}

/** In minutes of driving: less is not worth another plan. */
const MIN_GAIN = 15;

/** Stops that nobody insisted on move from full days to those with free hours, as long as both together get better. */
function evenOut(planned: readonly PlannedDay[]): readonly (readonly TourStop[])[] {
  let days = planned.map(({ arranger, stops }) => arranger.weigh(stops));
  for (;;) {
    const moves = days.flatMap((to, day) =>
      hasFreeHours(to)
        ? days.flatMap((from, other) =>
            other === day ? [] : from.stops.flatMap((stop) => moveOf(planned, days, { stop, day, other }) ?? []),
          )
        : [],
    );
    const [best] = moves.toSorted((a, b) => b.gain - a.gain);
    if (!best) return days.map(({ stops }) => stops);
    days = best.days;
  }
}

interface Move {
  readonly stop: TourStop;
  /** To and from which day. */
  readonly day: number;
  readonly other: number;
}

function moveOf(planned: readonly PlannedDay[], days: readonly Arrangement[], { stop, day, other }: Move) {
  if (stop.chosen) return undefined;
  const to = planned[day]!.arranger.insert(days[day]!, stop, MAX_ADDED.other);
  if (!to) return undefined;
  const from = planned[other]!.arranger.weigh(days[other]!.stops.filter((one) => one !== stop));
  const gain = days[day]!.cost + days[other]!.cost - to.cost - from.cost;
  return gain < MIN_GAIN || from.excess > days[other]!.excess
    ? undefined
    : { gain, days: days.with(day, to).with(other, from) };
}

interface PlannedDay {
  readonly arranger: DayArranger;
  /** Without the inn where the night is spent. */
  readonly stops: readonly TourStop[];
}

/** The days of a plan, each between the nights that it has. */
export function plannedDays(context: ArrangeContext, plan: DividedTour): PlannedDay[] {
  const days = daysOf(plan);
  return days.map((nodes, day) => {
    const night = days[day - 1]?.at(-1);
    const at = !night ? context.route.from : night.stop ? pointAt(night.stop.candidate) : night.point;
    const setting = settingOf(context, days, day, at);
    const stops = stopsOf(nodes).filter((stop) => stop !== setting.inn);
    return { arranger: new DayArranger(setting), stops };
  });
}

export const stopsOf = (nodes: readonly PlacedNode[]): TourStop[] => nodes.flatMap(({ stop }) => stop ?? []);

function settingOf(
  trip: ArrangeContext,
  days: readonly (readonly PlacedNode[])[],
  day: number,
  start: DaySetting["start"],
): DaySetting {
  const { route, minutes } = trip;
  const limits = looseLimits(trip.question);
  const isLast = day === days.length - 1;
  const last = days[day]!.at(-1);
  const inn = !isLast && last?.night === "inn" ? last.stop : undefined;
  const end = isLast ? route.to : last?.stop ? undefined : last?.point;
  const next = days.slice(day + 1).flatMap(stopsOf)[0]?.candidate.point ?? route.to;
  const onward = last?.stop ? minutes(last.stop.candidate.point, next) : 0;
  const tomorrow = (days[day + 1] ?? []).reduce((sum, { driving }) => sum + driving, 0);
  const maxOnward = onward + Math.max(MAX_ADDED.evening, (limits.driving - tomorrow) / 2);
  return { trip, limits, hours: new TripDayHours(trip, start, day), start, end, next, maxOnward, inn };
}

/** Near home the last days stay free rather than one between two others, unless a day was chosen. */
function withoutEmptyDays(stops: readonly TourStop[]): TourStop[] {
  if (stops.some(({ chosen }) => chosen)) return [...stops];
  const days = [...new Set(stops.map(({ day }) => day))];
  return stops.map((stop) => ({ ...stop, day: days.indexOf(stop.day) }));
}

/** The same object for the same place, as `minutes` knows points by it. */
const pointAt = (candidate: Candidate): TripPoint & { readonly of: LatLng } => ({
  ...candidate.point,
  name: townName(candidate),
  of: candidate.point,
});

/** Also from towns and inns where nights are spent. */
export async function withMinutesFromNights(context: ArrangeContext, plan: DividedTour): Promise<ArrangeContext> {
  const { directions, known, route, minutes } = context;
  const isKnown = new Set<LatLng>([route.from, route.to, ...known.map(({ point }) => point)]);
  const strange = plan.nodes.flatMap(({ stop, point }) => {
    const at = stop ? stop.candidate.point : point;
    return isKnown.has(at) ? [] : [at];
  });
  const nights = plan.ends.flatMap((end) => (end > 0 ? (plan.nodes[end - 1]?.point ?? []) : []));
  const needed = strange.filter((point) => nights.some(({ lat, lng }) => lat === point.lat && lng === point.lng));
  if (needed.length === 0) return context;
  const all = [...isKnown, ...needed];
  const rows = await directions.table(needed, all, MAX_DRIVE_MINUTES);
  const row = new Map(needed.map((point, index) => [point, rows[index]!]));
  const column = new Map(all.map((point, index) => [point, index]));
  const found = (a: LatLng, b: LatLng) => row.get(a)?.[column.get(b) ?? -1]?.minutes;
  return { ...context, minutes: (a, b) => (a === b ? 0 : (found(a, b) ?? found(b, a) ?? minutes(a, b))) };
}
