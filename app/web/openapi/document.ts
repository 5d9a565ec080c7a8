/** The OpenAPI 3.1 document, made from the table of calls that /api shows to people. */
import { SITE } from "../../site.ts";
import { type Answer, API_GROUPS, type ApiCall, type Parameter, type Refusal, reference } from "./api-call.ts";
import { DIRECTORY_CALLS, SUBMISSION_CALLS } from "./directory-calls.ts";
import { LOCATION_CALLS } from "./location-calls.ts";
import { SCHEMAS } from "./schemas.ts";
import { SEARCH_CALLS } from "./search-calls.ts";

export const API_CALLS: readonly ApiCall[] = [
  ...LOCATION_CALLS,
  ...SEARCH_CALLS,
  ...DIRECTORY_CALLS,
  ...SUBMISSION_CALLS,
];

const REFUSALS: Readonly<Record<Refusal, string>> = {
  400: "The input cannot be used; the answer says why.",
  401: "Only for those who are signed in.",
  404: "There is no such thing.",
  409: "It was refused for now; the answer says what to do.",
  413: "The request is larger than 64 KB.",
  428: "A proof of work is asked for, because submissions come in very fast.",
  429: "Too many requests; Retry-After says when to come back.",
  503: "Too much to do right now; Retry-After says when to come back.",
};

export function openApiDocument(siteUrl: string): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const call of API_CALLS) {
    paths[call.path] ??= {};
    paths[call.path]![call.method] = operation(call);
  }
  return {
    openapi: "3.1.0",
    info: {
      title: `${SITE.name} API`,
      version: "1.0.0",
      summary: SITE.tagline,
      description: `Free to read, without a key. Please credit ${SITE.name} with a link to the place's page. ${siteUrl}/api explains it to people.`,
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: siteUrl }],
    tags: API_GROUPS.map((name) => ({ name })),
    paths,
    components: { schemas: SCHEMAS },
  };
}

const OWN_USE = "Made for the pages of this site; its form can change without notice.";

const UNCHANGED = "Nothing has changed since the answer whose ETag was sent as If-None-Match; there is no body.";
const E_TAG = { description: "Names this state of the answer.", schema: { type: "string" } };

/** Whatever is read in one piece can be asked for again without being sent again. */
export function hasETag({ method, answer, refusals }: ApiCall): boolean {
  return method === "get" && answer.mediaType === "application/json" && !refusals.includes(401);
}

function operation(call: ApiCall): object {
  const description = [call.description, call.ownUse ? OWN_USE : ""].filter(Boolean).join(" ");
  return {
    operationId: call.id,
    tags: [call.group],
    summary: call.summary,
    ...(description ? { description } : {}),
    ...(call.parameters.length > 0 ? { parameters: call.parameters.map(parameter) } : {}),
    ...(call.body ? { requestBody: { required: true, content: json(call.body) } } : {}),
    responses: {
      [call.answer.status]: {
        description: call.answer.description,
        ...(hasETag(call) ? { headers: { ETag: E_TAG } } : {}),
        content: content(call.answer),
      },
      ...(hasETag(call) ? { 304: { description: UNCHANGED, headers: { ETag: E_TAG } } } : {}),
      405: {
        description: "This method is not possible here; Allow names those that are.",
        headers: { Allow: { description: "Methods, separated by commas.", schema: { type: "string" } } },
        content: json({ schema: reference("Error") }),
      },
      ...Object.fromEntries(
        call.refusals.map((status) => [
          status,
          { description: REFUSALS[status], content: json({ schema: reference("Error") }) },
        ]),
      ),
    },
  };
}

function parameter({ name, in: where, required, description, schema, example }: Parameter): object {
  return { name, in: where, required, description, schema, example };
}

function content({ mediaType, schema, example }: Answer): object {
  return { [mediaType]: { schema, ...(example === undefined ? {} : { example }) } };
}

function json(body: { schema: object; example?: unknown }): object {
  return { "application/json": body };
}
