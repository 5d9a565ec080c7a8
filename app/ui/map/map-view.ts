import { MAX_ZOOM, type MapFeatures } from "../../domain/browse/map-features.ts";
import type { PlaceCard, PlaceList } from "../../domain/places/place.ts";
import { mayEnter, visitFigures } from "../../domain/places/visit-figures.ts";
import type { MapData, MapGroupView, MapPlaceView } from "../../map/map-data.ts";
import { formatPrice, formatRating, plural } from "../text/format.ts";

/** SPEC: length of the story in a popup. */
const SUMMARY_LENGTH = 150;

export function mapView(features: MapFeatures, neighbors: PlaceList = []): MapData {
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
        members: members.map(({ slug, houseName }) => ({ slug, houseName })),
      };
    }),
  };
}

function placeView(place: PlaceCard): MapPlaceView {
  const { slug, houseName, city, state, storySummary } = place;
  const summary = storySummary.slice(0, SUMMARY_LENGTH);
  return {
    slug,
    houseName,
    city,
    state,
    lat: place.latitude!,
    lng: place.longitude!,
    summary: summary.length < storySummary.length ? `${summary}...` : summary,
    rating: `${formatRating(place.rating)} (${plural(place.reviewCount, "review")})`,
    price: priceOf(place),
  };
}

function priceOf(place: PlaceCard): string | undefined {
  const { price } = visitFigures({ ticketPrice: place.ticketPrice, mayEnter: mayEnter(place.access) });
  return price && `${formatPrice(price.value)}${price.isEstimate ? " est." : ""}`;
}
