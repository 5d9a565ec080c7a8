/** One table: which horizon stands behind a place. */
import { stateByName } from "../domain/us-states.ts";
import type { LandscapeName } from "./landscapes.ts";
import type { PosterSubject } from "./poster-subject.ts";
import { seededRandom } from "./seeded-random.ts";

const OF_STATE: Record<string, readonly LandscapeName[]> = {
  AL: ["ridges", "bayou", "pines"],
  AK: ["mountains"],
  AZ: ["mesas"],
  AR: ["ridges"],
  CA: ["coast", "mountains", "ridges"],
  CO: ["mountains"],
  CT: ["village", "coast"],
  DE: ["coast", "village"],
  DC: ["skyline"],
  FL: ["tropics"],
  GA: ["ridges", "pines", "bayou"],
  HI: ["tropics"],
  ID: ["mountains"],
  IL: ["prairie"],
  IN: ["prairie", "village"],
  IA: ["prairie"],
  KS: ["prairie"],
  KY: ["ridges"],
  LA: ["bayou"],
  ME: ["coast", "pines"],
  MD: ["ridges", "coast", "village"],
  MA: ["village", "coast"],
  MI: ["pines"],
  MN: ["pines", "prairie"],
  MS: ["bayou", "pines"],
  MO: ["ridges", "prairie"],
  MT: ["mountains"],
  NE: ["prairie"],
  NV: ["mesas"],
  NH: ["pines", "village"],
  NJ: ["village", "coast"],
  NM: ["mesas"],
  NY: ["village", "ridges"],
  NC: ["ridges", "coast"],
  ND: ["prairie"],
  OH: ["village", "ridges"],
  OK: ["prairie"],
  OR: ["pines", "mountains"],
  PA: ["ridges", "village"],
  PR: ["tropics"],
  RI: ["coast", "village"],
  SC: ["bayou", "pines"],
  SD: ["prairie", "mesas"],
  TN: ["ridges"],
  TX: ["prairie", "mesas"],
  UT: ["mesas", "mountains"],
  VT: ["ridges", "village"],
  VA: ["ridges"],
  WA: ["mountains", "pines"],
  WV: ["ridges"],
  WI: ["pines", "village"],
  WY: ["mountains"],
};

const OF_CITY: Record<string, LandscapeName> = {
  "atlanta, ga": "skyline",
  "baltimore, md": "skyline",
  "boston, ma": "skyline",
  "buffalo, ny": "skyline",
  "charleston, sc": "coast",
  "chicago, il": "skyline",
  "cincinnati, oh": "skyline",
  "cleveland, oh": "skyline",
  "columbus, oh": "skyline",
  "dallas, tx": "skyline",
  "denver, co": "skyline",
  "detroit, mi": "skyline",
  "el paso, tx": "mesas",
  "fort worth, tx": "skyline",
  "galveston, tx": "coast",
  "gloucester, ma": "coast",
  "houston, tx": "skyline",
  "indianapolis, in": "skyline",
  "kansas city, mo": "skyline",
  "key west, fl": "tropics",
  "los angeles, ca": "skyline",
  "louisville, ky": "skyline",
  "memphis, tn": "skyline",
  "milwaukee, wi": "skyline",
  "minneapolis, mn": "skyline",
  "mobile, al": "bayou",
  "nashville, tn": "skyline",
  "new york, ny": "skyline",
  "new york city, ny": "skyline",
  "brooklyn, ny": "skyline",
  "oakland, ca": "skyline",
  "philadelphia, pa": "skyline",
  "phoenix, az": "mesas",
  "pittsburgh, pa": "skyline",
  "portland, me": "coast",
  "portland, or": "skyline",
  "saint paul, mn": "skyline",
  "san diego, ca": "coast",
  "san francisco, ca": "skyline",
  "savannah, ga": "bayou",
  "seattle, wa": "skyline",
  "st. louis, mo": "skyline",
  "virginia beach, va": "coast",
  "wilmington, nc": "coast",
};

/** Records may carry "LA" or "Louisiana". */
export function stateCode(state: string): string {
  return stateByName(state)?.code ?? state.trim().toUpperCase();
}

/** Places that stand in or on water carry their own horizon. */
const OF_TYPE: Partial<Record<PosterSubject["placeType"], LandscapeName>> = { lighthouse: "coast", ship: "coast" };

export function landscapeOf(subject: PosterSubject): LandscapeName {
  const fixed = OF_TYPE[subject.placeType];
  if (fixed) return fixed;
  const code = stateCode(subject.state);
  const city = OF_CITY[`${subject.city.trim().toLowerCase()}, ${code.toLowerCase()}`];
  if (city) return city;
  return seededRandom(`${subject.id}/landscape`).pick(OF_STATE[code] ?? ["ridges"]);
}
