/** View models of the days of a plan and their stops, in words. */
import type { Catalog } from "../../domain/catalog/catalog.ts";
import { capitalized } from "../../domain/counting-words.ts";
import { osmLink } from "../../domain/geo/map-links.ts";
import type { LatLng } from "../../domain/geo/miles-between.ts";
import { ACCESS_LABELS } from "../../domain/places/access-sentence.ts";
import { clockInWords } from "../../domain/places/hours/hours-in-words.ts";
import type { Window } from "../../domain/places/hours/sun-times.ts";
import { areHoursGuessed, usualHours } from "../../domain/places/hours/usual-hours.ts";
import { type Rated, ratedFields } from "../../domain/places/number-words.ts";
import { isLocated, type PlaceCard, pointOf } from "../../domain/places/place.ts";
import { formatMinutes } from "../../domain/roads/format-drive-time.ts";
import { MEAL_MINUTES } from "../../domain/trips/days/day-clock.ts";
import { appleMapsLinks, googleMapsLinks } from "../../domain/trips/travel/trip-files.ts";
import type { TripDay, TripMeal, TripPlan, TripQuestion, TripStop } from "../../domain/trips/trip.ts";
import { type DayColor, dayColor } from "../../map/drawn/map-inks.ts";
import { roundDegrees } from "../../map/drawn/mercator.ts";
import { mapPieces } from "../../map/drawn/trip-picture.ts";
import type { TripMapPiece } from "../../map/trip-marks.ts";
import { decorativeImage, type PlaceImage } from "../cards/card-view.ts";
import { formatClock, plural, shorten } from "../text/format.ts";
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
  /** Whether it lists no hours: the visit is planned by what is usual. */
  readonly isGuessed: boolean;
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
  /** Where there are nights for ghost hunters near the night's town. */
  readonly publicNights: readonly NightLink[];
  readonly isOnFoot: boolean;
  /** For the map. */
  readonly pieces: readonly TripMapPiece[];
  readonly googleMaps: readonly string[];
  readonly appleMaps: readonly string[];
}

/** "Nashville", of "Nashville, Tennessee". */
export const shortName = (name: string): string => name.split(",")[0]!.trim();

interface NightLink {
  readonly slug: string;
  readonly houseName: string;
  readonly city: string;
}

interface PlanFrame {
  readonly question: TripQuestion;
  readonly visits: Catalog["visits"];
  /** Near where that day ends, if an evening follows. */
  readonly publicNights: (day: TripDay) => readonly PlaceCard[];
  readonly clock: (minutes: number, timeZone: string) => string;
  /** Of the next stop. */
  readonly nextNumber: () => number;
}

export function dayView(day: TripDay, number: number, frame: PlanFrame): DayView {
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
    publicNights: frame.publicNights(day).map(({ slug, houseName, city }) => ({ slug, houseName, city })),
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
    isGuessed: !stop.sleep && areHoursGuessed(place),
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

/** The hours that the visit is in, where they end. */
export function hoursOfVisit({ hours, arrive, isOutsideHours, sleep }: TripStop): Window | undefined {
  if (isOutsideHours || sleep) return undefined;
  const window = hours.windows.find(({ from, to }) => arrive >= from && arrive < to);
  return window && window.from === 0 && window.to >= WHOLE_DAY ? undefined : window;
}

export function openUntil(stop: TripStop): string | undefined {
  const { place, hours } = stop;
  const window = hoursOfVisit(stop);
  if (!window) return undefined;
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

const SUMMARY_LENGTH = 170;
const SENTENCE = /^.+?[.!?](?= [A-Z"]|$)/;

/** Whole sentences, if the first one is short enough. */
function firstSentences(text: string): string {
  const first = SENTENCE.exec(text)?.[0] ?? text;
  if (first.length > SUMMARY_LENGTH) return shorten(text, SUMMARY_LENGTH);
  const second = SENTENCE.exec(text.slice(first.length + 1))?.[0] ?? "";
  return second && first.length + second.length < SUMMARY_LENGTH ? `${first} ${second}` : first;
}

/** Names the time zone where a trip crosses from one to another: "9:05 AM CT". */
export function clockOf(plan: TripPlan): PlanFrame["clock"] {
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
