/** The licences under which photographs are shown: their names, and where their texts are. */
interface Licence {
  readonly label: string;
  /** URL of the licence's text; absent if there is none. */
  readonly url?: string;
  /** The permission must say who gave it and when. */
  readonly needsNote?: boolean;
}

const TEXTS = "https://creativecommons.org";
const by = (version: string): Licence => ({ label: `CC BY ${version}`, url: `${TEXTS}/licenses/by/${version}/` });
const bySa = (version: string): Licence => ({
  label: `CC BY-SA ${version}`,
  url: `${TEXTS}/licenses/by-sa/${version}/`,
});

const LICENCES = {
  "public-domain": { label: "Public domain", url: `${TEXTS}/publicdomain/mark/1.0/` },
  cc0: { label: "CC0 1.0", url: `${TEXTS}/publicdomain/zero/1.0/` },
  "cc-by-4.0": by("4.0"),
  "cc-by-3.0": by("3.0"),
  "cc-by-2.5": by("2.5"),
  "cc-by-2.0": by("2.0"),
  "cc-by-1.0": by("1.0"),
  "cc-by-sa-4.0": bySa("4.0"),
  "cc-by-sa-3.0": bySa("3.0"),
  "cc-by-sa-2.5": bySa("2.5"),
  "cc-by-sa-2.0": bySa("2.0"),
  "cc-by-sa-1.0": bySa("1.0"),
  "own-work": { label: "Own work" },
  permission: { label: "Used with permission", needsNote: true },
} as const satisfies Readonly<Record<string, Licence>>;

export type LicenceCode = keyof typeof LICENCES;
export const LICENCE_CODES = Object.keys(LICENCES) as [LicenceCode, ...LicenceCode[]];

/** The licence that visitors grant for their photographs. */
export const VISITORS_LICENCE = "cc-by-4.0" satisfies LicenceCode;

export const licenceOf = (code: LicenceCode): Licence => LICENCES[code];
