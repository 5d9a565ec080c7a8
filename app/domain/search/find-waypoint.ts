/** Where a drive starts or ends: `lat,lng`, a place of the directory, or a text that names a town, ZIP code or address. */
import { findByIdOrPath } from "../catalog/find-place.ts";
import { DomainError } from "../domain-error.ts";
import { isAbroad } from "../geo/abroad.ts";
import { townLabel } from "../geo/gazetteer.ts";
import { type LabeledPoint, milesBetween } from "../geo/miles-between.ts";
import { stateByName } from "../geo/us-states.ts";
import { isLocated, type Place, pointOf } from "../places/place.ts";
import type { RoadNetwork } from "../roads/drive.ts";
import { cityCalled } from "./choose-town.ts";
import { type AskGeocoder, findPoint, type PointContext } from "./find-point.ts";

const LAT_LNG = /^\s*(-?\d{1,2}(?:\.\d+)?)\s*,\s*(-?\d{1,3}(?:\.\d+)?)\s*$/;
/** The gazetteer knows some hamlets by their ZIP code only, whose center is this far off at most. */
const MAX_MILES_OFF = 30;

export interface WaypointContext extends PointContext {
  readonly roads: Pick<RoadNetwork, "townsByLabel">;
}

/** Throws a DomainError ("invalid") with a sentence if the text names no point. */
export async function findWaypoint(context: WaypointContext, ask: AskGeocoder, text: string): Promise<LabeledPoint> {
  const [, lat, lng] = LAT_LNG.exec(text) ?? [];
  if (lat && lng && Math.abs(Number(lat)) <= 90 && Math.abs(Number(lng)) <= 180) {
    return { lat: Number(lat), lng: Number(lng), label: `${lat}, ${lng}` };
  }
  const place = findByIdOrPath(context.catalog, text)?.place;
  if (place) return waypointOfPlace(context, ask, place);
  if (isAbroad(text)) {
    throw new DomainError(
      "invalid",
      `We know the United States only, and "${text}" is abroad. Try a U.S. town near it.`,
    );
  }
  const point = await findPoint(context, ask, text);
  if (!point) throw new DomainError("invalid", `We could not find "${text}". Try a town, a zip code or a place.`);
  if (point.precision === "city") return onRoad(context.roads, point);
  if (point.precision !== "state") return point;
  const city = cityCalled(context.gazetteer, text);
  if (!city) throw new DomainError("invalid", `"${text}" is a whole state. Name a town in it.`);
  return { lat: city.lat, lng: city.lng, label: townLabel(city) };
}

/** A private place counts from its town. */
async function waypointOfPlace(context: PointContext, ask: AskGeocoder, place: Place): Promise<LabeledPoint> {
  if (place.access !== "private" && isLocated(place)) {
    return { ...pointOf(place), label: place.houseName };
  }
  const point = await findPoint(context, ask, `${place.city}, ${place.state}`);
  if (!point || point.precision === "state") {
    throw new DomainError("invalid", `We do not know where ${place.houseName} is.`);
  }
  return { ...point, label: place.houseName };
}

/** Where the road files give a town's position, they know it better. */
function onRoad({ townsByLabel }: WaypointContext["roads"], point: LabeledPoint): LabeledPoint {
  const [name, state = ""] = point.label.split(", ");
  const towns = townsByLabel.get(`${name} ${stateByName(state)?.code}`) ?? [];
  const town = towns.find((candidate) => milesBetween(candidate, point) < MAX_MILES_OFF);
  return town ? { ...point, lat: town.lat, lng: town.lng } : point;
}
