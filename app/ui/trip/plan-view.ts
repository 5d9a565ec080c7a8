/** View model of a trip's plan, built on the server: what the page shows of it, in words. */
import type { Catalog } from "../../domain/catalog/catalog.ts";
import { capitalized } from "../../domain/counting-words.ts";
import { admissionsInWords, type Rated, ratedFields } from "../../domain/places/number-words.ts";
import type { PlaceCard } from "../../domain/places/place.ts";
import { formatMinutes } from "../../domain/roads/format-drive-time.ts";
import { publicNightsNear } from "../../domain/trips/plan/public-nights.ts";
import { fixTrip, type ShownStop, type TripChange } from "../../domain/trips/question/change-trip.ts";
import { questionSearch } from "../../domain/trips/question/read-question.ts";
import type { TripAddition, TripDay, TripPlan, TripQuestion } from "../../domain/trips/trip.ts";
import { encodeTrip, tripOnPaper, viewOfTrip } from "../../map/drawn/trip-picture.ts";
import type { PaperPicture } from "../../map/map-picture.tsx";
import type { MapView } from "../../map/map-view.ts";
import { decorativeImage, type PlaceImage } from "../cards/card-view.ts";
import { formatCount, formatList } from "../text/format.ts";
import { clockOf, type DayView, dayView, shortName } from "./day-view.ts";
import { walkText } from "./leg-text.ts";

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
  readonly moreTowns: readonly MoreTownView[];
  readonly nights: TripPlan["nights"];
  readonly notes: readonly string[];
  readonly daysNeeded: number | undefined;
  readonly widerDetour: number | undefined;
  /** Query of the same plan with its stops pinned: what is shared and downloaded. */
  readonly pinned: string;
  /** Query of the QR code: the pinned one, or the question alone where that is too long to be scanned. */
  readonly code: string;
}

interface AdditionView {
  /** "6 min more". */
  readonly adds: string;
  /** What becomes of the plan: "On day 2, in place of the Drake Hotel." */
  readonly becomes: string;
  /** Of the button. */
  readonly change: TripChange;
}

export interface MoreView extends Rated, AdditionView {
  readonly slug: string;
  readonly houseName: string;
  readonly town: string;
  readonly picture: PlaceImage;
  readonly isOutsideOnly: boolean;
}

/** A stay in a town that was left out. */
export interface MoreTownView extends AdditionView {
  readonly town: string;
  readonly places: readonly { readonly slug: string; readonly houseName: string }[];
}

/** Beyond this the squares are too small for a phone's camera. */
const MAX_CODE_LENGTH = 1_100;

export function planView(plan: TripPlan, catalog: Catalog): PlanView {
  let number = 0;
  const { question } = plan;
  const { visits } = catalog;
  const isOver = (day: TripDay) => question.mode === "car" && day === plan.days.at(-1);
  const publicNights = (day: TripDay) => (isOver(day) ? [] : publicNightsNear(catalog, day.to));
  const clock = clockOf(plan);
  const pinned = pinnedSearch(plan);
  const days = plan.days.map((day, index) =>
    dayView(day, index + 1, { question, clock, visits, publicNights, nextNumber: () => ++number }),
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
      ...additionView([place], addition, plan.days.length),
      isOutsideOnly: place.access === "exterior",
    })),
    moreTowns: plan.moreTowns.map(({ town, places, ...addition }) => ({
      town: shortName(town),
      places: places.map(({ slug, houseName }) => ({ slug, houseName })),
      ...additionView(places, addition, plan.days.length),
    })),
    nights: plan.nights,
    notes: plan.notes,
    daysNeeded: plan.daysNeeded,
    widerDetour: plan.widerDetour,
    pinned,
    code: pinned.length <= MAX_CODE_LENGTH ? pinned : questionSearch({ ...plan.question, with: [], choice: "open" }),
  };
}

function additionView(
  places: readonly PlaceCard[],
  { addsMinutes, day, at, pushesOut }: TripAddition,
  days: number,
): AdditionView {
  const out = pushesOut.length > 0 ? [`in place of ${formatList(pushesOut.map(({ houseName }) => houseName))}`] : [];
  const becomes = [...(days > 1 ? [`day ${day}`] : []), ...out].join(", ");
  const slugs = places.map(({ slug }) => slug).join("+");
  return {
    adds: addsMinutes < 0 ? `${formatMinutes(-addsMinutes)} less` : `${formatMinutes(addsMinutes)} more`,
    becomes: capitalized(becomes),
    change: `add:${slugs}:${day}:${at}:${pushesOut.map(({ slug }) => slug).join()}`,
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

/** Query of the same plan with its stops pinned. */
export const pinnedSearch = (plan: TripPlan): string =>
  questionSearch(fixTrip(settled(plan), shownStops(plan), plan.nights));

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
