/** Detects texts that name a town outside the United States, many of which have a namesake inside. */

const PROVINCES = [
  "alberta",
  "british columbia",
  "manitoba",
  "new brunswick",
  "newfoundland",
  "newfoundland and labrador",
  "nova scotia",
  "nunavut",
  "northwest territories",
  "ontario",
  "prince edward island",
  "quebec",
  "saskatchewan",
  "yukon",
];

/** Regions that may end a text: "Windsor, Ontario", "Vancouver, BC". */
const REGIONS: ReadonlySet<string> = new Set([
  ...PROVINCES,
  ...["ab", "bc", "mb", "nb", "nl", "ns", "nt", "nu", "on", "pe", "qc", "sk", "yt"],
  ...["baja california", "baja california sur", "bc norte", "chihuahua", "coahuila", "jalisco", "nuevo leon"],
  ...["quintana roo", "sinaloa", "sonora", "tamaulipas", "yucatan"],
  ...["canada", "mexico", "cuba", "bahamas", "the bahamas", "bermuda", "england", "scotland", "wales", "ireland"],
  ...["uk", "united kingdom", "great britain", "france", "germany", "italy", "spain", "japan", "australia"],
]);

/** Cities that need no country. */
const CITIES: ReadonlySet<string> = new Set([
  ...["calgary", "edmonton", "montreal", "quebec", "quebec city", "toronto", "winnipeg"],
  ...["cabo san lucas", "cancun", "ciudad juarez", "ensenada", "guadalajara", "juarez", "matamoros", "mexicali"],
  ...["mexico city", "nuevo laredo", "puerto vallarta", "reynosa", "rosarito", "tijuana"],
]);

const plain = (text: string): string =>
  text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replace(/\s+/g, " ").trim();

export function isAbroad(text: string): boolean {
  const parts = plain(text).split(",").map(plain);
  const last = parts.at(-1)!;
  if (parts.length > 1) return REGIONS.has(last);
  return CITIES.has(last) || PROVINCES.some((name) => last.endsWith(` ${name}`));
}
