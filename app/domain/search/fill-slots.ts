/** Reads a question into slots. */
import { MAX_COMPARED } from "../browse/compare-path.ts";
import { stateByName } from "../geo/us-states.ts";
import type { PlaceCard } from "../places/place.ts";
import type { FoundArea } from "./area-reader.ts";
import {
  type Chosen,
  chooseAreas,
  cityOf,
  correctArea,
  placeBeside,
  withMisspelledEnds,
  withoutNames,
} from "./choose-areas.ts";
import { collectSlots, tripIn } from "./collect-slots.ts";
import { isKindWord } from "./lexicon.ts";
import { isIn } from "./match-slots.ts";
import {
  type AreaItem,
  type Item,
  isHighway,
  isLeftover,
  isSignificant,
  mayEndName,
  readSentence,
  type Sentence,
  textOf,
} from "./read-query.ts";
import { readRoute } from "./read-route.ts";
import type { SearchContext } from "./search-context.ts";
import { searchWords } from "./search-words.ts";
import { type Area, type Choice, isUnrestricted, NO_SLOTS, type Slots } from "./slots.ts";

export interface Reading {
  readonly slots: Slots;
  /** A town or state was misspelled. */
  readonly corrected: boolean;
  /** Other towns that may be meant. */
  readonly alternatives: readonly string[];
  /** The words of the question that may be a name: all, and those that are not of the area. */
  readonly name: { readonly words: readonly string[]; readonly beyondArea: readonly string[] };
  /** Places whose name is all that was typed beside where they are. */
  readonly called: readonly PlaceCard[];
  /** The area is all that was typed. */
  readonly isBareArea: boolean;
  /** Two or more places by their names, to be compared. */
  readonly compared: readonly PlaceCard[];
  readonly ignored: string;
}

export function readQuery(context: SearchContext, typed: string): Reading {
  const { index } = context;
  const sentence = readSentence(context, typed);
  const { items, ignored } = sentence;
  const beside = placeBeside(context, sentence);
  const others = beside ? items.filter((item) => !beside.items.includes(item)) : items;
  const collected = collectSlots({ ...sentence, items: others });
  const areas = withoutNames(context, sentence, others.filter(isWantedArea));
  const plain = { ...UNREAD, ignored };
  const called = placesNamed(context, sentence);
  const asked = called.length > 0 ? undefined : placeAskedAbout(context, sentence);
  if (asked) {
    const { answer, photos } = collected;
    return { ...plain, called: asked.called, slots: { ...NO_SLOTS, answer, photos, words: asked.words } };
  }
  const compared = called.length > 0 ? [] : placesCompared(context, sentence);
  if (compared.length > 1) {
    return { ...plain, compared, slots: { ...NO_SLOTS, answer: "compare", words: sentence.text } };
  }

  const route =
    called.length > 0 ? undefined : readRoute(sentence, withMisspelledEnds(sentence, areas), tripIn(others));
  if (route) return { ...plain, slots: { ...collected, here: false, route } };
  if (called.length === 0 && sentence.areas.isHouse(0) && items[0]!.to < sentence.tokens.length) {
    return { ...plain, slots: { ...NO_SLOTS, address: sentence.text } };
  }

  const chosen =
    beside ?? correctArea(context, sentence, areas) ?? chooseAreas(context, sentence, { slots: collected, areas });
  const slots = placeSlots(context, sentence, collected, chosen);
  const beyond = items.filter(
    (item) => !chosen.items.includes(item) && isSignificant(item) && !isAttached(sentence, item),
  );
  const nameText = nameIn(sentence);
  // Their numbers don't occur in stories.
  const highways = items.filter(isHighway).length;
  const name = { words: searchWords(nameText), beyondArea: searchWords(textOf(sentence, beyond)) };
  const found = {
    ...plain,
    name,
    called,
    corrected: chosen.areas.some(({ corrected }) => corrected),
    alternatives: alternativesTo(sentence, slots, chosen),
  };
  const isThere = ({ area }: FoundArea) => "state" in area && called.some(({ state }) => state === area.state?.name);
  const isBareArea = items.length === 1 && chosen.items.length === 1;
  const isCalled = called.length > 0 && !isBareArea && !chosen.areas.some(isThere);
  const { answer, photos } = slots;
  const words = isCalled ? sentence.text : nameMeant(context, sentence, slots, chosen, name);
  if (words !== undefined) return { ...found, slots: { ...NO_SLOTS, answer, photos, words } };
  const left = slots.leftover.join(" ");
  const isOrdered = slots.order !== undefined && !index.hasWords(left);
  if (isWordAlone(items) || (isUnrestricted(slots) && slots.leftover.length > highways && !isOrdered)) {
    // "Pizza place" asks for pizza, and "murder house" for both.
    const isLeftAlone = left !== "" && left !== nameText && !index.hasWords(nameText);
    const words = isLeftAlone ? left : nameText;
    return { ...found, slots: { ...slots, month: undefined, leftover: [], words } };
  }
  return { ...found, slots, isBareArea };
}

export const UNREAD: Omit<Reading, "slots"> = {
  corrected: false,
  alternatives: [],
  name: { words: [], beyondArea: [] },
  called: [],
  isBareArea: false,
  compared: [],
  ignored: "",
};

const isWantedArea = (item: Item): item is AreaItem => item.area !== undefined && !item.isNegated;

/** The slots with their areas and what is left over. */
function placeSlots(context: SearchContext, sentence: Sentence, slots: Slots, { items, areas }: Chosen): Slots {
  const isMeasured = slots.miles !== undefined || slots.minutes !== undefined;
  const placed = areas.map(({ area }) => (isMeasured ? cityOf(context, area) : area));
  const leftover = sentence.items.filter(
    (item) => !items.includes(item) && !isAttached(sentence, item) && (isLeftover(item) || isWantedArea(item)),
  );
  return {
    ...slots,
    not: withoutFarTowns(slots.not, placed),
    ...(slots.answer === "walk" && inWalkingMiles(slots)),
    areas: placed,
    here: placed.length === 0 && (slots.here || slots.order === "nearest"),
    leftover: leftover.map((item) => textOf(sentence, [item])),
  };
}

const WALKING_MINUTES_A_MILE = 20;

/** "Ten minutes on foot" are no minutes by car. */
const inWalkingMiles = ({ minutes, miles }: Slots): Pick<Slots, "minutes" | "miles"> =>
  minutes === undefined ? {} : { minutes: undefined, miles: miles ?? Math.ceil(minutes / WALKING_MINUTES_A_MILE) };

/** In New Orleans, "except St. Louis" leaves out what is called so. */
function withoutFarTowns(not: Choice, wanted: readonly Area[]): Choice {
  const states = wanted.map((area) => ("state" in area ? area.state : undefined));
  const isFar = (area: Area): boolean =>
    area.kind === "near" && states.length > 0 && !states.includes(undefined) && !states.includes(area.state);
  const [far, areas] = [not.areas.filter(isFar), not.areas.filter((area) => !isFar(area))];
  return { ...not, areas, names: [...not.names, ...far.map(({ label }) => label.split(",")[0]!)] };
}

/** The 10 of "top 10", the year of "Halloween 2026", the last word of "Washington state". */
function isAttached(sentence: Sentence, item: Item): boolean {
  const before = sentence.items[sentence.items.indexOf(item) - 1];
  const text = textOf(sentence, [item]);
  if (/^state$/i.test(text)) return before?.area?.area.kind === "state" && item === sentence.items.at(-1);
  return /^(?:\d{1,3}|20\d\d)$/.test(text) && ["order", "month"].includes(before?.meaning?.slot ?? "");
}

/** "Ghost" and "Halloween" alone are words of stories. */
const isWordAlone = (items: readonly Item[]): boolean =>
  items.length === 0 ||
  (items.length === 1 && ["filler", "preposition", "month"].includes(items[0]!.meaning?.slot ?? ""));

/** Other towns of that name; "Bells" and "Plantation" are towns as well. */
function alternativesTo({ areas: reader, tokens }: Sentence, slots: Slots, { areas }: Chosen): readonly string[] {
  const isPlain = slots.kinds.length + slots.leftover.length + slots.activities.length === 0;
  if (areas.length > 0) {
    return areas.flatMap(({ area, alternatives }) => (isPlain || area.kind !== "state" ? alternatives : []));
  }
  const town = tokens.length === 0 ? undefined : reader.at(0, false);
  return town?.length === tokens.length ? [town.area.label, ...town.alternatives] : [];
}

/** From the first word that says something to the last: "the Stanley Hotel". */
function nameIn(sentence: Sentence): string {
  const first = sentence.items.findIndex(isSignificant);
  const last = sentence.items.findLastIndex(mayEndName);
  if (first < 0) return sentence.text;
  const isArticleBefore = first === 1 && /^(?:the|a|an)$/i.test(textOf(sentence, [sentence.items[0]!]));
  return textOf(sentence, sentence.items.slice(isArticleBefore ? 0 : first, Math.max(first, last) + 1));
}

/** Places whose name is all that was typed, or all but their town and state: "Old Jail, St. Augustine". */
function placesNamed({ index }: SearchContext, { areas, tokens }: Sentence): readonly PlaceCard[] {
  for (let end = tokens.length; end > 0; end--) {
    const where = end < tokens.length ? searchWords(areas.slice(end, tokens.length)) : [];
    const called = index.findCalled(areas.slice(0, end)).filter(({ city, state }) => {
      const there = searchWords(`${city} ${state} ${stateByName(state)?.code ?? ""}`);
      return where.every((word) => there.includes(word));
    });
    if (called.length > 0) return called;
  }
  return [];
}

const isMaybeName = (item: Item): boolean => isLeftover(item) || item.area?.isSure === false;

/** "Stanley Hotel vs Queen Mary", "Alcatraz or Winchester House": names on both sides, and nothing else. */
function placesCompared({ index }: SearchContext, sentence: Sentence): readonly PlaceCard[] {
  const { items, tokens } = sentence;
  const isAsked = items.some(({ meaning }) => meaning?.slot === "answer" && meaning.answer === "compare");
  if (items.some((item) => item.count !== undefined && !isHighway(item))) return [];
  if (!isAsked && !(items.some(({ meaning }) => meaning?.slot === "or") && items.some(isMaybeName))) return [];
  const separators = isAsked ? ["or", "answer", "preposition"] : ["or"];
  const names: Item[][] = [[]];
  for (const item of items) {
    const isAfterComma = isAsked && item.afterComma;
    const isWith = isAsked && tokens[item.from]!.word === "with";
    if (isWith || isAfterComma || separators.includes(item.meaning?.slot ?? "")) names.push([]);
    if (!isWith && !separators.includes(item.meaning?.slot ?? "")) names.at(-1)!.push(item);
  }
  const said = names.filter((name) => name.some((item) => isLeftover(item) || item.area));
  if (said.length > MAX_COMPARED) return [];
  const places = said.map((name) => {
    const called = nameIn({ ...sentence, items: name });
    const isSaid = isAsked || name.some((item) => isLeftover(item) || (name.length > 1 && item.area?.isSure === false));
    return isSaid && name.length <= MAX_NAME_ITEMS
      ? (index.findNamed(searchWords(called))[0] ?? index.findNamesLike(called, 1)[0])
      : undefined;
  });
  return places.includes(undefined) ? [] : [...new Set(places as PlaceCard[])];
}

/** A name beats the slots where the name is what was typed. */
function nameMeant(
  { index }: Pick<SearchContext, "index">,
  sentence: Sentence,
  slots: Slots,
  { items, areas, isExplicit }: Chosen,
  name: Reading["name"],
): string | undefined {
  const isTown = areas.length > 0 && !isExplicit;
  const hasLeftover = slots.leftover.length > 0;
  if (!isTown && !hasLeftover) return undefined;
  const isFull = index.findNamed(searchWords(sentence.text)).length > 0;
  const whole = isFull ? sentence.text : nameIn(sentence);
  const isAfterArticle = /^the$/i.test(textOf(sentence, [sentence.items[0]!]));
  const isAreaAlone =
    isTown && name.words.length === searchWords(areas.map(({ text }) => text).join(" ")).length && !isAfterArticle;
  const isCalled = (name.words.length > 1 || isAfterArticle) && (isFull || index.findNamed(name.words).length > 0);
  if (!isAreaAlone && name.words.length > 0 && isCalled) return whole;
  if (!hasLeftover || (isExplicit && areas.some(({ area }) => area.kind === "near"))) return undefined;
  if (name.beyondArea.length < name.words.length && index.findNamed(name.beyondArea, name.words).length > 0)
    return whole;
  const isLeft = (item: Item) => !items.includes(item) && (isLeftover(item) || item.area !== undefined);
  const inRun = nameInRuns({ index }, sentence, slots, isLeft);
  if (inRun !== undefined) return inRun;
  const isLike =
    name.words.length <= MAX_NAME_ITEMS &&
    (isTown || (areas.length === 0 && !index.hasWords(slots.leftover.join(" ")))) &&
    index.findNamesLike(name.words.join(" "), 1).length > 0;
  return isLike || (isTown && slots.kinds.length === 0 && index.hasWords(name.words.join(" "))) ? whole : undefined;
}

/** Words side by side that name a place, of the kind that was asked for: "Menger Hotel". */
function nameInRuns(
  { index }: Pick<SearchContext, "index">,
  sentence: Sentence,
  { kinds }: Slots,
  isLeft: (item: Item) => boolean,
): string | undefined {
  const isOfKind = ({ placeType, stay }: PlaceCard) =>
    kinds.some(({ type }) => type === placeType || (type === "hotel" && stay === true));
  for (const parts of nameRuns(sentence.items, isLeft)) {
    const text = textOf(sentence, parts);
    const leftText = textOf(sentence, parts.filter(isLeft));
    const [words, left] = [searchWords(text), searchWords(leftText)];
    const hasKind = left.length < words.length;
    const isNamed = (place: PlaceCard) =>
      searchWords(place.houseName).length < 2 * words.length && (hasKind || kinds.length === 0 || isOfKind(place));
    if (index.findNamed(words).some(isNamed)) return text;
    const called = hasKind ? index.findNamed(left) : [];
    if (called.some(({ houseName }) => searchWords(houseName).every((word) => words.includes(word)))) return text;
    if (left.length < 2) continue;
    // "Civil War hospital" is what a story says, and "Lizzie Borden bed and breakfast" the Lizzie Borden House.
    const contains = index.wordTest(words);
    if (called.some(({ id }) => contains(id))) return text;
    if (called.some(isOfKind)) return leftText;
  }
  return undefined;
}

/** "Phone number of the Stanley Hotel": the name of a place whose facts are asked for beats a town called so. */
function placeAskedAbout(
  { index }: SearchContext,
  { items, areas, tokens }: Sentence,
): { words: string; called: readonly PlaceCard[] } | undefined {
  if (!items.some(({ meaning }) => meaning?.slot === "filler" && meaning.fact)) return undefined;
  const significant = items.find(isSignificant)?.from ?? tokens.length;
  const isTown = (from: number, to: number) =>
    areas.at(from, true)?.length === to - from && tokens[from - 1]?.word !== "the";
  const isPart = (from: number, to: number) =>
    from === significant && items.some((item) => item.to === to && isSignificant(item));
  // A whole name, such as "Old Jail", or else a part of one.
  return (
    findFrom((from, to) => index.findCalled(areas.slice(from, to))) ??
    findFrom((from, to) => {
      const words = isPart(from, to) ? searchWords(areas.slice(from, to)) : [];
      return words.every(isKindWord) ? [] : index.findWithPhrase(words);
    })
  );

  function findFrom(find: (from: number, to: number) => readonly PlaceCard[]) {
    const names = tokens.flatMap((_, from) =>
      Array.from({ length: Math.min(MAX_ASKED_TOKENS, tokens.length - from) }, (_, i) => from + i + 1)
        .filter((to) => !isTown(from, to))
        .flatMap((to) => {
          // "The Old Jail in St. Augustine" is one of several.
          const where = items.filter((item) => item.from >= to && item.area);
          const called = find(from, to).filter((place) => where.every(({ area }) => isIn(area!.area, place)));
          return called.length > 0 ? { called, words: areas.slice(from, where.at(-1)?.to ?? to), from, to } : [];
        }),
    );
    // The longest, without an article.
    const length = ({ from, to }: { from: number; to: number }) => searchWords(areas.slice(from, to)).length;
    return names.toSorted((a, b) => length(b) - length(a) || b.from - a.from)[0];
  }
}

const MAX_ASKED_TOKENS = 8;

const MAX_NAME_ITEMS = 6;
const MAX_NAMES_TRIED = 8;

/** Words side by side that may be a name, such as "Menger Hotel", or end in one: at least one of them is left over. */
function nameRuns(items: readonly Item[], isLeft: (item: Item) => boolean): Item[][] {
  const runs: Item[][] = [[]];
  for (const item of items) {
    if (isLeft(item) || item.meaning?.slot === "kind") runs.at(-1)!.push(item);
    else runs.push([]);
  }
  return runs
    .map((run) => run.slice(-MAX_NAME_ITEMS))
    .flatMap((run) => run.map((_, start) => run.slice(start)))
    .filter((run) => run.some(isLeft))
    .slice(0, MAX_NAMES_TRIED);
}

export const isSame = (a: readonly string[], b: readonly string[]): boolean => a.join(" ") === b.join(" ");
