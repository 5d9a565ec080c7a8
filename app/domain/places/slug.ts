/** Lower case without accents: the form in which names are compared and addresses are made. */
export function fold(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase();
  return text
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .replace(/[æœøłđðħßþıŋ]/g, (letter) => WITHOUT_ACCENT[letter]!);
}

/** Letters of Latin alphabets that are no letter with an accent, as English writes them. */
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

/** Most names have nothing to fold, and there are many of them. */
const PLAIN = /^[\x20-\x7e]*$/;

function hyphenate(text: string): string {
  return fold(text)
    .replace(/[^a-z0-9\s-]/g, "")
    .trim()
    .replace(/\s+/g, "-")
    .replace(/-+/g, "-")
    .replace(/^-|-$/g, "");
}

export const stateSlug = hyphenate;
export const citySlug = hyphenate;
/** Of a path that somebody wrote in their own way. */
export const placeSlug = hyphenate;

export function locationSlug(place: { houseName: string; city: string; state: string }): string {
  return [place.houseName, place.city, place.state].map(hyphenate).filter(Boolean).join("-");
}

const NOT_AN_ACTIVITY = new Set(["present", "current", "ongoing", "active", "unknown", "n/a", ""]);

/** SPEC's first reading, which makes the links; undefined for values that are no activity. */
export function activitySlug(activity: string): string | undefined {
  const text = activity.trim();
  if (NOT_AN_ACTIVITY.has(text.toLowerCase()) || text.length < 3 || /^\d+$/.test(text)) return undefined;
  const slug = fold(text)
    .replace(/(https?:\/\/|www\.)\S+/g, "")
    .replace(/[^\w]/g, " ")
    .trim()
    .replace(/[\s_]+/g, "-");
  return slug === "" ? undefined : slug;
}

/** SPEC's second reading (directory and all-locations): finds the same type and redirects to the first. */
export function activitySlugSecondReading(activity: string): string {
  return activity
    .toLowerCase()
    .replace(/ /g, "-")
    .replace(/[^a-z0-9-]/g, "");
}
