export const PLACE_TYPES = [
  "mansion",
  "house",
  "plantation",
  "hotel",
  "asylum",
  "hospital",
  "prison",
  "lighthouse",
  "theater",
  "cemetery",
  "church",
  "museum",
  "restaurant",
  "university",
  "ship",
  "battlefield",
  "fort",
  "bridge",
  "road",
  "park",
  "ghost-town",
  "other",
] as const;

export type PlaceType = (typeof PLACE_TYPES)[number];

/** What a poster is drawn from. The id alone seeds every free choice, so a place keeps its poster for ever. */
export type PosterSubject = {
  id: string;
  houseName: string;
  city: string;
  state: string;
  placeType: PlaceType;
  activities: readonly string[];
  yearBuilt?: number;
};
