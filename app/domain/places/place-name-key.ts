/** One spelling for the many ways to write a town: "St. Mary's", "Saint Marys" and "ST MARYS" are all `saintmarys`. */

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

const PLAIN = /^[a-z ]+$/;

/** Lower-case words without accents, points and apostrophes; hyphens and slashes part words. */
export function nameWords(text: string): string[] {
  let plain = text.toLowerCase();
  if (!PLAIN.test(plain)) {
    plain = plain
      .normalize("NFKD")
      .replace(/[\p{M}'’‘ʻʼ`".]/gu, "")
      .replace(/[^a-z0-9]+/g, " ");
  }
  return plain.split(" ").filter(Boolean);
}

/** Words are joined, since "La Fayette" and "Lafayette", "Mc Lean" and "McLean" are the same town in different lists. */
export function placeNameKey(text: string): string {
  const words = nameWords(text);
  let key = "";
  for (const [i, word] of words.entries()) {
    key += (i === 0 ? FIRST_WORD_SHORT_FORMS.get(word) : undefined) ?? SHORT_FORMS.get(word) ?? word;
  }
  return key;
}
