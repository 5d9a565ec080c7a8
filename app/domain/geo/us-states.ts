/** The fifty states and the District of Columbia, which counts as a state everywhere. */
import records from "../../../data/states.json" with { type: "json" };

export interface UsState {
  readonly name: string;
  readonly code: string;
  readonly slug: string;
}

interface StateRecord extends Pick<UsState, "name" | "code"> {
  /** What always means the state: "W. Va.", "N Carolina", "Calif.", "the Buckeye State". */
  readonly names?: readonly string[];
  /** Abbreviations from before the two-letter codes that are also words: "Salem, Mass." */
  readonly abbreviations?: readonly string[];
}

const RECORDS: readonly StateRecord[] = records;

export const US_STATES: readonly UsState[] = RECORDS.map(({ name, code }) => ({
  name,
  code,
  slug: name.toLowerCase().replaceAll(" ", "-"),
}));

export const DISTRICT = "District of Columbia";

/** SPEC: the fifty, alphabetical; the submit form offers the District separately. */
export const FIFTY_STATES: readonly UsState[] = US_STATES.filter((state) => state.code !== "DC");

/** Spellings of the capital in the state column of imported data. */
const DISTRICT_NAMES = ["washington dc", "washington d c", "dc", "d c"];

/** Without accents. Keeps digits: "ohio420" is not a state. */
const plainWords = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, " ")
    .trim();

const byExactName = new Map(US_STATES.map((state) => [state.name, state]));
const byName = new Map(US_STATES.map((state) => [plainWords(state.name), state]));
const byCode = new Map(US_STATES.map((state) => [state.code, state]));
const bySlug = new Map(US_STATES.map((state) => [state.slug, state]));
for (const name of DISTRICT_NAMES) byName.set(name, byCode.get("DC") as UsState);
const bySpoken = new Map(RECORDS.flatMap(({ names = [], code }) => names.map((name) => [name, byCode.get(code)])));
const byAbbreviation = new Map(
  RECORDS.flatMap(({ abbreviations = [], code }) => abbreviations.map((short) => [short, byCode.get(code)])),
);

/** Ignores case, periods and white space: "new  york", "Washington, D.C.". */
export function stateByName(name: string): UsState | undefined {
  return byExactName.get(name) ?? byName.get(plainWords(name));
}

/** Ignores case and periods: "ny", "N.Y.". */
export function stateByCode(code: string): UsState | undefined {
  return byCode.get(code.replace(/[.\s]/g, "").toUpperCase());
}

/** Looks up short forms other than the code, and nicknames. */
export function stateBySpokenName(text: string): UsState | undefined {
  return bySpoken.get(plainWords(text));
}

/** Only where a state is expected: elsewhere, "miss" and "ill" are words. */
export function stateByTraditionalAbbreviation(text: string): UsState | undefined {
  return bySpoken.get(plainWords(text)) ?? byAbbreviation.get(plainWords(text));
}

/** Any way that a visitor may write it where a state is expected: "Ohio", "oh", "n.c.", "calif", "the Buckeye State". */
export function readState(text: string): UsState | undefined {
  const name = text.replace(/^the\s+/i, "");
  return stateByName(name) ?? stateByCode(name) ?? stateByTraditionalAbbreviation(name);
}

export function stateBySlug(slug: string): UsState | undefined {
  return bySlug.get(slug);
}
