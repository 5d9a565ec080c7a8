/** Reads the form "I Was There": the fields of a report, or a sentence for each invalid field. */
import { ACTIVITY_VOCABULARY } from "../places/activity-vocabulary.ts";
import { cleanLine, cleanText } from "../submissions/clean-input.ts";
import { type FieldErrors, REQUIRED } from "../submissions/form-messages.ts";
import {
  FIRST_YEAR,
  MAX_ACCOUNT,
  MAX_SIGNATURE,
  MAX_STARS,
  MAX_WHERE,
  MIN_ACCOUNT,
  OUTCOMES,
  type ReportFields,
  TIMES_OF_DAY,
} from "./visit-report.ts";

type ReadReport = { readonly fields: ReportFields } | { readonly errors: FieldErrors };

const CHOOSE = "Please choose one of these.";

export function readReport(form: FormData, now: Date): ReadReport {
  const errors: Record<string, string> = {};
  const text = (name: string): string | undefined => {
    const value = (name === "account" ? cleanText : cleanLine)(form.get(name));
    return typeof value === "string" ? value : undefined;
  };
  const choice = <Value extends string>(name: string, values: readonly Value[]): Value => {
    const value = text(name);
    const known = values.find((one) => one === value);
    if (!known) errors[name] = value === undefined ? REQUIRED : CHOOSE;
    return known ?? values[0]!;
  };
  const upTo = (name: string, max: number): string | undefined => {
    const value = text(name);
    if (value && value.length > max) errors[name] = `Please use at most ${max.toLocaleString("en-US")} characters.`;
    return value;
  };

  const month = readMonth(text("month"), text("year"), now, errors);
  const timeOfDay = choice("timeOfDay", TIMES_OF_DAY);
  const happened = choice("happened", OUTCOMES);
  const activities = readActivities(form, errors);
  if (!errors.happened && happened === "nothing" && activities.length > 0) {
    errors.activities = "You chose that nothing happened: please uncheck these, or choose another answer above.";
  }
  const where = upTo("where", MAX_WHERE);
  const account = upTo("account", MAX_ACCOUNT);
  if (account === undefined && happened === "something" && !errors.happened) {
    errors.account = "Please tell us what happened.";
  } else if (account !== undefined && account.length < MIN_ACCOUNT) {
    errors.account = `Please write at least ${MIN_ACCOUNT} characters.`;
  }
  const stars = Number(choice("stars", ["1", "2", "3", "4", String(MAX_STARS)]));
  const name = upTo("name", MAX_SIGNATURE);
  if (text("consent") !== "yes") errors.consent = "Please check the box: we can publish your report only if you agree.";
  if (Object.keys(errors).length > 0) return { errors };
  return { fields: { month, timeOfDay, happened, activities, where, account, stars, name } };
}

/** Not in the future, not before 1900. A month counts as soon as it has begun anywhere on Earth. */
function readMonth(
  month: string | undefined,
  year: string | undefined,
  now: Date,
  errors: Record<string, string>,
): string {
  if (month === undefined) errors.month = REQUIRED;
  else if (!/^([1-9]|1[0-2])$/.test(month)) errors.month = CHOOSE;
  if (year === undefined) errors.year = REQUIRED;
  else if (!/^\d{4}$/.test(year)) errors.year = "Please write the year in four digits.";
  else if (Number(year) < FIRST_YEAR) errors.year = `Please give a year from ${FIRST_YEAR} on.`;
  const visited = `${year}-${month?.padStart(2, "0")}`;
  const farthestEast = new Date(now.getTime() + 14 * 3_600_000).toISOString().slice(0, 7);
  if (!errors.month && !errors.year && visited > farthestEast) {
    errors[year! > farthestEast.slice(0, 4) ? "year" : "month"] = "This date is in the future.";
  }
  return visited;
}

function readActivities(form: FormData, errors: Record<string, string>): readonly string[] {
  const ticked = new Set(form.getAll("activities").map(cleanLine).filter(Boolean));
  const known = ACTIVITY_VOCABULARY.filter((label) => ticked.has(label));
  if (known.length < ticked.size) errors.activities = CHOOSE;
  return known;
}
