/** The words in which the API is described: the part of OpenAPI 3.1 that it needs. */

export interface Schema {
  readonly $ref?: string;
  readonly type?: "object" | "array" | "string" | "number" | "integer" | "boolean";
  readonly description?: string;
  readonly format?: "date-time" | "uri";
  readonly enum?: readonly string[];
  readonly pattern?: string;
  readonly minLength?: number;
  readonly minimum?: number;
  readonly exclusiveMinimum?: number;
  readonly maximum?: number;
  readonly items?: Schema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Schema;
  readonly oneOf?: readonly Schema[];
}

export interface Parameter {
  readonly name: string;
  readonly in: "path" | "query";
  readonly required: boolean;
  readonly description: string;
  readonly schema: Schema;
  readonly example: string | number;
}

export interface Answer {
  readonly status: 200 | 201;
  readonly description: string;
  readonly mediaType: string;
  readonly schema: Schema;
  /** An answer cut down to what shows its form. */
  readonly example?: unknown;
}

export type Refusal = 400 | 401 | 404 | 409 | 413 | 428 | 429 | 503;

export interface ApiCall {
  readonly method: "get" | "post";
  readonly path: string;
  /** One word for programs that make functions of calls. */
  readonly id: string;
  readonly group: ApiGroup;
  readonly summary: string;
  readonly description?: string;
  readonly parameters: readonly Parameter[];
  readonly body?: { readonly schema: Schema; readonly example: unknown };
  readonly answer: Answer;
  readonly refusals: readonly Refusal[];
  /** Made for a part of this site's pages: described for programs, without a promise, and not shown to people. */
  readonly ownUse?: boolean;
}

export const API_GROUPS = ["Locations", "Search", "Whole directory", "Submissions"] as const;
export type ApiGroup = (typeof API_GROUPS)[number];

export const reference = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });
export const listOf = (items: Schema): Schema => ({ type: "array", items });

export function jsonAnswer(description: string, schema: Schema, example: unknown, status: 200 | 201 = 200): Answer {
  return { status, description, mediaType: "application/json", schema, example };
}
