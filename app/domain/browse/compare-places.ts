/** Which places an address asks to compare, and a sentence for each that is left out. */
import type { Catalog } from "../catalog/catalog.ts";
import { findByIdOrPath } from "../catalog/find-place.ts";
import type { Place } from "../places/place.ts";
import { MAX_COMPARED } from "./compare-path.ts";

/** The maximum number read from an address; the rest is ignored. */
const MAX_NAMED = 20;
const MAX_NAME_LENGTH = 80;

interface Compared {
  readonly places: readonly Place[];
  readonly problems: readonly string[];
}

/** `text` is a list of ids or slugs, separated by commas. */
export function readCompared(catalog: Catalog, text: string): Compared {
  const places: Place[] = [];
  const problems: string[] = [];
  const names = text.split(",").map((name) => name.trim().slice(0, MAX_NAME_LENGTH));
  for (const name of names.filter(Boolean).slice(0, MAX_NAMED)) {
    const place = findByIdOrPath(catalog, name)?.place;
    if (!place) problems.push(`We have no place called "${name}".`);
    else if (places.includes(place)) problems.push(`${place.houseName} was named twice.`);
    else if (place.access === "private") {
      problems.push(`${place.houseName} is private property and not open to visitors, so it is not compared.`);
    } else if (places.length === MAX_COMPARED) {
      problems.push(`Only ${MAX_COMPARED} places are compared at once: ${place.houseName} is left out.`);
    } else places.push(place);
  }
  if (places.length < 2) {
    problems.push(
      places.length === 0 ? "Choose two to four places to compare." : "Choose at least one more place to compare.",
    );
  }
  return { places, problems };
}
