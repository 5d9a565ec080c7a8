/** Reads an amount: "within 2 hours", "a 90 minute drive", "three days", "two nights". */
import type { Token } from "./tokenize.ts";

export type Unit = "hour" | "minute" | "mile" | "day" | "night" | "dollar";

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
  ...["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"].map(
    (word, i) => [word, i + 1] as const,
  ),
  ["a", 1],
  ["an", 1],
  ["couple", 2],
  ["few", 3],
  ["twenty", 20],
  ["thirty", 30],
]);
const BEFORE = new Set("within less than under about up to a an in at most over for".split(" "));
const AFTER = new Set("drive driving by car away radius".split(" "));
const DIGITS = /^\d{1,3}(?:\.\d)?$/;

export function amountAt(words: readonly string[], tokens: readonly Token[], start: number): Amount | undefined {
  let i = start;
  while (!countAt(i) && BEFORE.has(words[i] ?? "")) i += 1;
  const counted = countAt(i);
  if (!counted) return undefined;
  let end = i + counted.length + 1;
  if (["hour", "minute", "mile"].includes(counted.unit)) while (AFTER.has(words[end] ?? "")) end += 1;
  return { count: counted.count, unit: counted.unit, length: end - start };

  function countAt(at: number): Amount | undefined {
    const word = words[at] ?? "";
    if (/^\$\d/.test(tokens[at]?.text ?? ""))
      return { count: Number(tokens[at]!.text.slice(1).replace(",", "")), unit: "dollar", length: 0 };
    const isHalf = word === "half" && /^an?$/.test(words[at + 1] ?? "");
    const typed = tokens[at]?.text ?? "";
    const count = isHalf ? 0.5 : DIGITS.test(typed) ? Number(typed) : COUNTS.get(word);
    const length = isHalf || words[at + 1] === "of" ? 2 : 1;
    const unit = UNITS.get(words[at + length] ?? "");
    if (count === undefined || unit === undefined) return undefined;
    // "A day trip" and "a night in" are phrases of the lexicon.
    return /^an?$/.test(word) && (unit === "day" || unit === "night") ? undefined : { count, unit, length };
  }
}
