/** View model of a trip's plan, built on the server: what the page shows of it, in words. */

import type { Catalog } from "../../domain/catalog/catalog.ts";
import { osmLink } from "../../domain/geo/map-links.ts";
import type { LatLng } from "../../domain/geo/miles-between.ts";
import { ACCESS_LABELS } from "../../domain/places/access-sentence.ts";
import { clockInWords } from "../../domain/places/hours/hours-in-words.ts";
import { usualHours } from "../../domain/places/hours/usual-hours.ts";
import { admissionsInWords, type Rated, ratedFields } from "../../domain/places/number-words.ts";
import { isLocated, type PlaceCard, pointOf } from "../../domain/places/place.ts";
import { formatMinutes } from "../../domain/roads/format-drive-time.ts";
import { fixTrip, type ShownStop, type TripChange } from "../../domain/trips/change-trip.ts";
import { MEAL_MINUTES } from "../../domain/trips/day-clock.ts";
import { questionSearch } from "../../domain/trips/read-question.ts";
import type { TripAddition, TripDay, TripMeal, TripPlan, TripQuestion, TripStop } from "../../domain/trips/trip.ts";
import { appleMapsLinks, googleMapsLinks } from "../../domain/trips/trip-files.ts";
import { type DayColor, dayColor } from "../../map/map-inks.ts";
import type { PaperPicture } from "../../map/map-picture.tsx";
import type { MapView } from "../../map/map-view.ts";
import { roundDegrees } from "../../map/mercator.ts";
import type { TripMapPiece } from "../../map/trip-map.tsx";
import { encodeTrip, mapPieces, tripOnPaper, viewOfTrip } from "../../map/trip-picture.ts";
import { decorativeImage, type PlaceImage } from "../cards/card-view.ts";
import { formatClock, formatCount, plural, shorten } from "../text/format.ts";
import { legText, walkText } from "./leg-text.ts";

export interface StopView extends Rated {
  /** Counted through all days. */
  readonly number: number;
  readonly slug: string;
  readonly houseName: string;
  readonly town: string;
  readonly summary: string;
  /** How many visitors told of it. */
  readonly reports: number;
  /** Decorative: the name is next to it. */
  readonly picture: PlaceImage;
  readonly position: readonly [latitude: number, longitude: number] | undefined;
  readonly address: string;
  /** "1 hr 20 min, 74 miles", "about 0.4 miles, 8 min". */
  readonly leg: string;
  readonly onFoot: boolean;
  /** Directions for it. */
  readonly legLink: string | undefined;
  /** "About 2 hr 45 min free in Salem before"; absent where it is no more than a meal takes. */
  readonly free: string | undefined;
  readonly arrive: string;
  /** Absent where the night is spent. */
  readonly stay: string | undefined;
  /** Minutes, if the visitor said how long; else empty. */
  readonly ownStay: string;
  readonly access: string | undefined;
  readonly note: string | undefined;
  readonly isOutsideOnly: boolean;
  /** "Usually open until 5 PM"; absent where it is open at any time or nothing is known. */
  readonly open: string | undefined;
  /** "Closed at this hour: usually 10 AM to 5 PM.", where the visitor wanted it all the same. */
  readonly closed: string | undefined;
  readonly chosen: boolean;
  readonly sleep: boolean;
  /** "Open after dark". */
  readonly why: string | undefined;
}

export interface DayView {
  readonly number: number;
  readonly color: DayColor;
  /** "Friday, October 30, 2026". */
  readonly date: string | undefined;
  readonly from: string;
  readonly to: string;
  /** "9 AM". */
  readonly starts: string;
  /** What the visitor said of this day; else empty. */
  readonly own: { readonly start: string; readonly night: string };
  readonly stops: readonly StopView[];
  /** From the last stop to the end of the day: "40 min, 31 miles". */
  readonly lastLeg: string | undefined;
  /** Whether it leads back to the car, or to the end, on foot. */
  readonly lastOnFoot: boolean;
  /** "Lunch at Muriel's Jackson Square, about 12:30 PM", "Dinner is free, about 6 PM in Salem". */
  readonly meals: readonly string[];
  /** Neither stops nor driving. */
  readonly isIdle: boolean;
  /** Absent on a walk. */
  readonly driving: string | undefined;
  /** "about 1.2 miles", if there is any. */
  readonly walking: string | undefined;
  readonly visiting: string;
  readonly ends: string;
  readonly evening: string | undefined;
  readonly isOnFoot: boolean;
  /** For the map. */
  readonly pieces: readonly TripMapPiece[];
  readonly googleMaps: readonly string[];
  readonly appleMaps: readonly string[];
}

export interface PlanView {
  /** "Nashville to New Orleans". */
  readonly title: string;
  /** Of all driving, or of all walking where nobody drives. */
  readonly miles: string;
  readonly minutes: string;
  readonly onFoot: boolean;
  /** "About 2.1 miles on foot.", where one also drives. */
  readonly walking: string | undefined;
  readonly stops: number;
  /** "Admissions: $45 for one adult and a car." */
  readonly admissions: string;
  readonly days: readonly DayView[];
  readonly map: { readonly view: MapView; readonly trip: string; readonly paper: PaperPicture | undefined };
  readonly more: readonly MoreView[];
  readonly notes: readonly string[];
  readonly daysNeeded: number | undefined;
  readonly widerDetour: number | undefined;
  /** Query of the same plan with its stops pinned: what is shared and downloaded. */
  readonly pinned: string;
  /** Query of the QR code: the pinned one, or the question alone where that is too long to be scanned. */
  readonly code: string;
}

export interface MoreView extends Rated {
  readonly slug: string;
  readonly houseName: string;
  readonly town: string;
  readonly picture: PlaceImage;
  /** "6 min more". */
  readonly adds: string;
  /** What becomes of the plan: "On day 2, in place of the Drake Hotel." */
  readonly becomes: string;
  /** Of the button. */
  readonly change: TripChange;
  readonly isOutsideOnly: boolean;
  readonly position: readonly [latitude: number, longitude: number] | undefined;
}

/** Beyond this the squares are too small for a phone's camera. */
const MAX_CODE_LENGTH = 1_100;
const SUMMARY_LENGTH = 170;

export function planView(plan: TripPlan, { visits }: Catalog): PlanView {
  let number = 0;
  const { question } = plan;
  const clock = clockOf(plan);
  const pinned = pinnedSearch(plan);
  const days = plan.days.map((day, index) =>
    dayView(day, index + 1, { question, clock, visits, nextNumber: () => ++number }),
  );
  const view = viewOfTrip(days);
  return {
    title: tripTitle(plan),
    ...wayOf(plan),
    stops: plan.totals.stops,
    admissions: admissionsInWords(
      plan.days.flatMap(({ stops }) => stops.map(({ place }) => place)),
      plan.question.people,
    ),
    days,
    map: { view, trip: encodeTrip(days, view), paper: tripOnPaper(days, view) },
    more: plan.more.map(({ place, ...addition }) => ({
      slug: place.slug,
      houseName: place.houseName,
      town: `${place.city}, ${place.state}`,
      ...ratedFields(place),
      picture: decorativeImage(place),
      ...additionView(place, addition, plan.days.length),
      isOutsideOnly: place.access === "exterior",
      position: positionOf(place),
    })),
    notes: plan.notes,
    daysNeeded: plan.daysNeeded,
    widerDetour: plan.widerDetour,
    pinned,
    code: pinned.length <= MAX_CODE_LENGTH ? pinned : questionSearch({ ...plan.question, with: [], choice: "open" }),
  };
}

function additionView(
  { slug }: PlaceCard,
  { addsMinutes, day, at, pushesOut, makesLate }: TripAddition,
  days: number,
): Pick<MoreView, "adds" | "becomes" | "change"> {
  const out = pushesOut.map(({ houseName }) => `in place of ${houseName}`);
  const parts = [...(day !== undefined && days > 1 ? [`day ${day}`] : []), ...out];
  if (makesLate) parts.push("outside opening hours");
  const becomes = parts.join(", ");
  return {
    adds: addsMinutes < 0 ? `${formatMinutes(-addsMinutes)} less` : `${formatMinutes(addsMinutes)} more`,
    becomes: capitalized(becomes),
    change:
      day === undefined ? `add:${slug}` : `add:${slug}:${day}:${at}:${pushesOut.map((place) => place.slug).join()}`,
  };
}

function wayOf({ days, totals }: TripPlan): Pick<PlanView, "miles" | "minutes" | "onFoot" | "walking"> {
  const sum = (of: "miles" | "minutes") => days.reduce((all, { walking }) => all + walking[of], 0);
  const walked = sum("miles");
  if (totals.minutes === 0 && walked > 0) {
    return { miles: walked.toFixed(1), minutes: formatMinutes(sum("minutes")), onFoot: true, walking: undefined };
  }
  return {
    miles: formatCount(Math.round(totals.miles)),
    minutes: formatMinutes(totals.minutes),
    onFoot: false,
    walking: walked < 0.1 ? undefined : `${capitalized(walkText(walked))} on foot.`,
  };
}

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Query of the same plan with its stops pinned. */
export const pinnedSearch = (plan: TripPlan): string => questionSearch(fixTrip(settled(plan), shownStops(plan)));

/** The best town to tour an area from may be another one later, and so may the number of days that suits. */
const settled = ({ question, from, days }: TripPlan): TripQuestion => ({
  ...question,
  from: question.from || (from?.name ?? ""),
  days: question.days || days.length,
});

const shownStops = ({ days }: TripPlan): ShownStop[] =>
  days.flatMap(({ stops }, index) => stops.map(({ place }) => ({ slug: place.slug, day: index + 1 })));

/** Names of the places that must be in the trip and of those that must not. */
export function placeNames(catalog: Catalog, slugs: readonly string[]): Record<string, string> {
  const known = slugs.flatMap((slug) => catalog.bySlug.get(slug) ?? []);
  return Object.fromEntries(known.map(({ slug, houseName }) => [slug, houseName]));
}

export function tripTitle({ question, from, to }: TripPlan): string {
  const start = shortName(from?.name ?? question.from);
  if (question.mode === "walk") return `${start} on foot`;
  if (question.area !== "") return start === "" ? `Around ${question.area}` : `${start} and around ${question.area}`;
  const end = shortName(to?.name ?? question.to);
  return end === "" || end === start ? `${start} and back` : `${start} to ${end}`;
}

/** "Nashville", of "Nashville, Tennessee". */
const shortName = (name: string): string => name.split(",")[0]!.trim();

interface PlanFrame {
  readonly question: TripQuestion;
  readonly visits: Catalog["visits"];
  readonly clock: (minutes: number, timeZone: string) => string;
  /** Of the next stop. */
  readonly nextNumber: () => number;
}

function dayView(day: TripDay, number: number, frame: PlanFrame): DayView {
  const { mode, starts, nights } = frame.question;
  const isOnFoot = mode === "walk";
  const stops = day.stops.map((stop, index) => stopView(stop, pointBefore(day, index), frame));
  return {
    number,
    color: dayColor(number),
    date: day.date && DATE.format(new Date(`${day.date}T12:00:00Z`)),
    from: day.from.name,
    to: day.to.name,
    starts: frame.clock(day.starts, day.timeZone),
    own: {
      start: starts.find((one) => one.day === number)?.at ?? "",
      night: nights.find((one) => one.day === number)?.town ?? "",
    },
    stops,
    lastLeg: day.lastLeg.minutes >= 1 ? legText(day.lastLeg) : undefined,
    lastOnFoot: day.lastLeg.mode === "walk",
    meals: day.meals.map((meal) => mealText(meal, frame)),
    isIdle: day.stops.length === 0 && day.minutes === 0,
    driving:
      isOnFoot || day.minutes === 0
        ? undefined
        : `${formatMinutes(day.minutes)}, ${plural(Math.round(day.miles), "mile")}`,
    isOnFoot,
    walking: day.walking.miles >= 0.1 ? walkText(day.walking.miles) : undefined,
    visiting: formatMinutes(day.stayMinutes),
    ends: frame.clock(day.ends, day.stops.at(-1)?.timeZone ?? day.timeZone),
    evening: eveningText(day),
    pieces: mapPieces(day.pieces),
    googleMaps: googleMapsLinks(day, isOnFoot ? "walk" : "car"),
    appleMaps: appleMapsLinks(day, isOnFoot ? "walk" : "car"),
  };
}

const DATE = new Intl.DateTimeFormat("en-US", { dateStyle: "full", timeZone: "UTC" });

const pointBefore = ({ stops, from }: TripDay, index: number): LatLng => pointOf(stops[index - 1]?.place) ?? from;

function stopView(stop: TripStop, before: LatLng, { question, clock, visits, nextNumber }: PlanFrame): StopView {
  const { place } = stop;
  const ownStay = question.stays.find(({ slug }) => slug === place.slug)?.minutes;
  const position = positionOf(place);
  return {
    number: nextNumber(),
    slug: place.slug,
    houseName: place.houseName,
    town: `${place.city}, ${place.state}`,
    summary: firstSentences(place.storySummary),
    ...ratedFields(place),
    reports: visits.get(place.id)?.length ?? 0,
    picture: decorativeImage(place),
    position,
    address: place.address,
    leg: legText(stop),
    onFoot: stop.mode === "walk",
    legLink:
      position && osmLink({ origin: before, destination: { lat: position[0], lng: position[1] }, mode: stop.mode }),
    free: freeText(stop),
    arrive: clock(stop.arrive, stop.timeZone),
    stay: stop.stayMinutes > 0 ? formatMinutes(stop.stayMinutes) : undefined,
    ownStay: ownStay === undefined ? "" : String(ownStay),
    access: place.access && ACCESS_LABELS[place.access],
    note: place.accessNote,
    isOutsideOnly: place.access === "exterior",
    open: openUntil(stop),
    closed: closedSentence(stop),
    chosen: stop.chosen,
    sleep: stop.sleep,
    why: stop.why && capitalized(stop.why),
  };
}

const MIN_FREE_TOLD = 2 * MEAL_MINUTES;
/** With a meal, this is room for another stop. */
const MIN_ROOM = 4 * MEAL_MINUTES;

export function freeText({
  freeMinutes,
  sleep,
  place,
}: Pick<TripStop, "freeMinutes" | "sleep"> & { readonly place: Pick<PlaceCard, "city"> }): string | undefined {
  if (sleep || freeMinutes < MIN_FREE_TOLD) return undefined;
  const free = `About ${formatMinutes(Math.round(freeMinutes / 15) * 15)} free in ${place.city} before`;
  return freeMinutes < MIN_ROOM ? free : `${free}: time for another stop`;
}

/** A window that goes on past this ends in the night. */
const WHOLE_DAY = 24 * 60;

export function openUntil({ place, hours, arrive, isOutsideHours, sleep }: TripStop): string | undefined {
  if (isOutsideHours || sleep) return undefined;
  const window = hours.windows.find(({ from, to }) => arrive >= from && arrive < to);
  if (!window || (window.from === 0 && window.to >= WHOLE_DAY)) return undefined;
  const until = `until ${closingInWords(window.to)}`;
  if (hours.certainty === "known") return `Open ${until}`;
  const isSomeEvening = place.openingHours === undefined && window.from === usualHours(place)?.spans[1]?.from;
  return isSomeEvening ? `Some evenings ${until}: call first` : `Usually open ${until}`;
}

/** Minutes that are not whole fives come from the sun, which is less exact than it looks. */
const closingInWords = (minutes: number): string =>
  minutes % 5 === 0 ? clockInWords(minutes) : `about ${clockInWords(roundTime(minutes))}`;

export function closedSentence({ hours, isOutsideHours }: TripStop): string | undefined {
  if (!isOutsideHours) return undefined;
  if (hours.windows.length === 0) return hours.certainty === "unknown" ? undefined : "Closed on this day.";
  const usually = hours.certainty === "known" ? "open" : "usually";
  const spans = hours.windows.map(({ from, to }) => `${closingInWords(from)} to ${closingInWords(to)}`);
  return `Closed at this hour: ${usually} ${spans.join(", ")}.`;
}

function mealText({ name, at, timeZone, place, town }: TripMeal, { clock }: PlanFrame): string {
  const meal = name === "lunch" ? "Lunch" : "Dinner";
  const time = clock(at, timeZone);
  if (place) return `${meal} at ${place.houseName}, about ${time}`;
  return `${meal} hour free, about ${time}${town ? ` in ${shortName(town)}` : " on the way"}`;
}

const SENTENCE = /^.+?[.!?](?= [A-Z"]|$)/;

/** Whole sentences, if the first one is short enough. */
export function firstSentences(text: string): string {
  const first = SENTENCE.exec(text)?.[0] ?? text;
  if (first.length > SUMMARY_LENGTH) return shorten(text, SUMMARY_LENGTH);
  const second = SENTENCE.exec(text.slice(first.length + 1))?.[0] ?? "";
  return second && first.length + second.length < SUMMARY_LENGTH ? `${first} ${second}` : first;
}

/** Names the time zone where a trip crosses from one to another: "9:05 AM CT". */
function clockOf(plan: TripPlan): PlanFrame["clock"] {
  const zoneOf = zoneNames(plan);
  return (minutes, timeZone) => `${formatClock(roundTime(minutes))} ${zoneOf(timeZone)}`.trimEnd();
}

/** "CT"; empty where the trip stays in one time zone. */
export function zoneNames({ days }: TripPlan): (timeZone: string) => string {
  const zones = new Set(days.flatMap((day) => [day, ...day.stops]).map(({ timeZone }) => zoneName(timeZone)));
  return (timeZone) => (zones.size > 1 ? zoneName(timeZone) : "");
}

function zoneName(timeZone: string): string {
  const parts = new Intl.DateTimeFormat("en-US", { timeZone, timeZoneName: "shortGeneric" }).formatToParts();
  return parts.find(({ type }) => type === "timeZoneName")?.value ?? timeZone;
}

function positionOf(place: PlaceCard): readonly [number, number] | undefined {
  return isLocated(place) ? [roundDegrees(place.latitude), roundDegrees(place.longitude)] : undefined;
}

/** To five minutes: the times are estimates. */
const roundTime = (minutes: number): number => Math.round(minutes / 5) * 5;

export function eveningText({ evening }: TripDay): string | undefined {
  if (!evening) return undefined;
  const moon = `${evening.moon}, ${Math.round(evening.moonLit * 100)}% lit`;
  return evening.sunset === undefined ? `Moon: ${moon}` : `Sunset at ${formatClock(evening.sunset)}. Moon: ${moon}`;
}
