import { capitalized } from "../counting-words.ts";

/** Lower case without accents, to compare names and make slugs. */
export function fold(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase();
  return text
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .replace(/[æœøłđðħßþıŋ]/g, (letter) => WITHOUT_ACCENT[letter]!);
}

/** Latin letters that NFKD doesn't decompose. */
const WITHOUT_ACCENT: Readonly<Record<string, string>> = {
  æ: "ae",
  œ: "oe",
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  ħ: "h",
  ß: "ss",
  þ: "th",
  ı: "i",
  ŋ: "ng",
};

/** Fast path: most names have nothing to fold. */
const PLAIN = /^[\x20-\x7e]*$/;

export function hyphenate(text: string): string {
  return fold(text)
    .replace(/[^a-z0-9\s-]/g, "")
    .trim()
    .replace(/\s+/g, "-")
    .replace(/-+/g, "-")
    .replace(/^-|-$/g, "");
}

export const stateSlug = hyphenate;
export const citySlug = hyphenate;
/** The slug in a path, in any spelling. */
export const placeSlug = hyphenate;

export function locationSlug(place: { houseName: string; city: string; state: string }): string {
  return [place.houseName, place.city, place.state].map(hyphenate).filter(Boolean).join("-");
}

/** What data contains in place of an activity. */
export const NO_ACTIVITIES: ReadonlySet<string> = new Set([
  "present",
  "current",
  "ongoing",
  "active",
  "unknown",
  "n/a",
]);

/** SPEC's first form, used in links; undefined if the value isn't an activity. */
export function activitySlug(activity: string): string | undefined {
  const text = activity.trim();
  if (NO_ACTIVITIES.has(text.toLowerCase()) || text.length < 3 || /^\d+$/.test(text)) return undefined;
  const slug = fold(text)
    .replace(/(https?:\/\/|www\.)\S+/g, "")
    .replace(/[^\w]/g, " ")
    .trim()
    .replace(/[\s_]+/g, "-");
  return slug === "" ? undefined : slug;
}

/** SPEC's second form (directory and all locations): redirects to the first. */
export function activitySlugSecondReading(activity: string): string {
  return activity
    .toLowerCase()
    .replace(/ /g, "-")
    .replace(/[^a-z0-9-]/g, "");
}

/** Paths can be of any length. */
const MAX_NAME_LENGTH = 80;

/** SPEC: hyphens to spaces, words capitalized. Only for names that the directory doesn't have. */
export function nameFromSlug(slug: string): string {
  const name = slug
    .split(/[-\s]+/)
    .filter(Boolean)
    .map(capitalized)
    .join(" ");
  return name.length > MAX_NAME_LENGTH ? `${name.slice(0, MAX_NAME_LENGTH - 3)}...` : name;
}
