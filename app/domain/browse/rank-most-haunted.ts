import type { Catalog } from "../catalog/catalog.ts";
import { memoize } from "../memoize.ts";
import type { PlaceCard } from "../places/place.ts";
import { activitySlug } from "../places/slug.ts";
import { activityLabels } from "./activities.ts";

const RATING_WEIGHT = 0.7;
const REPORTS_WEIGHT = 0.3;
/** More reports than this raise the score no further. */
const REPORTS_CAP = 100;

const RANKED = 20;
export const TOP = 5;
const PANEL_PLACES = 3;
/** Data of free-form origin may name thousands of types; the page leads to the directory for those beyond this many. */
export const PANELS = 60;

/** What stands for the primary type of a place that names none. */
const NO_TYPE = "Unknown";

export interface ActivityPanel {
  readonly label: string;
  /** Undefined for places that name no type: they have no page. */
  readonly slug: string | undefined;
  readonly places: readonly PlaceCard[];
}

export interface MostHaunted {
  readonly ranked: readonly PlaceCard[];
  /** One for each primary type, the one with the highest-ranked place first. */
  readonly panels: readonly ActivityPanel[];
  /** How many primary types there are in all. */
  readonly types: number;
}

export function hauntedScore({ rating, reviewCount }: Pick<PlaceCard, "rating" | "reviewCount">): number {
  return rating * RATING_WEIGHT + Math.min(reviewCount / REPORTS_CAP, 1) * REPORTS_WEIGHT;
}

/** One walk through data order, which breaks ties: an equal score never passes one that is there already. */
export const rankMostHaunted = memoize((catalog: Catalog): MostHaunted => {
  const ranked = new Best(RANKED);
  const panels = new Map<string, { label: string; slug: string | undefined; best: Best }>();
  const typeOf = primaryTypes();
  for (const place of catalog.places) {
    // Data order goes from the highest rating down: nobody rated what is left, nearly all of it after an import.
    if (place.rating <= 0) break;
    if (place.reviewCount <= 0) continue;
    const score = hauntedScore(place);
    ranked.offer(place, score);
    const { label, slug } = typeOf(place.paranormalActivityType);
    const key = slug ?? label;
    let panel = panels.get(key);
    if (!panel) {
      panel = { label, slug, best: new Best(PANEL_PLACES) };
      panels.set(key, panel);
    }
    panel.best.offer(place, score);
  }
  return {
    ranked: ranked.places,
    panels: [...panels.values()]
      .sort((a, b) => b.best.highest - a.best.highest)
      .slice(0, PANELS)
      .map(({ label, slug, best }) => ({ label, slug, places: best.places })),
    types: panels.size,
  };
});

/** The first of a place's types. Most texts begin with one of a few, so that each beginning is read once. */
function primaryTypes() {
  const known = new Map<string, { label: string; slug: string | undefined }>();
  return (text = "") => {
    const end = text.indexOf(";");
    const first = end < 0 ? text : text.slice(0, end);
    const type = known.get(first);
    if (type) return type;
    const beginsWithOne = activityLabels(first).length > 0;
    const [label = NO_TYPE] = activityLabels(beginsWithOne ? first : text);
    const found = { label, slug: activitySlug(label) };
    if (beginsWithOne) known.set(first, found);
    return found;
  };
}

/** The few best of many, without sorting the many. */
class Best {
  readonly #entries: { place: PlaceCard; score: number }[] = [];
  readonly #limit: number;

  constructor(limit: number) {
    this.#limit = limit;
  }

  offer(place: PlaceCard, score: number): void {
    const entries = this.#entries;
    let at = entries.length;
    while (at > 0 && entries[at - 1]!.score < score) at -= 1;
    if (at >= this.#limit) return;
    entries.splice(at, 0, { place, score });
    if (entries.length > this.#limit) entries.pop();
  }

  get highest(): number {
    return this.#entries[0]!.score;
  }

  get places(): readonly PlaceCard[] {
    return this.#entries.map(({ place }) => place);
  }
}
