import type { Gazetteer } from "../../domain/geo/gazetteer.ts";
import type { Place } from "../../domain/places/place.ts";
import { ratingOf } from "../../domain/places/rating.ts";
import { type Listing, type ReadListing, readListing } from "../../domain/review/listing-form.ts";
import { placeFromListing } from "../../domain/review/publish-listing.ts";
import { type LocationView, locationView } from "./location-view.ts";
import { previewPosterPath } from "./preview-poster-path.ts";

interface PreviewOf {
  readonly id: string;
  /** Present if the listing is already published. */
  readonly published?: Pick<Place, "slug" | "visitorReports" | "visitorStars"> | undefined;
  readonly gazetteer: Gazetteer;
  readonly now: Date;
}

/** Preview of a listing's page: built like the published page, with private details concealed. */
export function previewView(listing: Listing, { id, published, gazetteer, now }: PreviewOf): LocationView {
  const draft = placeFromListing(listing, id, gazetteer, now);
  const { visitorReports = 0, visitorStars = 0 } = published ?? {};
  const visitors = { visitorReports, visitorStars };
  const place = { ...draft, slug: published?.slug ?? "preview", ...visitors, ...ratingOf({ ...draft, ...visitors }) };
  const view = locationView(place, { today: now.toISOString().slice(0, 10) });
  const { houseName, city, state, placeType, yearBuilt = "", activities } = listing;
  const drawn = { houseName, city, state, placeType, yearBuilt: String(yearBuilt), activities: activities[0] ?? "" };
  if (place.imageUrl) return view;
  const src = previewPosterPath(id, drawn);
  const gallery = view.gallery.map((picture) => (picture.src === view.image.src ? { ...picture, src } : picture));
  return { ...view, image: { src, alt: view.image.alt }, gallery };
}

/** Placeholders for required fields. */
const STAND_INS: Readonly<Record<string, string>> = {
  houseName: "Name",
  city: "City",
  address: "Street address",
  storySummary: "Summary",
  placeType: "other",
  state: "Alabama",
};

/** Reads an unfinished form; invalid values are left out. */
export function readUnfinished(form: FormData): Listing | undefined {
  let read: ReadListing = readListing(form);
  for (const name of "errors" in read ? Object.keys(read.errors) : []) {
    if (STAND_INS[name]) form.set(name, STAND_INS[name]);
    else form.delete(name);
  }
  if ("errors" in read) read = readListing(form);
  return "listing" in read ? read.listing : undefined;
}
