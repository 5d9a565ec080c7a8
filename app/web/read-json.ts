import { DomainError } from "../domain/domain-error.ts";

/** Parses the body as a JSON object. The domain validates the fields. */
export async function readJsonObject(request: Request): Promise<Readonly<Record<string, unknown>>> {
  let value: unknown;
  try {
    value = JSON.parse(await request.text());
  } catch {
    throw new DomainError("invalid", "The body must be JSON.");
  }
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    throw new DomainError("invalid", "The body must be a JSON object.");
  }
  return value as Record<string, unknown>;
}
