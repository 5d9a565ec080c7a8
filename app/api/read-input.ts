/** Reads what callers send and checks it against the schemas of the call. */
import type { z } from "zod";
import { DomainError } from "../domain/domain-error.ts";
import { fieldType } from "../domain/places/place-schema.ts";
import { fieldErrors, formMessage, INVALID } from "../domain/submissions/form-messages.ts";
import type { ApiCall, ApiContext } from "./define-call.ts";

export function readParams(c: ApiContext, { params, invalid = INVALID }: ApiCall): Record<string, unknown> {
  if (!params) return {};
  const query = Object.entries(c.req.queries()).map(([name, values]) => [
    name,
    isList(params.shape[name]) ? values : values[0],
  ]);
  const read = params.safeParse({ ...Object.fromEntries(query), ...c.req.param() }, { error: () => invalid });
  if (read.success) return read.data;
  throw new DomainError("invalid", read.error.issues[0]!.message);
}

/** Whether a parameter may be repeated. */
export function isList(schema: z.core.$ZodType | undefined): boolean {
  return schema !== undefined && fieldType(schema as z.ZodType) === "array";
}

/** Returns the body, or rejects it with `sentence` and a message for each field. */
export async function readBody<Body extends z.ZodType>(
  c: ApiContext,
  schema: Body,
  sentence: string,
): Promise<z.output<Body>> {
  const read = schema.safeParse(await readJsonObject(c), { error: formMessage });
  if (read.success) return read.data;
  throw new DomainError("invalid", sentence, fieldErrors(read.error.issues));
}

export async function readJsonObject(c: ApiContext): Promise<Readonly<Record<string, unknown>>> {
  let value: unknown;
  try {
    value = JSON.parse(await c.req.text());
  } catch {
    throw new DomainError("invalid", "The body must be JSON.");
  }
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    throw new DomainError("invalid", "The body must be a JSON object.");
  }
  return value as Record<string, unknown>;
}
