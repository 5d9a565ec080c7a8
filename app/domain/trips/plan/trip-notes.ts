/** What a plan says in plain sentences. */
import { nearestTo } from "../../catalog/find-nearby.ts";
import { milesBetween } from "../../geo/miles-between.ts";
import { clockInWords } from "../../places/hours/hours-in-words.ts";
import { areHoursGuessed } from "../../places/hours/usual-hours.ts";
import { type PlaceCard, pointOf } from "../../places/place.ts";
import { isTooLong } from "../days/day-limits.ts";
import type { DividedTour } from "../days/divide-days.ts";
import type { PlacedNode, TourStop } from "../days/tour-nodes.ts";
import { walk } from "../days/walking.ts";
import { DEFAULT_QUESTION } from "../question/read-question.ts";
import { minutesOf } from "../question/read-values.ts";
import { TRIP_RANGES } from "../question/trip-parameters.ts";
import { choicesOf, type RoutedTrip } from "../route/find-route.ts";
import {
  type Candidate,
  candidatesNear,
  hasWishes,
  isInn,
  isUsable,
  isWished,
  townName,
} from "../route/trip-candidates.ts";
import { MAX_MENTIONED_MINUTES } from "../towns/find-towns.ts";
import { gatherPlaces } from "../towns/town.ts";
import type { TripDay, TripPlan, TripQuestion } from "../trip.ts";

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
      ...freeDayNotes(trip, asked, days.length),
      ...firstStopNotes(trip, days),
      ...(isStretched ? [STRETCHED_NOTE] : []),
      ...openingHoursNotes(days),
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

/** How many stops list no hours: those are marked, and planned by what is usual. */
function openingHoursNotes(days: readonly TripDay[]): string[] {
  const stops = days.flatMap((day) => day.stops);
  if (stops.length === 0) return [];
  const guessed = stops.filter(({ place, sleep }) => !sleep && areHoursGuessed(place)).length;
  if (guessed === 0) return ["Opening hours are as we know them: check with each place before you set out."];
  const what = `${guessed} of ${stops.length} stops ${guessed === 1 ? "lists" : "list"} no hours that we know of`;
  return [`${what}. They are marked "hours guessed" and planned by what is usual: check before you set out.`];
}

/** Straight miles: nearer than this one is there. */
const AT_THE_CENTER = 0.1;

/** How far it is from the middle of the town to the first stop of a walk. */
function firstStopNotes({ route }: RoutedTrip, [first]: readonly TripDay[]): string[] {
  const stop = first?.stops[0]?.place;
  const point = stop && pointOf(stop);
  if (!route.onFoot || !point || milesBetween(route.from, point) < AT_THE_CENTER) return [];
  const { miles } = walk(route.from, point);
  const [town = ""] = route.from.name.split(",");
  return [`The first stop, ${stop.houseName}, is ${walkInWords(miles)} from the middle of ${town}.`];
}

/** "600 feet", "1.2 miles". */
const walkInWords = (miles: number): string =>
  miles < 0.2 ? `${Math.round((miles * 5280) / 100) * 100} feet` : `${miles.toFixed(1)} miles`;

const STRETCHED_NOTE = `There is little within ${DEFAULT_QUESTION.detour} minutes of the route, so stops may be up to ${MAX_MENTIONED_MINUTES} minutes off it.`;

const nearestInn = ({ catalog, question }: RoutedTrip, { lat, lng }: TripDay["to"]) =>
  nearestTo(catalog, lat, lng, 1, (place) => {
    return isInn(place) && isUsable(place, question) && !question.without.includes(place.slug);
  })[0];

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

function freeDayNotes(trip: RoutedTrip, { days }: TripQuestion, used: number): string[] {
  if (used >= days) return [];
  const free = days - used;
  if (trip.route.onFoot) return [freeWalkNote(trip, used, free)];
  const [rest, verb] = free === 1 ? ["One day", "is"] : [`${numberWord(free)} days`, "are"];
  return [`${rest.charAt(0).toUpperCase()}${rest.slice(1)} ${verb} still free.`];
}

/** Straight miles to a town that another day could go to, and from what is within a walk anyway. */
const MILES_TO_OTHERS = { least: 4, most: 45 };

/** "Savannah on foot has one day for you; take the second to Tybee Island." */
function freeWalkNote(trip: RoutedTrip, used: number, free: number): string {
  const { from } = trip.route;
  const near = candidatesNear(choicesOf(trip), trip.question, (place) => {
    const miles = milesBetween(from, pointOf(place));
    return miles >= MILES_TO_OTHERS.least && miles <= MILES_TO_OTHERS.most;
  });
  const worth = (group: readonly Candidate[]) => group.reduce((sum, one) => sum + one.worth, 0);
  const rate = (group: readonly Candidate[]) => worth(group) / (20 + milesBetween(from, group[0]!.point));
  const [best] = gatherPlaces(near, MILES_TO_OTHERS.least).toSorted((a, b) => rate(b) - rate(a));
  const [town = ""] = from.name.split(",");
  const has = `${town} on foot has ${used === 0 ? "no day" : used === 1 ? "one day" : `${numberWord(used)} days`} for you`;
  const other = best ? `; take ${free === 1 ? "the other one" : "another one"} to ${townName(best[0]!)}` : "";
  return `${has}${other}.`;
}
