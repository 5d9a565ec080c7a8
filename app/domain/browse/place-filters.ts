/** What can be asked of all locations. Apart from the filtering itself, because browsers need only this. */
import type { Access, PlaceType } from "../places/place.ts";
import type { SearchType } from "../search/search-types.ts";

export const SORTS = ["rating", "name", "state", "reviews"] as const;
export type Sort = (typeof SORTS)[number];
/** The order of a search: nearest or best first. Only where one was made. */
export const AS_FOUND = "found";

/** What a visitor of all locations asked for. Empty text and undefined mean all. */
export interface PlaceFilters {
  readonly q: string;
  /** The full name. */
  readonly state: string;
  /** The slug. */
  readonly activity: string;
  readonly kind: PlaceType | undefined;
  readonly access: Access | undefined;
  readonly sort: Sort | typeof AS_FOUND;
  /** What the home search looked for: only those places. */
  readonly find: string;
  readonly type: SearchType;
}

export const NO_FILTERS: PlaceFilters = {
  q: "",
  state: "",
  activity: "",
  kind: undefined,
  access: undefined,
  sort: "rating",
  find: "",
  type: "all",
};

/** What is shown where no order is chosen. */
export const defaultSort = ({ find }: Pick<PlaceFilters, "find">): PlaceFilters["sort"] =>
  find === "" ? NO_FILTERS.sort : AS_FOUND;
