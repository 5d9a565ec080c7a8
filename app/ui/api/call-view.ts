/** View model of an API call on the docs page, serialized into the page. */
import type { ApiCall, Parameter } from "../../web/openapi/api-call.ts";
import type { FieldView } from "../../web/openapi/field-views.ts";

export interface CallView {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  readonly description: string | undefined;
  readonly parameters: readonly FieldView[];
  readonly command: string;
  readonly answer: string | undefined;
}

export function viewCall(call: ApiCall, siteUrl: string, fields: readonly FieldView[]): CallView {
  const { example } = call.answer;
  return {
    id: call.id,
    method: call.method.toUpperCase(),
    path: call.path,
    summary: call.summary,
    description: call.description,
    parameters: [...call.parameters.map(viewParameter), ...(call.body ? fields : [])],
    command: exampleCommand(call, siteUrl),
    answer: example === undefined || isEmptyList(example) ? undefined : JSON.stringify(example, null, 2),
  };
}

function viewParameter({ name, in: where, required, description, schema }: Parameter): FieldView {
  const note = where === "path" ? "in the path" : required ? "required" : "optional";
  return { name, note, description, values: schema.enum ?? [] };
}

function isEmptyList(example: unknown): boolean {
  return Array.isArray(example) && example.length === 0;
}

/** A curl command to copy and paste. */
export function exampleCommand(call: ApiCall, siteUrl: string): string {
  let path = call.path;
  const query = new URLSearchParams();
  for (const { name, in: where, required, example } of call.parameters) {
    if (where === "path") path = path.replace(`{${name}}`, encodeURIComponent(example));
    else if (required) query.set(name, String(example));
  }
  const address = `"${siteUrl}${path}${query.size > 0 ? `?${query}` : ""}"`;
  if (!call.body) return `curl --compressed ${address}`;
  const lines = [
    `curl ${address}`,
    "-H 'Content-Type: application/json'",
    `-d '${JSON.stringify(call.body.example, null, 2).replaceAll("\n", "\n  ")}'`,
  ];
  return lines.join(" \\\n  ");
}
