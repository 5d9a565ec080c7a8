import type { z } from "zod";
import type { LatLng } from "../geo/miles-between.ts";
import type { placeCardSchema, placeSchema } from "./place-schema.ts";

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

export const ACCESS_CLASSES = ["open", "tours", "exterior", "private", "gone"] as const;
export type Access = (typeof ACCESS_CLASSES)[number];

/** Where a place came from; a reviewer's edit is recorded apart, in `editedAt`. */
export type Origin = "curated" | "import" | "submission";

/** What stands in for the street address of a place that is not open to visitors. */
export const PRIVATE_ADDRESS = "Private property, not open to visitors";

/** Places are never mutated. place-schema.ts describes each field. */
type Immutable<Fields> = {
  readonly [Field in keyof Fields]: Fields[Field] extends (infer Item)[] ? readonly Item[] : Fields[Field];
};

/** What the directory knows about a place apart from its long texts. Unknown stays absent. */
export interface PlaceCard extends Immutable<z.infer<typeof placeCardSchema>> {}

/** A place with its long texts. */
export interface Place extends Immutable<z.infer<typeof placeSchema>> {}

export type PlaceTexts = Omit<Place, keyof PlaceCard>;

export type PlaceList = readonly PlaceCard[];

/** A place without its long texts, as the API lists it. */
export function withoutTexts(place: PlaceCard & Partial<PlaceTexts>): PlaceCard {
  const { fullStory: _, reports: __, ...card } = place;
  return card;
}

/** A place before the store has assigned its slug. */
export type PlaceDraft = Omit<Place, "slug">;

/** Omit unknown fields: undefined would be stored and compared as a value. */
export function withoutUnknown<T extends object>(place: T): T {
  return Object.fromEntries(Object.entries(place).filter(([, value]) => value !== undefined)) as T;
}

export type LocatedPlace = PlaceCard & { readonly latitude: number; readonly longitude: number };

/** A coordinate may be 0, and one without the other is no position. */
export function isLocated<P extends PlaceCard>(place: P): place is P & LocatedPlace {
  return place.latitude !== undefined && place.longitude !== undefined;
}

export function pointOf(place: PlaceCard | undefined): LatLng | undefined {
  return place && isLocated(place) ? { lat: place.latitude, lng: place.longitude } : undefined;
}
