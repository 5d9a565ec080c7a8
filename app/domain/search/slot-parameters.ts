/** The slots of a question as query parameters, which the search, All Locations, the map and the API share. */
import {
  AMOUNT_FILTERS,
  ON,
  QUESTION_PARAMETERS,
  readAmount,
  SEARCH_ORDERS,
  VISIT_FILTERS,
  VISIT_LABELS,
  type VisitFilter,
} from "../browse/place-filters.ts";
import { activityMeant } from "../browse/places-with-activity.ts";
import { regionCalled } from "../geo/part-of-state.ts";
import { PLACE_TYPES } from "../places/place.ts";
import { PLACE_TYPE_LABELS } from "../places/place-type-labels.ts";
import { type Filmed, filmedLine, readFilmed } from "../places/shows.ts";
import { areaAroundPlace } from "./area-reader.ts";
import { areaOf, locate } from "./find-point.ts";
import { lookUp } from "./lexicon.ts";
import type { SearchContext } from "./search-context.ts";
import { DISTANCE_LIMITS, SEPARATOR } from "./search-parameters.ts";
import {
  type ActivitySlot,
  type Area,
  type Criteria,
  type KindSlot,
  NO_CRITERIA,
  NO_SLOTS,
  type Slots,
  wholeKind,
  withoutDoubles,
} from "./slots.ts";
import { tokenize } from "./tokenize.ts";

type SlotParameters = Readonly<Partial<Record<(typeof QUESTION_PARAMETERS)[number], string>>>;

const MAX_VALUES = 8;
/** The value of `in` for the visitor's position, which `lat` and `lng` give. */
const HERE = "here";

export function writeSlots(slots: Slots): SlotParameters {
  const { kinds, activities, shows, areas, not, miles, minutes, order, leftover, filters, here } = slots;
  const areaNames = areas.map((area) => (area.kind === "near" && area.isHere ? HERE : area.label));
  const values: Record<string, string> = {
    what: criteriaLabels({ ...NO_CRITERIA, kinds, activities, shows }).join(SEPARATOR),
    in: (here ? [HERE] : areaNames).join(SEPARATOR),
    not: criteriaLabels(not).join(SEPARATOR),
    miles: String(miles ?? ""),
    minutes: String(minutes ?? ""),
    order: order ?? "",
    words: leftover.join(SEPARATOR),
    ...Object.fromEntries(AMOUNT_FILTERS.map((name) => [name, String(slots[name] ?? "")])),
    ...Object.fromEntries(filters.map((name) => [name, ON])),
  };
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ""));
}

/** "Hotels", "Footsteps", "Texas", "Free". */
const criteriaLabels = ({ kinds, activities, shows, areas, filters, names }: Criteria): string[] => [
  ...[...kinds, ...activities].map(({ label }) => label),
  ...shows.map(filmedLine),
  ...areas.map(({ label }) => label),
  ...names,
  ...filters.map((name) => VISIT_LABELS[name]),
];

/** Undefined without any of them. A value that means nothing is left over, so that the page says so. */
export function readSlots(context: SearchContext, parameters: SlotParameters): Slots | undefined {
  if (QUESTION_PARAMETERS.every((name) => !parameters[name])) return undefined;
  const what = listOf(parameters.what).map((text) => meaningOf(context, text, "what"));
  const where = listOf(parameters.in).map((text) => meaningOf(context, text, "where"));
  const not = listOf(parameters.not).map((text) => meaningOf(context, text, "any"));
  return {
    ...NO_SLOTS,
    ...criteriaOf([...what, ...where]),
    not: { ...criteriaOf(not), names: unknownOf(not) },
    here: parameters.in === HERE,
    miles: numberIn(parameters.miles, DISTANCE_LIMITS.miles),
    minutes: numberIn(parameters.minutes, DISTANCE_LIMITS.minutes),
    ...Object.fromEntries(AMOUNT_FILTERS.map((name) => [name, readAmount(name, parameters[name])])),
    order: SEARCH_ORDERS.find((order) => order === parameters.order),
    filters: VISIT_FILTERS.filter((name) => parameters[name] === ON),
    leftover: [...listOf(parameters.words), ...unknownOf([...what, ...where])],
  };
}

type Found = Partial<Record<"kind", KindSlot> & Record<"activity", ActivitySlot> & Record<"area", Area>> & {
  readonly filmed?: Filmed;
  readonly filter?: VisitFilter;
  readonly unknown?: string;
};

/** A kind, activity or program, an area, or any of these and a filter. */
function meaningOf(context: SearchContext, text: string, which: "what" | "where" | "any"): Found {
  if (which !== "where") {
    const kind = kindCalled(text);
    if (kind) return { kind };
    const activity = activityMeant(context.catalog, text);
    if (activity) return { activity: { slug: activity.slug, label: activity.label } };
    const filmed = readFilmed(text);
    if (filmed) return { filmed };
  }
  const filter = VISIT_FILTERS.find((name) => VISIT_LABELS[name].toLowerCase() === text.toLowerCase());
  if (which === "any" && filter) return { filter };
  if (text === HERE) return {};
  const area = which === "what" ? undefined : areaCalled(context, text);
  return area ? { area } : { unknown: text };
}

const criteriaOf = (found: readonly Found[]): Criteria =>
  withoutDoubles({
    kinds: found.flatMap(({ kind }) => kind ?? []),
    activities: found.flatMap(({ activity }) => activity ?? []),
    shows: found.flatMap(({ filmed }) => filmed ?? []),
    areas: found.flatMap(({ area }) => area ?? []),
    filters: found.flatMap(({ filter }) => filter ?? []),
    names: [],
  });

const unknownOf = (found: readonly Found[]): string[] => found.flatMap(({ unknown }) => unknown ?? []);

const listOf = (value: string | undefined): string[] =>
  (value ?? "")
    .split(SEPARATOR)
    .map((text) => text.trim())
    .filter(Boolean)
    .slice(0, MAX_VALUES);

function numberIn(text: string | undefined, [least, most]: readonly [number, number]): number | undefined {
  const value = Number(text);
  return Number.isInteger(value) && value >= least && value <= most ? value : undefined;
}

function kindCalled(label: string): KindSlot | undefined {
  const words = tokenize(label).map(({ word }) => word);
  const match = lookUp(words, 0).find(({ length }) => length === words.length);
  if (match?.meaning.slot === "kind") {
    const { phrase, type, isNarrow } = match.meaning;
    return { label, phrase, type, isNarrow };
  }
  const type = PLACE_TYPES.find((one) => PLACE_TYPE_LABELS[one].toLowerCase() === label.toLowerCase());
  return type && { ...wholeKind(type), label };
}

function areaCalled(context: SearchContext, text: string): Area | undefined {
  const region = regionCalled(context, text);
  if (region) return { kind: "region", label: region.label, region };
  const place = locate(context, text);
  return place && !place.corrected ? areaOf(place) : areaAroundPlace(context, text);
}
