import type { Schema } from "./api-call.ts";
import { SCHEMAS, type SchemaName } from "./schemas.ts";

/** A field in the words of a reader. */
export interface FieldView {
  readonly name: string;
  readonly note: string;
  readonly description: string;
  readonly values: readonly string[];
}

export function placeFields(): FieldView[] {
  return viewFields(SCHEMAS.LocationWithTexts, (required) => (required ? "always" : ""));
}

export function bodyFields(body: Schema): FieldView[] {
  const schema = SCHEMAS[body.$ref?.split("/").at(-1) as SchemaName];
  return viewFields(schema, (required) => (required ? "required" : "optional"));
}

function viewFields(schema: Schema, note: (required: boolean) => string): FieldView[] {
  return Object.entries(schema.properties ?? {}).map(([name, field]) => ({
    name,
    note: [TYPE_NAMES[field.type ?? "object"], note(schema.required?.includes(name) ?? false)]
      .filter(Boolean)
      .join(", "),
    description: [field.description, range(field)].filter(Boolean).join(" "),
    values: field.enum ?? [],
  }));
}

const TYPE_NAMES: Readonly<Record<NonNullable<Schema["type"]>, string>> = {
  string: "text",
  number: "number",
  integer: "whole number",
  boolean: "true or false",
  array: "list",
  object: "object",
};

function range({ minimum, exclusiveMinimum, maximum }: Schema): string | undefined {
  if (maximum === undefined) return undefined;
  return exclusiveMinimum === undefined ? `${minimum} to ${maximum}.` : `Over ${exclusiveMinimum}, up to ${maximum}.`;
}
