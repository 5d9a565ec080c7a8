import type { PlaceCard } from "../../domain/places/place.ts";
import { programsOf } from "../../domain/places/shows.ts";
import { formatList } from "../text/format.ts";

/** Each program once, with its years and seasons: "2006 and season 7"; empty where none is known. */
export const showsView = (place: PlaceCard) =>
  programsOf(place).map(({ show: { title, slug }, when }) => ({ title, slug, when: formatList(when) }));

/** "Filmed in 2006 and season 3." */
export const filmedText = (when: readonly string[]): string =>
  when.length > 0 ? `Filmed in ${formatList(when)}.` : "";
