/** The filters of all locations. Separate from the filtering, which browsers don't need. */
import type { Access, PlaceType } from "../places/place.ts";
import type { SearchType } from "../search/search-parameters.ts";

export const SORTS = ["rating", "name", "state", "reviews"] as const;
export type Sort = (typeof SORTS)[number];
/** Order of search results, nearest or best first. Only with a search. */
export const AS_FOUND = "found";

/** Empty text and undefined mean all. */
export interface PlaceFilters {
  readonly q: string;
  /** The full name. */
  readonly state: string;
  /** The slug. */
  readonly activity: string;
  readonly kind: PlaceType | undefined;
  readonly access: Access | undefined;
  readonly sort: Sort | typeof AS_FOUND;
  /** Search text: only its results. */
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

/** The order if none is chosen. */
export const defaultSort = ({ find }: Pick<PlaceFilters, "find">): PlaceFilters["sort"] =>
  find === "" ? NO_FILTERS.sort : AS_FOUND;
