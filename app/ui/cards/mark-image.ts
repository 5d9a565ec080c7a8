import { photoPath } from "../../domain/photos/photo.ts";
import type { MapPlaceView } from "../../map/map-data.ts";
import type { PlaceImage } from "./card-view.ts";

/** The picture of a place as the map and the visitor's device know it. Decorative, because the name is next to it. */
export function markImage({ poster, photo }: Pick<MapPlaceView, "poster" | "photo">): PlaceImage {
  return photo ? { src: photoPath(photo, 960), alt: "", photo } : { src: poster, alt: "" };
}
