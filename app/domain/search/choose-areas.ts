/** Which of the areas in a sentence are meant: there are more towns than words. */

import { townLabel } from "../geo/gazetteer.ts";
import { partIn } from "../geo/us-regions.ts";
import type { UsState } from "../geo/us-states.ts";
import { areaAroundPlace, type FoundArea, SURE_AREA } from "./area-reader.ts";
import { cityCalled } from "./choose-town.ts";
import {
  type AreaItem,
  type Item,
  isDistance,
  isLeftover,
  isSignificant,
  type Question,
  textOf,
} from "./parse-question.ts";
import type { SearchContext } from "./search-context.ts";
import { type Area, isUnrestricted, type Slots } from "./slots.ts";

const MAX_MISSPELLED_TOKENS = 4;
/** A word that more than this share of all places have is rather that than a hamlet. */
const STORY_WORD_SHARE = 0.01;

export interface Chosen {
  /** A preposition, a comma or its state says that the area is one. */
  readonly isExplicit: boolean;
  readonly items: readonly Item[];
  readonly areas: readonly FoundArea[];
}

/** Those joined by "or"; of others the one that a preposition or a comma points to. */
export function chooseAreas(
  { index }: SearchContext,
  question: Question,
  { slots, areas }: { readonly slots: Slots; readonly areas: readonly AreaItem[] },
): Chosen {
  const { items } = question;
  const hasLeftover = items.some(isLeftover);
  const isBesideLeftover = (item: Item) =>
    [-1, 1].some((step) => items.some((other, i) => i === items.indexOf(item) + step && isLeftover(other)));
  // "Abraham Lincoln" is no town.
  const isPartOfName = (item: Item) => {
    const before = items[items.indexOf(item) - 1];
    return before !== undefined && isLeftover(before) && index.telling(textOf(question, [before, item])).size > 0;
  };
  const isAlone = areas.length === 1 && items.length <= 2 && isUnrestricted(slots);
  // "Soldier" and "Hunter" are hamlets as well.
  const isStoryWord = ({ text }: FoundArea) => index.telling(text).size > STORY_WORD_SHARE * index.size;
  const meant = areas.filter((item) => {
    const { area: found, preposition } = item;
    if (preposition === undefined && !found.isSure) {
      if ((!found.isLarge && isBesideLeftover(item)) || isPartOfName(item)) return false;
    }
    const isMeant = preposition !== undefined || found.area.kind === "state" || (isAlone && !isStoryWord(found));
    return !found.isWeak || (!hasLeftover && isMeant);
  });
  const joined = meant.filter(
    (area, i) => area.isJoined || meant[i + 1]?.isJoined || (meant.length > 2 && meant[i + 1]?.afterComma),
  );
  const towns = meant.filter(({ area }) => area.area.kind === "near");
  const named =
    meant.find((item) => isPointedTo(item) && (towns.length === 0 || item.area.area.kind === "near")) ??
    towns[0] ??
    meant[0];
  // The Hudson Valley beside New York.
  const state = named?.area.area.kind === "near" ? undefined : meant.map(stateOf).find((found) => found !== undefined);
  const within = meant.find(
    ({ area: { area } }) => area.kind === "region" && state && area.region.states.includes(state),
  );
  const best = within ?? named;
  const list = joined.length > 1 ? joined : best ? [best] : [];
  const states = list.map(({ area: { area } }) => ("state" in area ? area.state : undefined));
  // A state beside its own town adds nothing, nor does the whole country.
  const redundant = meant.filter(
    ({ area: { area } }) =>
      isCountry(area) || (area.kind === "state" && (states.includes(area.state) || (within && area.state === state))),
  );
  return {
    isExplicit: list.some((item) => isPointedTo(item) || item.area.isSure),
    items: [...list, ...redundant],
    areas: list
      .map(({ area }) => (joined.length > 1 || !state ? area : withinState(area, state)))
      .filter(({ area }) => !isCountry(area)),
  };
}

const isPointedTo = ({ preposition, afterComma }: Item): boolean => preposition !== undefined || afterComma === true;
const stateOf = ({ area: { area } }: AreaItem): UsState | undefined => (area.kind === "state" ? area.state : undefined);

/** "The Ozarks, Missouri", "I-40 near Tennessee": the region's part in the state. */
function withinState(found: FoundArea, state: UsState): FoundArea {
  if (found.area.kind !== "region" || !found.area.region.states.includes(state)) return found;
  const region = partIn(found.area.region, state);
  return { ...found, area: { kind: "region", label: region.label, region } };
}

const isCountry = (area: Area): boolean => area.kind === "region" && area.region.states.length === 0;

/** Around New York rather means the city. */
export function cityOf({ gazetteer }: SearchContext, area: Area): Area {
  if (area.kind !== "state") return area;
  const city = cityCalled(gazetteer, area.state.code === "DC" ? "Washington" : area.state.name, area.state.code);
  return city ? { kind: "near", label: townLabel(city), lat: city.lat, lng: city.lng, state: city.state } : area;
}

/** "Near the Stanley Hotel", "ten miles from Boston Common": around a place of the directory. */
export function placeBeside(context: SearchContext, { items, areas, tokens }: Question): Chosen | undefined {
  const at = items.findLastIndex(({ meaning }, i) => {
    const word = meaning?.slot === "preposition" ? meaning.word : undefined;
    const isMeasured = items.slice(0, i).some(isDistance);
    return word === "near" || (isMeasured && (word === "of" || word === "from"));
  });
  const run = items.slice(at + 1);
  while (run[0] && !isSignificant(run[0])) run.shift();
  if (at < 0 || !run[0]) return undefined;
  const { from } = run[0];
  if (run.every((item) => item.area)) return undefined;
  const text = areas.slice(from, tokens.length);
  const area = areaAroundPlace(context, text);
  return area && { isExplicit: true, items: run, areas: [{ ...SURE_AREA, area, length: tokens.length - from, text }] };
}

/** "From pheonix to flagstaf": the ends of a drive, despite typos. */
export function withMisspelledEnds({ items, areas: reader }: Question, areas: readonly AreaItem[]): AreaItem[] {
  const ends = items
    .filter((item) => isLeftover(item) && (item.preposition === "from" || item.preposition === "to"))
    .slice(0, 2)
    .flatMap((item) => {
      const area = reader.correct(item.from, item.to - item.from);
      return area ? { ...item, area } : [];
    });
  return [...areas, ...ends].sort((a, b) => a.from - b.from);
}

/** A misspelled town or state: after a preposition, beside a state, all there is, or made of words that no place contains. */
export function correctArea(
  context: SearchContext,
  question: Question,
  found: readonly AreaItem[],
): Chosen | undefined {
  for (const run of leftoverRuns(question.items)) {
    const chosen = correctRun(context, question, found, run);
    if (chosen) return chosen;
  }
  return undefined;
}

function correctRun(
  { index }: SearchContext,
  { items, areas, text }: Question,
  others: readonly AreaItem[],
  run: readonly Item[],
): Chosen | undefined {
  const [first, last] = [run[0]!, run.at(-1)!];
  const [before, after] = [items[items.indexOf(first) - 1], items[items.indexOf(last) + 1]];
  const beside = others.find(
    (item) => item === (item.area.area.kind === "state" ? after : before) && item.area.area.kind !== "region",
  );
  const from = Math.min(first.from, beside?.from ?? first.from);
  const to = Math.max(last.to, beside?.to ?? last.to);
  if (to - from > MAX_MISSPELLED_TOKENS) return undefined;
  const isAlone = run.length === items.length;
  const words = areas.slice(first.from, last.to);
  const isMeant = before?.meaning?.slot === "preposition" || !index.hasWords(isAlone ? text : words);
  if (!beside && (!isMeant || !run.some(isLeftover) || others.some(({ area }) => !area.isWeak))) return undefined;
  const found = areas.correct(from, to - from);
  return found && { isExplicit: true, items: beside ? [...run, beside] : run, areas: [found] };
}

/** Words that nothing was made of, and hamlets, which may be a larger town misspelled. */
function leftoverRuns(items: readonly Item[]): Item[][] {
  const runs: Item[][] = [];
  items.forEach((item, i) => {
    if (!isUncertain(item)) return;
    if (i > 0 && isUncertain(items[i - 1]!)) runs.at(-1)!.push(item);
    else runs.push([item]);
  });
  return runs;
}

const isUncertain = (item: Item): boolean => isLeftover(item) || item.area?.isWeak === true;
