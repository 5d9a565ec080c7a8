/**
 * How long and how fast roads are. `factor` is road miles per mile of straight line between neighboring towns. Set once from
 * well-known mileages: docs/decisions/026-roads-of-our-own.md.
 */
export const ROAD_CLASSES = {
  freeway: { factor: 1.03, mph: 66 },
  divided: { factor: 1.06, mph: 57 },
  us: { factor: 1.1, mph: 51 },
  state: { factor: 1.1, mph: 47 },
  mountain: { factor: 1.35, mph: 37 },
  ferry: { factor: 1, mph: 14 },
  /** Roads that no file lists: between near towns, and from a point to the listed roads. */
  local: { factor: 1.3, mph: 36 },
} as const;

export type RoadClass = keyof typeof ROAD_CLASSES;

const FERRY_WAIT_MINUTES = 30;
/** At each end of a drive: parking, traffic lights, the way to the door. */
export const END_MINUTES = 2.5;
/** A two-lane road this much longer than the straight line winds, and is driven at the speed of a mountain road. */
const WINDING = 1.3;

export interface Length {
  readonly miles: number;
  readonly minutes: number;
}

/** From one end to the other of a stretch without towns. `given` are its true miles, if known. */
export function lengthOf(roadClass: RoadClass, straight: number, given?: number): Length {
  const { factor, mph } = ROAD_CLASSES[roadClass];
  const miles = given ?? straight * factor;
  const winds = (roadClass === "us" || roadClass === "state") && miles > straight * WINDING;
  const minutes = (miles / (winds ? ROAD_CLASSES.mountain.mph : mph)) * 60;
  return { miles, minutes: roadClass === "ferry" ? minutes + FERRY_WAIT_MINUTES : minutes };
}
