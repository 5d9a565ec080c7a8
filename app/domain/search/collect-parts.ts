/** Puts the items of a sentence into slots, and says what stands before each area. */
import { VISIT_FILTERS, type VisitFilter } from "../browse/place-filters.ts";
import type { FoundArea } from "./area-reader.ts";
import type { Meaning, Unit } from "./lexicon.ts";
import { type Item, isLeftover, type Sentence } from "./read-query.ts";
import { type Area, type Choice, type KindSlot, NO_SLOTS, type Slots, UNLISTED } from "./slots.ts";

/** An area with what stands before it. */
export interface PlacedArea {
  readonly item: Item;
  readonly found: FoundArea;
  readonly preposition: string | undefined;
  readonly isJoined: boolean;
  readonly afterComma: boolean;
}

export interface Parts {
  readonly slots: Slots;
  readonly areas: readonly PlacedArea[];
  /** Areas that are excluded. */
  readonly negated: ReadonlySet<Item>;
  readonly days: { readonly count: number | undefined; readonly isTrip: boolean };
}

export type MutableSlots = { -readonly [Name in keyof Slots]: Slots[Name] };

/** They may stand between a preposition and its place. */
const ARTICLES = new Set(["the", "a", "an", "downtown", "historic", "old", "my", "our"]);
/** "I have 3 hours in Philadelphia" is not about a drive. */
const LIMITING = new Set(["within", "under", "than"]);
const LIMITS = { mile: [1, 500], minute: [5, 12 * 60], dollar: [1, 1_000] } as const;

/** Every item goes into its slot. */
export function collectParts({ text, tokens, areas: reader, items }: Sentence): Parts {
  const slots: MutableSlots = { ...NO_SLOTS };
  const said = new Said();
  const not = new Said();
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
    const { meaning, area, activity } = item;
    if (meaning?.slot === "amount") {
      takeAmount(meaning.unit, meaning.count ?? item.count ?? 1, item);
      continue;
    }
    if (meaning?.slot === "filler") {
      slots.photos ||= meaning.fact === "photos";
      if (!ARTICLES.has(tokens[item.from]!.word)) preposition = undefined;
      continue;
    }
    if (meaning?.slot === "preposition") {
      preposition = meaning.word;
      continue;
    }
    if (meaning?.slot === "not") {
      isNegated = true;
      continue;
    }
    if (meaning?.slot === "or") {
      isJoined = true;
      isNegated = wasNegated;
      continue;
    }
    const group = isNegated ? not : said;
    if (item.name !== undefined) not.names.push(item.name);
    if (meaning?.slot === "kind") {
      const { phrase, type, isNarrow } = meaning;
      const label = meaning.label ?? (item.isCorrected ? phrase : reader.slice(item.from, item.to));
      if (!group.kinds.some((kind) => kind.phrase === phrase)) group.kinds.push({ label, phrase, type, isNarrow });
    } else if (meaning) takeMeaning(meaning, group);
    if (activity) group.activities.push(activity);
    if (area) {
      const isOutside = preposition === "outside" && (area.area.kind !== "near" || areas.length > 0);
      if ((isNegated && (!area.isWeak || preposition !== undefined)) || isOutside) {
        not.areas.push(area.area);
        negated.add(item);
      } else {
        const afterComma = /,\s*$/.test(text.slice(0, tokens[item.from]!.start));
        areas.push({ item, found: area, preposition, isJoined, afterComma });
      }
    }
    preposition = undefined;
    isJoined = false;
    if (!isLeftover(item)) {
      wasNegated = isNegated;
      isNegated = false;
    }
  }
  const isLodging = said.kinds.some(({ type }) => type === "hotel");
  if (isTimed && isLodging) said.filters.add("stay");
  if (isLodging && slots.price !== undefined) {
    slots.price = undefined;
    unlisted.add(UNLISTED.rooms);
  }
  return {
    slots: { ...slots, ...said.choice(), not: not.choice(), unlisted: [...unlisted] },
    areas,
    negated,
    days,
  };

  function takeAmount(unit: Unit, count: number, { from, to }: Item): void {
    if (unit === "night") said.filters.add("stay");
    else if (unit === "day") {
      days.count = count;
      days.isTrip = true;
    } else if (unit === "mile") slots.miles = within(count, LIMITS.mile);
    else if (unit === "dollar") slots.price = within(count, LIMITS.dollar);
    else if (unit === "room") unlisted.add(UNLISTED.rooms);
    else if (unit === "age") unlisted.add(UNLISTED.children);
    else if (unit === "highway") slots.answer ??= "trip";
    else if (tokens[to]?.word !== "in" || LIMITING.has(tokens[from - 1]?.word ?? ""))
      slots.minutes = within(unit === "hour" ? count * 60 : count, LIMITS.minute);
  }

  function takeMeaning(meaning: Meaning, group: Said): void {
    switch (meaning.slot) {
      case "filter":
        // "Not open on Mondays" does not leave out what is open.
        if (group !== not || !meaning.unlisted) for (const name of meaning.filters) group.filters.add(name);
        if (meaning.unlisted) unlisted.add(UNLISTED[meaning.unlisted]);
        if (meaning.tonight) slots.tonight = true;
        break;
      case "price":
        slots.price ??= meaning.most;
        break;
      case "order":
        slots.order ??= meaning.order;
        break;
      case "month":
        slots.month = meaning.month;
        isTimed ||= meaning.isTimed === true;
        break;
      case "occasion":
        isTimed = true;
        days.count ??= meaning.days;
        if (meaning.unlisted) unlisted.add(UNLISTED[meaning.unlisted]);
        break;
      case "trip":
        days.isTrip = !isNegated;
        days.count = meaning.days ?? days.count;
        break;
      case "evening":
        slots.evening = true;
        break;
      case "unlisted":
        if (!isNegated) unlisted.add(UNLISTED[meaning.what]);
        break;
      case "here":
        slots.here = true;
        break;
      case "answer":
        slots.answer ??= meaning.answer;
        break;
    }
  }
}

/** A choice that is being read. */
class Said {
  readonly kinds: KindSlot[] = [];
  readonly activities: Choice["activities"][number][] = [];
  readonly areas: Area[] = [];
  readonly filters = new Set<VisitFilter>();
  readonly names: string[] = [];

  choice(): Choice {
    const { kinds, activities, areas, names } = this;
    return { kinds, activities, areas, names, filters: VISIT_FILTERS.filter((name) => this.filters.has(name)) };
  }
}

const within = (amount: number, [least, most]: readonly [number, number]): number =>
  Math.min(most, Math.max(least, Math.round(amount)));
