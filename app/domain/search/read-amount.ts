/** Reads an amount: "within 2 hours", "a 90 minute drive", "three days", "under $20", "I-95", "an eight-year-old". */
import type { Token } from "./tokenize.ts";

/** "room": dollars for a night; "time": hours that somebody has; "highway": its number; "age": a child's. */
export type Unit = "hour" | "minute" | "mile" | "day" | "night" | "dollar" | "room" | "time" | "highway" | "age";

export interface Amount {
  readonly count: number;
  readonly unit: Unit;
  /** In tokens. */
  readonly length: number;
}

const UNITS: ReadonlyMap<string, Unit> = new Map(
  Object.entries({
    hour: "hour hours hr hrs h",
    minute: "minute minutes min mins",
    mile: "mile miles mi",
    day: "day days",
    night: "night nights",
    dollar: "dollar dollars bucks usd",
  }).flatMap(([unit, words]) => words.split(" ").map((word) => [word, unit as Unit] as const)),
);
const COUNTS = new Map<string, number>([
  ..."one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen"
    .split(" ")
    .map((word, i) => [word, i + 1] as const),
  ["a", 1],
  ["an", 1],
  ["couple", 2],
  ["few", 3],
  ["twenty", 20],
  ["thirty", 30],
]);
const words = (text: string): ReadonlySet<string> => new Set(text.split(" "));
const HIGHWAYS = words("i interstate us highway hwy route rte rt sr state road");
const BEFORE = words(
  "within less than under about up to a an in at most over for below no more max maximum around only",
);
const BEFORE_PRICE = words("cost costs costing cheaper nothing price priced admission entry tickets ticket is");
const AFTER_DISTANCE = words("drive driving by car away radius ride or less");
const AFTER_PRICE = words("or less under cheaper per person each a head admission ticket tickets entry total max");
const NIGHTLY = /^(?:an?|per|each)$/;
const DIGITS = /^\d{1,3}(?:\.\d)?$/;
const YEARS = words("year years yr yrs");
const AGE_BEFORE = words("age ages aged");
/** Older ones are grown up, or buildings. */
const MAX_CHILD_AGE = 17;
const DISTANCES: readonly Unit[] = ["hour", "minute", "mile"];

export function amountAt(typed: readonly string[], tokens: readonly Token[], start: number): Amount | undefined {
  const highway = highwayAt(start);
  const age = highway ?? ageAt(start);
  if (age) return age;
  let i = start;
  while (!countAt(i) && (BEFORE.has(typed[i] ?? "") || BEFORE_PRICE.has(typed[i] ?? ""))) i += 1;
  const counted = countAt(i);
  if (!counted) return undefined;
  const { count, unit, length } = counted;
  const isPrice = unit === "dollar";
  if (!isPrice && typed.slice(start, i).some((word) => BEFORE_PRICE.has(word))) return undefined;
  let end = i + length;
  if (isPrice && NIGHTLY.test(typed[end] ?? "") && typed[end + 1] === "night") {
    return { count, unit: "room", length: end + 2 - start };
  }
  const after = isPrice ? AFTER_PRICE : DISTANCES.includes(unit) ? AFTER_DISTANCE : undefined;
  while (after?.has(typed[end] ?? "")) end += 1;
  // "I have 3 hours in Philadelphia" is not about a drive.
  const isLimit = typed.slice(start, i).some((word) => word === "within" || word === "under" || word === "than");
  const isTime = !isLimit && (unit === "hour" || unit === "minute") && typed[end] === "in";
  return { count, unit: isTime ? "time" : unit, length: end - start };

  function countAt(at: number): Amount | undefined {
    const word = typed[at] ?? "";
    const text = tokens[at]?.text ?? "";
    if (/^\$\d/.test(text)) {
      const isTwice = UNITS.get(typed[at + 1] ?? "") === "dollar";
      return { count: Number(text.slice(1).replace(",", "")), unit: "dollar", length: isTwice ? 2 : 1 };
    }
    const isHalf = word === "half" && /^an?$/.test(typed[at + 1] ?? "");
    const count = isHalf ? 0.5 : DIGITS.test(text) ? Number(text) : COUNTS.get(word);
    const length = isHalf || typed[at + 1] === "of" ? 2 : 1;
    const unit = UNITS.get(typed[at + length] ?? "");
    if (count === undefined || unit === undefined) return undefined;
    // "A day trip" and "a night in" are phrases of the lexicon.
    return /^an?$/.test(word) && (unit === "day" || unit === "night") ? undefined : { count, unit, length: length + 1 };
  }

  /** "8 year olds", "6 yo", "aged 8"; an article before it is of it. */
  function ageAt(at: number): Amount | undefined {
    const isSaid = AGE_BEFORE.has(typed[at] ?? "");
    const counted = isSaid || /^an?$/.test(typed[at] ?? "") ? at + 1 : at;
    const text = typed[counted] ?? "";
    const count = /^\d{1,2}$/.test(text) ? Number(text) : COUNTS.get(text);
    if (count === undefined || count > MAX_CHILD_AGE) return undefined;
    const [unit = "", old = ""] = [typed[counted + 1], typed[counted + 2]];
    const isYears = YEARS.has(unit) && /^olds?$/.test(old);
    const others = isSaid ? typed.slice(counted).findIndex((word) => !/^(?:\d{1,2}|and|to|or)$/.test(word)) : 0;
    const length = isYears ? 3 : /^yos?$/.test(unit) ? 2 : others < 0 ? typed.length - counted : others;
    return length > 0 ? { count, unit: "age", length: counted + length - at } : undefined;
  }

  function highwayAt(at: number): Amount | undefined {
    let end = at;
    while (HIGHWAYS.has(typed[end] ?? "")) end += 1;
    const number = typed[end] ?? "";
    return end > at && /^\d{1,3}$/.test(number)
      ? { count: Number(number), unit: "highway", length: end + 1 - at }
      : undefined;
  }
}
