/** What can be asked of all locations. Apart from the filtering itself, because browsers need only this. */
import type { Access, PlaceType } from "./place.ts";

export const SORTS = ["rating", "name", "state", "reviews"] as const;
export type Sort = (typeof SORTS)[number];

/** What a visitor of all locations asked for. Empty text and undefined mean all. */
export interface PlaceFilters {
  readonly q: string;
  /** The full name. */
  readonly state: string;
  /** The slug. */
  readonly activity: string;
  readonly kind: PlaceType | undefined;
  readonly access: Access | undefined;
  readonly sort: Sort;
}

export const NO_FILTERS: PlaceFilters = {
  q: "",
  state: "",
  activity: "",
  kind: undefined,
  access: undefined,
  sort: "rating",
};
