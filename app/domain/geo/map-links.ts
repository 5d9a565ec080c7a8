/** Links to directions in other map services. Nothing is loaded from them. */
import { degreesText } from "./degrees.ts";
import type { LatLng } from "./miles-between.ts";

/** Without an origin, directions start where the visitor is. */
interface Way {
  readonly origin?: LatLng;
  readonly between?: readonly LatLng[];
  readonly destination: LatLng;
  readonly mode?: "car" | "walk" | undefined;
}

export function googleMapsLink({ origin, between = [], destination, mode }: Way): string {
  const parameters = new URLSearchParams({ api: "1" });
  if (origin) parameters.set("origin", latLng(origin));
  parameters.set("destination", latLng(destination));
  parameters.set("travelmode", mode === "walk" ? "walking" : "driving");
  if (between.length > 0) parameters.set("waypoints", between.map(latLng).join("|"));
  return `https://www.google.com/maps/dir/?${parameters}`;
}

export function appleMapsLink({ origin, between = [], destination, mode }: Way): string {
  const parameters = new URLSearchParams(origin && { source: latLng(origin) });
  parameters.set("destination", latLng(destination));
  parameters.set("mode", mode === "walk" ? "walking" : "driving");
  for (const point of between) parameters.append("waypoint", latLng(point));
  return `https://maps.apple.com/directions?${parameters}`;
}

/** OpenStreetMap's directions take exactly two points. */
export function osmLink({ origin, destination, mode }: Omit<Way, "between">): string {
  const route = `${origin ? latLng(origin) : ""};${latLng(destination)}`;
  const engine = mode === "walk" ? "fossgis_osrm_foot" : "fossgis_osrm_car";
  return `https://www.openstreetmap.org/directions?${new URLSearchParams({ engine, route })}`;
}

/** Opens whatever map app a phone has. The point is said twice: without the query Android shows no pin. */
export const geoLink = ({ destination }: Pick<Way, "destination">): string =>
  `geo:${latLng(destination)}?q=${latLng(destination)}`;

const latLng = ({ lat, lng }: LatLng): string => `${degreesText(lat)},${degreesText(lng)}`;
