/** Puts the items of a sentence into slots, and says what stands before each area. */
import { VISIT_FILTERS, type VisitFilter } from "../browse/place-filters.ts";
import type { FoundArea } from "./area-reader.ts";
import type { Item, Sentence } from "./read-query.ts";
import { type Area, type KindSlot, NO_SLOTS, type Slots } from "./slots.ts";

/** An area with what stands before it. */
export interface PlacedArea {
  readonly item: Item;
  readonly found: FoundArea;
  readonly preposition: string | undefined;
  readonly isJoined: boolean;
  readonly afterComma: boolean;
}

export interface Parts {
  readonly slots: Partial<Slots>;
  readonly areas: readonly PlacedArea[];
  /** Areas that are excluded. */
  readonly negated: ReadonlySet<Item>;
  readonly days: { readonly count: number | undefined; readonly isTrip: boolean };
}

export type MutableSlots = { -readonly [Name in keyof Slots]: Slots[Name] };

/** They may stand between a preposition and its place. */
const ARTICLES = new Set(["the", "a", "an", "downtown", "historic", "old", "my", "our"]);
const LIMITS = { mile: [1, 500], minute: [5, 12 * 60] } as const;

/** Every item goes into its slot. */
export function collectParts({ text, tokens, areas: reader, items }: Sentence): Parts {
  const slots: MutableSlots = { ...NO_SLOTS };
  const kinds: KindSlot[] = [];
  const notKinds: KindSlot[] = [];
  const notAreas: Area[] = [];
  const activities: Slots["activities"][number][] = [];
  const filters = new Set<VisitFilter>();
  const unlisted = new Set<string>();
  const areas: PlacedArea[] = [];
  const negated = new Set<Item>();
  const days = { count: undefined as number | undefined, isTrip: false };
  let preposition: string | undefined;
  let isJoined = false;
  let isNegated = false;
  let wasNegated = false;
  let isTimed = false;
  for (const item of items) {
    const { meaning, area, activity, amount } = item;
    const not: boolean = isNegated;
    if (amount) {
      if (amount.unit === "night") filters.add("stay");
      else if (amount.unit === "dollar") continue;
      else if (amount.unit === "day") {
        days.count = amount.count;
        days.isTrip = true;
      } else if (amount.unit === "mile") slots.miles = within(amount.count, LIMITS.mile);
      else slots.minutes = within(amount.unit === "hour" ? amount.count * 60 : amount.count, LIMITS.minute);
      continue;
    }
    if (!meaning && !area && !activity) {
      isJoined = false;
      preposition = undefined;
      continue;
    }
    switch (meaning?.slot) {
      case "filler":
        if (!ARTICLES.has(tokens[item.from]!.word)) preposition = undefined;
        continue;
      case "preposition":
        preposition = meaning.word;
        continue;
      case "not":
        isNegated = true;
        continue;
      case "or":
        isJoined = true;
        isNegated = wasNegated;
        continue;
      case "kind": {
        const { phrase, type, isNarrow } = meaning;
        const label = meaning.label ?? (item.isCorrected ? phrase : reader.slice(item.from, item.to));
        (not ? notKinds : kinds).push({ label, phrase, type, isNarrow });
        break;
      }
      case "filter":
        if (!not) for (const name of meaning.filters) filters.add(name);
        if (meaning.unlisted) unlisted.add(meaning.unlisted);
        if (meaning.tonight) slots.tonight = true;
        break;
      case "order":
        slots.order ??= meaning.order;
        break;
      case "month":
        slots.month = meaning.month;
        isTimed ||= meaning.isTimed;
        break;
      case "occasion":
        isTimed = true;
        days.count ??= meaning.days;
        break;
      case "trip":
        days.isTrip = true;
        days.count = meaning.days ?? days.count;
        break;
      case "unlisted":
        if (!not) unlisted.add(meaning.what);
        break;
      case "here":
        slots.here = true;
        break;
      case "answer":
        slots.answer ??= meaning.answer;
        break;
    }
    if (activity && !not) activities.push(activity);
    if (area) {
      const isOutside = preposition === "outside" && area.area.kind !== "near";
      if ((not && !area.isWeak) || isOutside) {
        notAreas.push(area.area);
        negated.add(item);
      } else {
        const afterComma = /,\s*$/.test(text.slice(0, tokens[item.from]!.start));
        areas.push({ item, found: area, preposition, isJoined, afterComma });
      }
    }
    preposition = undefined;
    isJoined = false;
    isNegated = false;
    wasNegated = not;
  }
  if (isTimed && kinds.some(({ type }) => type === "hotel")) filters.add("stay");
  slots.kinds = kinds;
  slots.not = { kinds: notKinds, areas: notAreas };
  slots.activities = activities;
  slots.filters = VISIT_FILTERS.filter((name) => filters.has(name));
  slots.unlisted = [...unlisted];
  return { slots, areas, negated, days };
}

const within = (amount: number, [least, most]: readonly [number, number]): number =>
  Math.min(most, Math.max(least, Math.round(amount)));
