/** One table: which horizon stands behind a place. */
import { stateByName } from "../domain/geo/us-states.ts";
import type { LandscapeName } from "./landscapes.ts";
import type { PosterSubject } from "./poster-subject.ts";
import { seededRandom } from "./seeded-random.ts";

const OF_STATE: Record<string, readonly LandscapeName[]> = {
  AL: ["ridges", "bayou", "pines"],
  AK: ["mountains"],
  AZ: ["mesas"],
  AR: ["ridges"],
  CA: ["mountains", "ridges"],
  CO: ["mountains"],
  CT: ["village"],
  DE: ["village"],
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
  ME: ["pines"],
  MD: ["ridges", "village"],
  MA: ["village"],
  MI: ["pines"],
  MN: ["pines", "prairie"],
  MS: ["bayou", "pines"],
  MO: ["ridges", "prairie"],
  MT: ["mountains"],
  NE: ["prairie"],
  NV: ["mesas"],
  NH: ["pines", "village"],
  NJ: ["village"],
  NM: ["mesas"],
  NY: ["village", "ridges"],
  NC: ["ridges", "pines"],
  ND: ["prairie"],
  OH: ["village", "ridges"],
  OK: ["prairie"],
  OR: ["pines", "mountains"],
  PA: ["ridges", "village"],
  PR: ["tropics"],
  RI: ["village"],
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

/** Towns with the sea behind them. */
const COASTAL = new Set(
  (
    "Provincetown MA,Nantucket MA,Salem MA,Rockport MA,Marblehead MA,Plymouth MA,New Bedford MA,Hull MA,Fall River MA,Newport RI,Block Island RI,New Shoreham RI," +
    "Narragansett RI,Bar Harbor ME,Kennebunkport ME,York ME,Rockland ME,Castine ME,Boothbay Harbor ME,South Bristol ME,Bristol ME,Cape Elizabeth ME,Mystic CT,New London CT,Stonington CT,Groton CT," +
    "Cape May NJ,Atlantic City NJ,Asbury Park NJ,Lewes DE,Delaware City DE,Ocean City MD,St. Michaels MD,Point Lookout MD,Scotland MD,Annapolis MD,Ocracoke NC,Beaufort NC,Kill Devil Hills NC," +
    "Manteo NC,Buxton NC,Corolla NC,Pawleys Island SC,Georgetown SC,Myrtle Beach SC,Beaufort SC,Sullivan's Island SC,Tybee Island GA,Jekyll Island GA,St. Simons Island GA,Dauphin Island AL,Biloxi MS," +
    "Bay St. Louis MS,Corpus Christi TX,Port Aransas TX,Port Isabel TX,Long Beach CA,Monterey CA,Carmel CA,Carmel-by-the-Sea CA,Santa Cruz CA,Santa Barbara CA,Half Moon Bay CA,Moss Beach CA,Eureka CA," +
    "Crescent City CA,Mendocino CA,Point Reyes CA,San Pedro CA,Coronado CA,Avalon CA,Pacifica CA,Benicia CA,Vallejo CA,Astoria OR,Newport OR,Yachats OR,Florence OR,Seaside OR,Cannon Beach OR," +
    "Port Townsend WA,Port Gamble WA,Ilwaco WA,Westport WA,Virginia Beach VA,Hampton VA,Fort Monroe VA,Portsmouth NH,Portsmouth VA,New Castle NH,Montauk NY,Fire Island NY"
  )
    .toLowerCase()
    .split(","),
);

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
  if (COASTAL.has(`${subject.city.trim().toLowerCase()} ${code.toLowerCase()}`)) return "coast";
  return seededRandom(`${subject.id}/landscape`).pick(OF_STATE[code] ?? ["ridges"]);
}
