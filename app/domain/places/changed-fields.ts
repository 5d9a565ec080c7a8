/** Differences between two versions of a place, for its history. */
export interface ChangedField {
  readonly field: string;
  readonly before: string;
  readonly after: string;
}

type Values = Readonly<Record<string, unknown>> | undefined;

/** Not shown as changes; the step itself says what happened to the status. */
const SILENT = new Set(["updatedAt", "id", "slug", "status"]);

export function changedFields(before: Values, after: Values): ChangedField[] {
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...fields]
    .filter((field) => !SILENT.has(field))
    .map((field) => ({ field, before: say(before?.[field]), after: say(after?.[field]) }))
    .filter((change) => change.before !== change.after);
}

function say(value: unknown): string {
  if (value === undefined || value === null || value === "") return "";
  if (typeof value === "boolean") return value ? "yes" : "no";
  return Array.isArray(value) ? value.map(say).join("; ") : String(value);
}
