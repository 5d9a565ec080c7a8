import type { PlaceCard } from "../../domain/places/place.ts";
import { showsOf } from "../../domain/places/shows.ts";

export const showPath = (slug: string): string => `/shows/${slug}`;

export const showsView = (place: PlaceCard) =>
  showsOf(place).map(({ show: { title, slug }, when }) => ({ title, slug, when }));
