/** View model of a day to follow, built on the server: all that the page needs without a network. */
import type { Catalog } from "../../domain/catalog/catalog.ts";
import { appleMapsLink, geoLink, googleMapsLink } from "../../domain/geo/map-links.ts";
import { clockIn } from "../../domain/geo/time-zones.ts";
import { ACCESS_LABELS } from "../../domain/places/access-sentence.ts";
import type { Window } from "../../domain/places/hours/sun-times.ts";
import { telLink } from "../../domain/places/links/tel-link.ts";
import { mayBeVisited, pointOf } from "../../domain/places/place.ts";
import { type StoryBlock, storyBlocks } from "../../domain/places/story/story-blocks.ts";
import { MEAL_MINUTES } from "../../domain/trips/days/day-clock.ts";
import { timeZoneOf } from "../../domain/trips/days/evening.ts";
import type { DaySchedule, ScheduledStop } from "../../domain/trips/travel/follow-day.ts";
import type { TripDay, TripLeg, TripPlan, TripStop } from "../../domain/trips/trip.ts";
import { encodeTrip, viewOfTrip } from "../../map/drawn/trip-picture.ts";
import { decorativeImage, type PlaceImage } from "../cards/card-view.ts";
import { closedSentence, eveningText, hoursOfVisit, openUntil, zoneNames } from "../trip/day-view.ts";
import { pinnedSearch, planView, tripTitle } from "../trip/plan-view.ts";

/** Which clocks show a time: how far they are ahead of those where the day starts, and their name where a trip has several. */
export interface DayZone {
  readonly ahead: number;
  readonly name: string;
}

export interface DayPageStop {
  readonly slug: string;
  readonly houseName: string;
  readonly town: string;
  readonly picture: PlaceImage;
  /** On the way there. */
  readonly miles: number;
  readonly isWalked: boolean;
  readonly zone: DayZone;
  readonly position: readonly [latitude: number, longitude: number] | undefined;
  readonly directions: readonly { readonly name: string; readonly href: string }[];
  readonly phone: { readonly text: string; readonly href: string | undefined } | undefined;
  readonly open: string | undefined;
  readonly closed: string | undefined;
  /** "Lunch here", "An hour for lunch before the visit". */
  readonly meal: string | undefined;
  readonly access: string | undefined;
  readonly note: string | undefined;
  readonly isOutsideOnly: boolean;
  readonly sleep: boolean;
  readonly summary: string;
  readonly story: readonly StoryBlock[];
}

export type DayPageView = ReturnType<typeof dayPageView>;

const DATE = new Intl.DateTimeFormat("en-US", { weekday: "long", month: "long", day: "numeric", timeZone: "UTC" });

/** `number` counts from 1. */
export function dayPageView(plan: TripPlan, number: number, catalog: Catalog) {
  const day = plan.days[number - 1]!;
  const shown = planView(plan, catalog).days[number - 1]!;
  const zoneName = zoneNames(plan);
  const zone = (timeZone: string): DayZone => ({
    ahead: clockIn(timeZone, 0, day.timeZone, day.date),
    name: zoneName(timeZone),
  });
  const inn = day.stops.find(({ sleep }) => sleep);
  const isLastDay = number === plan.days.length;
  // Counted through this day alone, as in the line at the top.
  const drawn = { ...shown, stops: shown.stops.map((stop, index) => ({ ...stop, number: index + 1 })) };
  const view = viewOfTrip([drawn]);
  return {
    title: tripTitle(plan),
    /** Of the plan, with its stops pinned. */
    search: pinnedSearch(plan),
    number,
    days: plan.days.length,
    date: day.date,
    dateText: day.date && DATE.format(new Date(`${day.date}T12:00:00Z`)),
    timeZone: day.timeZone,
    from: day.from.name,
    to: day.to.name,
    zone: zone(day.timeZone),
    endZone: zone(timeZoneOf(day.to)),
    schedule: scheduleOf(day, zone),
    stops: day.stops.map((stop) => stopView(stop, day, { zone, catalog })),
    lastMiles: day.lastLeg.miles,
    isLastWalked: isWalked(day.lastLeg),
    night: {
      inn: inn?.place.houseName,
      text: isLastDay
        ? `The trip ends in ${day.to.name}`
        : inn
          ? `Night at ${inn.place.houseName}`
          : `Night in or near ${day.to.name}`,
      evening: eveningText(day),
    },
    map: { view, trip: encodeTrip([drawn], view) },
  };
}

const isWalked = ({ mode }: TripLeg): boolean => mode === "walk";

type ZoneOf = (timeZone: string) => DayZone;

function scheduleOf(day: TripDay, zone: ZoneOf): DaySchedule {
  const { starts, stops, lastLeg } = day;
  const scheduled = stops.map((stop): ScheduledStop => {
    const { ahead } = zone(stop.timeZone);
    const begins = stop.arrive - ahead;
    const meal = Math.min(stop.freeMinutes, mealsBefore(day, stop, zone).length * MEAL_MINUTES);
    return {
      slug: stop.place.slug,
      point: pointOf(stop.place),
      travel: travelOf(stop),
      meal,
      waits: stop.freeMinutes > meal,
      begins,
      stay: stop.stayMinutes,
      open: openAround(stop, ahead),
      isNight: stop.sleep,
    };
  });
  const last = scheduled.at(-1);
  const over = last ? last.begins + last.stay : starts;
  const ends = day.ends - zone(timeZoneOf(day.to)).ahead;
  return {
    starts,
    from: { lat: day.from.lat, lng: day.from.lng },
    stops: scheduled,
    to: { lat: day.to.lat, lng: day.to.lng },
    lastTravel: travelOf(lastLeg),
    lastMeal: Math.max(0, ends - over - travelOf(lastLeg)),
  };
}

/** With the way back to the car. */
const travelOf = ({ minutes, walkToCar }: TripLeg): number => minutes + (walkToCar?.minutes ?? 0);

/** Meals between the way to a stop and the visit. */
function mealsBefore({ meals }: TripDay, stop: TripStop, zone: ZoneOf) {
  const begins = stop.arrive - zone(stop.timeZone).ahead;
  const leaves = begins - stop.freeMinutes - travelOf(stop);
  return meals.filter(({ place, at, timeZone }) => {
    const time = at - zone(timeZone).ahead;
    return !place && time >= leaves && time < begins;
  });
}

/** By the clocks where the day starts. */
function openAround(stop: TripStop, ahead: number): Window | undefined {
  const window = hoursOfVisit(stop);
  return window && { from: window.from - ahead, to: window.to - ahead };
}

function stopView(
  stop: TripStop,
  day: TripDay,
  { zone, catalog }: { readonly zone: ZoneOf; readonly catalog: Catalog },
): DayPageStop {
  const { place } = stop;
  const point = mayBeVisited(place) ? pointOf(place) : undefined;
  const { phoneNumber } = place;
  const { mode } = stop;
  const blocks = storyBlocks(catalog.byId.get(place.id)?.fullStory);
  return {
    slug: place.slug,
    houseName: place.houseName,
    town: `${place.city}, ${place.state}`,
    picture: decorativeImage(place),
    miles: stop.miles,
    isWalked: isWalked(stop),
    zone: zone(stop.timeZone),
    position: point && [point.lat, point.lng],
    directions: point
      ? [
          { name: "Apple Maps", href: appleMapsLink({ destination: point, mode }) },
          { name: "Google Maps", href: googleMapsLink({ destination: point, mode }) },
          { name: "Other app", href: geoLink({ destination: point }) },
        ]
      : [],
    phone: phoneNumber && point ? { text: phoneNumber, href: telLink(phoneNumber) } : undefined,
    open: openUntil(stop),
    closed: closedSentence(stop),
    meal: mealText(stop, day, zone),
    access: place.access && ACCESS_LABELS[place.access],
    note: place.accessNote,
    isOutsideOnly: place.access === "exterior",
    sleep: stop.sleep,
    summary: place.storySummary,
    story: blocks.length > 0 ? blocks : storyBlocks(place.storySummary),
  };
}

function mealText(stop: TripStop, day: TripDay, zone: ZoneOf): string | undefined {
  const here = day.meals.find(({ place }) => place?.id === stop.place.id);
  if (here) return here.name === "lunch" ? "Lunch here" : "Dinner here";
  const [meal] = mealsBefore(day, stop, zone);
  return meal && `An hour for ${meal.name} before the visit`;
}
