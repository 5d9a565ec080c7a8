import type { CuratedPlace } from "../../app/domain/curated-place.ts";
import { milesBetween } from "../../app/domain/miles-between.ts";
import { nameWords } from "../../app/domain/place-name-key.ts";
import { locationSlug } from "../../app/domain/slug.ts";
import type { Problem } from "./read-records.ts";

const SAME_AREA_MILES = 25;
/** The part of the rarer name's words that both share from which two names are near-duplicates. */
const SIMILAR_NAMES = 0.75;
const EVERYDAY_WORDS = new Set(
  "the of and at in old historic house hotel inn hall mansion site park state museum".split(" "),
);

export function checkDuplicates(records: readonly CuratedPlace[]): Problem[] {
  return [
    ...checkUnique(records, "id", (record) => record.id),
    ...checkUnique(records, "slug", locationSlug),
    ...checkNear(records),
  ];
}

function checkUnique(
  records: readonly CuratedPlace[],
  what: string,
  keyOf: (record: CuratedPlace) => string,
): Problem[] {
  const seen = new Map<string, CuratedPlace>();
  return records.flatMap((record) => {
    const key = keyOf(record);
    const first = seen.get(key);
    seen.set(key, first ?? record);
    return first ? [{ where: record.id, what: `has the ${what} ${key} of ${first.houseName}` }] : [];
  });
}

function checkNear(records: readonly CuratedPlace[]): Problem[] {
  const named = records.map((record) => ({
    record,
    position: { lat: record.latitude, lng: record.longitude },
    words: tellingWords(record),
  }));
  return named.flatMap((a, index) =>
    named
      .slice(index + 1)
      .filter((b) => a.record.id !== b.record.id && similarity(a.words, b.words) >= SIMILAR_NAMES)
      .filter((b) => milesBetween(a.position, b.position) <= SAME_AREA_MILES)
      .map((b) => ({
        where: b.record.id,
        what: `looks like ${a.record.id} ("${b.record.houseName}", "${a.record.houseName}")`,
      })),
  );
}

function tellingWords(record: CuratedPlace): Set<string> {
  const city = new Set(nameWords(record.city));
  const words = nameWords(record.houseName);
  const telling = words.filter((word) => !EVERYDAY_WORDS.has(word) && !city.has(word));
  return new Set(telling.length > 0 ? telling : words);
}

function similarity(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const shared = [...a].filter((word) => b.has(word)).length;
  return shared / Math.max(a.size, b.size);
}
