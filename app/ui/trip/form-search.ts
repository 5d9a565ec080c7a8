import { DEFAULT_QUESTION, readableSearch } from "../../domain/trips/question/read-question.ts";

const DEFAULTS = Object.entries({ ...DEFAULT_QUESTION, only: false, fixed: false });
/** Boxes, which the form sends as 0 or 1. */
const SWITCHES = DEFAULTS.filter(([, value]) => typeof value === "boolean").map(([name]) => name);

/** The query of what was entered, wrong or right, without what is empty or the default. */
export function formSearch(fields: Iterable<[string, FormDataEntryValue]>): string {
  const query = new URLSearchParams();
  for (const [name, value] of fields) {
    if (value === "") continue;
    // A box that is checked follows its hidden field.
    if (SWITCHES.includes(name)) query.set(name, String(value));
    else query.append(name, String(value));
  }
  const hours = query.get("hours") ?? "";
  for (const [name, value] of DEFAULTS) {
    if (query.get(name) === String(SWITCHES.includes(name) ? Number(value) : value)) query.delete(name);
  }
  // Says that the form was sent, where it lacks a start.
  if (!query.has("from") && !query.has("area")) query.set("hours", hours);
  return readableSearch(query);
}
