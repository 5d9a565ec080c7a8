/** What the page about the API shows of the document, as plain text. */
import type { CallView } from "../ui/api/call-entry.tsx";
import type { FieldView } from "../ui/api/field-list.tsx";
import type { JsonSchema, OpenApiDocument, Operation, Parameter } from "./openapi.ts";

export function viewGroups(document: OpenApiDocument): { name: string; calls: CallView[] }[] {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  return document.tags.map(({ name }) => ({
    name,
    calls: operations
      .filter(({ operation }) => operation.tags.includes(name) && !operation["x-internal"])
      .map(({ path, method, operation }) => viewCall(document, path, method, operation)),
  }));
}

export function viewPlaceFields({ components }: OpenApiDocument): FieldView[] {
  return viewFields(components.schemas.LocationWithTexts!, (required) => (required ? "always" : ""));
}

function viewCall(document: OpenApiDocument, path: string, method: string, operation: Operation): CallView {
  const body = bodyOf(operation);
  const bodySchema = document.components.schemas[body?.schema.$ref?.split("/").at(-1) ?? ""];
  const [answer] = Object.values(Object.values(operation.responses)[0]!.content!);
  return {
    id: operation.operationId,
    method: method.toUpperCase(),
    path,
    summary: operation.summary,
    description: operation.description,
    parameters: [
      ...(operation.parameters ?? []).map(viewParameter),
      ...(bodySchema ? viewFields(bodySchema, (required) => (required ? "required" : "optional")) : []),
    ],
    command: exampleCommand(document.servers[0]!.url, path, operation),
    answer: answer!.example === undefined ? undefined : JSON.stringify(answer!.example, null, 2),
  };
}

/** A command that works as it is when pasted into a terminal. */
function exampleCommand(siteUrl: string, path: string, operation: Operation): string {
  const address = `"${siteUrl}${examplePath(path, operation)}"`;
  const body = bodyOf(operation);
  if (!body) return `curl --compressed ${address}`;
  const lines = [
    `curl ${address}`,
    "-H 'Content-Type: application/json'",
    `-d '${JSON.stringify(body.example, null, 2).replaceAll("\n", "\n  ")}'`,
  ];
  return lines.join(" \\\n  ");
}

/** With example values for required parameters and those marked for the example. */
export function examplePath(path: string, { parameters = [] }: Operation): string {
  const query = new URLSearchParams();
  let filled = path;
  for (const { name, in: where, required, example, "x-in-example": inExample } of parameters) {
    if (where === "path") filled = filled.replace(`{${name}}`, encodeURIComponent(String(example)));
    else if (required || inExample) query.set(name, String(example));
  }
  return query.size > 0 ? `${filled}?${query}` : filled;
}

const bodyOf = ({ requestBody }: Operation) => requestBody?.content["application/json"];

function viewParameter({ name, in: where, required, description = "", schema }: Parameter): FieldView {
  const note = where === "path" ? "in the path" : required ? "required" : "optional";
  return { name, note, description, values: valuesOf(schema) };
}

function viewFields({ properties = {}, required = [] }: JsonSchema, note: (required: boolean) => string): FieldView[] {
  return Object.entries(properties).map(([name, property]) => {
    const field = property as JsonSchema;
    return {
      name,
      note: [TYPE_NAMES[String(field.type)], note(required.includes(name))].filter(Boolean).join(", "),
      description: [field.description, range(field)].filter(Boolean).join(" "),
      values: valuesOf(field),
    };
  });
}

const TYPE_NAMES: Readonly<Record<string, string>> = {
  string: "text",
  number: "number",
  integer: "whole number",
  boolean: "true or false",
  array: "list",
  object: "object",
};

/** The description already lists all states. */
const MAX_VALUES = 30;

function valuesOf({ enum: values = [] }: JsonSchema): string[] {
  return values.length > MAX_VALUES ? [] : values.map(String);
}

/** Larger limits only catch mistakes: no reader needs to know that a visit takes at most 10,000 minutes. */
const MAX_SHOWN = 1_000;

function range({ minimum, exclusiveMinimum, maximum }: JsonSchema): string | undefined {
  if (maximum === undefined || maximum > MAX_SHOWN) return undefined;
  return exclusiveMinimum === undefined ? `${minimum} to ${maximum}.` : `Over ${exclusiveMinimum}, up to ${maximum}.`;
}
