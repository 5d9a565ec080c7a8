/** The names of places in a question: asked about, compared, beside a town, or instead of what the words mean. */
import { MAX_COMPARED } from "../browse/compare-path.ts";
import { cityByNickname } from "../geo/city-nicknames.ts";
import { stateByName } from "../geo/us-states.ts";
import type { PlaceCard } from "../places/place.ts";
import type { Chosen } from "./choose-areas.ts";
import { isKindWord } from "./lexicon.ts";
import { isIn } from "./match-slots.ts";
import {
  type AreaItem,
  type Item,
  isLeftover,
  isSignificant,
  mayEndName,
  type Question,
  textOf,
} from "./parse-question.ts";
import type { SearchContext } from "./search-context.ts";
import { searchWords } from "./search-words.ts";
import type { Slots } from "./slots.ts";

/** Misspelled names beside a town. */
const MAX_SIMILAR = 5;
const MAX_NAME_ITEMS = 6;
const MAX_NAMES_TRIED = 8;

const MAX_ASKED_TOKENS = 8;

/** From the first word that says something to the last: "the Stanley Hotel". */
export function nameIn(question: Question): string {
  const first = question.items.findIndex(isSignificant);
  const last = question.items.findLastIndex(mayEndName);
  if (first < 0) return question.text;
  const isArticleBefore = first === 1 && /^(?:the|a|an)$/i.test(textOf(question, [question.items[0]!]));
  return textOf(question, question.items.slice(isArticleBefore ? 0 : first, Math.max(first, last) + 1));
}

/** Places whose name is all that was typed, or all but their town and state: "Old Jail, St. Augustine". */
export function placesNamed({ index }: SearchContext, { areas, tokens }: Question): readonly PlaceCard[] {
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

/** "At Waverly Hills" is not in Waverly. */
export function withoutNames({ index }: SearchContext, question: Question, areas: readonly AreaItem[]): AreaItem[] {
  return areas.filter((item) => {
    const at = question.items.indexOf(item);
    const end = question.items.findIndex((next, i) => i > at && !isLeftover(next) && !next.area?.isWeak);
    const run = question.items.slice(at, end < 0 ? undefined : end);
    if (item.area.isSure) return true;
    if (run.length > 1) return index.findNamed(searchWords(textOf(question, run))).length === 0;
    // "At Clinton Road" is not in Clinton.
    if (question.items[at + 1]?.meaning?.slot !== "kind") return true;
    const called = textOf(question, question.items.slice(at, at + 2));
    const isCalled = ({ houseName }: PlaceCard) => houseName.toLowerCase() === called.toLowerCase();
    return !index.findNamed(searchWords(called)).some(isCalled);
  });
}

const isFactAsked = ({ items }: Pick<Question, "items">): boolean =>
  items.some(({ meaning }) => meaning?.slot === "filler" && meaning.fact !== undefined);

/** "Phone number of the Stanley Hotel": the name of a place whose facts are asked for beats a town called so. */
export function placeAskedAbout(
  { index }: SearchContext,
  { items, areas, tokens }: Question,
): { words: string; called: readonly PlaceCard[] } | undefined {
  if (!isFactAsked({ items })) return undefined;
  const significant = items.find(isSignificant)?.from ?? tokens.length;
  const isTown = (from: number, to: number) => {
    const area = areas.at(from, true);
    return area?.length === to - from && !area.isHamlet && tokens[from - 1]?.word !== "the";
  };
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

const isMaybeName = (item: Item): boolean => isLeftover(item) || item.area?.isSure === false;

/** "Stanley Hotel vs Queen Mary", "Alcatraz or Winchester House": names on both sides, and nothing else. */
export function placesCompared({ index }: SearchContext, question: Question): readonly PlaceCard[] {
  const { items, tokens } = question;
  const isAsked = items.some(({ meaning }) => meaning?.slot === "answer" && meaning.answer === "compare");
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
    const called = nameIn({ ...question, items: name });
    const isLong = name.filter(mayEndName).length > 1;
    const isSaid = isAsked || name.some((item) => isLeftover(item) || (isLong && item.area?.isSure === false));
    return isSaid && name.length <= MAX_NAME_ITEMS
      ? (index.findNamed(searchWords(called))[0] ?? index.findNamesLike(called, 1)[0])
      : undefined;
  });
  return places.includes(undefined) ? [] : [...new Set(places as PlaceCard[])];
}

/** A name among what was understood, by its words: all of them, and those that are not of the area. */
export interface PlacedName {
  readonly slots: Slots;
  readonly chosen: Chosen;
  readonly name: { readonly words: readonly string[]; readonly beyondArea: readonly string[] };
}

/**
 * Places to list before the others: "Winchester" is a town and a house, "Stanley Hotel, Estes Park" a name and a town,
 * "Salem, MA" only a town.
 */
export function namesBesideArea({ index }: SearchContext, question: Question, found: PlacedName): PlaceCard[] {
  const { slots, chosen, name } = found;
  const { words, beyondArea } = name;
  const [area, ...others] = slots.areas;
  if (others.length > 0 || area?.kind === "region" || !(area || slots.here) || cityByNickname(question.text)) return [];
  if (area?.kind === "near" && isBareArea(question, chosen)) {
    const isTown = words.length === searchWords(area.label.split(",")[0]!).length;
    return isTown ? index.findNamed(words) : [];
  }
  if (beyondArea.length === 0) {
    // "Is there a ghost in the White House" asks for it, and "ghosts in Salem" not for the USS Salem.
    const isWhole = ({ houseName }: PlaceCard) => searchWords(houseName).join(" ") === words.join(" ");
    return index.findNamed(words).filter(isWhole);
  }
  if (slots.leftover.length > 0) {
    const called = index.findNamed(beyondArea, words);
    const text = beyondArea.join(" ");
    if (called.length > 0 || index.hasWords(text)) return called;
    return index.findNamesLike(text, MAX_SIMILAR).filter((place) => place.state === area?.state?.name);
  }
  if (words.length <= beyondArea.length) return [];
  // For a state, or a kind of place in a town, the name must contain every word: "Hotel Colorado".
  const called = index.findNamed(words);
  const [kind] = slots.kinds;
  if (called.length > 0 || !kind || area?.kind === "state" || words.at(-1) !== searchWords(kind.phrase).at(-1))
    return called;
  // "Winchester mansion" is the Winchester Mystery House.
  return index.findNamed(words.slice(0, -1)).filter(({ placeType }) => placeType === kind.type);
}

/** Whether the area is all that was typed. */
export const isBareArea = ({ items }: Question, chosen: Chosen): boolean =>
  items.length === 1 && chosen.items.length === 1;

/** A name beats the slots where the name is what was typed. */
export function nameMeant(
  context: SearchContext,
  question: Question,
  { slots, chosen: { items, areas, isExplicit }, name }: PlacedName,
): string | undefined {
  const { index } = context;
  const isTown = areas.length > 0 && !isExplicit;
  const hasLeftover = slots.leftover.length > 0;
  if (!isTown && !hasLeftover) return undefined;
  const isFull = index.findNamed(searchWords(question.text)).length > 0;
  const whole = isFull ? question.text : nameIn(question);
  // "The history of Salem" has the article of another word.
  const isAfterArticle = /^the$/i.test(textOf(question, [question.items[0]!])) && !isFactAsked(question);
  const isAreaAlone =
    isTown && name.words.length === searchWords(areas.map(({ text }) => text).join(" ")).length && !isAfterArticle;
  const isCalled = index.findNamed(name.words).length > 0;
  if (!isAreaAlone && name.words.length > 0 && isCalled) return whole;
  if (!hasLeftover || (isExplicit && areas.some(({ area }) => area.kind === "near"))) return undefined;
  if (name.beyondArea.length < name.words.length && index.findNamed(name.beyondArea, name.words).length > 0)
    return whole;
  const isLeft = (item: Item) => !items.includes(item) && (isLeftover(item) || item.area !== undefined);
  const inRun = nameInRuns(context, question, { slots, areas }, isLeft);
  if (inRun !== undefined) return inRun;
  const isLike =
    name.words.length <= MAX_NAME_ITEMS &&
    (isTown || (areas.length === 0 && !index.hasWords(slots.leftover.join(" ")))) &&
    (index.findNamesLike(name.words.join(" "), 1).length > 0 || isMostlyNamed(index, name.words));
  return isLike || (isTown && slots.kinds.length === 0 && index.hasWords(name.words.join(" "))) ? whole : undefined;
}

const MIN_KNOWN_WORDS = 2;

/** "Waverly hils sanatorium": all words but one are of a name, and that one is of nothing. */
function isMostlyNamed(index: SearchContext["index"], words: readonly string[]): boolean {
  const known = words.filter((word) => index.hasWords(word));
  const isOneUnknown = known.length === words.length - 1 && known.length >= MIN_KNOWN_WORDS;
  return isOneUnknown && !known.every(isKindWord) && index.findNamed(known).length > 0;
}

/** Words side by side that name a place, of the kind that was asked for: "Menger Hotel". */
function nameInRuns(
  { index }: SearchContext,
  question: Question,
  { slots: { kinds }, areas }: Pick<PlacedName["chosen"], "areas"> & Pick<PlacedName, "slots">,
  isLeft: (item: Item) => boolean,
): string | undefined {
  const isOfKind = ({ placeType, stay }: PlaceCard) =>
    kinds.some(({ type }) => type === placeType || (type === "hotel" && stay === true));
  for (const parts of nameRuns(question.items, isLeft)) {
    const text = textOf(question, parts);
    const leftText = textOf(question, parts.filter(isLeft));
    const [words, left] = [searchWords(text), searchWords(leftText)];
    const hasKind = left.length < words.length;
    // "Edgar Allan Poe Baltimore" is not the museum in Richmond.
    const isThere = (place: PlaceCard) => !areas.some(({ isKnown, area }) => isKnown && !isIn(area, place));
    const isNamed = (place: PlaceCard) =>
      isThere(place) &&
      searchWords(place.houseName).length < 2 * words.length &&
      (hasKind || kinds.length === 0 || isOfKind(place));
    if (index.findNamed(words).some(isNamed)) return text;
    const called = hasKind ? index.findNamed(left) : [];
    if (called.some(({ houseName }) => searchWords(houseName).every((word) => words.includes(word)))) return text;
    if (left.length < 2) continue;
    // "Civil War hospital" is what a story says, and "Lizzie Borden bed and breakfast" the Lizzie Borden House.
    const having = index.havingWords(words);
    if (called.some(({ id }) => having.has(id))) return text;
    if (called.some(isOfKind)) return leftText;
  }
  return undefined;
}

/** Words side by side that may be a name, such as "Menger Hotel" or "Bell Witch", or end in one: at least one of them is left over. */
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
