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
  /** Can be entered; costs nothing; visitors can sleep there; can be visited after dark. */
  readonly enter: boolean;
  readonly free: boolean;
  readonly stay: boolean;
  readonly dark: boolean;
  /** The slug of an editors' list: only its places. */
  readonly list: string;
  readonly sort: Sort | typeof AS_FOUND;
  /** Search text: only its results. */
  readonly find: string;
  /** Slots of a question, as in the address of a search (app/domain/search/slot-parameters.ts): only what satisfies them. */
  readonly what?: string;
  readonly in?: string;
  readonly not?: string;
  readonly miles?: string;
  readonly minutes?: string;
  readonly month?: string;
  readonly order?: string;
  readonly words?: string;
  readonly type: SearchType;
}

export const NO_FILTERS: PlaceFilters = {
  q: "",
  state: "",
  activity: "",
  kind: undefined,
  access: undefined,
  enter: false,
  free: false,
  stay: false,
  dark: false,
  list: "",
  sort: "rating",
  find: "",
  type: "all",
};

/** `what` and `in` take several values, any of which will do; `not` takes both; `words` only move places up. */
export const SLOT_PARAMETERS = ["what", "in", "not", "miles", "minutes", "month", "order", "words"] as const;

/** Whether only results of a search are listed. */
export const isSearch = (filters: Pick<PlaceFilters, "find" | (typeof SLOT_PARAMETERS)[number]>): boolean =>
  filters.find !== "" || SLOT_PARAMETERS.some((name) => filters[name]);

/** Filters that are on or off. */
export const VISIT_FILTERS = ["enter", "free", "stay", "dark"] as const;
export type VisitFilter = (typeof VISIT_FILTERS)[number];

export const VISIT_LABELS: Readonly<Record<VisitFilter, string>> = {
  enter: "Can be entered",
  free: "Free",
  stay: "Sleep here",
  dark: "After dark",
};

/** How many places each choice would leave, beside the other filters. */
export interface ChoiceCounts {
  readonly kind: Readonly<Partial<Record<PlaceType, number>>>;
  readonly access: Readonly<Partial<Record<Access, number>>>;
  readonly visit: Readonly<Record<VisitFilter, number>>;
}

/** The order if none is chosen. */
export const defaultSort = (filters: Parameters<typeof isSearch>[0]): PlaceFilters["sort"] =>
  isSearch(filters) ? AS_FOUND : NO_FILTERS.sort;
