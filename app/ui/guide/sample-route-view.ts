/** View models of the guide's routes, built on the server and serialized into the pages. */
import { ACCESS_LABELS } from "../../domain/places/access-sentence.ts";
import { pointOf } from "../../domain/places/place.ts";
import { formatMinutes } from "../../domain/roads/format-drive-time.ts";
import type { Length } from "../../domain/roads/road-classes.ts";
import { joinPieces, piecesOf } from "../../domain/roads/way-pieces.ts";
import { fixTrip } from "../../domain/trips/question/change-trip.ts";
import { DEFAULT_QUESTION, questionSearch } from "../../domain/trips/question/read-question.ts";
import type { SampleRoute } from "../../domain/trips/sample-routes.ts";
import { type DayColor, dayColor } from "../../map/drawn/map-inks.ts";
import { encodeTrip, mapPieces, viewOfTrip } from "../../map/drawn/trip-picture.ts";
import type { MapView } from "../../map/map-view.ts";
import type { TripMapDay } from "../../map/trip-marks.ts";
import { decorativeImage, type PicturedPlace, type PlaceImage, picturedPlace } from "../cards/card-view.ts";
import { plural } from "../text/format.ts";
import { legText } from "../trip/leg-text.ts";

/** A route as the guide lists it. */
export interface SampleRouteView {
  readonly id: string;
  readonly name: string;
  readonly region: string;
  readonly intro: string;
  /** "4 days, 512 miles, 9 hr 20 min of driving". */
  readonly length: string;
  /** The picture of the first stop. */
  readonly picture: PicturedPlace;
}

export interface RouteStopView {
  /** Numbered through all days. */
  readonly number: number;
  readonly slug: string;
  readonly houseName: string;
  readonly town: string;
  readonly summary: string;
  readonly access: string | undefined;
  readonly note: string | undefined;
  /** The drive from the previous stop: "1 hr 20 min, 74 miles". */
  readonly leg: string | undefined;
  /** How long a visit takes. */
  readonly visit: string | undefined;
  readonly hasBeds: boolean;
  /** Decorative: the name is next to it. */
  readonly picture: PlaceImage;
  readonly position: readonly [latitude: number, longitude: number] | undefined;
}

export interface RouteDayView extends TripMapDay {
  readonly color: DayColor;
  readonly stops: readonly RouteStopView[];
  /** The total of the day; absent if nothing is driven. */
  readonly driving: string | undefined;
}

/** The route's own page. */
interface SampleRoutePageView extends SampleRouteView {
  readonly hint: string;
  /** Opens the same stops in the planner. */
  readonly planner: string;
  readonly days: readonly RouteDayView[];
  readonly map: { readonly view: MapView; readonly trip: string };
}

export function sampleRouteView({ id, name, region, intro, days, drive }: SampleRoute): SampleRouteView {
  return {
    id,
    name,
    region,
    intro,
    length: `${plural(days.length, "day")}, ${lengthText(drive)} of driving`,
    picture: picturedPlace(days[0]![0]!.place),
  };
}

export function sampleRoutePageView(route: SampleRoute): SampleRoutePageView {
  let number = 0;
  const days = route.days.map((stops, index) => dayView(stops, index + 1, () => ++number));
  const view = viewOfTrip(days);
  return {
    ...sampleRouteView(route),
    hint: route.hint,
    planner: plannerPath(route.days),
    days,
    map: { view, trip: encodeTrip(days, view) },
  };
}

type RouteStops = SampleRoute["days"][number];

function dayView(stops: RouteStops, number: number, nextNumber: () => number): RouteDayView {
  const drives = stops.flatMap(({ drive }) => drive ?? []);
  const driving = {
    miles: drives.reduce((sum, { miles }) => sum + miles, 0),
    minutes: drives.reduce((sum, { minutes }) => sum + minutes, 0),
  };
  return {
    number,
    color: dayColor(number),
    driving: driving.miles >= 1 ? lengthText(driving) : undefined,
    pieces: mapPieces(joinPieces(drives.flatMap(piecesOf))),
    stops: stops.map((stop) => stopView(stop, nextNumber())),
  };
}

const lengthText = ({ miles, minutes }: Length): string =>
  `${plural(Math.round(miles), "mile")}, ${formatMinutes(minutes)}`;

function stopView({ place, drive }: RouteStops[number], number: number): RouteStopView {
  const point = pointOf(place);
  return {
    number,
    slug: place.slug,
    houseName: place.houseName,
    town: `${place.city}, ${place.state}`,
    summary: place.storySummary,
    access: place.access && ACCESS_LABELS[place.access],
    note: place.accessNote,
    leg: drive && legText({ mode: "car", ...drive }),
    visit: place.duration === undefined ? undefined : formatMinutes(place.duration),
    hasBeds: place.stay === true,
    picture: decorativeImage(place),
    position: point && [point.lat, point.lng],
  };
}

/** A trip from the first stop's town to the last one's. */
function plannerPath(days: SampleRoute["days"]): string {
  const stops = days.flatMap((all, index) => all.map(({ place }) => ({ place, day: index + 1 })));
  const town = ({ place }: (typeof stops)[number]) => `${place.city}, ${place.state}`;
  const question = { ...DEFAULT_QUESTION, from: town(stops[0]!), to: town(stops.at(-1)!), days: days.length };
  return `/trip${questionSearch(
    fixTrip(
      question,
      stops.map(({ place, day }) => ({ slug: place.slug, day })),
    ),
  )}`;
}
