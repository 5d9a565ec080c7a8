/** Submissions that wait at the same time and may mean the same place. */

import { addressKey } from "../geo/street-address.ts";
import { memoize } from "../memoize.ts";
import { citySlug } from "../places/slug.ts";
import { nameLikeness, significantTerms } from "./name-likeness.ts";

export interface WaitingSubmission {
  readonly id: string;
  readonly attractionName: string;
  readonly streetAddress: string;
  readonly city: string;
  readonly state: string;
  readonly submittedAt: string;
}

export interface LikelyTwin {
  readonly twin: WaitingSubmission;
  /** Of the names, 0 to 1. */
  readonly likeness: number;
  readonly sameAddress: boolean;
}

const LEAST_LIKENESS = 0.7;
/** In the same town a little less is enough. */
const LEAST_LIKENESS_IN_TOWN = 0.6;
const MOST_SHOWN = 4;

const termsOf = memoize(({ attractionName, city }: WaitingSubmission) =>
  significantTerms({ houseName: attractionName, city }),
);

/** The most alike first. Only within one state: a name alone is not telling across the country. */
export function findLikelyTwins(wanted: WaitingSubmission, waiting: Iterable<WaitingSubmission>): LikelyTwin[] {
  const city = citySlug(wanted.city);
  const address = addressKey(wanted.streetAddress);
  const found: LikelyTwin[] = [];
  for (const twin of waiting) {
    if (twin.id === wanted.id || twin.state !== wanted.state) continue;
    const inTown = citySlug(twin.city) === city;
    const sameAddress = inTown && address !== undefined && addressKey(twin.streetAddress) === address;
    const likeness = Math.min(1, nameLikeness(termsOf(wanted), termsOf(twin)));
    if (sameAddress || likeness >= (inTown ? LEAST_LIKENESS_IN_TOWN : LEAST_LIKENESS))
      found.push({ twin, likeness, sameAddress });
  }
  return found
    .toSorted((a, b) => b.likeness - a.likeness || Number(b.sameAddress) - Number(a.sameAddress))
    .slice(0, MOST_SHOWN);
}
