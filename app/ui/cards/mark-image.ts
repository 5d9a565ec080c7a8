import { photoPath } from "../../domain/photos/photo.ts";
import type { MapPlaceView } from "../../map/map-data.ts";
import type { PlaceImage } from "./card-view.ts";

/** Decorative: of a place as the map and the visitor's device know it, whose name stands beside it. */
export function markImage({ poster, photo }: Pick<MapPlaceView, "poster" | "photo">): PlaceImage {
  return photo ? { src: photoPath(photo, 960), alt: "", photo } : { src: poster, alt: "" };
}
