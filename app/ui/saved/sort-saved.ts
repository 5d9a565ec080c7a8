/** The order and choice of a list's places. */
import { type LatLng, milesBetween } from "../../domain/geo/miles-between.ts";
import type { Saved, SavedPlace } from "../../domain/saved/saved-places.ts";
import type { SavedCardView } from "./saved-view.ts";
import type { SavedCards } from "./use-saved-cards.ts";

export const ORDERS = {
  newest: "Newest first",
  name: "Name",
  state: "State",
  rating: "Rating",
  distance: "Nearest first",
} as const;
export type SavedOrder = keyof typeof ORDERS;

export const VISITED = { all: "All", not: "Not been here yet", been: "Been here" } as const;
export type Visited = keyof typeof VISITED;

/** A saved place with what is known of it. */
export interface SavedEntry extends SavedPlace {
  readonly slug: string;
  /** Absent while it loads, and for one that left the directory. */
  readonly card: SavedCardView | undefined;
  readonly isGone: boolean;
  readonly hasMoved: boolean;
  /** Undefined if the visitor was not there, empty if the date is not known. */
  readonly been: string | undefined;
  /** Miles from the visitor. */
  readonly distance: number | undefined;
}

export function entriesOf(saved: Saved, list: string, known: SavedCards, from: LatLng | undefined): SavedEntry[] {
  return Object.entries(saved.places)
    .filter(([, place]) => place.list === list)
    .map(([slug, place]) => {
      const card = known.cards.get(slug);
      const { lat, lng } = card ?? {};
      const isLocated = from !== undefined && lat !== undefined && lng !== undefined;
      return {
        ...place,
        slug,
        card,
        isGone: known.gone.has(slug),
        hasMoved: known.moved.has(slug),
        been: saved.been[slug],
        distance: isLocated ? milesBetween(from, { lat, lng }) : undefined,
      };
    });
}

export const entryName = ({ card, slug }: Pick<SavedEntry, "card" | "slug">): string =>
  card?.houseName ?? slug.replaceAll("-", " ");

export function sortEntries(entries: readonly SavedEntry[], order: SavedOrder): SavedEntry[] {
  const byName = (a: SavedEntry, b: SavedEntry) => entryName(a).localeCompare(entryName(b), "en-US");
  const compare: Record<SavedOrder, (a: SavedEntry, b: SavedEntry) => number> = {
    newest: (a, b) => b.on.localeCompare(a.on),
    name: () => 0,
    state: (a, b) => whereOf(a).localeCompare(whereOf(b), "en-US"),
    rating: (a, b) => (b.card?.score ?? 0) - (a.card?.score ?? 0),
    distance: (a, b) => (a.distance ?? Infinity) - (b.distance ?? Infinity) || 0,
  };
  return entries.toSorted((a, b) => compare[order](a, b) || byName(a, b));
}

const whereOf = ({ card }: SavedEntry): string => (card ? `${card.state}, ${card.city}` : "");

export function chooseEntries(entries: readonly SavedEntry[], text: string, visited: Visited): SavedEntry[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return entries.filter((entry) => {
    if (visited !== "all" && (entry.been !== undefined) !== (visited === "been")) return false;
    const said = `${entryName(entry)} ${whereOf(entry)} ${entry.note ?? ""}`.toLowerCase();
    return words.every((word) => said.includes(word));
  });
}
