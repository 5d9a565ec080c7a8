/** Normalized town name, to compare spellings: "St. Mary's", "Saint Marys" and "ST MARYS" are all `saintmarys`. */

const SHORT_FORMS = new Map([
  ["st", "saint"],
  ["ste", "sainte"],
  ["ft", "fort"],
  ["mt", "mount"],
  ["mtn", "mountain"],
  ["mtns", "mountains"],
  ["pt", "point"],
  ["hts", "heights"],
  ["spgs", "springs"],
  ["spg", "spring"],
  ["twp", "township"],
  ["ctr", "center"],
  ["centre", "center"],
  ["jct", "junction"],
  ["and", ""],
]);

const FIRST_WORD_SHORT_FORMS = new Map([
  ["n", "north"],
  ["s", "south"],
  ["e", "east"],
  ["w", "west"],
]);

const ASCII = /^[\x20-\x7e\n]*$/;

/** Lower-case words without accents, periods and apostrophes; hyphens and slashes separate words. */
export function nameWords(text: string): string[] {
  const lower = text.toLowerCase();
  const plain = ASCII.test(lower)
    ? lower.replace(/['`".]/g, "")
    : lower.normalize("NFKD").replace(/[\p{M}'’‘ʻʼ`".]/gu, "");
  return plain.match(/[a-z0-9]+/g) ?? [];
}

/** Without spaces: sources differ on "La Fayette" and "Lafayette", "Mc Lean" and "McLean". */
export function placeNameKey(text: string): string {
  const words = nameWords(text);
  let key = "";
  for (const [i, word] of words.entries()) {
    key += (i === 0 ? FIRST_WORD_SHORT_FORMS.get(word) : undefined) ?? SHORT_FORMS.get(word) ?? word;
  }
  return key;
}

/** Records with the same key are about the same place. */
export function samePlaceKey(place: { houseName: string; city: string; state: string }): string {
  const name = place.houseName.replace(/^the\s+/i, "");
  return [name, place.city, place.state].map((part) => placeNameKey(part) || part.toLowerCase()).join("|");
}
