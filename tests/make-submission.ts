import type { SubmissionFields } from "../app/domain/submissions/submission.ts";

/** SPEC's payload, as the form sends it. */
export function makeSubmission(fields: Partial<SubmissionFields> = {}): SubmissionFields {
  return {
    attractionName: "Lantern Hall",
    attractionType: "haunted-house",
    streetAddress: "12 Ferry Street",
    city: "Salem",
    state: "Oregon",
    zipCode: "97301",
    description: "A town hall of 1871. Clerks describe footsteps in the locked attic and a cold spot on the stairs.",
    ...fields,
  };
}
