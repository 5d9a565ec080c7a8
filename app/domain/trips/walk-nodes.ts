/** The stops of a walk through a town. It begins at the first one and ends at the last: nobody has to come back to a car. */
import type { PlacedNode, TourStop } from "./tour-nodes.ts";
import type { TripPoint } from "./trip.ts";
import { walk } from "./walking.ts";

export function walkNodes({ to, stops }: { to: TripPoint; stops: readonly TourStop[] }): PlacedNode[] {
  const nodes = stops.map((stop, i): PlacedNode => {
    const { point, place, stayMinutes } = stop.candidate;
    const before = stops[i - 1]?.candidate.point ?? point;
    const { miles, minutes } = walk(before, point);
    return {
      driving: minutes,
      miles,
      mode: "walk",
      line: [before, point],
      point: { ...point, name: `${place.city}, ${place.state}` },
      stop,
      day: stop.day,
      stay: stayMinutes,
      nightStay: stayMinutes,
      night: "stop",
    };
  });
  const end = { ...(stops.at(-1)?.candidate.point ?? to), name: to.name };
  return [...nodes, { driving: 0, miles: 0, mode: "walk", line: [], point: end, stay: 0, nightStay: 0, night: "stop" }];
}
