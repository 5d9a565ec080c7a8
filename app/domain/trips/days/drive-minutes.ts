/** How long it takes between the points that a plan weighs: by car, or on foot where they are near. */
import { type LatLng, milesBetween } from "../../geo/miles-between.ts";
import type { DriveTable } from "../../roads/directions.ts";
import type { RoutedTrip } from "../route/find-route.ts";
import { isNear, walk } from "./walking.ts";

export type MinutesBetween = (from: LatLng, to: LatLng) => number;

/** Minutes where no road leads. */
const NO_ROAD = 1e6;
/** Two stops farther apart than this hardly follow each other: their drive is estimated. */
const MAX_DRIVE_MINUTES = 300;
const MINUTES_PER_STRAIGHT_MILE = 1.25;

/** From and to the points inside and the trip's ends; between two points beside them it is not known. Roads are as long in both directions. */
export async function minutesBetween(
  { directions, route: { from, to, onFoot } }: RoutedTrip,
  inside: readonly LatLng[],
  beside: readonly LatLng[] = [],
): Promise<MinutesBetween> {
  // A walk begins and ends anywhere.
  if (onFoot) return (a, b) => (a === from || b === from ? 0 : walk(a, b).minutes);
  const all = [...inside, ...beside];
  const ends = await directions.table([from, to], [...all, to]);
  const inner = await directions.table(inside, all, MAX_DRIVE_MINUTES);
  const column = new Map<LatLng, number>([...all, to].map((point, index) => [point, index]));
  const rows = new Map<LatLng, DriveTable[number]>(inside.map((point, index) => [point, inner[index]!]));
  rows.set(to, ends[1]!).set(from, ends[0]!);
  const known = (a: LatLng, b: LatLng) => rows.get(a)?.[column.get(b) ?? -1]?.minutes;
  const isEnd = (point: LatLng) => point === from || point === to;
  return (a, b) => {
    if (a === b) return 0;
    if (isNear(a, b)) return walk(a, b).minutes;
    return known(a, b) ?? known(b, a) ?? (isEnd(a) || isEnd(b) ? NO_ROAD : estimate(a, b));
  };
}

/** At least as far as the drives that are not in the table. */
const estimate = (a: LatLng, b: LatLng): number =>
  Math.max(MAX_DRIVE_MINUTES, milesBetween(a, b) * MINUTES_PER_STRAIGHT_MILE);
