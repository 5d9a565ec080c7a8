/** Reads a question into slots. */
import { type Chosen, chooseAreas, cityOf, correctArea, placeBeside, withoutNames } from "./choose-areas.ts";
import { collectParts, type Parts } from "./collect-parts.ts";
import { type Item, isLeftover, isSignificant, mayEndName, readSentence, type Sentence, textOf } from "./read-query.ts";
import { readRoute } from "./read-route.ts";
import type { SearchContext } from "./search-context.ts";
import { searchWords } from "./search-words.ts";
import { isUnrestricted, NO_SLOTS, type Slots } from "./slots.ts";

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

export function readQuery(context: SearchContext, typed: string): Reading {
  const sentence = readSentence(context, typed);
  const { items, ignored } = sentence;
  const beside = placeBeside(context, sentence);
  const others = beside ? items.filter((item) => !beside.items.includes(item)) : items;
  const parts = withoutNames(context, sentence, collectParts({ ...sentence, items: others }));
  const plain = { corrected: false, alternatives: [], name: NO_NAME, isBareArea: false, ignored };

  const route = readRoute(sentence, parts.areas, parts.days);
  if (route) return { ...plain, slots: { ...NO_SLOTS, ...parts.slots, here: false, route } };
  if (sentence.areas.isHouse(0) && items[0]!.to < sentence.tokens.length) {
    return { ...plain, slots: { ...NO_SLOTS, address: sentence.text } };
  }

  const chosen = beside ?? correctArea(context, sentence, parts) ?? chooseAreas(parts, items);
  const slots = placeSlots(context, sentence, parts, chosen);
  const beyond = items.filter((item) => !chosen.items.includes(item) && isSignificant(item));
  const nameText = nameIn(sentence);
  const name = { words: searchWords(nameText), beyondArea: searchWords(textOf(sentence, beyond)) };
  const found = {
    ...plain,
    name,
    corrected: chosen.areas.some(({ corrected }) => corrected),
    alternatives: alternativesTo(sentence, slots, chosen),
  };
  if (isName(context, sentence, slots, chosen, name)) {
    const isFull = context.index.findNamed(searchWords(sentence.text)).length > 0;
    return { ...found, slots: { ...NO_SLOTS, words: isFull ? sentence.text : nameText } };
  }
  if (isWordAlone(items) || (isUnrestricted(slots) && slots.leftover.length > 0)) {
    return { ...found, slots: { ...slots, month: undefined, leftover: [], words: nameText } };
  }
  return { ...found, slots, isBareArea: items.length === 1 && chosen.items.length === 1 };
}

const NO_NAME = { words: [], beyondArea: [] };

/** The slots with their areas and what is left over. */
function placeSlots(context: SearchContext, sentence: Sentence, parts: Parts, { items, areas }: Chosen): Slots {
  const slots = { ...NO_SLOTS, ...parts.slots };
  const isMeasured = slots.miles !== undefined || slots.minutes !== undefined;
  const placed = areas.map(({ area }) => (isMeasured ? cityOf(context, area) : area));
  const leftover = sentence.items.filter(
    (item) =>
      !items.includes(item) &&
      !isAttached(sentence, item) &&
      (isLeftover(item) || (item.area !== undefined && !parts.negated.has(item))),
  );
  return {
    ...slots,
    areas: placed,
    here: placed.length === 0 && (slots.here || slots.order === "nearest"),
    leftover: leftover.map((item) => textOf(sentence, [item])),
  };
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
