/** The filters of All Locations as query parameters: the only place that parses and serializes them. */

import {
  AMOUNT_FILTERS,
  defaultSort,
  NO_FILTERS,
  ON,
  type PlaceFilters,
  QUESTION_PARAMETERS,
  readAmount,
  SLOT_PARAMETERS,
  SORTS,
  VISIT_FILTERS,
  type VisitFilter,
} from "../domain/browse/place-filters.ts";
import { ACCESS_CLASSES, PLACE_TYPES } from "../domain/places/place.ts";
import { readSearchType } from "../domain/search/search-parameters.ts";

/** Longer search texts find nothing. */
export const MAX_FIND_LENGTH = 100;
/** Form values that mean "no filter". */
const ALL = "all";

export function readFilters(parameters: URLSearchParams): PlaceFilters {
  const value = (name: keyof PlaceFilters) => {
    const text = (parameters.get(name) ?? "").trim().replace(/\s+/g, " ").slice(0, MAX_FIND_LENGTH);
    return name !== "q" && name !== "find" && text === ALL ? "" : text;
  };
  const find = value("find");
  // Absent rather than empty: pages carry their filters.
  const slots = Object.fromEntries(
    SLOT_PARAMETERS.map((name) => [name, value(name)] as const).filter(
      // A distance needs a point to measure from; an area that is the state already says nothing more.
      ([name, text]) =>
        text !== "" &&
        (name !== "in" || text !== value("state")) &&
        (value("in") !== "" || (name !== "miles" && name !== "minutes")),
    ),
  );
  const amounts = Object.fromEntries(
    AMOUNT_FILTERS.map((name) => [name, readAmount(name, value(name))] as const).filter(([, amount]) => amount),
  );
  return {
    ...slots,
    q: value("q"),
    state: value("state"),
    activity: value("activity"),
    kind: PLACE_TYPES.find((kind) => kind === value("kind")),
    access: ACCESS_CLASSES.find((access) => access === value("access")),
    ...(Object.fromEntries(VISIT_FILTERS.map((name) => [name, value(name) === ON])) as Record<VisitFilter, boolean>),
    ...amounts,
    list: value("list"),
    sort: SORTS.find((sort) => sort === value("sort")) ?? defaultSort({ find, ...slots }),
    find,
    type: find === "" ? NO_FILTERS.type : readSearchType(parameters.get("type")),
  };
}

/** Query string without defaults: "" or "?state=Ohio&sort=name". */
export function filterSearch(filters: PlaceFilters): string {
  const parameters = new URLSearchParams();
  for (const name of ["q", "state", "activity", "kind", "access", "list"] as const) {
    const value = filters[name];
    if (value) parameters.set(name, value);
  }
  for (const name of VISIT_FILTERS) if (filters[name]) parameters.set(name, ON);
  for (const name of AMOUNT_FILTERS) if (filters[name]) parameters.set(name, String(filters[name]));
  if (filters.find) {
    parameters.set("find", filters.find);
    if (filters.type !== NO_FILTERS.type) parameters.set("type", filters.type);
  }
  for (const name of SLOT_PARAMETERS) if (filters[name]) parameters.set(name, filters[name]);
  if (filters.sort !== defaultSort(filters)) parameters.set("sort", filters.sort);
  const query = parameters.toString();
  return query ? `?${query}` : "";
}

const LIST_FILTERS = ["q", "state", "activity", "kind", "access", "list", "find", "type"] as const;

/** What readFilters reads. */
export const FILTER_PARAMETERS = [
  ...LIST_FILTERS,
  ...QUESTION_PARAMETERS,
  "sort",
] as const satisfies readonly (keyof PlaceFilters)[];

/** The parameters of the map's requests. */
export const MAP_FILTERS = [...LIST_FILTERS, "city", "place", "around", ...QUESTION_PARAMETERS] as const;
