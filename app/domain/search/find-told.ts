/** Words that stories tell side by side and that mean nothing else: "Kate Morgan", "Virginia Dare", "Chloe". */
import { nameIn } from "./find-names.ts";
import { type AreaItem, type Item, isLeftover, isSignificant, type Question } from "./parse-question.ts";
import type { SearchContext } from "./search-context.ts";
import { searchWords } from "./search-words.ts";

const MAX_TOLD_TOKENS = 5;
/** A hamlet with its state is rather meant than two of these. */
const MANY = 3;

/** A town or state among them was not meant, unless a preposition or a comma says so. */
export function toldMeant({ index }: SearchContext, question: Question): string | undefined {
  const { items, areas } = question;
  const [first, last] = [items.findIndex(isSignificant), items.findLastIndex(isSignificant)];
  const run = items.slice(first, last + 1);
  if (!run.some(isArea) || !run.every(isToldWord) || isPointedTo(run[0]!)) return undefined;
  const [from, to] = [run[0]!.from, run.at(-1)!.to];
  if (to - from > MAX_TOLD_TOKENS || index.findNamed(searchWords(nameIn(question))).length > 0) return undefined;
  const told = areas.slice(from, to);
  if (!run.some(isLeftover) && !run.some(isHamlet)) return undefined;
  // "George, Washington" is one, too.
  const least = run.length === 1 && to - from > 1 ? MANY : 1;
  return index.telling(told).size >= least ? told : undefined;
}

/** "Ghost of Chloe" is no place. */
const isPointedTo = ({ preposition }: Item): boolean => preposition !== undefined && preposition !== "of";
const isArea = (item: Item): item is AreaItem => item.area !== undefined;
const isToldWord = (item: Item): boolean =>
  (isLeftover(item) || isArea(item)) && item.afterComma === false && item.isNegated === false && !item.isJoined;
const isHamlet = ({ area }: Item): boolean => area?.isHamlet === true;
