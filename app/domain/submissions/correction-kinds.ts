/** In a file of its own, so that a place's page does not load zod for a small form. */
export const CORRECTION_KINDS = [
  { value: "correct", label: "Something is wrong or missing", name: "Correction", title: "Correct" },
  { value: "hours", label: "The opening hours have changed", name: "Hours", title: "Correct the hours" },
  {
    value: "phone",
    label: "The telephone number is wrong or missing",
    name: "Telephone",
    title: "Correct the telephone",
  },
  { value: "remove", label: "Please remove this listing", name: "Removal", title: "Remove" },
] as const;

/** What reviewers see of a kind: its name in lists, and what to do in titles. Kinds of old requests may be others. */
export function correctionKind(value: string): { readonly name: string; readonly title: string } {
  return CORRECTION_KINDS.find((kind) => kind.value === value) ?? CORRECTION_KINDS[0];
}

export const MAX_MESSAGE_LENGTH = 3_000;
