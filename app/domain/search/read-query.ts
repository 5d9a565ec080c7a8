/** Reads a question into slots. */
import { readStreetAddress } from "../geo/street-address.ts";
import type { PlaceCard } from "../places/place.ts";
import type { FoundArea } from "./area-reader.ts";
import { type Chosen, chooseAreas, cityOf, correctArea, placeBeside, withMisspelledEnds } from "./choose-areas.ts";
import { collectSlots, tripIn } from "./collect-slots.ts";
import { cutReturn } from "./cut-return.ts";
import {
  isBareArea,
  nameIn,
  nameMeant,
  namesBesideArea,
  type PlacedName,
  placeAskedAbout,
  placesCompared,
  placesNamed,
  withoutNames,
} from "./find-names.ts";
import { toldMeant } from "./find-told.ts";
import { isIn } from "./match-slots.ts";
import {
  type AreaItem,
  type Item,
  isHighway,
  isLeftover,
  isSignificant,
  parseQuestion,
  type Question,
  textOf,
} from "./parse-question.ts";
import { readRoute } from "./read-route.ts";
import type { SearchContext } from "./search-context.ts";
import { searchWords } from "./search-words.ts";
import {
  type Area,
  type Criteria,
  isUnrestricted,
  NO_CRITERIA,
  NO_SLOTS,
  type Slots,
  withoutDoubles,
} from "./slots.ts";

export interface QueryReading {
  readonly slots: Slots;
  /** A town or state was misspelled. */
  readonly corrected: boolean;
  /** Other towns that may be meant. */
  readonly alternatives: readonly string[];
  readonly ignored: string;
  /** Places with that name or address, or those to compare, to be listed before the others under a heading of their own. */
  readonly at: "name" | "address" | "compared";
  readonly named: readonly PlaceCard[];
  /** Places that are called like the town that is meant, elsewhere: listed last. */
  readonly namesakes: readonly PlaceCard[];
  /** Of the places that are found, those to be listed first. */
  readonly first: readonly PlaceCard[];
}

export const UNREAD: Omit<QueryReading, "slots"> = {
  corrected: false,
  alternatives: [],
  ignored: "",
  at: "name",
  named: [],
  namesakes: [],
  first: [],
};

export function readQuery(context: SearchContext, typed: string): QueryReading {
  const cut = cutReturn(typed);
  if (!cut) return readWhole(context, typed);
  const drive = readWhole(context, cut.rest);
  const { route } = drive.slots;
  return route ? { ...drive, slots: { ...drive.slots, route: { ...cut.ends, ...route } } } : readWhole(context, typed);
}

function readWhole(context: SearchContext, typed: string): QueryReading {
  const question = parseQuestion(context, typed);
  const beside = placeBeside(context, question);
  const items = beside ? question.items.filter((item) => !beside.items.includes(item)) : question.items;
  const slots = collectSlots({ ...question, items });
  const areas = withoutNames(context, question, items.filter(isWantedArea));
  const called = placesNamed(context, question);
  const read = { ...UNREAD, ignored: question.ignored };
  const alone = called.length > 0 ? undefined : readAlone(context, question, { items, slots, areas });
  if (alone) return { ...read, ...alone };
  const told = called.length > 0 ? undefined : toldMeant(context, question);
  if (told !== undefined) {
    const { answer, photos } = slots;
    return {
      ...read,
      alternatives: alternativesTo(question, slots, NO_AREAS),
      slots: { ...NO_SLOTS, answer, photos, words: told },
    };
  }
  const chosen = beside ?? correctArea(context, question, areas) ?? chooseAreas(context, question, { slots, areas });
  const placed = placeSlots(context, question, slots, chosen);
  const found = {
    ...read,
    corrected: chosen.areas.some(({ corrected }) => corrected),
    alternatives: alternativesTo(question, placed, chosen),
  };
  const beyond = question.items.filter((item) => !chosen.items.includes(item) && isSignificant(item));
  const name = { words: searchWords(nameIn(question)), beyondArea: searchWords(textOf(question, beyond)) };
  const words = wordsMeant(context, question, { slots: placed, chosen, name }, called);
  if (words) return { ...found, first: called, slots: words };
  const [area] = placed.areas;
  const isAddress = area?.kind === "near" && readStreetAddress(question.text) !== undefined;
  const listed = isAddress && called.length === 0 ? context.index.findAddress(question.text) : [];
  if (listed.length > 0) return { ...found, slots: placed, at: "address", named: listed };
  const named = called.length > 0 ? called : namesBesideArea(context, question, { slots: placed, chosen, name });
  const isElsewhere = (place: PlaceCard) =>
    called.length === 0 && isBareArea(question, chosen) && isKnownTown(chosen) && !isIn(area!, place);
  return {
    ...found,
    slots: placed,
    named: named.filter((place) => !isElsewhere(place)),
    namesakes: named.filter(isElsewhere),
  };
}

const isKnownTown = ({ areas }: Chosen): boolean => areas[0]?.isKnown === true;

const NO_AREAS: Chosen = { isExplicit: false, items: [], areas: [] };

interface Collected {
  readonly items: readonly Item[];
  readonly slots: Slots;
  readonly areas: readonly AreaItem[];
}

/** One place's facts, places to compare, a drive, or an address that the gazetteer does not know. */
function readAlone(
  context: SearchContext,
  question: Question,
  { items, slots, areas }: Collected,
): (Pick<QueryReading, "slots"> & Partial<QueryReading>) | undefined {
  const { answer, photos } = slots;
  const asked = placeAskedAbout(context, question);
  if (asked) return { first: asked.called, slots: { ...NO_SLOTS, answer, photos, words: asked.words } };
  const compared = placesCompared(context, question);
  if (compared.length > 1) {
    return { named: compared, at: "compared", slots: { ...NO_SLOTS, answer: "compare", words: question.text } };
  }
  const route = readRoute(question, withMisspelledEnds(question, areas), tripIn(items));
  if (route) return { slots: { ...slots, here: false, route } };
  const isUnknownHouse = question.areas.isHouse(0) && question.items[0]!.to < question.tokens.length;
  return isUnknownHouse ? { slots: { ...NO_SLOTS, address: question.text } } : undefined;
}

/** Where a name is meant, or nothing was understood: the slots of a search for words. */
function wordsMeant(
  context: SearchContext,
  question: Question,
  found: PlacedName,
  called: readonly PlaceCard[],
): Slots | undefined {
  const { index } = context;
  const { slots, chosen } = found;
  const { items } = question;
  const isThere = ({ area }: FoundArea) => "state" in area && called.some(({ state }) => state === area.state?.name);
  const isCalled = called.length > 0 && !isBareArea(question, chosen) && !chosen.areas.some(isThere);
  const words = isCalled ? question.text : nameMeant(context, question, found);
  if (words !== undefined) return { ...NO_SLOTS, answer: slots.answer, photos: slots.photos, words };
  const left = slots.leftover.join(" ");
  const isOrdered = slots.order !== undefined && !index.hasWords(left);
  // Their numbers don't occur in stories.
  const highways = items.filter(isHighway).length;
  if (!isWordAlone(items) && (!isUnrestricted(slots) || slots.leftover.length <= highways || isOrdered)) {
    return undefined;
  }
  // "Pizza place" asks for pizza, and "murder house" for both.
  const nameText = nameIn(question);
  const isLeftAlone = left !== "" && !index.hasWords(nameText);
  return { ...slots, month: undefined, leftover: [], words: isLeftAlone ? left : nameText };
}

const isWantedArea = (item: Item): item is AreaItem => item.area !== undefined && !item.isNegated;

/** The slots with their areas and what is left over. */
function placeSlots(context: SearchContext, question: Question, slots: Slots, { items, areas }: Chosen): Slots {
  const isMeasured = slots.miles !== undefined || slots.minutes !== undefined;
  const said = areas.map(({ area }) => (isMeasured ? cityOf(context, area) : area));
  const { areas: placed } = withoutDoubles({ ...NO_CRITERIA, areas: said });
  const leftover = question.items.filter((item) => !items.includes(item) && (isLeftover(item) || isWantedArea(item)));
  return {
    ...slots,
    not: withoutFarTowns(slots.not, placed),
    ...(slots.answer === "walk" && inWalkingMiles(slots)),
    areas: placed,
    here: placed.length === 0 && (slots.here || slots.order === "nearest"),
    leftover: leftover.map((item) => textOf(question, [item])),
  };
}

const WALKING_MINUTES_A_MILE = 20;

/** "Ten minutes on foot" are no minutes by car. */
const inWalkingMiles = ({ minutes, miles }: Slots): Pick<Slots, "minutes" | "miles"> =>
  minutes === undefined ? {} : { minutes: undefined, miles: miles ?? Math.ceil(minutes / WALKING_MINUTES_A_MILE) };

/** In New Orleans, "except St. Louis" leaves out what is called so. */
function withoutFarTowns(not: Criteria, wanted: readonly Area[]): Criteria {
  const states = wanted.map((area) => ("state" in area ? area.state : undefined));
  const isFar = (area: Area): boolean =>
    area.kind === "near" && states.length > 0 && !states.includes(undefined) && !states.includes(area.state);
  const [far, areas] = [not.areas.filter(isFar), not.areas.filter((area) => !isFar(area))];
  return { ...not, areas, names: [...not.names, ...far.map(({ label }) => label.split(",")[0]!)] };
}

/** "Ghost" and "Halloween" alone are words of stories. */
const isWordAlone = (items: readonly Item[]): boolean =>
  items.length === 0 ||
  (items.length === 1 && ["filler", "preposition", "month"].includes(items[0]!.meaning?.slot ?? ""));

/** Other towns of that name; "Bells" and "Plantation" are towns as well. */
function alternativesTo({ areas: reader, tokens }: Question, slots: Slots, { areas }: Chosen): readonly string[] {
  const isPlain = slots.kinds.length + slots.leftover.length + slots.activities.length === 0;
  if (areas.length > 0) {
    return areas.flatMap(({ area, alternatives }) => (isPlain || area.kind !== "state" ? alternatives : []));
  }
  const town = tokens.length === 0 ? undefined : reader.at(0, false);
  return town?.length === tokens.length ? [town.area.label, ...town.alternatives] : [];
}
