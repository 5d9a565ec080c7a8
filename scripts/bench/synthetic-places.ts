import { ACTIVITY_VOCABULARY } from "../../app/domain/browse/activity-vocabulary.ts";
import { US_STATES } from "../../app/domain/geo/us-states.ts";
import { PLACE_TYPES, type PlaceCard } from "../../app/domain/places/place.ts";
import { locationSlug } from "../../app/domain/places/slug.ts";
import { seededRandom } from "../../tests/seeded-random.ts";

/** Places that never were, the same every time, spread over the country in some 12,000 towns. */
export function syntheticPlaces(count: number): PlaceCard[] {
  const random = seededRandom(1031);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
  return Array.from({ length: count }, (_, index) => {
    const state = pick(US_STATES).name;
    const named = {
      houseName: `${pick(["Old", "Grand", "Lost", "Upper"])} House ${index}`,
      city: `Town ${Math.floor(random() * 240)}`,
      state,
    };
    const first = Math.floor(random() * ACTIVITY_VOCABULARY.length);
    return {
      ...named,
      id: `synthetic-${index}`,
      slug: locationSlug(named),
      address: `${index} Main Street`,
      storySummary:
        "A house that stands for many others, so that there is something to count, to sort and to search through.",
      paranormalActivityType: `${ACTIVITY_VOCABULARY[first]}; ${ACTIVITY_VOCABULARY[(first + 7) % ACTIVITY_VOCABULARY.length]}`,
      rating: Math.round(random() * 50) / 10,
      reviewCount: Math.floor(random() * 9),
      placeType: pick(PLACE_TYPES),
      latitude: 25 + random() * 23,
      longitude: -124 + random() * 56,
      updatedAt: "2026-01-01T00:00:00.000Z",
    };
  });
}
