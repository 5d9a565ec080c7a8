/** Nights for ghost hunters, in words. */
import { type HUNTS, mayBeVisited, type PlaceCard } from "./place.ts";

type Hunts = (typeof HUNTS)[number];

export const HUNT_WORDS: Readonly<Record<Hunts, string>> = {
  public: "Public nights with tickets",
  private: "Teams may rent it for a night",
  both: "Public nights with tickets, and teams may rent it",
  none: "Not allowed",
};

export const offersHunts = (place: Pick<PlaceCard, "hunts" | "access">): boolean =>
  mayBeVisited(place) && place.hunts !== undefined && place.hunts !== "none";
