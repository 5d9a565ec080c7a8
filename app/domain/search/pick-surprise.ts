/** A place to go to for somebody who does not want to choose. */
import type { PlaceCard } from "../places/place.ts";

const VISITABLE: readonly PlaceCard["access"][] = ["open", "tours", "exterior"];

/** One that may be visited, and not the last one. `random` is from 0 up to 1. */
export function pickSurprise(places: readonly PlaceCard[], last: string, random: number): PlaceCard | undefined {
  const choices = places.filter(({ access, slug }) => VISITABLE.includes(access) && slug !== last);
  return choices[Math.floor(random * choices.length)];
}
