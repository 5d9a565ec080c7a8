/** Where a trip starts and ends, and which states it tours. */
import { DomainError } from "../../domain-error.ts";
import { milesBetween } from "../../geo/miles-between.ts";
import { findRegion, isWholeStates } from "../../geo/us-regions.ts";
import { stateByName } from "../../geo/us-states.ts";
import type { PlaceCard, PlaceList } from "../../places/place.ts";
import type { Directions } from "../../roads/directions.ts";
import type { Drive, RoadNetwork } from "../../roads/drive.ts";
import { findRoad, type WayOptions } from "../../roads/way-options.ts";
import type { AskGeocoder } from "../../search/find-point.ts";
import { findWaypoint, type WaypointContext } from "../../search/find-waypoint.ts";
import type { TripPoint, TripQuestion } from "../trip.ts";
import { type Candidate, candidatesNear, townName } from "./trip-candidates.ts";

export interface TripContext extends Omit<WaypointContext, "roads"> {
  readonly askGeocoder: AskGeocoder;
  readonly roads: () => WaypointContext["roads"] & Pick<RoadNetwork, "graph">;
  readonly directions: Directions;
  /** "2026-10-31": a trip without a date is planned for this time of the year. */
  readonly today: string;
  /** The list that the question names. */
  readonly listed?: { readonly title: string; readonly places: ReadonlySet<PlaceCard> } | undefined;
}

/** What stops are chosen from. */
export const choicesOf = ({ catalog, listed }: TripContext): PlaceList =>
  listed ? [...listed.places] : catalog.places;

interface TripArea {
  readonly label: string;
  /** Full names of states. */
  readonly states: ReadonlySet<string>;
}

export interface TripRoute {
  readonly from: TripPoint;
  /** The same object as `from` on a round trip. */
  readonly to: TripPoint;
  /** Undefined for a round trip, and where no road leads. */
  readonly direct: Drive | undefined;
  readonly area: TripArea | undefined;
  /** A walk through the town around `from`. */
  readonly onFoot: boolean;
  /** Where nights are spent whose towns the visitor named: by day, from 0. */
  readonly nights: ReadonlyMap<number, TripPoint>;
}

/** A trip whose ends are known: what each step of the plan is made from. */
export interface RoutedTrip extends TripContext {
  readonly question: TripQuestion;
  readonly route: TripRoute;
}

/** What the visitor wants of the way, and a sentence for what we cannot do about it. */
export function wayOf(
  context: TripContext,
  { along, avoid, start }: TripQuestion,
): { way: WayOptions; notes: string[] } {
  const preferRoad = along === "" ? undefined : findRoad(context.roads().graph, along);
  const isUnknown = along !== "" && preferRoad === undefined;
  return {
    way: {
      preferRoad,
      avoidInterstates: avoid === "interstates",
      month: start === undefined ? undefined : Number(start.slice(5, 7)),
    },
    notes: isUnknown ? [`We know no road called "${along}", so the way is the quickest one.`] : [],
  };
}

/** Throws a DomainError ("invalid") with a sentence if a text names no point or area. */
export async function findRoute(context: TripContext, question: TripQuestion): Promise<Omit<TripRoute, "nights">> {
  const area = findArea(context, question);
  const start = question.from || (area && bestTown(context, placesIn(context, question, area.states)));
  if (!start) {
    const sentence = `We have no places to tour in ${area?.label ?? "that area"} yet.`;
    throw new DomainError("invalid", sentence, { area: sentence });
  }
  const from = await inField("from", findEnd(context, start));
  const to = question.to ? await inField("to", findEnd(context, question.to)) : from;
  const onFoot = question.mode === "walk";
  if (to.lat === from.lat && to.lng === from.lng) return { from, to: from, direct: undefined, area, onFoot };
  return { from, to, direct: await context.directions.drive(from, to), area, onFoot };
}

/** Names the field that a mistake is in. */
async function inField<T>(field: "from" | "to", found: Promise<T>): Promise<T> {
  return found.catch((error: unknown) => {
    if (!(error instanceof DomainError)) throw error;
    throw new DomainError(error.code, error.message, { [field]: error.message });
  });
}

export async function findEnd(context: TripContext, text: string): Promise<TripPoint> {
  const { lat, lng, label } = await findWaypoint({ ...context, roads: context.roads() }, context.askGeocoder, text);
  return { lat, lng, name: label };
}

/** A night whose town is not known, or to which no road leads, is spent where it suits the trip; a note says so. */
export async function findNamedNights(
  context: TripContext,
  { nights }: TripQuestion,
  from: TripPoint,
): Promise<{ nights: TripRoute["nights"]; notes: readonly string[] }> {
  const found = new Map<number, TripPoint>();
  const notes: string[] = [];
  for (const { day, town } of nights) {
    const point = await findEnd(context, town).catch(reasonOf);
    if (typeof point === "string") notes.push(`Night ${day}: ${point}`);
    else found.set(day - 1, point);
  }
  const rows = await context.directions.table([from], [...found.values()]);
  for (const [index, [day, { name }]] of [...found].entries()) {
    if (rows[0]![index]) continue;
    found.delete(day);
    notes.push(`Night ${day + 1}: no road that we know of leads to ${name}.`);
  }
  return { nights: found, notes };
}

function reasonOf(error: unknown): string {
  if (error instanceof DomainError && error.code === "invalid") return error.message;
  throw error;
}

function findArea({ gazetteer }: TripContext, { area }: TripQuestion): TripArea | undefined {
  if (area === "") return undefined;
  const state = gazetteer.findState(area.replaceAll("-", " "))?.state;
  if (state) return { label: state.name, states: new Set([state.name]) };
  const region = findRegion(area);
  if (region && isWholeStates(region)) {
    return { label: region.label, states: new Set(region.states.map(({ name }) => name)) };
  }
  const sentence = `We could not find a state or region called "${area}". Try "Ohio" or "New England".`;
  throw new DomainError("invalid", sentence, { area: sentence });
}

/** Miles that halve what a place adds to a town. */
const NEAR_MILES = 30;

/** The town to tour an area from: the one with most to see in it and around it, where nobody named another. */
function bestTown({ gazetteer }: TripContext, candidates: readonly Candidate[]): string | undefined {
  const isKnown = ({ place }: Candidate) => gazetteer.findCity(place.city, stateByName(place.state)?.code).length > 0;
  const towns = new Map(candidates.filter(isKnown).map((candidate) => [townName(candidate), candidate]));
  const worth = ({ point }: Candidate) =>
    candidates.reduce((sum, other) => sum + other.worth / (1 + milesBetween(point, other.point) / NEAR_MILES), 0);
  const [best] = [...towns]
    .map(([town, candidate]) => ({ town, worth: worth(candidate) }))
    .toSorted((a, b) => b.worth - a.worth);
  return best?.town;
}

/** As many as are compared to find the best town of an area. */
const MAX_COMPARED = 400;

const placesIn = (context: TripContext, question: TripQuestion, states: ReadonlySet<string>): Candidate[] =>
  candidatesNear(choicesOf(context), question, ({ state }) => states.has(state))
    .toSorted((a, b) => b.worth - a.worth)
    .slice(0, MAX_COMPARED);
