/** The slots of a question as query parameters, which the search, All Locations, the map and the API share. */
import { SLOT_PARAMETERS, VISIT_FILTERS } from "../browse/place-filters.ts";
import { findRegion } from "../geo/us-regions.ts";
import { areaAroundPlace } from "./area-reader.ts";
import { geocodeForVisitors } from "./choose-town.ts";
import { activityMeant } from "./find-activity.ts";
import { findListedAddress } from "./find-listed-address.ts";
import { lookUp, ORDERS } from "./lexicon.ts";
import type { SearchContext } from "./search-context.ts";
import { SEPARATOR } from "./search-parameters.ts";
import { type Area, type KindSlot, NO_SLOTS, type Slots } from "./slots.ts";
import { tokenize } from "./tokenize.ts";

export type SlotParameters = Readonly<
  Partial<Record<(typeof SLOT_PARAMETERS)[number] | (typeof VISIT_FILTERS)[number], string>>
>;

const MAX_VALUES = 8;
const ON = "1";
/** The value of `in` for the visitor's position, which `lat` and `lng` give. */
const HERE = "here";
const LIMITS = { miles: 500, minutes: 12 * 60, month: 12 } as const;

export function writeSlots(slots: Slots): SlotParameters {
  const { kinds, activities, areas, not, miles, minutes, month, order, leftover, filters, here } = slots;
  const areaNames = areas.map((area) => (area.kind === "near" && area.isHere ? HERE : area.label));
  const values: Record<string, string> = {
    what: [...kinds, ...activities].map(({ label }) => label).join(SEPARATOR),
    in: (here ? [HERE] : areaNames).join(SEPARATOR),
    not: [...not.kinds, ...not.areas].map(({ label }) => label).join(SEPARATOR),
    miles: String(miles ?? ""),
    minutes: String(minutes ?? ""),
    month: String(month ?? ""),
    order: order ?? "",
    words: leftover.join(SEPARATOR),
    ...Object.fromEntries(filters.map((name) => [name, ON])),
  };
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ""));
}

/** Undefined without any of them. A value that means nothing is left over, so that the page says so. */
export function readSlots(context: SearchContext, parameters: SlotParameters): Slots | undefined {
  const names = [...SLOT_PARAMETERS, ...VISIT_FILTERS] as const;
  if (names.every((name) => !parameters[name])) return undefined;
  const leftover = listOf(parameters.words);
  const what = listOf(parameters.what).map((text) => ({
    text,
    kind: kindCalled(text),
    activity: activityMeant(context.catalog, text),
  }));
  const where = listOf(parameters.in).map((text) => ({
    text,
    area: text === HERE ? undefined : areaCalled(context, text),
  }));
  const not = listOf(parameters.not).map((text) => ({ text, kind: kindCalled(text), area: areaCalled(context, text) }));
  for (const { text, kind, activity } of what) if (!kind && !activity) leftover.push(text);
  for (const { text, area } of where) if (!area && text !== HERE) leftover.push(text);
  return {
    ...NO_SLOTS,
    kinds: what.flatMap(({ kind }) => kind ?? []),
    activities: what.flatMap(({ kind, activity }) =>
      activity && !kind ? { slug: activity.slug, label: activity.label } : [],
    ),
    areas: where.flatMap(({ area }) => area ?? []),
    here: where.some(({ text }) => text === HERE),
    not: {
      kinds: not.flatMap(({ kind }) => kind ?? []),
      areas: not.flatMap(({ kind, area }) => (kind ? [] : (area ?? []))),
    },
    miles: numberIn(parameters.miles, LIMITS.miles),
    minutes: numberIn(parameters.minutes, LIMITS.minutes),
    month: numberIn(parameters.month, LIMITS.month),
    order: ORDERS.find((order) => order === parameters.order),
    filters: VISIT_FILTERS.filter((name) => parameters[name] === ON),
    leftover,
  };
}

const listOf = (value: string | undefined): string[] =>
  (value ?? "")
    .split(SEPARATOR)
    .map((text) => text.trim())
    .filter(Boolean)
    .slice(0, MAX_VALUES);

function numberIn(text: string | undefined, most: number): number | undefined {
  const value = Number(text);
  return Number.isInteger(value) && value >= 1 && value <= most ? value : undefined;
}

function kindCalled(label: string): KindSlot | undefined {
  const words = tokenize(label).map(({ word }) => word);
  const match = lookUp(words, 0).find(({ length }) => length === words.length);
  if (match?.meaning.slot !== "kind") return undefined;
  const { phrase, type, isNarrow } = match.meaning;
  return { label, phrase, type, isNarrow };
}

function areaCalled(context: SearchContext, text: string): Area | undefined {
  const region = findRegion(text);
  if (region) return { kind: "region", label: region.label, region };
  const place = geocodeForVisitors(context.catalog, context.gazetteer, text);
  const listed = findListedAddress(context, text, place);
  if (listed) return { kind: "near", ...listed };
  if (!place || place.corrected) return areaAroundPlace(context, text);
  const { label, lat, lng, state, precision } = place;
  return precision === "state" ? { kind: "state", label, state } : { kind: "near", label, lat, lng, state };
}
