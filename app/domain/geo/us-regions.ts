/** Regions by name (data/regions.json): whole states, parts of states, areas around points, or areas along roads. */
import { z } from "zod";
import records from "../../../data/regions.json" with { type: "json" };
import { memoize } from "../memoize.ts";
import { nearestOnLine } from "./lines.ts";
import { type LatLng, MILES_PER_DEGREE, milesBetween } from "./miles-between.ts";
import { stateByCode, US_STATES, type UsState } from "./us-states.ts";

export interface UsRegion {
  /** As it appears in a sentence: "the Midwest". */
  readonly label: string;
  /** What stands before it there, if not "in". */
  readonly preposition?: "along" | "on" | "around";
  readonly states: readonly UsState[];
  /** Limited to these latitudes and longitudes. */
  readonly box?: readonly [south: number, north: number, west: number, east: number];
  /** Limited to this many miles around one of these points. */
  readonly around?: readonly (readonly [lat: number, lng: number, miles: number])[];
  /** Limited to the surroundings of one of these lines. */
  readonly along?: readonly (readonly LatLng[])[];
}

const ALONG_MILES = 10;
/** One degree of longitude, in the far north. */
const MIN_MILES_PER_LNG = 28;

/** A row of data/regions.json; the states are codes, none for the whole country. */
const regionRow = z.strictObject({
  label: z.string(),
  /** In lower case, without "the". */
  names: z.array(z.string().regex(/^[a-z0-9 ]+$/)).min(1),
  preposition: z.enum(["along", "on", "around"]).optional(),
  states: z.array(z.enum(US_STATES.map(({ code }) => code))),
  box: z.tuple([z.number(), z.number(), z.number(), z.number()]).optional(),
  around: z
    .array(z.tuple([z.number(), z.number(), z.number()]))
    .min(1)
    .optional(),
});

export const regionsSchema = z.array(regionRow);

/**
 * Validated by a test. Two of the names are also small towns in North Dakota and Wyoming, which are offered as
 * alternatives.
 */
const REGIONS = records as readonly unknown[] as readonly z.infer<typeof regionRow>[];

const BY_NAME = new Map(
  REGIONS.flatMap(({ names, states: codes, ...region }) => {
    const states = codes.map((code) => stateByCode(code)!);
    const own = region.label.toLowerCase().replace(/^the /, "").replaceAll("-", " ");
    return [own, ...names].map((name) => [name, { ...region, states }] as const);
  }),
);

/** Regions of whole states, which a trip may tour: "New England", "Pacific Northwest". */
export const REGION_NAMES = REGIONS.filter(({ box, around, states }) => !box && !around && states.length > 0).map(
  ({ label }) => label.replace(/^the /, ""),
);

/** The regions of a form where every state can be chosen, too. */
export const USUAL_REGIONS = [
  "New England",
  "South",
  "Midwest",
  "Southwest",
  "Pacific Northwest",
  "West Coast states",
] as const satisfies typeof REGION_NAMES;

/** Looks up a whole name: "the Midwest", "New England states". */
export function findRegion(text: string): UsRegion | undefined {
  const name = text.toLowerCase().replace(/^the /, "").replace(/[-.]/g, " ").replace(/\s+/g, " ").trim();
  return BY_NAME.get(name) ?? BY_NAME.get(name.replace(/ states$/, ""));
}

/** Whether the region consists of whole states only. */
export const isWholeStates = ({ states, box, around, along }: UsRegion): boolean =>
  states.length > 0 && !box && !around && !along;

/** The part of a region inside a state: "I-40 in Tennessee". */
export const partIn = (region: UsRegion, state: UsState): UsRegion =>
  region.states.length === 1 ? region : { ...region, label: `${region.label} in ${state.name}`, states: [state] };

/** `point` is undefined for a place whose position is unknown. */
export function isInRegion(region: UsRegion, state: string, point: LatLng | undefined): boolean {
  const { states, box, around, along } = region;
  if (states.length > 0 && !states.some(({ name }) => name === state)) return false;
  if (!box && !around && !along) return true;
  if (!point) return false;
  if (along) return along.some((line) => isAlong(line, point));
  if (box) {
    const [south, north, west, east] = box;
    return point.lat >= south && point.lat <= north && point.lng >= west && point.lng <= east;
  }
  return around!.some(
    ([lat, lng, miles]) =>
      Math.abs(lat - point.lat) * MILES_PER_DEGREE <= miles && milesBetween({ lat, lng }, point) <= miles,
  );
}

/** Most lines are far away, which their bounds reveal at once. */
function isAlong(line: readonly LatLng[], point: LatLng): boolean {
  const { south, north, west, east } = boundsOf(line);
  if (point.lat < south || point.lat > north || point.lng < west || point.lng > east) return false;
  return milesBetween(nearestOnLine(line, point).spot, point) <= ALONG_MILES;
}

const boundsOf = memoize((line: readonly LatLng[]) => {
  const [lats, lngs] = [line.map(({ lat }) => lat), line.map(({ lng }) => lng)];
  const [up, across] = [ALONG_MILES / MILES_PER_DEGREE, ALONG_MILES / MIN_MILES_PER_LNG];
  return {
    south: Math.min(...lats) - up,
    north: Math.max(...lats) + up,
    west: Math.min(...lngs) - across,
    east: Math.max(...lngs) + across,
  };
});
