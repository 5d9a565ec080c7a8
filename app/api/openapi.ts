/** The OpenAPI 3.1 document of the calls. */
import { z } from "zod";
import { DATA_LICENSE } from "../domain/import-export/data-license.ts";
import { SITE } from "../site.ts";
import { API_GROUPS, type ApiCall, type ErrorStatus } from "./define-call.ts";
import { ApiError } from "./schemas.ts";

export const API_VERSION = "1.0.0";

/** The subset of OpenAPI that the document uses. */
export interface OpenApiDocument {
  readonly openapi: "3.1.0";
  readonly info: object;
  readonly servers: readonly { readonly url: string }[];
  readonly tags: readonly { readonly name: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, JsonSchema>> };
}

export interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description?: string;
  readonly "x-internal"?: true;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly required: true; readonly content: Content };
  readonly responses: Readonly<Record<string, { description: string; headers?: object; content?: Content }>>;
}

export interface Parameter {
  readonly name: string;
  readonly in: "path" | "query";
  readonly required: boolean;
  readonly description: string | undefined;
  readonly schema: JsonSchema;
  readonly example: unknown;
  /** Optional, but used in the call's example. */
  readonly "x-in-example"?: true;
}

/** Keyed by media type. */
type Content = Readonly<Record<string, { readonly schema: JsonSchema; readonly example?: unknown }>>;

export type JsonSchema = z.core.JSONSchema.BaseSchema;

const ERROR_MEANINGS: Readonly<Record<ErrorStatus, string>> = {
  400: "The input cannot be used; the answer says why.",
  401: "Only for those who are signed in.",
  404: "There is no such thing.",
  409: "It was refused for now; the answer says what to do.",
  413: "The request is larger than 64 KB.",
  428: "A proof of work is asked for, because submissions come in very fast.",
  429: "Too many requests; Retry-After says when to come back.",
  503: "Too much to do right now; Retry-After says when to come back.",
};

const INTERNAL = "Made for the pages of this site; its form can change without notice.";
const UNCHANGED = "Nothing has changed since the answer whose ETag was sent as If-None-Match; there is no body.";
const E_TAG = { description: "Names this state of the answer.", schema: { type: "string" } };
const JSON_TYPE = "application/json";

export function openApiDocument(calls: readonly ApiCall[], siteUrl: string): OpenApiDocument {
  const schemas: Record<string, JsonSchema> = {};
  const toJson = (schema: z.ZodType): JsonSchema => {
    const { $schema: _, $defs, ...json } = z.toJSONSchema(schema, { io: "input", override: simplify });
    Object.assign(schemas, $defs);
    return json;
  };
  const paths: Record<string, Record<string, Operation>> = {};
  for (const call of calls) {
    const path = call.path.replace(/:(\w+)/g, "{$1}");
    paths[path] = { ...paths[path], [call.method]: operation(call, toJson) };
  }
  const document: OpenApiDocument = {
    openapi: "3.1.0",
    info: {
      title: `${SITE.name} API`,
      version: API_VERSION,
      summary: SITE.tagline,
      description: `Free to read, without a key. The records are under ${DATA_LICENSE.name}: credit ${SITE.name} with a link to the place's page. ${siteUrl}/api explains it to people.`,
      license: { name: DATA_LICENSE.name, identifier: DATA_LICENSE.id },
    },
    servers: [{ url: siteUrl }],
    tags: API_GROUPS.map((name) => ({ name })),
    paths,
    components: { schemas },
  };
  return JSON.parse(JSON.stringify(document).replaceAll('"#/$defs/', '"#/components/schemas/'));
}

/** Removes what zod adds to integers, times and lenient parameters, which readers of the document do not need. */
function simplify({ jsonSchema }: { jsonSchema: JsonSchema }): void {
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  if (jsonSchema.format === "date-time") delete jsonSchema.pattern;
  if (jsonSchema.default === "") delete jsonSchema.default;
}

/**
 * Whether callers can revalidate the answer with a 304: true for answers that are the same for everybody and not
 * streamed.
 */
export function hasETag({ method, answer, refusals }: ApiCall): boolean {
  return method === "get" && answer.mediaType === undefined && !refusals?.includes(401);
}

function operation(call: ApiCall, toJson: (schema: z.ZodType) => JsonSchema): Operation {
  const { answer, body, refusals = [] } = call;
  const description = [call.description, call.internal ? INTERNAL : ""].filter(Boolean).join(" ");
  const parameters = call.params ? parametersOf(call.path, toJson(call.params)) : [];
  const refusal = (text: string) => ({ description: text, content: { [JSON_TYPE]: { schema: toJson(ApiError) } } });
  const eTag = hasETag(call) ? { headers: { ETag: E_TAG } } : {};
  return {
    operationId: call.id,
    tags: [call.group],
    summary: call.summary,
    ...(description && { description }),
    ...(call.internal && { "x-internal": true }),
    ...(parameters.length > 0 && { parameters }),
    ...(body && {
      requestBody: {
        required: true,
        content: { [JSON_TYPE]: { schema: toJson(body.schema), example: body.example } },
      },
    }),
    responses: {
      [answer.status ?? 200]: {
        description: answer.description,
        ...eTag,
        content: { [answer.mediaType ?? JSON_TYPE]: { schema: toJson(answer.schema), example: answer.example } },
      },
      ...(hasETag(call) && { 304: { description: UNCHANGED, ...eTag } }),
      405: {
        ...refusal("This method is not possible here; Allow names those that are."),
        headers: { Allow: { description: "Methods, separated by commas.", schema: { type: "string" } } },
      },
      ...Object.fromEntries(refusals.map((status) => [status, refusal(ERROR_MEANINGS[status])])),
    },
  };
}

function parametersOf(path: string, { properties = {}, required = [] }: JsonSchema): Parameter[] {
  return Object.entries(properties).map(([name, property]) => {
    const { description, example, inExample, ...schema } = property as JsonSchema;
    const where = path.split("/").includes(`:${name}`) ? "path" : "query";
    const parameter = { name, in: where, required: required.includes(name), description, schema, example } as const;
    return inExample ? { ...parameter, "x-in-example": true } : parameter;
  });
}
