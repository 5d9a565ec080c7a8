/**
 * Finds hotels, institutions, theaters and lighthouses that look like another one in their state or in an editors'
 * list: compares the building alone, in the same inks, at thumbnail size.
 */
import { Resvg } from "@resvg/resvg-js";
import { famousHouse } from "../app/art/famous-houses.ts";
import { INKS, type Inks } from "../app/art/inks.ts";
import { planPoster } from "../app/art/plan-poster.ts";
import { Plate } from "../app/art/plate.ts";
import { seededRandom } from "../app/art/seeded-random.ts";
import { openSite } from "../app/art/site.ts";
import type { CuratedPlace } from "../app/domain/places/curated-place.ts";
import { readCuratedPlaces } from "../server/read-curated-places.ts";
import { readLists } from "../server/read-lists.ts";

const KINDS: ReadonlySet<string> = new Set(["hotel", "asylum", "hospital", "prison", "theater", "lighthouse"]);
const WIDTH = 90;
/** Two thumbnails that differ by fewer gray levels on average look the same. */
const NEAR = 4;

function printOf(place: CuratedPlace): Uint8Array {
  const plate = new Plate();
  const site = openSite(plate, INKS[0] as Inks, seededRandom(place.id));
  site.wakefulness = 0;
  site.beacon = -1;
  const { silhouette } = planPoster(place);
  silhouette.draw({ ...site, random: seededRandom(place.id) });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 800" width="1200" height="800"><rect width="1200" height="800" fill="#9cc3d6"/>${plate}</svg>`;
  const { pixels } = new Resvg(svg, { fitTo: { mode: "width", value: WIDTH } }).render();
  return Uint8Array.from({ length: pixels.length / 4 }, (_, i) => {
    const [red = 0, green = 0, blue = 0] = pixels.subarray(i * 4, i * 4 + 3);
    return (red * 2 + green * 5 + blue) / 8;
  });
}

function distance(a: Uint8Array, b: Uint8Array): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += Math.abs(a[i]! - b[i]!);
  return sum / a.length;
}

export function findTwins(): void {
  const places = readCuratedPlaces("data/places").filter((place) => KINDS.has(place.placeType) && !famousHouse(place));
  const prints = new Map(places.map((place) => [place.id, printOf(place)]));
  const groups = [
    ...[...Map.groupBy(places, ({ state }) => state)].map(
      ([state, members]) => [state, members.map(({ id }) => id)] as const,
    ),
    ...readLists("data/lists").map((list) => [list.slug, list.places.map(({ id }) => id)] as const),
  ];
  const twins = new Set<string>();
  for (const [group, members] of groups) {
    const ids = members.filter((id) => prints.has(id));
    for (const [i, one] of ids.entries())
      for (const other of ids.slice(i + 1)) {
        const apart = distance(prints.get(one)!, prints.get(other)!);
        if (apart >= NEAR) continue;
        twins.add(one).add(other);
        console.log(`${group}: ${one} and ${other} (${apart.toFixed(1)})`);
      }
  }
  console.log(
    `${twins.size} of ${places.length} hotels, asylums, hospitals, prisons, theaters and lighthouses have a near-twin in their state or in a list.`,
  );
  if (twins.size) process.exitCode = 1;
}
