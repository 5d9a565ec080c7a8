/** Fills the slots from the items of a sentence: what belongs together, what is negated, and what is left over. */
import { VISIT_FILTERS, type VisitFilter } from "../browse/place-filters.ts";
import { areaAroundPlace, type FoundArea, SURE } from "./area-reader.ts";
import { type Item, readSentence, type Sentence } from "./read-query.ts";
import { readRoute } from "./read-route.ts";
import type { SearchContext } from "./search-context.ts";
import { searchWords } from "./search-words.ts";
import { type Area, type KindSlot, NO_SLOTS, type Slots } from "./slots.ts";

export interface Reading {
  readonly slots: Slots;
  /** A town or state was misspelled. */
  readonly corrected: boolean;
  /** Other towns that may be meant. */
  readonly alternatives: readonly string[];
  /** The words of the question that may be a name: all, and those that are not of the area. */
  readonly name: { readonly words: readonly string[]; readonly beyondArea: readonly string[] };
  /** The area is all that was typed. */
  readonly isBareArea: boolean;
  readonly ignored: string;
}

/** An area with what stands before it. */
export interface PlacedArea {
  readonly item: Item;
  readonly found: FoundArea;
  readonly preposition: string | undefined;
  readonly isJoined: boolean;
  readonly afterComma: boolean;
}

const ARTICLES = new Set(["the", "a", "an", "downtown", "historic", "old", "my", "our"]);
const LODGING = new Set(["hotel"]);
const MAX_MISSPELLED_TOKENS = 4;
const LIMITS = { mile: [1, 500], minute: [5, 12 * 60] } as const;
const MIN_CITY_POPULATION = 100_000;

type Mutable = { -readonly [Name in keyof Slots]: Slots[Name] };

export function readQuery(context: SearchContext, typed: string): Reading {
  const sentence = readSentence(context, typed);
  const { items } = sentence;
  const beside = placeBeside(context, sentence);
  const parts = withoutNames(
    context,
    sentence,
    collectParts({ ...sentence, items: items.filter((item) => !beside?.items.includes(item)) }),
  );
  const slots: Mutable = { ...NO_SLOTS, ...parts.slots };
  const rest = {
    corrected: false,
    alternatives: [] as readonly string[],
    isBareArea: false,
    ignored: sentence.ignored,
  };

  const route = readRoute(sentence, parts.areas, parts.days);
  if (route) return { ...rest, slots: { ...slots, areas: [], here: false, leftover: [], route }, name: NO_NAME };

  if (sentence.areas.isHouse(0) && items[0]!.to < sentence.tokens.length) {
    return { ...rest, slots: { ...NO_SLOTS, address: sentence.text }, name: NO_NAME };
  }
  const corrected = beside ?? correctArea(context, sentence, parts);
  const placed = corrected ?? chooseAreas(parts, items);
  const isOther = (item: Item) => !placed.items.includes(item);
  const isNumber = (item: Item) =>
    /^(?:\d{1,3}|20\d\d)$/.test(textOf(sentence, [item])) &&
    ["order", "month"].includes(items[items.indexOf(item) - 1]?.meaning?.slot ?? "");
  const leftover = items.filter(
    (item) => isOther(item) && !isNumber(item) && (isLeftover(item) || (item.area && !parts.negated.has(item))),
  );
  const chosen = placed.areas.map(({ area }) => area);
  slots.areas =
    slots.miles === undefined && slots.minutes === undefined ? chosen : chosen.map((area) => cityOf(context, area));
  if (slots.areas.length > 0) slots.here = false;
  else if (slots.order === "nearest") slots.here = true;
  const nameText = nameIn(sentence);
  const name = {
    words: searchWords(nameText),
    beyondArea: searchWords(
      textOf(
        sentence,
        items.filter((item) => isOther(item) && isSignificant(item)),
      ),
    ),
  };
  const isPlain = slots.kinds.length + slots.leftover.length + slots.activities.length === 0;
  const alternatives =
    placed.areas.length > 0
      ? placed.areas.flatMap((one) => (isPlain || one.area.kind !== "state" ? one.alternatives : []))
      : townsCalled(sentence);
  slots.leftover = leftover.map((item) => textOf(sentence, [item]));
  const isCorrected = placed.areas.some((found) => found.corrected);
  const found = { ...rest, corrected: isCorrected, alternatives, name };

  if (isName(context, sentence, slots, placed, name)) {
    const isFull = context.index.findNamed(searchWords(sentence.text)).length > 0;
    return { ...found, slots: { ...NO_SLOTS, words: isFull ? sentence.text : nameText } };
  }
  const isAnything = items.every((item) => item.meaning?.slot === "filler" || item.meaning?.slot === "preposition");
  if ((isAnything && items.length < 2) || (isUnrestricted(slots) && slots.leftover.length > 0) || isOnlySeason(items)) {
    const words = leftover.length > 0 ? nameText : sentence.text;
    return { ...found, slots: { ...slots, month: undefined, leftover: [], words: words || sentence.text } };
  }
  const isBareArea = placed.items.length === 1 && items.length === 1;
  return { ...found, slots, isBareArea };
}

const NO_NAME = { words: [], beyondArea: [] };

interface Parts {
  readonly slots: Partial<Slots>;
  readonly areas: readonly PlacedArea[];
  /** Items whose slot is excluded, or that were used up. */
  readonly negated: ReadonlySet<Item>;
  readonly days: { readonly count: number | undefined; readonly isTrip: boolean; readonly isStay: boolean };
}

/** Every item goes into its slot. */
function collectParts({ text, tokens, areas: reader, items }: Sentence): Parts {
  const slots: Mutable = { ...NO_SLOTS };
  const [kinds, notKinds]: KindSlot[][] = [[], []];
  const notAreas: Area[] = [];
  const activities: Slots["activities"][number][] = [];
  const filters = new Set<VisitFilter>();
  const unlisted = new Set<string>();
  const areas: PlacedArea[] = [];
  const negated = new Set<Item>();
  const days = { count: undefined as number | undefined, isTrip: false, isStay: false };
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
        (not ? notKinds : kinds)!.push({ label, phrase, type, isNarrow });
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
      if (not || isOutside) {
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
  if (isTimed && kinds!.some(({ type }) => LODGING.has(type))) filters.add("stay");
  days.isStay = filters.has("stay");
  slots.kinds = kinds!;
  slots.not = { kinds: notKinds!, areas: notAreas };
  slots.activities = activities;
  slots.filters = VISIT_FILTERS.filter((name) => filters.has(name));
  slots.unlisted = [...unlisted];
  return { slots, areas, negated, days };
}

/** "At Waverly Hills" is not in Waverly. */
function withoutNames({ index }: SearchContext, sentence: Sentence, parts: Parts): Parts {
  const isNamed = ({ item, found }: PlacedArea): boolean => {
    const at = sentence.items.indexOf(item);
    const end = sentence.items.findIndex((next, i) => i > at && !isLeftover(next) && !next.area?.isWeak);
    const run = sentence.items.slice(at, end < 0 ? undefined : end);
    return !found.isSure && run.length > 1 && index.findNamed(searchWords(textOf(sentence, run))).length > 0;
  };
  return { ...parts, areas: parts.areas.filter((area) => !isNamed(area)) };
}

const within = (amount: number, [least, most]: readonly [number, number]): number =>
  Math.min(most, Math.max(least, Math.round(amount)));

interface Chosen {
  /** A preposition, a comma or its state says that the area is one. */
  readonly isExplicit: boolean;
  readonly items: readonly Item[];
  readonly areas: readonly FoundArea[];
}

/** Those joined by "or"; of others the one that a preposition or a comma points to. */
function chooseAreas({ slots, areas }: Parts, items: readonly Item[]): Chosen {
  const hasLeftover = items.some(isLeftover);
  const isBesideLeftover = (item: Item) =>
    [-1, 1].some((step) =>
      isLeftover(items[items.indexOf(item) + step] ?? { from: 0, to: 0, meaning: { slot: "filler" } }),
    );
  const isAlone = areas.length === 1 && items.length <= 2 && isUnrestricted({ ...NO_SLOTS, ...slots });
  const meant = areas.filter(({ item, found, preposition }) => {
    if (isBesideLeftover(item) && preposition === undefined && !found.isSure && !found.isLarge) return false;
    return !found.isWeak || (!hasLeftover && (preposition !== undefined || found.area.kind === "state" || isAlone));
  });
  const joined = meant.filter(
    (area, i) => area.isJoined || meant[i + 1]?.isJoined || (meant.length > 2 && meant[i + 1]?.afterComma),
  );
  const isPointedTo = (area: PlacedArea) => area.preposition !== undefined || area.afterComma;
  const towns = meant.filter(({ found }) => found.area.kind === "near");
  const best =
    meant.find((area) => isPointedTo(area) && (towns.length === 0 || area.found.area.kind === "near")) ??
    towns[0] ??
    meant[0];
  const list = joined.length > 1 ? joined : best ? [best] : [];
  // A state beside its own town adds nothing.
  const redundant = meant.filter(
    ({ found: { area } }) =>
      list.some(
        ({ found }) =>
          "state" in found.area && "state" in area && area.kind === "state" && found.area.state === area.state,
      ) ||
      (area.kind === "region" && area.region.states.length === 0),
  );
  const isCountry =
    list.length === 1 && list[0]!.found.area.kind === "region" && list[0]!.found.area.region.states.length === 0;
  return {
    isExplicit: list.some((area) => isPointedTo(area) || area.found.isSure),
    items: [...list, ...redundant].map(({ item }) => item),
    areas: isCountry ? [] : list.map(({ found }) => found),
  };
}

/** A price limit is not a slot yet. */
const isLeftover = ({ meaning, area, activity, amount }: Item): boolean =>
  !meaning && !area && !activity && (!amount || amount.unit === "dollar");

/** What a name may be made of. */
const isSignificant = (item: Item): boolean =>
  isLeftover(item) || item.area !== undefined || item.activity !== undefined || item.meaning?.slot === "kind";
const mayEndName = (item: Item): boolean =>
  isSignificant(item) || (item.meaning?.slot === "filler" && item.meaning.isNoun === true);

/** From the first word that says something to the last: "the Stanley Hotel". */
function nameIn(sentence: Sentence): string {
  const first = sentence.items.findIndex(isSignificant);
  const last = sentence.items.findLastIndex(mayEndName);
  if (first < 0) return sentence.text;
  const isArticleBefore = first === 1 && /^(?:the|a|an)$/i.test(textOf(sentence, [sentence.items[0]!]));
  return textOf(sentence, sentence.items.slice(isArticleBefore ? 0 : first, Math.max(first, last) + 1));
}

function textOf({ areas }: Sentence, items: readonly Item[]): string {
  return items.map(({ from, to }) => areas.slice(from, to)).join(" ");
}

/** "Bells" and "Plantation" are towns as well. */
function townsCalled({ areas, tokens }: Sentence): string[] {
  const town = tokens.length === 0 ? undefined : areas.at(0, false);
  return town && town.length === tokens.length ? [town.area.label, ...town.alternatives] : [];
}

/** Whether nothing says which places are meant. */
const isUnrestricted = ({ kinds, activities, areas, here, not, filters, month }: Slots): boolean =>
  kinds.length + activities.length + areas.length + not.kinds.length + not.areas.length + filters.length === 0 &&
  !here &&
  month === undefined;

/** "Halloween" alone is a word of stories. */
const isOnlySeason = (items: readonly Item[]): boolean => items.length === 1 && items[0]!.meaning?.slot === "month";

/** A name beats the slots where the name is what was typed. */
function isName(
  { index }: SearchContext,
  sentence: Sentence,
  slots: Slots,
  { items, areas, isExplicit }: Chosen,
  name: Reading["name"],
): boolean {
  const isTown = areas.length > 0 && !isExplicit;
  const hasLeftover = slots.leftover.length > 0;
  if (!isTown && !hasLeftover) return false;
  if (isTown && items.length === sentence.items.length) return false;
  const isAfterArticle = /^the$/i.test(textOf(sentence, [sentence.items[0]!]));
  const isAreaAlone =
    isTown && name.words.length === searchWords(areas.map(({ text }) => text).join(" ")).length && !isAfterArticle;
  if (!isAreaAlone && name.words.length > 0 && isCalled(name.words)) return true;
  if (!hasLeftover || (isExplicit && areas.some(({ area }) => area.kind === "near"))) return false;
  const left = searchWords(slots.leftover.join(" "));
  const isWhole = index
    .findNamed(left)
    .some(({ houseName }) => searchWords(houseName).every((word) => name.words.includes(word)));
  if (
    isWhole ||
    (name.beyondArea.length < name.words.length && index.findNamed(name.beyondArea, name.words).length > 0)
  )
    return true;
  return (
    isTown &&
    (index.findNamesLike(name.words.join(" "), 1).length > 0 ||
      (slots.kinds.length === 0 && index.hasWords(name.words.join(" "))))
  );

  function isCalled(words: readonly string[]): boolean {
    const all = searchWords(sentence.text);
    return (
      (words.length > 1 || isAfterArticle) && (index.findNamed(words).length > 0 || index.findNamed(all).length > 0)
    );
  }
}

/** Around New York rather means the city. */
function cityOf({ gazetteer }: SearchContext, area: Area): Area {
  if (area.kind !== "state") return area;
  const name = area.state.code === "DC" ? "Washington" : area.state.name;
  const city = gazetteer
    .findCity(name, area.state.code)
    .find(({ population = 0 }) => population >= MIN_CITY_POPULATION);
  return city
    ? { kind: "near", label: `${city.name}, ${city.state.name}`, lat: city.lat, lng: city.lng, state: city.state }
    : area;
}

/** "Near the Stanley Hotel": around a place of the directory. */
function placeBeside(context: SearchContext, { items, areas, tokens }: Sentence): Chosen | undefined {
  const at = items.findLastIndex(({ meaning }) => meaning?.slot === "preposition" && meaning.word === "near");
  const run = items.slice(items.findIndex((item, i) => i > at && isSignificant(item)));
  if (at < 0 || !run[0]) return undefined;
  const { from } = run[0];
  if (run.every((item) => item.area) || areas.at(from, true)?.isSure) return undefined;
  const text = areas.slice(from, tokens.length);
  const area = areaAroundPlace(context, text);
  return area && { isExplicit: true, items: run, areas: [{ ...SURE, area, length: tokens.length - from, text }] };
}

/** A misspelled town: after a preposition, beside its state, or all there is. */
function correctArea({ index }: SearchContext, { items, areas, text }: Sentence, parts: Parts): Chosen | undefined {
  const runs = leftoverRuns(items);
  const [run] = runs;
  if (!run || runs.length > 1) return undefined;
  const [first, last] = [run[0]!, run.at(-1)!];
  const [before, after] = [items[items.indexOf(first) - 1], items[items.indexOf(last) + 1]];
  const beside = parts.areas.find(
    ({ item, found: { area } }) => item === (area.kind === "state" ? after : before) && area.kind !== "region",
  )?.item;
  const isAfterPreposition = before?.meaning?.slot === "preposition";
  const isAlone = run.length === items.length;
  if (!beside && ((!isAfterPreposition && !isAlone) || parts.areas.length > 0)) return undefined;
  const from = Math.min(first.from, beside?.from ?? first.from);
  const to = Math.max(last.to, beside?.to ?? last.to);
  if (to - from > MAX_MISSPELLED_TOKENS || (isAlone && index.hasWords(text))) return undefined;
  const found = areas.correct(from, to - from);
  return found && { isExplicit: true, items: beside ? [...run, beside] : run, areas: [found] };
}

function leftoverRuns(items: readonly Item[]): Item[][] {
  const runs: Item[][] = [];
  items.forEach((item, i) => {
    if (!isLeftover(item)) return;
    if (i > 0 && isLeftover(items[i - 1]!)) runs.at(-1)!.push(item);
    else runs.push([item]);
  });
  return runs;
}
