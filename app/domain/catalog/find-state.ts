import { readState, stateBySlug } from "../geo/us-states.ts";
import type { PlaceList } from "../places/place.ts";
import { stateSlug } from "../places/slug.ts";
import type { Catalog } from "./catalog.ts";

interface StateFound {
  readonly slug: string;
  readonly name: string;
  /** In catalog order; empty for a state without places. */
  readonly places: PlaceList;
  /** Whether the path wasn't the canonical slug. */
  readonly moved: boolean;
}

export function findState(catalog: Catalog, path: string): StateFound | undefined {
  const typed = stateSlug(path);
  const known = stateBySlug(typed) ?? [...catalog.states.keys()].map(named).find(({ slug }) => slug === typed);
  const { name, slug } = known ?? readState(typed.replaceAll("-", " ")) ?? { name: "", slug: "" };
  if (slug === "") return undefined;
  return { slug, name, places: catalog.states.get(name) ?? [], moved: slug !== path };
}

/** Imported data may contain other states. */
const named = (name: string) => ({ name, slug: stateSlug(name) });
