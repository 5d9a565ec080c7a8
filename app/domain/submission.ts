export const SUBMISSION_STATUSES = ["pending", "approved", "rejected", "duplicate"] as const;
export type SubmissionStatus = (typeof SUBMISSION_STATUSES)[number];

/** What a visitor sends. */
export interface SubmissionFields {
  readonly attractionName: string;
  readonly attractionType: string;
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
