/** How long publishing one place holds up a process that holds many: the catalog's revision is all that is not async. */
import { EMPTY_CATALOG, reviseCatalog } from "../../app/domain/catalog/catalog.ts";
import { writeDown } from "../../app/domain/catalog/written-cards.ts";
import { type Times, timesFrom } from "./find-times.ts";
import { syntheticPlaces } from "./synthetic-places.ts";

const ROUNDS = 40;

export function publishOne(count: number): Times {
  const places = writeDown(syntheticPlaces(count + ROUNDS));
  let catalog = reviseCatalog(EMPTY_CATALOG, {
    version: 1,
    published: places.slice(0, count),
    withdrawn: [],
    formerSlugs: [],
  });
  const times = places.slice(count).map((place, round) => {
    const began = performance.now();
    catalog = reviseCatalog(catalog, { version: round + 2, published: [place], withdrawn: [], formerSlugs: [] });
    return performance.now() - began;
  });
  return timesFrom(times);
}
