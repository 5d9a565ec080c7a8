/** Pending submissions that may be about the same place. */

import { addressKey } from "../geo/street-address.ts";
import { memoize } from "../memoize.ts";
import { citySlug } from "../places/slug.ts";
import { nameLikeness, significantTerms } from "./name-likeness.ts";

export interface PendingSubmission {
  readonly id: string;
  readonly attractionName: string;
  readonly streetAddress: string;
  readonly city: string;
  readonly state: string;
  readonly submittedAt: string;
}

export interface PendingDuplicate {
  readonly submission: PendingSubmission;
  /** Similarity of the names, 0 to 1. */
  readonly likeness: number;
  readonly sameAddress: boolean;
}

const MIN_LIKENESS = 0.7;

const MIN_LIKENESS_IN_TOWN = 0.6;
const MAX_SHOWN = 4;

const termsOf = memoize(({ attractionName, city }: PendingSubmission) =>
  significantTerms({ houseName: attractionName, city }),
);

const whereaboutsOf = memoize(({ city, streetAddress }: PendingSubmission) => ({
  city: citySlug(city),
  address: addressKey(streetAddress),
}));

/** Most similar first. Only within a state: names repeat across the country. */
export function findPendingDuplicates(
  wanted: PendingSubmission,
  pending: Iterable<PendingSubmission>,
): PendingDuplicate[] {
  const { city, address } = whereaboutsOf(wanted);
  const found: PendingDuplicate[] = [];
  for (const submission of pending) {
    if (submission.id === wanted.id || submission.state !== wanted.state) continue;
    const theirs = whereaboutsOf(submission);
    const inTown = theirs.city === city;
    const sameAddress = inTown && address !== undefined && theirs.address === address;
    const likeness = Math.min(1, nameLikeness(termsOf(wanted), termsOf(submission)));
    if (sameAddress || likeness >= (inTown ? MIN_LIKENESS_IN_TOWN : MIN_LIKENESS))
      found.push({ submission, likeness, sameAddress });
  }
  return found
    .toSorted((a, b) => b.likeness - a.likeness || Number(b.sameAddress) - Number(a.sameAddress))
    .slice(0, MAX_SHOWN);
}
