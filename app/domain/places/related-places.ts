import { activitiesOf, type Catalog } from "../catalog/catalog.ts";
import type { PlaceCard } from "./place.ts";

/** Other places with the same first activity, in catalog order. */
export function relatedPlaces(catalog: Catalog, place: PlaceCard, count: number): readonly PlaceCard[] {
  const [slug] = activitiesOf(place).keys();
  if (slug === undefined) return [];
  const sharing = catalog.activities.get(slug)?.places.slice(0, count + 1) ?? [];
  return sharing.filter((other) => other.id !== place.id).slice(0, count);
}
