/** A separate file, so that a place's page does not load zod for a small form. */
export const CORRECTION_KINDS = [
  { value: "correct", label: "Something is wrong or missing" },
  { value: "hours", label: "The opening hours have changed" },
  { value: "phone", label: "The telephone number is wrong or missing" },
  { value: "remove", label: "Please remove this listing" },
] as const;

export const MAX_MESSAGE_LENGTH = 3_000;
