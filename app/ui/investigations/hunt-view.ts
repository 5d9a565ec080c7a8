/** What a place says to people who want to investigate at night. */
import { HUNT_WORDS, offersHunts } from "../../domain/places/hunts.ts";
import { webLink } from "../../domain/places/links/web-links.ts";
import type { PlaceCard } from "../../domain/places/place.ts";

export interface HuntView {
  readonly words: string;
  readonly note: string | undefined;
  readonly href: string | undefined;
}

/** Undefined where nothing is known. */
export function huntView(place: PlaceCard): HuntView | undefined {
  const { hunts, huntNote: note, huntUrl } = place;
  return hunts && { words: HUNT_WORDS[hunts], note, href: offersHunts(place) ? webLink(huntUrl) : undefined };
}
