import type { PlaceType } from "../places/place.ts";

export const SUBMISSION_STATUSES = ["pending", "approved", "rejected", "duplicate"] as const;
export type SubmissionStatus = (typeof SUBMISSION_STATUSES)[number];

/** The status of anything in the review queue; only reports and photographs can be withdrawn. */
export const ITEM_STATUSES = [...SUBMISSION_STATUSES, "withdrawn"] as const;
export type ItemStatus = (typeof ITEM_STATUSES)[number];

export const ATTRACTION_TYPES = [
  { value: "haunted-house", label: "Haunted House" },
  { value: "hayride", label: "Haunted Hayride" },
  { value: "corn-maze", label: "Corn Maze" },
  { value: "escape-room", label: "Escape Room" },
  { value: "scream-park", label: "Scream Park" },
  { value: "other", label: "Other" },
] as const;

/** Commercial Halloween attractions: the form offers them, the guidelines exclude them, so reviewers get a flag. */
export const REFUSED_TYPES: readonly string[] = ["hayride", "corn-maze", "escape-room", "scream-park"];

export function attractionTypeLabel(value: string): string {
  return ATTRACTION_TYPES.find((type) => type.value === value)?.label ?? value;
}

/** What a visitor sends. */
export interface SubmissionFields {
  readonly attractionName: string;
  readonly attractionType: string;
  readonly placeType?: PlaceType;
  readonly streetAddress: string;
  readonly city: string;
  readonly state: string;
  readonly zipCode: string;
  readonly description: string;
  readonly ticketPrice?: number;
  readonly duration?: number;
  readonly website?: string;
  readonly phoneNumber?: string;
}

export interface Submission extends SubmissionFields {
  readonly id: string;
  readonly status: SubmissionStatus;
  readonly submittedAt: string;
}

/** The site promises a review within 24-48 hours. */
export const REVIEW_HOURS = 48;

export function promisedBy(submittedAt: string): Date {
  return new Date(Date.parse(submittedAt) + REVIEW_HOURS * 3_600_000);
}

export function isOverdue(item: { status: string; submittedAt: string }, now: Date): boolean {
  return item.status === "pending" && promisedBy(item.submittedAt) < now;
}

/** What a reviewer should double-check; submission-flags.ts and report-flags.ts find them. */
export const FLAGS = {
  "refused-type": "Type that the guidelines refuse",
  duplicate: "Likely duplicate",
  "pending-duplicate": "Like another in the queue",
  "private-home": "May be a private home",
  "city-unknown": "City not known in that state",
  "zip-elsewhere": "Zip code of another state",
  "zip-far": "Zip code far from the city",
  "zip-unknown": "Zip code not known",
  links: "Many links",
  "repeated-sender": "Repeated sender",
  "has-links": "Links, contact details or an address",
  capitals: "Capitals",
  "bad-words": "Bad words",
  "shared-words": "Words of another report",
  "many-at-once": "Many reports in an hour",
} as const;

export type Flag = keyof typeof FLAGS;
