/** Says where a value differs from a schema of the API's description: the part of JSON Schema that it uses, and strictly. */
import type { Schema } from "../app/web/openapi/api-call.ts";

type Schemas = Readonly<Record<string, Schema>>;

/** Fields that the schema does not name are problems too: what is not described would otherwise go unseen. */
export function schemaProblems(schema: Schema, value: unknown, schemas: Schemas, at = "$"): string[] {
  const problem = (what: string) => [`${at} ${what}`];
  const unknown = Object.keys(schema).filter((keyword) => !KEYWORDS.has(keyword));
  if (unknown.length > 0) throw new Error(`${at}: no check for ${unknown.join(", ")}`);
  if (schema.$ref !== undefined) {
    const target = schemas[schema.$ref.replace("#/components/schemas/", "")];
    return target ? schemaProblems(target, value, schemas, at) : problem(`refers to nothing: ${schema.$ref}`);
  }
  if (schema.oneOf) {
    const fitting = schema.oneOf.filter((option) => schemaProblems(option, value, schemas, at).length === 0);
    return fitting.length === 1 ? [] : problem(`fits ${fitting.length} of its forms instead of one`);
  }
  if (schema.type !== undefined && !isOfType(schema.type, value)) {
    return problem(`is ${JSON.stringify(value)?.slice(0, 80)} instead of ${schema.type}`);
  }
  if (schema.enum && !schema.enum.includes(value as string))
    return problem(`is ${String(value)}, not one of its values`);
  if (typeof value === "string") return textProblems(schema, value).flatMap(problem);
  if (typeof value === "number") return numberProblems(schema, value).flatMap(problem);
  if (Array.isArray(value)) {
    const { items, minItems = 0, maxItems = Number.POSITIVE_INFINITY } = schema;
    const count = value.length < minItems || value.length > maxItems ? problem(`has ${value.length} items`) : [];
    return [
      ...count,
      ...(items ? value.flatMap((item, i) => schemaProblems(items, item, schemas, `${at}[${i}]`)) : []),
    ];
  }
  return objectProblems(schema, value as Record<string, unknown>, schemas, at);
}

const KEYWORDS = new Set([
  "$ref",
  "type",
  "description",
  "format",
  "enum",
  "pattern",
  "minLength",
  "minimum",
  "exclusiveMinimum",
  "maximum",
  "items",
  "minItems",
  "maxItems",
  "properties",
  "required",
  "additionalProperties",
  "oneOf",
]);

function isOfType(type: NonNullable<Schema["type"]>, value: unknown): boolean {
  if (type === "array") return Array.isArray(value);
  if (type === "object") return typeof value === "object" && value !== null && !Array.isArray(value);
  if (type === "integer") return Number.isInteger(value);
  return typeof value === type;
}

function textProblems({ minLength = 0, pattern, format }: Schema, value: string): string[] {
  const shown = JSON.stringify(value.slice(0, 80));
  const said: string[] = [];
  if (value.length < minLength) said.push(`is ${shown}, too short`);
  if (pattern !== undefined && !new RegExp(pattern, "u").test(value)) said.push(`is ${shown}, not like ${pattern}`);
  if (format === "date-time" && !/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/.test(value))
    said.push(`is ${shown}, no time`);
  if (format === "uri" && !URL.canParse(value)) said.push(`is ${shown}, no address`);
  return said;
}

function numberProblems({ minimum, exclusiveMinimum, maximum }: Schema, value: number): string[] {
  const outside =
    (minimum !== undefined && value < minimum) ||
    (exclusiveMinimum !== undefined && value <= exclusiveMinimum) ||
    (maximum !== undefined && value > maximum);
  return outside ? [`is ${value}, out of range`] : [];
}

function objectProblems(schema: Schema, value: Record<string, unknown>, schemas: Schemas, at: string): string[] {
  const { properties, required = [], additionalProperties } = schema;
  const problems = required.filter((name) => !Object.hasOwn(value, name)).map((name) => `${at}.${name} is missing`);
  for (const [name, field] of Object.entries(value)) {
    const known = properties?.[name] ?? additionalProperties;
    if (known) problems.push(...schemaProblems(known, field, schemas, `${at}.${name}`));
    else if (properties) problems.push(`${at}.${name} is not described`);
  }
  return problems;
}
