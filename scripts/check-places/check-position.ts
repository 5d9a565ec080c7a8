import type { Gazetteer } from "../../app/domain/geo/gazetteer.ts";
import { milesBetween } from "../../app/domain/geo/miles-between.ts";
import { milesOutside, type StateOutlines } from "../../app/domain/geo/state-outlines.ts";
import { stateByName } from "../../app/domain/geo/us-states.ts";
import type { CuratedPlace } from "../../app/domain/places/curated-place.ts";
import { pointOf } from "../../app/domain/places/place.ts";
import type { Problem } from "./read-records.ts";

/** Outlines follow the shore to within about a mile; lighthouses, forts and ships are off it. */
const STATE_TOLERANCE_MILES = 3;
/** They also leave small islands out. */
const ISLAND_TOLERANCE_MILES = 10;
const MAX_FROM_CITY_MILES = 40;
/** A private place is at its city's position; a difference this small is rounding. */
const PRIVATE_TOLERANCE_MILES = 0.5;

export function checkPosition(record: CuratedPlace, gazetteer: Gazetteer, outlines: StateOutlines): Problem[] {
  const problem = (what: string): Problem[] => [{ where: record.id, what }];
  const code = stateByName(record.state)?.code ?? "";
  const here = pointOf(record);
  const outline = outlines.get(code);
  const outside = outline ? milesOutside(outline, here.lat, here.lng) : Number.POSITIVE_INFINITY;
  if (outside > (record.boat ? ISLAND_TOLERANCE_MILES : STATE_TOLERANCE_MILES)) {
    return problem(`${here.lat}, ${here.lng} lies ${outside.toFixed(0)} miles outside ${record.state}`);
  }
  const cities = gazetteer.findCity(record.city, code);
  const nearest = cities.toSorted((a, b) => milesBetween(a, here) - milesBetween(b, here))[0];
  if (!nearest) return problem(`the gazetteer knows no ${record.city}, ${code}`);
  const miles = milesBetween(nearest, here);
  if (record.access === "private" && miles > PRIVATE_TOLERANCE_MILES) {
    const center = `${nearest.lat}, ${nearest.lng}`;
    return problem(`a private place must stand at its city's position ${center}, not ${miles.toFixed(1)} miles off`);
  }
  if (miles > MAX_FROM_CITY_MILES) return problem(`lies ${miles.toFixed(0)} miles from ${record.city}`);
  return [];
}
