/** Stretches of Interstate without a place worth a stop. */
import { spotBetween } from "../../app/domain/geo/lines.ts";
import { type LatLng, milesBetween } from "../../app/domain/geo/miles-between.ts";
import type { CuratedPlace } from "../../app/domain/places/curated-place.ts";
import { mayBeVisited, pointOf } from "../../app/domain/places/place.ts";
import type { Road } from "../../app/domain/roads/parse-roads.ts";
import type { Problem } from "./read-records.ts";

const MAX_GAP_MILES = 150;
const BESIDE_MILES = 30;
const STEP_MILES = 5;
const DEGREES_NEAR = 0.6;
/** The emptiest West, where nothing documented was found: road and town before the gap. */
const EMPTY = new Set(["I 10, Fort Stockton TX", "I 15, Parowan UT", "I 80, Lovelock NV", "I 90, Kadoka SD"]);

export function checkGaps(records: readonly CuratedPlace[], roads: readonly Road[]): Problem[] {
  const stops = records.filter(mayBeVisited).map((record) => pointOf(record));
  const hasStop = (spot: LatLng) =>
    stops.some((stop) => Math.abs(stop.lat - spot.lat) < DEGREES_NEAR && milesBetween(stop, spot) <= BESIDE_MILES);
  const problems: Problem[] = [];
  for (const { name, towns } of roads.filter((road) => /^I \d+$/.test(road.name))) {
    let gap = { from: towns[0]!.label, miles: 0 };
    const close = (to: string) => {
      const where = `${name}, ${gap.from}`;
      if (gap.miles > MAX_GAP_MILES && !EMPTY.has(where)) {
        problems.push({ where, what: `no place to visit for ${Math.round(gap.miles)} miles, until ${to}` });
      }
    };
    for (const [index, to] of towns.entries()) {
      const from = towns[index - 1];
      if (!from) continue;
      const miles = milesBetween(from, to);
      const steps = Math.ceil(miles / STEP_MILES);
      for (let step = 0; step < steps; step++) {
        if (hasStop(spotBetween(from, to, step / steps))) {
          close(from.label);
          gap = { from: from.label, miles: 0 };
        } else gap.miles += miles / steps;
      }
    }
    close("its end");
  }
  return problems;
}
