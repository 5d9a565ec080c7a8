/** SPEC: a list call fails. */
export const LIST_FAILED = {
  title: "Failed to fetch locations",
  text: "The page stays as it is. Please check your connection and try again.",
} as const;
