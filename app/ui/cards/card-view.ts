import { famousHouse, posterAlt, posterPath, posterSubject } from "../../art/index.ts";
import { photoPath } from "../../domain/photos/photo.ts";
import { leadingPhoto, type PhotoView, photoView } from "../../domain/photos/photo-view.ts";
import { entryTo } from "../../domain/places/access-sentence.ts";
import {
  admissionInWords,
  durationInWords,
  type Rated,
  ratedFields,
  type VisitFigure,
} from "../../domain/places/number-words.ts";
import { mayBeVisited, type PlaceCard, withoutUnknown } from "../../domain/places/place.ts";
import { seasonInWords } from "../../domain/places/season.ts";
import type { Matched } from "../../domain/search/matched-sentence.ts";
import { shorten } from "../text/format.ts";

/** View model of a card, built on the server. It is serialized into the page, so it holds only what is shown. */
export interface CardView extends Rated {
  readonly slug: string;
  readonly houseName: string;
  readonly city: string;
  readonly state: string;
  readonly storySummary: string;
  readonly activity: string | undefined;
  readonly visitTime: VisitFigure | undefined;
  readonly admission: VisitFigure | undefined;
  readonly yearBuilt: number | undefined;
  readonly architectureStyle: string | undefined;
  readonly mayEnter: boolean;
  /** Access label of a place that isn't open to visitors. */
  readonly closed?: string;
  /** "May to October", where a season matters. */
  readonly season?: string | undefined;
  /** What a search found in the story, if neither name nor summary shows it. */
  readonly matched?: Matched | undefined;
  /** Miles, if the search has a position. */
  readonly distance?: number | undefined;
  /** "about 25 min by car". */
  readonly driveTime?: string | undefined;
  readonly image: PlaceImage;
}

/** Longer than three lines. */
const CARD_SUMMARY_LENGTH = 220;

export function cardView(place: PlaceCard): CardView {
  const subject = posterSubject(place);
  // Unknown values would be serialized with every card.
  return withoutUnknown({
    slug: place.slug,
    houseName: place.houseName,
    city: place.city,
    state: place.state,
    storySummary: shorten(place.storySummary, CARD_SUMMARY_LENGTH),
    ...ratedFields(place),
    activity: subject.activities[0],
    visitTime: durationInWords(place),
    admission: admissionInWords(place),
    yearBuilt: place.yearBuilt,
    architectureStyle: place.architectureStyle,
    season: place.season && mayBeVisited(place) ? seasonInWords(place.season) : undefined,
    ...entryTo(place.access),
    image: placeImage(place, subject),
  });
}

/** The picture at the top of a page and the place it shows. */
export type PicturedPlace = Pick<CardView, "slug" | "houseName" | "city" | "image">;

export function picturedPlace(place: PlaceCard): PicturedPlace {
  return { slug: place.slug, houseName: place.houseName, city: place.city, image: placeImage(place) };
}

export interface PlaceImage {
  readonly src: string;
  readonly alt: string;
  /** The text of the drawing that stands in for an external image or a photograph. */
  readonly drawingAlt?: string;
  /** Present if it is a photograph. */
  readonly photo?: PhotoView;
}

/** The leading photograph, then as SPEC says. */
export function placeImage(place: PlaceCard, subject = posterSubject(place)): PlaceImage {
  const photo = leadingPhoto(place);
  if (!photo) return drawnImage(place, subject);
  return { src: photoPath(photo, 960), alt: photo.alt, drawingAlt: posterAlt(subject), photo: photoView(photo) };
}

/** The same image next to the place's name, which would otherwise be read twice. */
export const decorativeImage = (place: PlaceCard): PlaceImage => ({ ...placeImage(place), alt: "", drawingAlt: "" });

/**
 * SPEC: a famous house's own picture, then the operator's, then the poster. Only https, because browsers block mixed
 * content.
 */
export function drawnImage(place: PlaceCard, subject = posterSubject(place)): PlaceImage {
  if (place.imageUrl && /^https:\/\//.test(place.imageUrl) && famousHouse(place) === undefined) {
    return { src: place.imageUrl, alt: place.houseName, drawingAlt: posterAlt(subject) };
  }
  return { src: posterPath(place, "front", subject), alt: posterAlt(subject) };
}
