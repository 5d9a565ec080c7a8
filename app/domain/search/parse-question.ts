/** Reads a question: walks its words once, takes the longest phrase that means something, and fills the slots. */

import { activityMeant } from "../browse/places-with-activity.ts";
import { editDistance, maxEdits } from "../edit-distance.ts";
import { AreaReader, type FoundArea, isLittleWord } from "./area-reader.ts";
import { CORRECTABLE, type LexiconMatch, lookUp, type Meaning, wordsAfter } from "./lexicon.ts";
import type { SearchContext } from "./search-context.ts";
import { searchWords } from "./search-words.ts";
import type { ActivitySlot } from "./slots.ts";
import { MAX_TOKENS, type Token, tidyQuery, tokenize } from "./tokenize.ts";

/** A part of the question, from one token to before another. Without any meaning it is left over. */
export interface Item {
  readonly from: number;
  readonly to: number;
  readonly meaning?: Meaning;
  readonly area?: FoundArea;
  readonly activity?: ActivitySlot;
  /** The number in the words: of an amount. */
  readonly count?: number | undefined;
  /** A place that is excluded: "except Alcatraz". */
  readonly name?: string;
  /** The meaning is that of a similar word. */
  readonly isCorrected?: true;
  /** What stands before it, with or without an article. */
  readonly preposition?: string | undefined;
  /** "Or", "and". */
  readonly isJoined?: boolean;
  readonly afterComma?: boolean;
  /** "Not", "except", "outside". */
  readonly isNegated?: boolean;
}

export type AreaItem = Item & { readonly area: FoundArea };

export interface Question {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly areas: AreaReader;
  readonly items: readonly Item[];
  /** What was too long to be read. */
  readonly ignored: string;
}

const MAX_CORRECTIONS = 4;
const MAX_ACTIVITY_WORDS = 4;
const MAX_EXCLUDED = 4;
const MAX_EXCLUDED_WORDS = 5;

const ARTICLES = new Set(["the", "a", "an"]);

/** "B&B?" is a bed and breakfast, "90min" an amount, "Miami -> Key West" a drive. */
const inPlainWords = (text: string): string =>
  text
    .replace(/\bb ?& ?b(s?)\b/gi, "bed and breakfast$1")
    .replace(/->|→/g, " to ")
    .replace(/(\d)(hrs?|h|mins?|mi|miles?|hours?|minutes?|yos?|yrs?)\b/gi, "$1 $2");

export function parseQuestion(context: SearchContext, typed: string): Question {
  const whole = inPlainWords(tidyQuery(typed));
  const beyond = tokenize(whole)[MAX_TOKENS]?.start ?? whole.length;
  const text = whole.slice(0, beyond).trimEnd();
  const tokens = tokenize(text);
  const areas = new AreaReader(context, text, tokens);
  const walked = withoutToldKinds(context, walk(context, tokens, areas), areas);
  const items = bind(mainKinds(walked, text, tokens), text, tokens);
  const tooLong = typed.replace(/\s+/g, " ").trim().slice(tidyQuery(typed).length);
  return { text, tokens, areas, items, ignored: `${whole.slice(beyond)}${tooLong}`.trim() };
}

/** One pass over the tokens. */
function walk(context: SearchContext, tokens: readonly Token[], areas: AreaReader): Item[] {
  const words = tokens.map(({ word }) => word);
  const items: Item[] = [];
  let corrections = 0;
  let excluded = 0;
  for (let i = 0; i < tokens.length; i = items.at(-1)!.to) items.push(itemAt(i));
  return items;

  function itemAt(i: number): Item {
    const isPlaceNext = followsPreposition(items, words);
    const found = areas.at(i, isPlaceNext);
    const area = found && isSomebody(i, found) ? undefined : found;
    mendPhrase(i);
    const phrase = phraseAt(i);
    const activity = activityAt(i);
    const other = Math.max(phrase?.length ?? 0, activity?.length ?? 0);
    const length = Math.max(area?.length ?? 0, other);
    const name = excludedAt(i, area?.isWeak ? other : length);
    if (name) return name;
    const others = [phrase, activity].some((other) => other?.length === length);
    if (area?.length === length && (!others || area.isSure || (isPlaceNext && !area.isWeak))) {
      return { from: i, to: i + length, area };
    }
    if (phrase?.length === length) return { from: i, to: i + length, meaning: phrase.meaning, count: phrase.count };
    if (activity?.length === length) return { from: i, to: i + length, activity };
    const corrected = correctedAt(i);
    return corrected
      ? { from: i, to: i + corrected.length, meaning: corrected.meaning, isCorrected: true }
      : { from: i, to: i + 1 };
  }

  /** The longest phrase; one that ends in a preposition leaves that to the place behind it: "go in Ohio". */
  function phraseAt(i: number): LexiconMatch | undefined {
    return lookUp(words, i).find(({ meaning, length }) => {
      if (meaning.slot === "activity") return false;
      const isOpen =
        length > 1 &&
        meaning.slot !== "preposition" &&
        lookUp(words, i + length - 1)[0]?.meaning.slot === "preposition";
      const next = words[i + length] === "the" ? i + length + 1 : i + length;
      return !isOpen || next >= tokens.length || !areas.at(next, true);
    });
  }

  function activityAt(i: number): (ActivitySlot & { length: number }) | undefined {
    const [longest] = lookUp(words, i);
    if (longest?.meaning.slot === "activity") {
      const activity = activityMeant(context.catalog, longest.meaning.label);
      if (activity) return { slug: activity.slug, label: activity.label, length: longest.length };
    }
    for (let length = Math.min(MAX_ACTIVITY_WORDS, tokens.length - i); length > 0; length--) {
      const activity = activityMeant(context.catalog, areas.slice(i, i + length));
      if (activity) return { slug: activity.slug, label: activity.label, length };
    }
    return undefined;
  }

  /** After "not", a name that is longer than what else the words mean. */
  function excludedAt(i: number, shortest: number): Item | undefined {
    const [before, last] = items.filter(({ from }) => !ARTICLES.has(words[from]!)).slice(-2);
    const isExcluded = last?.meaning?.slot === "not" || (last?.meaning?.slot === "or" && before?.name !== undefined);
    if (!isExcluded || excluded >= MAX_EXCLUDED || isLittleWord(words[i]!)) return undefined;
    excluded += 1;
    for (let length = Math.min(MAX_EXCLUDED_WORDS, tokens.length - i); length > shortest; length--) {
      if (isLittleWord(words[i + length - 1]!)) continue;
      const name = areas.slice(i, i + length);
      if (context.index.findWithPhrase(searchWords(name)).length > 0) return { from: i, to: i + length, name };
    }
    return undefined;
  }

  function isKnown(term: string): boolean {
    return context.index.telling(term).size > 0;
  }

  /** A word that no place contains and that is nearly one of the lexicon. */
  function correctedAt(i: number): LexiconMatch | undefined {
    const [term = ""] = searchWords(words[i]!);
    const limit = maxEdits(term);
    if (limit === 0 || corrections >= MAX_CORRECTIONS || isKnown(term)) return undefined;
    corrections += 1;
    const nearest = nearestOf(CORRECTABLE, term, limit);
    return nearest === undefined ? undefined : lookUp(words.with(i, nearest), i)[0];
  }

  /** "Open to the publik": a misspelled word inside a phrase. */
  function mendPhrase(i: number): void {
    const { at, next } = wordsAfter(words, i);
    const [term = ""] = at < words.length ? searchWords(words[at]!) : [];
    const limit = next.length === 0 ? 0 : maxEdits(term);
    if (limit === 0 || corrections >= MAX_CORRECTIONS || isKnown(term)) return;
    const nearest = nearestOf(next, term, limit);
    if (nearest === undefined) return;
    corrections += 1;
    words[at] = nearest;
  }

  /** "The ghost of a soldier" is not in Soldier, Iowa, "a Savannah hotel" is in Savannah. */
  function isSomebody(i: number, { isSure, length }: FoundArea): boolean {
    const isAfterArticle = words[i - 1] === "a" || words[i - 1] === "an";
    const next = i + length < words.length ? lookUp(words, i + length)[0]?.meaning.slot : "preposition";
    return isAfterArticle && !isSure && next === "preposition";
  }
}

/** The known word that a misspelled one most resembles, if any does. */
function nearestOf(known: readonly string[], term: string, limit: number): string | undefined {
  return known
    .filter((word) => word[0] === term[0])
    .map((word) => ({ word, edits: editDistance(term, word, limit) }))
    .filter(({ edits }) => edits <= limit)
    .sort((a, b) => a.edits - b.edits)[0]?.word;
}

/** Whether a preposition stands before, with or without an article. */
function followsPreposition(items: readonly Item[], words: readonly string[]): boolean {
  const last = items.findLast(({ from, to }) => !(to - from === 1 && words[from] === "the"));
  return last?.meaning?.slot === "preposition";
}

const MIN_TELLERS = 3;
const MIN_TOGETHER = 0.2;

/** "The underground railroad" is no railroad: stories often tell these words side by side, and no place is called so. */
function withoutToldKinds({ index }: SearchContext, items: readonly Item[], areas: AreaReader): Item[] {
  return items.map((item, i) => {
    const before = items[i - 1];
    if (item.meaning?.slot !== "kind" || !item.meaning.isNarrow || !before || !isLeftover(before)) return item;
    const phrase = areas.slice(before.from, item.to);
    const tellers = index.telling(phrase).size;
    const isOne =
      tellers >= MIN_TELLERS && tellers >= MIN_TOGETHER * index.telling(areas.slice(before.from, before.to)).size;
    return isOne && index.findWithPhrase(searchWords(phrase)).length === 0 ? { from: item.from, to: item.to } : item;
  });
}

/** In "college dorm" the last word is what is meant, in "hotels with a bar" the first one. The other one is left over. */
function mainKinds(items: readonly Item[], text: string, tokens: readonly Token[]): Item[] {
  const isKind = (item: Item | undefined) => item?.meaning?.slot === "kind";
  return items.map((item, i) => {
    if (!isKind(item)) return item;
    const [last, next] = [tokens[item.to - 1]!, tokens[item.to]];
    const isPlain = next && !last.word.endsWith("s") && !text.slice(last.end, next.start).includes(",");
    const isAddition =
      /(?<!\b(?:nothing|none|not) )\bwith (?:an? )?$/i.test(text.slice(0, tokens[item.from]!.start)) &&
      items.slice(0, i).some(isKind);
    return isAddition || (isPlain && isKind(items[i + 1])) ? { from: item.from, to: item.to } : item;
  });
}

/** Connectives hold for what follows them: "in" for one place, "not" also for what "or" joins to it. */
function bind(items: readonly Item[], text: string, tokens: readonly Token[]): Item[] {
  let preposition: string | undefined;
  let isJoined = false;
  let isNegated = false;
  let wasNegated = false;
  let hasArea = false;
  return items.map((item) => {
    const { meaning, area } = item;
    const bound = {
      ...item,
      preposition,
      isJoined,
      afterComma: /,\s*$/.test(text.slice(0, tokens[item.from]!.start)),
      isNegated: area ? isExcluded(area) : isNegated,
    };
    if (meaning?.slot === "preposition") preposition = meaning.word;
    else if (meaning?.slot === "not") isNegated = true;
    else if (meaning?.slot === "or") {
      isJoined = true;
      isNegated = wasNegated;
    } else if (meaning?.slot === "filler") {
      if (!ARTICLES.has(tokens[item.from]!.word)) preposition = undefined;
    } else if (!isDistance(item) && !isHighway(item)) {
      preposition = undefined;
      isJoined = false;
      hasArea ||= area !== undefined && !bound.isNegated;
      if (!isLeftover(item)) [wasNegated, isNegated] = [isNegated, false];
    }
    return bound;
  });

  function isExcluded({ area }: FoundArea): boolean {
    const isOutside = preposition === "outside" && (area.kind !== "near" || hasArea);
    return isOutside || isNegated;
  }
}

export const isDistance = ({ meaning }: Item): boolean => meaning?.slot === "minutes" || meaning?.slot === "miles";
export const isHighway = ({ meaning }: Item): boolean => meaning?.slot === "highway";
export const isLeftover = (item: Item): boolean =>
  isHighway(item) || (!item.meaning && !item.area && !item.activity && item.name === undefined);

/** What a name may be made of. */
export const isSignificant = (item: Item): boolean =>
  isLeftover(item) || item.area !== undefined || item.activity !== undefined || item.meaning?.slot === "kind";
export const mayEndName = (item: Item): boolean =>
  isSignificant(item) || (item.meaning?.slot === "filler" && item.meaning.isNoun === true);

export function textOf({ areas }: Question, items: readonly Item[]): string {
  return items.map(({ from, to }) => areas.slice(from, to)).join(" ");
}

/** Without what every place is: "haunted prisons" are prisons. Empty if there is nothing else. */
export function withoutFiller(text: string): string {
  const tokens = tokenize(tidyQuery(text)).slice(0, MAX_TOKENS);
  const words = tokens.map(({ word }) => word);
  const kept: string[] = [];
  for (let i = 0; i < tokens.length; ) {
    const [match] = lookUp(words, i);
    const length = match?.length ?? 1;
    if (match?.meaning.slot !== "filler") kept.push(...tokens.slice(i, i + length).map((token) => token.text));
    i += length;
  }
  return kept.join(" ");
}
