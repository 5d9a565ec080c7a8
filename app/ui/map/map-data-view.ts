import { posterPath } from "../../art/index.ts";
import { MAX_ZOOM, type MapFeatures } from "../../domain/browse/map-features.ts";
import { leadingPhoto, photoView } from "../../domain/photos/photo-view.ts";
import { ACCESS_LABELS } from "../../domain/places/access-sentence.ts";
import { admissionInWords, ratedBy, renownInWords, reportsInWords } from "../../domain/places/number-words.ts";
import type { PlaceCard, PlaceList } from "../../domain/places/place.ts";
import type { MapData, MapGroupView, MapListView, MapPlaceView } from "../../map/map-data.ts";
import { formatRating } from "../text/format.ts";

/** SPEC: length of the story in a popup. */
const POPUP_SUMMARY_LENGTH = 150;

export function mapDataView(features: MapFeatures, neighbors: PlaceList = []): MapData {
  return {
    ...(neighbors.length > 0 && { neighbors: neighbors.map(placeView) }),
    places: features.places.map(placeView),
    groups: features.groups.map((group): MapGroupView => {
      const { lat, lng, count, zoom } = group;
      const [first] = group.members;
      const members = zoom > MAX_ZOOM ? group.members : [];
      return {
        lat,
        lng,
        count,
        zoom,
        around: first ? `${first.city}, ${first.state}` : "",
        members: members.map(placeView),
      };
    }),
  };
}

/** The list beside a map shows the best. */
const MAX_LISTED = 40;

export function mapListView(places: PlaceList): MapListView {
  return { total: places.length, places: places.slice(0, MAX_LISTED).map(placeView) };
}

export function placeView(place: PlaceCard): MapPlaceView {
  const { slug, houseName, city, state, storySummary } = place;
  const summary = storySummary.slice(0, POPUP_SUMMARY_LENGTH);
  const photo = leadingPhoto(place);
  const admission = admissionInWords(place);
  return {
    slug,
    houseName,
    city,
    state,
    kind: place.placeType,
    lat: place.latitude!,
    lng: place.longitude!,
    summary: summary.length < storySummary.length ? `${summary}...` : summary,
    rating: formatRating(place.rating),
    ratedBy: ratedBy(place),
    renown: renownInWords(place),
    reports: reportsInWords({ reviewCount: place.reviewCount, visitorReports: place.visitorReports }),
    price: admission && `${admission.text}${admission.isEstimate ? " est." : ""}`,
    access: place.access && ACCESS_LABELS[place.access],
    poster: posterPath(place, "front"),
    ...(photo && { photo: photoView(photo) }),
  };
}
