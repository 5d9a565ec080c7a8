import { DomainError, type DomainErrorCode } from "../domain/domain-error.ts";

/** The one place that turns the domain's errors into HTTP. */
export const STATUS_OF: Readonly<Record<DomainErrorCode, number>> = {
  invalid: 400,
  unauthorized: 401,
  "not-found": 404,
  conflict: 409,
  "too-many": 429,
  unavailable: 503,
};

export const UNEXPECTED = "Something went wrong on our side. Please try again in a moment.";

export function errorResponse(error: unknown): Response {
  if (error instanceof DomainError) {
    const body = error.fields ? { message: error.message, errors: error.fields } : { message: error.message };
    const status = STATUS_OF[error.code];
    return Response.json(body, { status, headers: status === 503 ? { "retry-after": "5" } : {} });
  }
  return Response.json({ message: UNEXPECTED }, { status: 500 });
}
