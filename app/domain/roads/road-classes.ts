import type { Surroundings } from "./surroundings.ts";

/**
 * Length and speed of roads. `factor` is road miles per mile of straight line between neighboring towns, `mph` the
 * speed by what is around. Set once, on half of the times in data/known-drive-times.ts:
 * docs/decisions/032-speeds-by-surroundings.md.
 */
export const ROAD_CLASSES = {
  freeway: { factor: 1.03, mph: { west: 72, country: 70, town: 66, city: 55 } },
  divided: { factor: 1.06, mph: { west: 70, country: 58, town: 48, city: 40 } },
  us: { factor: 1.1, mph: { west: 62, country: 58, town: 48, city: 32 } },
  state: { factor: 1.1, mph: { west: 58, country: 53, town: 45, city: 30 } },
  mountain: { factor: 1.35, mph: { west: 36, country: 36, town: 33, city: 28 } },
  ferry: { factor: 1, mph: 14 },
  boat: { factor: 1, mph: 14 },
  /** Roads that no file lists: between nearby towns, and from a point to the listed roads. */
  local: { factor: 1.3, mph: { west: 38, country: 36, town: 30, city: 20 } },
} as const;

export type RoadClass = keyof typeof ROAD_CLASSES;

/** Over water; a boat carries people, not cars. */
export type Crossing = Extract<RoadClass, "ferry" | "boat">;

export const isCrossing = (roadClass: RoadClass): roadClass is Crossing =>
  roadClass === "ferry" || roadClass === "boat";

/**
 * The time between reaching a landing and leaving the other one, besides the crossing itself; short crossings run all
 * day long.
 */
const FERRY_WAIT_MINUTES = 30;
const SHUTTLE = { maxMiles: 4, waitMinutes: 15 };
/** At each end of a drive: parking, traffic lights, the way to the door. */
export const END_MINUTES = 3;
/** A two-lane road this much longer than the straight line is winding, and is driven at this share of its speed. */
const WINDING = { times: 1.3, speed: 0.8 };

export interface Length {
  readonly miles: number;
  readonly minutes: number;
}

interface Stretch {
  readonly straight: number;
  readonly surroundings: Surroundings;
  /** Its actual miles, if known. */
  readonly given?: number | undefined;
}

/** From one end to the other of a stretch without towns. */
export function lengthOf(roadClass: RoadClass, { straight, surroundings, given }: Stretch): Length {
  const { factor, mph } = ROAD_CLASSES[roadClass];
  const miles = given ?? straight * factor;
  if (typeof mph === "number") {
    const isShuttle = roadClass === "ferry" && miles < SHUTTLE.maxMiles;
    return { miles, minutes: (miles / mph) * 60 + (isShuttle ? SHUTTLE.waitMinutes : FERRY_WAIT_MINUTES) };
  }
  const winds = (roadClass === "us" || roadClass === "state") && miles > straight * WINDING.times;
  return { miles, minutes: (miles / (mph[surroundings] * (winds ? WINDING.speed : 1))) * 60 };
}
