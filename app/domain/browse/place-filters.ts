/** The filters of lists, searches and the map. Separate from the filtering itself, which browsers don't need. */
import type { Access, PlaceType } from "../places/place.ts";
import { MONTHS } from "../places/season.ts";
import type { SearchType } from "../search/search-parameters.ts";

export const SORTS = ["rating", "name", "state", "reviews"] as const;
export type Sort = (typeof SORTS)[number];
/** The order of search results, nearest or best first. Only with a search. */
export const AS_FOUND = "found";

/** Empty text and undefined mean "all". */
export interface PlaceFilters {
  readonly q: string;
  /** The full name of a state, or a region. */
  readonly state: string;
  /** The slug. */
  readonly activity: string;
  readonly kind: PlaceType | undefined;
  readonly access: Access | undefined;
  /** A property of the visit: see VISIT_LABELS. */
  readonly enter: boolean;
  readonly free: boolean;
  readonly stay: boolean;
  readonly dark: boolean;
  readonly stepfree: boolean;
  readonly hunt: boolean;
  readonly kids: boolean;
  readonly dogs: boolean;
  readonly now: boolean;
  /** At most this many dollars; at least this many points; not closed in this month, from 1. */
  readonly price?: number | undefined;
  readonly score?: number | undefined;
  readonly month?: number | undefined;
  /** The slug of an editors' list: only its places. */
  readonly list: string;
  readonly sort: Sort | typeof AS_FOUND;
  /** A search text: only its results. */
  readonly find: string;
  /**
   * Slots of a question, as in a search's query parameters (app/domain/search/slot-parameters.ts): only places that
   * match them.
   */
  readonly what?: string;
  readonly in?: string;
  readonly not?: string;
  readonly miles?: string;
  readonly minutes?: string;
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
  stepfree: false,
  hunt: false,
  kids: false,
  dogs: false,
  now: false,
  list: "",
  sort: "rating",
  find: "",
  type: "all",
};

/** `what` and `in` take several values and match any of them; `not` takes both; `words` only affect the ranking. */
export const SLOT_PARAMETERS = ["what", "in", "not", "miles", "minutes", "order", "words"] as const;

export const SEARCH_ORDERS = ["best", "nearest", "newest", "oldest", "cheapest", "obscure"] as const;
export type Order = (typeof SEARCH_ORDERS)[number];

export const ORDER_LABELS: Readonly<Record<Order, string>> = {
  best: "Most haunted first",
  nearest: "Nearest first",
  newest: "Newest first",
  oldest: "Oldest first",
  cheapest: "Lowest admission first",
  obscure: "Least known first",
};

/** Whether the list is limited to results of a search. */
export const isSearch = (filters: Pick<PlaceFilters, "find" | (typeof SLOT_PARAMETERS)[number]>): boolean =>
  filters.find !== "" || SLOT_PARAMETERS.some((name) => filters[name]);

/** The value of a checked box in an address. */
export const ON = "1";

/** Of a map's picture on another page: without what nobody may visit. */
export const VISITABLE = "visitable";

/** Filters that are on or off. */
export const VISIT_FILTERS = ["enter", "free", "stay", "dark", "stepfree", "hunt", "kids", "dogs", "now"] as const;
export type VisitFilter = (typeof VISIT_FILTERS)[number];

export const VISIT_LABELS: Readonly<Record<VisitFilter, string>> = {
  enter: "Can be entered",
  free: "Free",
  stay: "Sleep here",
  dark: "After dark",
  stepfree: "Step-free",
  hunt: "Investigations offered",
  kids: "With children",
  dogs: "With dogs",
  now: "Open now",
};

/** Filters with a number, and the numbers that forms offer. */
export const AMOUNTS = {
  price: [10, 20, 30, 50],
  score: [4.5, 4, 3.5, 3],
  month: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
} as const;
export type AmountFilter = keyof typeof AMOUNTS;
export const AMOUNT_FILTERS = Object.keys(AMOUNTS) as AmountFilter[];

/** Limits for any number in an address. */
export const AMOUNT_LIMITS: Readonly<Record<AmountFilter, readonly [least: number, most: number]>> = {
  price: [1, 1_000],
  score: [0.1, 5],
  month: [1, 12],
};

/** Undefined for anything else. */
export function readAmount(name: AmountFilter, text: string | undefined): number | undefined {
  const [least, most] = AMOUNT_LIMITS[name];
  const value = /^\d{1,4}(?:\.\d)?$/.test(text ?? "") ? Number(text) : Number.NaN;
  return value >= least && value <= most && (name === "score" || Number.isInteger(value)) ? value : undefined;
}

export const AMOUNT_LABELS: Readonly<Record<AmountFilter, (amount: number) => string>> = {
  price: (dollars) => `At most $${dollars}`,
  score: (points) => `Score ${points.toFixed(1)} or more`,
  month: (month) => `Open in ${MONTHS[month - 1]}`,
};

/** The distances in miles that forms offer around a town. */
export const DISTANCES = [10, 25, 50, 100, 250] as const;

/** The parameters that say in an address what a sentence says. */
export const QUESTION_PARAMETERS = [...SLOT_PARAMETERS, ...AMOUNT_FILTERS, ...VISIT_FILTERS] as const;

/** How many places each choice would leave, given the other filters. */
export interface ChoiceCounts {
  readonly state: Readonly<Record<string, number>>;
  readonly kind: Readonly<Partial<Record<PlaceType, number>>>;
  readonly access: Readonly<Partial<Record<Access, number>>>;
  /** "Open now" is counted only on request: cached pages cannot know it. */
  readonly visit: Readonly<Record<Exclude<VisitFilter, "now">, number>> & { readonly now?: number };
  /** One count for each number in AMOUNTS, in order. */
  readonly amount: Readonly<Record<AmountFilter, readonly number[]>>;
  /** How many places there would be without an active filter. */
  readonly without: Readonly<Partial<Record<keyof PlaceFilters, number>>>;
}

/** The default order. */
export const defaultSort = (filters: Parameters<typeof isSearch>[0]): PlaceFilters["sort"] =>
  isSearch(filters) ? AS_FOUND : NO_FILTERS.sort;
