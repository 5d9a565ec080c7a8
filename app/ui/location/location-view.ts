/** View model of the location page, built on the server. */
import { famousViews } from "../../art/famous-houses.ts";
import { posterPath } from "../../art/poster-path.ts";
import { activitiesOf } from "../../domain/catalog/catalog.ts";
import type { ListRecord } from "../../domain/lists/editors-list.ts";
import { ACCESS_SENTENCES } from "../../domain/places/access-sentence.ts";
import { famousHistory } from "../../domain/places/famous-houses.ts";
import { reportsInWords } from "../../domain/places/number-words.ts";
import { mayBeVisited, type Place, type PlaceCard } from "../../domain/places/place.ts";
import { explainScore } from "../../domain/places/score-words.ts";
import { seasonInWords } from "../../domain/places/season.ts";
import { citySlug } from "../../domain/places/slug.ts";
import { type StoryBlock, storyBlocks } from "../../domain/places/story-blocks.ts";
import { telLink } from "../../domain/places/tel-link.ts";
import { isReddit, sourceLinks, webLink } from "../../domain/places/web-links.ts";
import { cardView, type PlaceImage, placeImage } from "../cards/card-view.ts";
import { cityPath } from "../cards/place-links.ts";
import { type RankedView, rankedView } from "../cards/ranking-view.ts";
import { hoursView } from "./hours-view.ts";
import type { HouseHistoryView } from "./house-history.tsx";

export interface GalleryImage {
  readonly src: string;
  readonly alt: string;
  readonly caption: string;
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

/** `today`: see hoursView; `cityHasNamesake`: whether other states have a city of the same name in the directory; `lists`: those it is in. */
export function locationView(place: Place, today: string, cityHasNamesake = false, lists: readonly ListRecord[] = []) {
  const social = webLink(place.socialProofUrl);
  const activities = [...activitiesOf(place)].map(([slug, label]) => ({ slug, label }));
  const { storySummary: _shortened, ...card } = cardView(place);
  return {
    ...card,
    id: place.id,
    summary: place.storySummary,
    address: place.address,
    cityPath: cityPath(citySlug(place.city), cityHasNamesake ? place.state : undefined),
    isPrivate: place.access === "private",
    access: place.access && { kind: place.access, sentence: ACCESS_SENTENCES[place.access], note: place.accessNote },
    stay: place.stay,
    afterDark: place.afterDark,
    season: place.season && seasonInWords(place.season),
    wikidata: place.wikidata,
    kind: place.placeType,
    lists: lists.map(({ slug, title }) => ({ slug, title })),
    activities,
    dateActivity: place.dateActivity,
    story: storyOf(place),
    reports: place.reports,
    reportCount: reportsInWords(place),
    price: { admission: place.admission, dollars: place.ticketPrice },
    ratingParts: {
      parts: explainScore(place),
      visitorReports: place.visitorReports,
      visitorStars: place.visitorStars,
    },
    gallery: galleryOf(place, card.image),
    history: historyOf(place),
    website: webLink(place.website),
    articleUrl: webLink(place.articleUrl),
    social: social && { href: social, isReddit: isReddit(social) },
    sources: sourceLinks(place.additionalSources),
    citations: place.citations?.split("\n") ?? [],
    phone: phoneOf(place),
    zipCode: place.zipCode,
    stepFree: place.stepFree,
    hours: hoursView(place, today),
    position: positionOf(place),
    updatedAt: place.updatedAt,
  };
}

export type LocationView = ReturnType<typeof locationView>;

/** Nobody answers at a place that may not be visited, or a stranger does. */
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

/** SPEC: curated sets for the famous houses, a single main image otherwise. */
function galleryOf(place: PlaceCard, image: PlaceImage): readonly GalleryImage[] {
  const views = famousViews(place);
  if (views.length === 0) return [{ ...image, caption: `${place.houseName}, ${place.city}, ${place.state}` }];
  return views.map(({ view, alt, caption }) => ({
    src: posterPath(place, view),
    alt,
    caption,
  }));
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
