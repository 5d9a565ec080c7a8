/** Validation messages of every form; SPEC defines their wording. */
export const REQUIRED = "Required";
export const INVALID = "Invalid input";

/** How the sentence goes on depends on what the visitor can do. */
export const TOO_MANY_COME_IN =
  "More submissions have come in than we can take, from you or from others. Please try again in an hour";

interface Issue {
  readonly code?: string | undefined;
  readonly input?: unknown;
  readonly origin?: unknown;
  readonly minimum?: unknown;
}

/** Error map for zod. Everything without a specified message is "Invalid input". */
export function formMessage(issue: Issue): string {
  if (issue.input === undefined || issue.input === null || issue.input === "") return REQUIRED;
  if (issue.code !== "too_small") return INVALID;
  return issue.origin === "string"
    ? `String must contain at least ${issue.minimum} character(s)`
    : `Number must be greater than or equal to ${issue.minimum}`;
}

export type FieldErrors = Readonly<Record<string, string>>;

/** The first error of each field. */
export function fieldErrors(issues: readonly { path: readonly PropertyKey[]; message: string }[]): FieldErrors {
  const errors: Record<string, string> = {};
  for (const { path, message } of issues) errors[String(path[0] ?? "form")] ??= message;
  return errors;
}
