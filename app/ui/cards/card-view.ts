import { famousHouse } from "../../art/famous-houses.ts";
import { posterAlt } from "../../art/poster-alt.ts";
import { posterPath } from "../../art/poster-path.ts";
import { posterSubject } from "../../art/poster-subject.ts";
import { entryTo } from "../../domain/places/access-sentence.ts";
import type { PlaceCard } from "../../domain/places/place.ts";
import { shorten } from "../text/format.ts";

/** What a card shows, and nothing more: it travels with the page. Made on the server. */
export interface CardView {
  readonly slug: string;
  readonly houseName: string;
  readonly city: string;
  readonly state: string;
  readonly storySummary: string;
  readonly rating: number;
  readonly reviewCount: number;
  readonly activity: string | undefined;
  readonly duration: number | undefined;
  readonly ticketPrice: number | undefined;
  readonly yearBuilt: number | undefined;
  readonly architectureStyle: string | undefined;
  readonly mayEnter: boolean;
  /** What is said of it where it may not be entered. */
  readonly closed?: string;
  /** Miles, where there is a point to measure from. */
  readonly distance?: number | undefined;
  readonly image: PlaceImage;
}

/** Three lines hold fewer characters than this; the rest would only travel. */
const SUMMARY_LENGTH = 220;

export function cardView(place: PlaceCard): CardView {
  const subject = posterSubject(place);
  return onlyKnown({
    slug: place.slug,
    houseName: place.houseName,
    city: place.city,
    state: place.state,
    storySummary: shorten(place.storySummary, SUMMARY_LENGTH),
    rating: place.rating,
    reviewCount: place.reviewCount,
    activity: subject.activities[0],
    duration: place.duration,
    ticketPrice: place.ticketPrice,
    yearBuilt: place.yearBuilt,
    architectureStyle: place.architectureStyle,
    ...entryTo(place.access),
    image: placeImage(place, subject),
  });
}

/** That something is unknown would travel as a field of its own, a hundred times on a page. */
function onlyKnown<Fields extends object>(fields: Fields): Fields {
  const known = {} as Fields;
  for (const name in fields) if (fields[name] !== undefined) known[name] = fields[name];
  return known;
}

/** A place as it opens a page: its picture, and what it is called. */
export type PicturedPlace = Pick<CardView, "slug" | "houseName" | "city" | "image">;

export function picturedPlace(place: PlaceCard): PicturedPlace {
  return { slug: place.slug, houseName: place.houseName, city: place.city, image: placeImage(place) };
}

export interface PlaceImage {
  readonly src: string;
  readonly alt: string;
  /** Of the drawing that stands in for a picture from elsewhere. */
  readonly drawingAlt?: string;
}

/**
 * SPEC: a famous house has its own picture, then comes the operator's, then the place's poster. Only what comes over https
 * is shown by browsers on a page of ours.
 */
export function placeImage(place: PlaceCard, subject = posterSubject(place)): PlaceImage {
  if (place.imageUrl && /^https:\/\//.test(place.imageUrl) && famousHouse(place) === undefined) {
    return { src: place.imageUrl, alt: place.houseName, drawingAlt: posterAlt(subject) };
  }
  return { src: posterPath(place, "front", subject), alt: posterAlt(subject) };
}
