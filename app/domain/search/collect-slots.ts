/** Puts the items of a sentence into slots, all but the areas that are meant. */
import { AMOUNT_LIMITS, VISIT_FILTERS } from "../browse/place-filters.ts";
import { type Filmed, readFilmed } from "../places/shows.ts";
import type { AreaReader } from "./area-reader.ts";
import type { Meaning } from "./lexicon.ts";
import { type Item, isHighway, type Question } from "./parse-question.ts";
import { DISTANCE_LIMITS } from "./search-parameters.ts";
import { type Criteria, type KindSlot, NO_SLOTS, type Slots, UNLISTED, wholeKind, withoutDoubles } from "./slots.ts";

/** "Within 3 hours" is about a drive, "I have 3 hours in Philadelphia" is not. */
/** Smaller numbers are of seasons. */
const MIN_YEAR = 1900;
const LIMITING = new Set(["within", "under", "than"]);

export function collectSlots({ items, areas, tokens }: Question): Slots {
  const said = criteriaIn(items, areas, false);
  const isLodging = said.kinds.some(({ type }) => type === "hotel");
  const isTimed = meant(items, "occasion").length > 0 || meant(items, "month").some((month) => month.isTimed);
  const miles = items.flatMap((item) => distanceIn(item, "miles"));
  const minutes = items
    .filter(({ from, to }) => tokens[to]?.word !== "in" || LIMITING.has(tokens[from - 1]?.word ?? ""))
    .flatMap((item) => distanceIn(item, "minutes"));
  const prices = items.flatMap(({ meaning, count }) => (meaning?.slot === "price" ? (count ?? meaning.most!) : []));
  // "Between $10 and $25".
  const price = prices.length > 0 ? Math.max(...prices) : undefined;
  const filters = VISIT_FILTERS.filter(
    (name) => said.filters.includes(name) || (name === "stay" && isTimed && isLodging),
  );
  return {
    ...NO_SLOTS,
    ...said,
    filters,
    areas: [],
    not: criteriaIn(items, areas, true),
    here: has(items, "here"),
    miles: within(miles.at(-1), DISTANCE_LIMITS.miles),
    minutes: within(minutes.at(-1), DISTANCE_LIMITS.minutes),
    price: isLodging ? undefined : within(price, AMOUNT_LIMITS.price),
    month: meant(items, "month").at(-1)?.month,
    tonight: meant(items, "filter").some(({ tonight }) => tonight),
    evening: has(items, "evening"),
    photos: meant(items, "filler").some(({ fact }) => fact === "photos"),
    order: meant(items, "order")[0]?.order,
    answer: meant(items, "answer")[0]?.answer ?? (items.some(isHighway) ? "trip" : undefined),
    unlisted: unlistedIn(items, isLodging && price !== undefined),
  };
}

const distanceIn = ({ meaning, count = 1 }: Item, unit: "miles" | "minutes"): number[] =>
  meaning?.slot === unit && "each" in meaning ? [meaning.each * count + (meaning.more ?? 0)] : [];

/** A drive, and for how many days. */
export function tripIn(items: readonly Item[]): { readonly isTrip: boolean; readonly days: number | undefined } {
  const trips = items.filter(({ meaning }) => meaning?.slot === "trip");
  const days = trips.map(({ meaning, count }) => count ?? (meaning?.slot === "trip" ? meaning.days : undefined));
  return {
    isTrip: trips.some(({ isNegated }) => !isNegated),
    days: days.find((count) => count !== undefined) ?? meant(items, "occasion").find((one) => one.days)?.days,
  };
}

type MeaningOf<Slot> = Extract<Meaning, { readonly slot: Slot }>;

const meant = <Slot extends Meaning["slot"]>(items: readonly Item[], slot: Slot): MeaningOf<Slot>[] =>
  items.flatMap(({ meaning }) => (meaning?.slot === slot ? (meaning as MeaningOf<Slot>) : []));

const has = (items: readonly Item[], slot: Meaning["slot"]): boolean =>
  items.some(({ meaning }) => meaning?.slot === slot);

/** What is asked for, or what is left out. */
function criteriaIn(all: readonly Item[], reader: AreaReader, isNegated: boolean): Criteria {
  const items = all.filter((item) => item.isNegated === isNegated);
  // "Not open on Mondays" does not leave out what is open.
  const filters = meant(items, "filter").flatMap((one) => (isNegated && one.unlisted ? [] : one.filters));
  return withoutDoubles({
    kinds: items.flatMap((item) => kindsOf(item, reader)),
    activities: items.flatMap(({ activity }) => activity ?? []),
    shows: items.flatMap(filmedFor),
    areas: items.flatMap(({ area }) => area?.area ?? []),
    // A night for ghost hunters is not one in a bed.
    filters: VISIT_FILTERS.filter((name) => filters.includes(name) && (name !== "stay" || !filters.includes("hunt"))),
    names: items.flatMap(({ name }) => name ?? []),
  });
}

function kindsOf({ meaning, isCorrected, from, to }: Item, reader: AreaReader): KindSlot[] {
  if (meaning?.slot === "order") return (meaning.kinds ?? []).map(wholeKind);
  if (meaning?.slot !== "kind") return [];
  const { phrase, type, isNarrow } = meaning;
  return [{ label: meaning.label ?? (isCorrected ? phrase : reader.slice(from, to)), phrase, type, isNarrow }];
}

/** "Ghost Hunters", with a season or a year as the records have it. */
function filmedFor({ meaning, count }: Item): Filmed[] {
  if (meaning?.slot !== "show") return [];
  const when = count === undefined ? "" : count >= MIN_YEAR ? `, ${count}` : `, season ${count}`;
  return [readFilmed(meaning.title + when) ?? []].flat();
}

function unlistedIn(items: readonly Item[], areRooms: boolean): string[] {
  const said = meant(
    items.filter(({ isNegated }) => !isNegated),
    "unlisted",
  ).map(({ what }) => what);
  const beside = [...meant(items, "filter"), ...meant(items, "occasion")].flatMap(({ unlisted }) => unlisted ?? []);
  return [...new Set([...said, ...beside, ...(areRooms ? (["rooms"] as const) : [])])].map((what) => UNLISTED[what]);
}

const within = (amount: number | undefined, [least, most]: readonly [number, number]): number | undefined =>
  amount === undefined ? undefined : Math.min(most, Math.max(least, Math.round(amount)));
