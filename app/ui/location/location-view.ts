/** View model of the location page, built on the server. */
import { famousViews, posterPath } from "../../art/index.ts";
import { activitiesOf } from "../../domain/catalog/catalog.ts";
import type { ListRecord } from "../../domain/lists/editors-list.ts";
import { photoPath } from "../../domain/photos/photo.ts";
import { leadingPhoto, type PhotoCredit, photoCredit, photoView } from "../../domain/photos/photo-view.ts";
import { ACCESS_SENTENCES } from "../../domain/places/access-sentence.ts";
import { companyInWords } from "../../domain/places/company.ts";
import { famousHistory } from "../../domain/places/famous-houses.ts";
import { telLink } from "../../domain/places/links/tel-link.ts";
import { isReddit, sourceLinks, webLink } from "../../domain/places/links/web-links.ts";
import { reportsInWords } from "../../domain/places/number-words.ts";
import { mayBeVisited, type Place, type PlaceCard } from "../../domain/places/place.ts";
import { explainScore } from "../../domain/places/score-words.ts";
import { seasonInWords } from "../../domain/places/season.ts";
import { citySlug } from "../../domain/places/slug.ts";
import { type StoryBlock, storyBlocks } from "../../domain/places/story/story-blocks.ts";
import { cardView, drawnImage, type PlaceImage, placeImage } from "../cards/card-view.ts";
import { cityPath } from "../cards/place-links.ts";
import { type RankedView, rankedView } from "../cards/ranking-view.ts";
import { huntView } from "../investigations/hunt-view.ts";
import { showsView } from "../investigations/shows-view.ts";
import { hoursView, namesMonths } from "./hours-view.ts";
import type { HouseHistoryView } from "./house-history.tsx";

export interface GalleryImage extends PlaceImage {
  readonly caption: string | undefined;
  /** Present for photographs. */
  readonly credit?: PhotoCredit | undefined;
  /** The URL for the full screen. */
  readonly large: string;
  /** Shown if the image fails to load. */
  readonly drawing: string;
}

/** A related or nearby place: SPEC shows the first 100 characters of its summary. */
export interface NeighborView extends RankedView {
  readonly summary: string;
  readonly image: PlaceImage;
  readonly distance?: number | undefined;
  /** "about 25 min by car". */
  readonly driveTime?: string | undefined;
}

const NEIGHBOR_SUMMARY = 100;

interface LocationContext {
  /** See hoursView. */
  readonly today: string;
  /** Whether other states have a city of the same name in the directory. */
  readonly cityHasNamesake?: boolean;
  /** The editors' lists that the place is in. */
  readonly lists?: readonly ListRecord[];
}

export function locationView(place: Place, { today, cityHasNamesake = false, lists = [] }: LocationContext) {
  const social = webLink(place.socialProofUrl);
  const hours = hoursView(place, today);
  const season = place.season && seasonInWords(place.season);
  const activities = [...activitiesOf(place)].map(([slug, label]) => ({ slug, label }));
  const { storySummary: _shortened, ...card } = cardView(place);
  const { id, address, zipCode, stay, afterDark, stepFree, dateActivity, reports, updatedAt } = place;
  return {
    ...card,
    ...{ id, address, zipCode, stay, afterDark, stepFree, dateActivity, reports, updatedAt },
    summary: place.storySummary,
    boat: mayBeVisited(place) ? place.boat : undefined,
    cityPath: cityPath(citySlug(place.city), cityHasNamesake ? place.state : undefined),
    isPrivate: place.access === "private",
    access: place.access && { kind: place.access, sentence: ACCESS_SENTENCES[place.access], note: place.accessNote },
    season: season && !(hours && namesMonths(hours, season)) ? season : undefined,
    kind: place.placeType,
    lists: lists.map(({ slug, title }) => ({ slug, title })),
    activities,
    story: storyOf(place),
    reportCount: reportsInWords(place),
    company: mayBeVisited(place) ? companyInWords(place) : undefined,
    hunt: mayBeVisited(place) ? huntView(place) : undefined,
    shows: showsView(place),
    price: { admission: place.admission, dollars: place.ticketPrice },
    ratingParts: {
      parts: explainScore(place),
      visitorReports: place.visitorReports,
      visitorStars: place.visitorStars,
    },
    gallery: galleryOf(place),
    history: historyOf(place),
    website: webLink(place.website),
    articleUrl: webLink(place.articleUrl),
    social: social && { href: social, isReddit: isReddit(social) },
    sources: sourceLinks(place.additionalSources),
    citations: place.citations?.split("\n") ?? [],
    phone: phoneOf(place),
    hours,
    position: positionOf(place),
  };
}

export type LocationView = ReturnType<typeof locationView>;

/** None for places that may not be visited, where a stranger might answer. */
function phoneOf(place: PlaceCard) {
  const { phoneNumber } = place;
  return phoneNumber === undefined || !mayBeVisited(place)
    ? undefined
    : { text: phoneNumber, href: telLink(phoneNumber) };
}

/** Falls back to the summary for a place without a story. */
function storyOf(place: Place): readonly StoryBlock[] {
  const blocks = storyBlocks(place.fullStory);
  return blocks.length > 0 ? blocks : storyBlocks(place.storySummary);
}

/** Photographs with the main drawing in front of them, or second where one of them leads. */
function galleryOf(place: PlaceCard): readonly GalleryImage[] {
  const drawings = drawnGallery(place);
  const photos = (place.photos ?? []).map((photo): GalleryImage => {
    const large = photoPath(photo, 1920);
    const { alt, caption } = photo;
    const image = { src: photoPath(photo, 960), alt, drawingAlt: drawings[0]!.alt, photo: photoView(photo) };
    return { ...image, caption, credit: photoCredit(photo), large, drawing: drawings[0]!.src };
  });
  const [before, after] = leadingPhoto(place) ? [photos.slice(0, 1), photos.slice(1)] : [[], photos];
  return [...before, drawings[0]!, ...after, ...drawings.slice(1)];
}

/** SPEC: curated sets for the famous houses, a single main image otherwise. */
function drawnGallery(place: PlaceCard): GalleryImage[] {
  const views = famousViews(place);
  if (views.length === 0) {
    const image = drawnImage(place);
    const caption = `${place.houseName}, ${place.city}, ${place.state}`;
    return [{ ...image, caption, large: image.src, drawing: `/art/${place.slug}.svg` }];
  }
  return views.map(({ view, alt, caption }) => {
    const src = posterPath(place, view);
    return { src, alt, caption, large: src, drawing: src };
  });
}

/** SPEC: videos, links and a timeline, fixed for the famous houses. */
function historyOf(place: PlaceCard): HouseHistoryView | undefined {
  const house = famousHistory(place);
  return house && { links: house.links, timeline: house.timeline, videos: house.videos };
}

function positionOf({ latitude, longitude }: PlaceCard): readonly [number, number] | undefined {
  return latitude === undefined || longitude === undefined ? undefined : [latitude, longitude];
}

export function neighborView(place: PlaceCard, distance?: number): NeighborView {
  return {
    ...rankedView(place),
    summary: firstCharacters(place.storySummary, NEIGHBOR_SUMMARY),
    image: placeImage(place),
    distance,
  };
}

/** SPEC counts characters here, not words. */
function firstCharacters(text: string, count: number): string {
  return text.length <= count ? text : `${text.slice(0, count)}...`;
}
