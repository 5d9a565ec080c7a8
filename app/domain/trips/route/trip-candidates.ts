/** Which places could be stops of a trip, and what each is worth to this visitor. */
import { activitiesOf } from "../../catalog/catalog.ts";
import type { LatLng } from "../../geo/miles-between.ts";
import { memoize } from "../../memoize.ts";
import { areHoursGuessed } from "../../places/hours/usual-hours.ts";
import { DEFAULT_DURATION_MINUTES, isFree } from "../../places/number-words.ts";
import { isLocated, type LocatedPlace, type PlaceCard, type PlaceList, pointOf } from "../../places/place.ts";
import { isOpenIn } from "../../places/season.ts";
import type { TripQuestion } from "../trip.ts";

export interface Candidate {
  readonly place: LocatedPlace;
  /** The same object each time: what roads know of a point is cached by it. */
  readonly point: LatLng;
  readonly worth: number;
  readonly stayMinutes: number;
}

const EXTERIOR_STAY = 15;
const MIN_STAY = 15;
const MAX_STAY = 240;

/** An unrated place counts like one that is known in the region. */
const UNRATED = 3.4375;
/** Up to these stars a place is known in its town only, and no reason for a detour. */
const NO_STARS = 3.125;
const WORTH_OF_STARS = 1.408;
const SEEN_FROM_ROAD = 0.5;
const WISHED = 6;
const NOT_WISHED = 0.25;
const INN = 1.3;
/** Of two that are worth about the same, the one whose hours are listed is planned. */
const LISTED = 1.1;
/** A hotel is for the night; a visit by day sees its lobby. */
const HOTEL_BY_DAY = 0.6;

export function isUsable(place: PlaceCard, question: TripQuestion): place is LocatedPlace {
  const { access } = place;
  // A walk passes them anyway.
  const isSeen = access === "exterior" && (!question.enter || question.mode === "walk");
  const isAllowed = access === "open" || access === "tours" || isSeen;
  return isAllowed && isLocated(place) && !isClosed(place, question) && (!question.free || isFree(place));
}

/** Whether one can spend the night there under a roof: parks have campgrounds. */
export const isInn = ({ stay, placeType }: PlaceCard): boolean => stay === true && placeType !== "park";

/** Whether it is closed for the season on the first or last day of the trip. */
export function isClosed(place: PlaceCard, { start, days }: TripQuestion): boolean {
  if (start === undefined) return false;
  return [start, addDays(start, days - 1)].some((date) => !isOpenIn(place, Number(date.slice(5, 7))));
}

export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * 24 * 60 * 60 * 1_000).toISOString().slice(0, 10);
}

export function toCandidate(place: LocatedPlace, question: TripQuestion): Candidate {
  const asked = question.stays.find(({ slug }) => slug === place.slug);
  const stayMinutes = asked?.minutes ?? stayAt(place);
  return { place, point: pointOfPlace(place), worth: worthOf(place, question), stayMinutes };
}

const pointOfPlace = memoize((place: LocatedPlace): LatLng => pointOf(place));

/** Whether the visitor cares for some kinds of places or activities more than for others. */
export const hasWishes = ({ kinds, activities }: TripQuestion): boolean => kinds.length + activities.length > 0;

export const isWished = (place: PlaceCard, { kinds, activities }: TripQuestion): boolean =>
  kinds.includes(place.placeType) || activities.some((slug) => activitiesOf(place).has(slug));

function worthOf(place: LocatedPlace, question: TripQuestion): number {
  const { kinds, inns } = question;
  let worth = WORTH_OF_STARS * Math.max(0, (place.rating || UNRATED) - NO_STARS) ** 2;
  if (place.access === "exterior") worth *= SEEN_FROM_ROAD;
  else if (place.placeType === "hotel" && !kinds.includes("hotel")) worth *= HOTEL_BY_DAY;
  if (!areHoursGuessed(place)) worth *= LISTED;
  if (inns && isInn(place)) worth *= INN;
  if (hasWishes(question)) worth *= isWished(place, question) ? WISHED : NOT_WISHED;
  return Math.max(0, worth);
}

function stayAt({ duration, access }: PlaceCard): number {
  const usual = access === "exterior" ? EXTERIOR_STAY : DEFAULT_DURATION_MINUTES;
  return Math.min(MAX_STAY, Math.max(MIN_STAY, duration ?? usual));
}

/** Usable places that are not ruled out, within the area or near enough to the way, by straight lines. */
export function candidatesNear(
  places: PlaceList,
  question: TripQuestion,
  isNear: (place: LocatedPlace) => boolean,
): Candidate[] {
  const ruledOut = new Set(question.without);
  return places
    .filter((place): place is LocatedPlace => isUsable(place, question) && !ruledOut.has(place.slug) && isNear(place))
    .map((place) => toCandidate(place, question))
    .filter(({ worth }) => worth > 0);
}

/** The ones that are worth most for the minutes that each costs; others of the same town count less and less. */
export function bestCandidates(
  candidates: readonly Candidate[],
  minutesOf: (candidate: Candidate) => number,
  count: number,
): Candidate[] {
  const sameTown = new Map<string, number>();
  return candidates
    .toSorted((a, b) => b.worth - a.worth)
    .map((candidate) => {
      const town = townName(candidate);
      const before = sameTown.get(town) ?? 0;
      sameTown.set(town, before + 1);
      const cost = BASE_MINUTES + minutesOf(candidate) + candidate.stayMinutes / 4;
      return { candidate, rate: (candidate.worth * ANOTHER_IN_TOWN ** before) / cost };
    })
    .toSorted((a, b) => b.rate - a.rate)
    .slice(0, count)
    .map(({ candidate }) => candidate);
}

/** Keeps places on the way itself from outweighing everything else. */
const BASE_MINUTES = 20;
const ANOTHER_IN_TOWN = 0.8;

export const townName = ({ place }: Candidate): string => `${place.city}, ${place.state}`;
