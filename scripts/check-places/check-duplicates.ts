import { milesBetween } from "../../app/domain/geo/miles-between.ts";
import type { CuratedPlace } from "../../app/domain/places/curated-place.ts";
import { pointOf } from "../../app/domain/places/place.ts";
import { nameWords } from "../../app/domain/places/place-name-key.ts";
import { locationSlug } from "../../app/domain/places/slug.ts";
import { sharedWords, significantTerms } from "../../app/domain/submissions/name-likeness.ts";
import type { Problem } from "./read-records.ts";

const SAME_AREA_MILES = 25;
/** From this share of the rarer name's words in common, two names are near-duplicates. */
const SIMILAR_NAMES = 0.75;

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
    position: pointOf(record),
    words: significantTerms(record),
    wholeName: new Set(nameWords(record.houseName.replace(/^the\s+/i, ""))),
  }));
  return named.flatMap((a, index) =>
    named
      .slice(index + 1)
      .filter((b) => a.record.id !== b.record.id)
      .filter(
        (b) =>
          sharedWords(a.words, b.words) >= SIMILAR_NAMES ||
          (a.record.city === b.record.city && oneHoldsTheOther(a.wholeName, b.wholeName)),
      )
      .filter((b) => milesBetween(a.position, b.position) <= SAME_AREA_MILES)
      .map((b) => ({
        where: b.record.id,
        what: `looks like ${a.record.id} ("${b.record.houseName}", "${a.record.houseName}")`,
      })),
  );
}

/** "Biltmore Estate" contains "Biltmore". */
function oneHoldsTheOther(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  return [...a].every((word) => b.has(word)) || [...b].every((word) => a.has(word));
}
