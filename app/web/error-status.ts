import { DomainError, type DomainErrorCode } from "../domain/domain-error.ts";
import { ATTEMPT_WINDOW_MINUTES } from "../domain/review/reviewer.ts";
import { storeTrouble } from "../store/engine/store-trouble.ts";

/** The one place that maps domain errors to HTTP. */
export const STATUS_OF: Readonly<Record<DomainErrorCode, number>> = {
  invalid: 400,
  unauthorized: 401,
  "not-found": 404,
  conflict: 409,
  "too-many": 429,
  unavailable: 503,
};

export const UNEXPECTED = "Something went wrong on our side. Please try again in a moment.";

/** Message while the database is down. */
export const UNAVAILABLE =
  "We cannot reach our records right now, so nothing could be read or saved. Please try again in a minute.";
/** The same after a form submission. */
export const NOT_SAVED =
  "We cannot save anything right now. What you wrote is still here; please press the button again in a minute.";
export const RETRY_AFTER_SECONDS = "30";

/** After too many sign-in attempts: the length of the rate limit's window. */
export function retryHeaders(error: DomainError): Record<string, string> {
  return error.code === "too-many" ? { "retry-after": String(ATTEMPT_WINDOW_MINUTES * 60) } : {};
}

export function errorResponse(error: unknown): Response {
  if (storeTrouble(error)) return errorResponse(new DomainError("unavailable", UNAVAILABLE));
  if (error instanceof DomainError) {
    const body = error.fields ? { message: error.message, errors: error.fields } : { message: error.message };
    const status = STATUS_OF[error.code];
    return Response.json(body, { status, headers: status === 503 ? { "retry-after": RETRY_AFTER_SECONDS } : {} });
  }
  return Response.json({ message: UNEXPECTED }, { status: 500 });
}
