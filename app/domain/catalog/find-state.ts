import { stateBySlug } from "../geo/us-states.ts";
import type { PlaceList } from "../places/place.ts";
import { stateSlug } from "../places/slug.ts";
import type { Catalog } from "./catalog.ts";

export interface StateFound {
  readonly slug: string;
  readonly name: string;
  /** In catalog order; empty for a state without places. */
  readonly places: PlaceList;
  /** Whether the path wasn't the canonical slug. */
  readonly moved: boolean;
}

export function findState(catalog: Catalog, path: string): StateFound | undefined {
  const slug = stateSlug(path);
  const name = stateBySlug(slug)?.name ?? [...catalog.states.keys()].find((state) => stateSlug(state) === slug);
  if (name === undefined || slug === "") return undefined;
  return { slug, name, places: catalog.states.get(name) ?? [], moved: slug !== path };
}
