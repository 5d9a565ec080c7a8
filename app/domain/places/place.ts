import type { z } from "zod";
import type { LatLng } from "../geo/miles-between.ts";
import type { Photo } from "../photos/photo.ts";
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

/**
 * What a visitor pays: "vehicle" is a price per car; "guests" means that it is open to people who eat, drink, see a
 * show or stay, "guests-tours" that the house also sells tours.
 */
export const ADMISSIONS = ["free", "ticket", "vehicle", "donation", "guests", "guests-tours"] as const;
export type Admission = (typeof ADMISSIONS)[number];
export const STEP_FREE = ["yes", "partly", "no"] as const;
/** Whether a dog on its leash may come: inside, too, or on the grounds only. */
export const DOGS = ["yes", "outside", "no"] as const;
/** Nights for ghost hunters: with tickets for anybody, for teams that rent the place, both; "none" says no to them. */
export const HUNTS = ["public", "private", "both", "none"] as const;

/** Where a place came from; a reviewer's edit is recorded separately, in `editedAt`. */
export type Origin = "curated" | "import" | "submission";

/** Replaces the street address of a place that is not open to visitors. */
export const PRIVATE_ADDRESS = "Private property, not open to visitors";

/** Places are never mutated. place-schema.ts describes each field. */
type Immutable<Fields> = {
  readonly [Field in keyof Fields]: Fields[Field] extends (infer Item)[] ? readonly Item[] : Fields[Field];
};

interface Pictured {
  /**
   * Approved photographs in gallery order, the leading one first; absent if there are none, and always for a private
   * place.
   */
  readonly photos?: readonly Photo[] | undefined;
}

/** What the directory knows about a place except its long texts. Unknown fields are absent. */
export interface PlaceCard extends Immutable<z.infer<typeof placeCardSchema>>, Pictured {}

/** A place with its long texts and the inputs of its score. */
export interface Place extends Immutable<z.infer<typeof placeSchema>>, Pictured {}

export type PlaceList = readonly PlaceCard[];

/** A place without its long texts and the inputs of its score, as the API lists it. */
export function withoutDetails(place: PlaceCard & Partial<Place>): PlaceCard {
  const {
    fullStory,
    reports,
    renownNote,
    reportedSince,
    stillTold,
    witnesses,
    investigation,
    documentedReports,
    visitorStars,
    ...card
  } = place;
  return card;
}

/** Fields that only the store sets: the slug, photographs, and the numbers that visitors' reports affect. */
type Assigned = "slug" | "rating" | "reviewCount" | "visitorReports" | "visitorStars" | "photos";

/** A place as editors, imports and releases write it. */
export type PlaceDraft = Omit<Place, Assigned>;

export function draftOf(place: Place): PlaceDraft {
  const { slug, rating, reviewCount, visitorReports, visitorStars, photos, ...draft } = place;
  return draft;
}

/** Omits unknown fields: undefined would be stored and compared as a value. */
export function withoutUnknown<T extends object>(place: T): T {
  return Object.fromEntries(Object.entries(place).filter(([, value]) => value !== undefined)) as T;
}

interface Located {
  readonly latitude: number;
  readonly longitude: number;
}

/** Anything that may have a position. */
export type Locatable = { readonly [Name in keyof Located]?: number | undefined };

export type LocatedPlace = PlaceCard & Located;

/** A coordinate may be 0, and one without the other isn't a position. */
export function isLocated<P extends Locatable>(place: P): place is P & Located {
  return place.latitude !== undefined && place.longitude !== undefined;
}

export function pointOf(place: Located): LatLng;
export function pointOf(place: Locatable | undefined): LatLng | undefined;
export function pointOf(place: Locatable | undefined): LatLng | undefined {
  return place && isLocated(place) ? { lat: place.latitude, lng: place.longitude } : undefined;
}

/** Never send anyone to a place that is gone or is someone's home. */
export const mayBeVisited = ({ access }: Pick<PlaceCard, "access">): boolean =>
  access !== "private" && access !== "gone";

export const countVisitable = (places: PlaceList): number => places.filter(mayBeVisited).length;
