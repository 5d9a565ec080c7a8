/** The fifty states and the District of Columbia, which counts as a state everywhere. */
export interface UsState {
  readonly name: string;
  readonly code: string;
  readonly slug: string;
}

const CODES: Record<string, string> = {
  Alabama: "AL",
  Alaska: "AK",
  Arizona: "AZ",
  Arkansas: "AR",
  California: "CA",
  Colorado: "CO",
  Connecticut: "CT",
  Delaware: "DE",
  "District of Columbia": "DC",
  Florida: "FL",
  Georgia: "GA",
  Hawaii: "HI",
  Idaho: "ID",
  Illinois: "IL",
  Indiana: "IN",
  Iowa: "IA",
  Kansas: "KS",
  Kentucky: "KY",
  Louisiana: "LA",
  Maine: "ME",
  Maryland: "MD",
  Massachusetts: "MA",
  Michigan: "MI",
  Minnesota: "MN",
  Mississippi: "MS",
  Missouri: "MO",
  Montana: "MT",
  Nebraska: "NE",
  Nevada: "NV",
  "New Hampshire": "NH",
  "New Jersey": "NJ",
  "New Mexico": "NM",
  "New York": "NY",
  "North Carolina": "NC",
  "North Dakota": "ND",
  Ohio: "OH",
  Oklahoma: "OK",
  Oregon: "OR",
  Pennsylvania: "PA",
  "Rhode Island": "RI",
  "South Carolina": "SC",
  "South Dakota": "SD",
  Tennessee: "TN",
  Texas: "TX",
  Utah: "UT",
  Vermont: "VT",
  Virginia: "VA",
  Washington: "WA",
  "West Virginia": "WV",
  Wisconsin: "WI",
  Wyoming: "WY",
};

export const US_STATES: readonly UsState[] = Object.entries(CODES).map(([name, code]) => ({
  name,
  code,
  slug: name.toLowerCase().replaceAll(" ", "-"),
}));

export const DISTRICT = "District of Columbia";

/** SPEC: the fifty, alphabetical; the submit form offers the District separately. */
export const FIFTY_STATES: readonly UsState[] = US_STATES.filter((state) => state.code !== "DC");

/** Spellings of the capital in the state column of imported data. */
const DISTRICT_NAMES = ["washington dc", "washington d c", "dc", "d c"];

/** Abbreviations from before the two-letter codes: "Salem, Mass." */
const TRADITIONAL: Record<string, string> = {
  ala: "AL",
  ariz: "AZ",
  ark: "AR",
  cal: "CA",
  calif: "CA",
  colo: "CO",
  conn: "CT",
  del: "DE",
  fla: "FL",
  ill: "IL",
  ind: "IN",
  kan: "KS",
  kans: "KS",
  mass: "MA",
  mich: "MI",
  minn: "MN",
  miss: "MS",
  mont: "MT",
  neb: "NE",
  nebr: "NE",
  nev: "NV",
  okla: "OK",
  ore: "OR",
  oreg: "OR",
  penn: "PA",
  penna: "PA",
  tenn: "TN",
  tex: "TX",
  wash: "WA",
  wis: "WI",
  wisc: "WI",
  wyo: "WY",
};

/** Short forms that always mean a state: "W. Va.", "N Carolina", "Calif." */
const SPOKEN: Record<string, string> = {
  "n carolina": "NC",
  "n car": "NC",
  "s carolina": "SC",
  "s car": "SC",
  "n dakota": "ND",
  "n dak": "ND",
  "s dakota": "SD",
  "s dak": "SD",
  "w virginia": "WV",
  "w va": "WV",
  wva: "WV",
  "n mexico": "NM",
  "n mex": "NM",
  "n hampshire": "NH",
  "n jersey": "NJ",
  ariz: "AZ",
  calif: "CA",
  colo: "CO",
  conn: "CT",
  fla: "FL",
  mich: "MI",
  minn: "MN",
  okla: "OK",
  penna: "PA",
  tenn: "TN",
  tex: "TX",
  wisc: "WI",
  wyo: "WY",
};

/** Nicknames of states. */
const NICKNAMES: Record<string, string> = {
  "yellowhammer state": "AL",
  "last frontier": "AK",
  "grand canyon state": "AZ",
  "natural state": "AR",
  "golden state": "CA",
  cali: "CA",
  "centennial state": "CO",
  "constitution state": "CT",
  "nutmeg state": "CT",
  "first state": "DE",
  "sunshine state": "FL",
  "peach state": "GA",
  "aloha state": "HI",
  "gem state": "ID",
  "prairie state": "IL",
  "hoosier state": "IN",
  "hawkeye state": "IA",
  "sunflower state": "KS",
  "bluegrass state": "KY",
  "pelican state": "LA",
  "bayou state": "LA",
  "pine tree state": "ME",
  "old line state": "MD",
  "bay state": "MA",
  "great lakes state": "MI",
  "wolverine state": "MI",
  "north star state": "MN",
  "gopher state": "MN",
  "magnolia state": "MS",
  "show me state": "MO",
  "treasure state": "MT",
  "big sky country": "MT",
  "cornhusker state": "NE",
  "silver state": "NV",
  "granite state": "NH",
  "garden state": "NJ",
  jersey: "NJ",
  "land of enchantment": "NM",
  "empire state": "NY",
  "tar heel state": "NC",
  "peace garden state": "ND",
  "buckeye state": "OH",
  "sooner state": "OK",
  "beaver state": "OR",
  "keystone state": "PA",
  "ocean state": "RI",
  "palmetto state": "SC",
  "mount rushmore state": "SD",
  "volunteer state": "TN",
  "lone star state": "TX",
  "beehive state": "UT",
  "green mountain state": "VT",
  "old dominion": "VA",
  "evergreen state": "WA",
  "mountain state": "WV",
  "badger state": "WI",
  "equality state": "WY",
  "cowboy state": "WY",
};

/** Keeps digits: "ohio420" is not a state. */
const plainWords = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, " ")
    .trim();

const byExactName = new Map(US_STATES.map((state) => [state.name, state]));
const byName = new Map(US_STATES.map((state) => [plainWords(state.name), state]));
const byCode = new Map(US_STATES.map((state) => [state.code, state]));
const byTraditional = new Map(Object.entries(TRADITIONAL).map(([short, code]) => [short, byCode.get(code)]));
const bySpoken = new Map(Object.entries({ ...SPOKEN, ...NICKNAMES }).map(([short, code]) => [short, byCode.get(code)]));
const bySlug = new Map(US_STATES.map((state) => [state.slug, state]));
for (const name of DISTRICT_NAMES) byName.set(name, byCode.get("DC") as UsState);

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
  return byTraditional.get(plainWords(text));
}

/** Any way that a visitor may write it where a state is expected: "Ohio", "oh", "n.c.", "calif", "the Buckeye State". */
export function readState(text: string): UsState | undefined {
  const name = text.replace(/^the\s+/i, "");
  return stateByName(name) ?? stateByCode(name) ?? stateBySpokenName(name) ?? stateByTraditionalAbbreviation(name);
}

export function stateBySlug(slug: string): UsState | undefined {
  return bySlug.get(slug);
}
