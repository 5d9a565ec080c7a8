/** What a plan says in plain sentences. */
import { clockInWords } from "../places/hours/hours-in-words.ts";
import type { PlaceCard } from "../places/place.ts";
import { isTooLong } from "./day-limits.ts";
import { MAX_MENTIONED_MINUTES } from "./find-candidates.ts";
import { nearestInn } from "./find-inns.ts";
import type { RoutedTrip } from "./find-route.ts";
import type { DividedTour } from "./fit-into-days.ts";
import { DEFAULT_QUESTION } from "./read-question.ts";
import { minutesOf } from "./read-values.ts";
import type { PlacedNode, TourStop } from "./tour-nodes.ts";
import type { TripDay, TripPlan, TripQuestion } from "./trip.ts";
import { hasWishes, isWished } from "./trip-candidates.ts";
import { TRIP_RANGES } from "./trip-parameters.ts";

const NUMBERS = "no one two three four five six seven eight nine ten eleven twelve".split(" ");
/** A few minutes do not change the day. */
const MAX_SILENT_EXCESS = 1.05;
const MAX_SILENT_DELAY = 5;

const numberWord = (count: number): string => NUMBERS[count] ?? String(count);

/** "seven hours", "seven and a half hours", "one hour". */
function hoursInWords(minutes: number): string {
  const halves = Math.round(minutes / 30);
  const hours = Math.floor(halves / 2);
  if (halves === 1) return "half an hour";
  if (halves % 2 === 1) return `${numberWord(hours)} and a half hours`;
  return hours === 1 ? "one hour" : `${numberWord(hours)} hours`;
}

interface Planned extends Pick<TripPlan, "days" | "more"> {
  /** The question before its number of days was settled. */
  readonly asked: TripQuestion;
  readonly plan: DividedTour;
  readonly required: readonly TourStop[];
  /** Whether stops are farther off the way than usual. */
  readonly isStretched: boolean;
}

/** What there is to say about a plan, and what might help. */
export function planNotes(
  trip: RoutedTrip,
  { asked, days, plan, more, required, isStretched }: Planned,
): Pick<TripPlan, "notes" | "daysNeeded" | "widerDetour"> {
  const { question } = trip;
  const { notes: long, ...needed } = longTripNotes(question, days, required);
  const { notes: thin, ...wider } = thinNotes(trip, plan.stops.length + more.length);
  const places = plan.stops.map(({ candidate }) => candidate.place);
  return {
    notes: [
      ...long,
      ...longDayNotes(days, question),
      ...lateNotes(days, question),
      ...earlyNotes(days, question),
      ...cautionNotes(plan.nodes),
      ...thin,
      ...otherKindsNotes(question, places),
      ...(question.inns ? nightNotes(trip, days) : []),
      ...freeDayNotes(asked, days.length),
      ...(isStretched ? [STRETCHED_NOTE] : []),
      ...(plan.stops.length > 0 ? [OPENING_HOURS_NOTE] : []),
    ],
    ...needed,
    ...wider,
  };
}

function longTripNotes(question: TripQuestion, days: readonly TripDay[], required: readonly TourStop[]): LongTrip {
  const driven = days.reduce((sum, { minutes }) => sum + minutes, 0);
  if (question.choice === "fixed" || required.length === 0 || !isTooLong(question, driven)) return { notes: [] };
  return tooFar(question, "With your stops the trip is", driven);
}

interface LongTrip {
  readonly notes: readonly string[];
  readonly daysNeeded?: number;
}

/** How many days that much driving takes. */
export function tooFar({ hours }: TripQuestion, what: string, minutes: number): LongTrip {
  const daysNeeded = Math.ceil(minutes / (hours * 60));
  const length = `${what} about ${hoursInWords(minutes)} of driving.`;
  const each = `At ${hoursInWords(hours * 60)} a day that takes ${numberWord(daysNeeded)} days`;
  const { max } = TRIP_RANGES.days;
  if (daysNeeded > max) return { notes: [length, `${each}, and the planner goes up to ${max}.`] };
  return { notes: [length, `${each}.`], daysNeeded };
}

/** One for each day that is longer than was asked for. */
function longDayNotes(days: readonly TripDay[], { hours, dayHours }: TripQuestion): string[] {
  return days.flatMap(({ minutes, stayMinutes }, index) => {
    const day = `Day ${index + 1}`;
    if (minutes > hours * 60 * MAX_SILENT_EXCESS)
      return `${day} has ${hoursInWords(minutes)} of driving, more than you asked for.`;
    const all = minutes + stayMinutes;
    return all > dayHours * 60 * MAX_SILENT_EXCESS
      ? `${day} takes ${hoursInWords(all)} with its stops, more than you asked for.`
      : [];
  });
}

/** Where the trip is over later than the visitor has to be back. */
function lateNotes(days: readonly TripDay[], { back, days: asked }: TripQuestion): string[] {
  const last = days.length === asked ? days.at(-1) : undefined;
  if (!last || back === undefined || last.ends <= minutesOf(back) + MAX_SILENT_DELAY) return [];
  return [`With these stops the trip ends at about ${clockInWords(last.ends)}, later than you asked for.`];
}

/** Less than this before the visitor has to be back is a stroll home. */
const MIN_EARLY = 90;

/** Where a walk is over long before the hour that was named. */
function earlyNotes([walk]: readonly TripDay[], { mode, back, choice }: TripQuestion): string[] {
  if (mode !== "walk" || back === undefined || choice !== "open" || !walk) return [];
  if (minutesOf(back) - walk.ends < MIN_EARLY) return [];
  const ends = Math.round(walk.ends / 5) * 5;
  return [`The walk ends at about ${clockInWords(ends)}: we found nothing more nearby that can be seen so late.`];
}

/** What to know about the roads, once each. */
const cautionNotes = (nodes: readonly Pick<PlacedNode, "cautions">[]): string[] => [
  ...new Set(nodes.flatMap(({ cautions = [] }) => cautions)),
];

const OPENING_HOURS_NOTE =
  "Opening hours are as we know them or as is usual: check with each place before you set out.";

const STRETCHED_NOTE = `There is little within ${DEFAULT_QUESTION.detour} minutes of the route, so stops may be up to ${MAX_MENTIONED_MINUTES} minutes off it.`;

/** Where no inn could be had though nights in inns were asked for, and how far off the nearest one is. */
function nightNotes(trip: RoutedTrip, days: readonly TripDay[]): string[] {
  const nights = days.slice(0, -1).filter(({ stops }) => !stops.at(-1)?.sleep);
  const notes = nights.map(({ to }) => {
    const inn = nearestInn(trip, to);
    const nearest = inn
      ? `: the nearest is ${inn.place.houseName} in ${inn.place.city}, ${inn.place.state}, ${Math.round(inn.distance)} miles away`
      : "";
    const [town = ""] = to.name.split(",");
    return `We found no haunted inn for the night ${town.startsWith("near ") ? town : `in ${town}`}${nearest}.`;
  });
  return [...new Set(notes)];
}

/** Where none of the stops is of the kinds and activities that were asked for. */
function otherKindsNotes(question: TripQuestion, stops: readonly PlaceCard[]): string[] {
  if (question.choice !== "open" || !hasWishes(question) || stops.length === 0) return [];
  if (stops.some((place) => isWished(place, question))) return [];
  return ["Nothing that you chose is close enough to the way, so these are other places."];
}

/** Fewer places than this for each day are few. */
const FEW_PER_DAY = 2;

/** Where there is little to see, and what might help. */
function thinNotes({ question, route, listed }: RoutedTrip, found: number): { notes: string[]; widerDetour?: number } {
  const { direct, area, from } = route;
  if (question.choice !== "open" || found >= question.days * FEW_PER_DAY) return { notes: [] };
  const noun = found === 1 ? "place" : "places";
  const list = listed ? ` of the list "${listed.title}"` : "";
  const isInside = question.enter && question.mode === "car";
  const what = `${noun}${isInside ? " that can be entered" : ""}${list}`;
  const where = area
    ? `in ${area.label}`
    : direct && !question.list
      ? `within ${question.detour} minutes of the route`
      : `within reach of ${from.name}`;
  const notes = [
    found === 0 ? `We know of no ${what} ${where}.` : `We know of only ${numberWord(found)} ${what} ${where}.`,
  ];
  const { max } = TRIP_RANGES.detour;
  const widerDetour =
    direct && !question.list && question.detour < max ? Math.min(max, Math.max(30, question.detour * 2)) : undefined;
  if (widerDetour) notes.push(`With detours of up to ${widerDetour} minutes there may be more.`);
  return widerDetour ? { notes, widerDetour } : { notes };
}

function freeDayNotes({ days }: TripQuestion, used: number): string[] {
  if (used >= days) return [];
  const [rest, verb] = days - used === 1 ? ["One day", "is"] : [`${numberWord(days - used)} days`, "are"];
  return [`${rest.charAt(0).toUpperCase()}${rest.slice(1)} ${verb} still free.`];
}
