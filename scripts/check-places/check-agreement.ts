/** Whether the fields of a record agree with one another and with its own words. Plain patterns: each finds a kind of mistake that was made. */
import type { CuratedPlace } from "../../app/domain/places/curated-place.ts";
import { MONTHS } from "../../app/domain/places/season.ts";
import type { Problem } from "./read-records.ts";

const TIME_OF_YEAR = `(?:spring|summer|fall|autumn|${MONTHS.join("|")})`;
/** One clause says that the place opens for, or closes in, a part of the year. */
const SEASONAL = [
  new RegExp(
    String.raw`\b(?:open(?:s|ed)?|shown)\b[^.;]*\b(?:in season|seasonal(?:ly)?|in summer|from (?:\w+[ -])?${TIME_OF_YEAR} (?:to|through|until|into)\b)`,
    "i",
  ),
  /\b(?:closes|closed|shut)\b(?! to\b)[^.;]*\b(?:in|for|during|over) (?:the )?(?:winter|season)\b/,
];
const MONTH_IN_HOURS = new RegExp(MONTHS.map((month) => month.slice(0, 3)).join("|"));
/** "From Memorial Day" is a month, too; grounds that close at sunset are open all year around houses that are not. */
const isForAllYear = (hours: string): boolean => !MONTH_IN_HOURS.test(hours) && !hours.includes("sunset");

const EVENINGS =
  /\b(?:evenings?|nights?|overnight|nightly|after (?:dark|closing|hours)|lantern|candlelight|flashlight|ghost (?:tours|hunts|walks)|investigations)\b/i;
const FIVE_O_CLOCK = "17:00";

const YEAR_OF_BUILDING = /\b(?:built|finished|completed|erected)(?: \w+)? in (1[5-9]\d\d|20\d\d)\b/g;
const NOTHING_STANDS =
  /(?:^|\. )The [\w' ]{3,40} (?:is|are|was|were|has been) (?:gone|pulled down|demolished|torn down|razed)\b/;
const STYLES =
  "Gothic Revival|Greek Revival|Italianate|Queen Anne|Romanesque|Second Empire|Art Deco|Georgian|Federal|Tudor|Mission Revival|Beaux-Arts|Colonial Revival";
const STYLE_OF_BUILDING = new RegExp(
  String.raw`\b(${STYLES})(?: Revival)? (?:style|house|mansion|villa|church|hotel|theater|courthouse|building)\b`,
  "g",
);

export function checkAgreement(record: CuratedPlace): Problem[] {
  return [...hoursProblems(record), ...buildingProblems(record)].map((what) => ({ where: record.id, what }));
}

function hoursProblems(record: CuratedPlace): string[] {
  const { openingHours, season, afterDark, accessNote } = record;
  if (openingHours === undefined) return [];
  const problems: string[] = [];
  const seasonal = SEASONAL.map((pattern) => pattern.exec(wordsOf(record))?.[0]).find(Boolean);
  if (seasonal && season === undefined && isForAllYear(openingHours))
    problems.push(`says "${seasonal}", but its hours name no months and it has no season`);
  if (afterDark && endsByFive(openingHours) && !EVENINGS.test(accessNote))
    problems.push(
      `is there after dark, but its hours end by five and its access note names no evenings (${openingHours})`,
    );
  return problems;
}

function endsByFive(hours: string): boolean {
  const ends = [...hours.matchAll(/-(\d\d:\d\d)/g)].map(([, end]) => end!);
  return ends.length > 0 && !hours.includes("sunset") && ends.every((end) => end > "06:00" && end <= FIVE_O_CLOCK);
}

function buildingProblems(record: CuratedPlace): string[] {
  const { yearBuilt, architectureStyle, accessNote, access } = record;
  const words = wordsOf(record);
  const problems: string[] = [];
  const years = [...words.matchAll(YEAR_OF_BUILDING)].map(([, year]) => year!);
  if (yearBuilt !== undefined && years.length > 0 && !words.includes(String(yearBuilt)))
    problems.push(`yearBuilt is ${yearBuilt}, but its words name ${years.join(" and ")}`);
  const gone = NOTHING_STANDS.exec(accessNote)?.[0];
  if (gone && access !== "gone" && yearBuilt !== undefined)
    problems.push(`has the yearBuilt ${yearBuilt} of something else: "${gone}"`);
  const styles = new Set([...words.matchAll(STYLE_OF_BUILDING)].map(([, style]) => style!));
  if (architectureStyle && styles.size > 0 && ![...styles].some((style) => architectureStyle.includes(style)))
    problems.push(`architectureStyle is ${architectureStyle}, but its words say ${[...styles].join(" and ")}`);
  return problems;
}

const wordsOf = ({ accessNote, storySummary, fullStory }: CuratedPlace): string =>
  [accessNote, storySummary, fullStory].join("\n");
