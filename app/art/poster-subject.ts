import { activityLabels } from "../domain/places/activities.ts";
import type { PlaceCard, PlaceType } from "../domain/places/place.ts";

/** What a poster is drawn from. The id alone seeds every free choice, so a place keeps its poster for ever. */
export type PosterSubject = {
  id: string;
  houseName: string;
  city: string;
  state: string;
  placeType: PlaceType;
  activities: readonly string[];
  yearBuilt?: number | undefined;
  architectureStyle?: string | undefined;
};

export function posterSubject(place: PlaceCard): PosterSubject {
  const { id, houseName, city, state, placeType, yearBuilt, architectureStyle } = place;
  const activities = activityLabels(place.paranormalActivityType);
  return { id, houseName, city, state, placeType, yearBuilt, architectureStyle, activities };
}
