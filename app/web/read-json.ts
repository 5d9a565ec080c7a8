import { DomainError } from "../domain/domain-error.ts";

/** The body of a call: a JSON object with whatever fields, which the domain looks at. */
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
