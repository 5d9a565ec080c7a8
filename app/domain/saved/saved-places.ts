/** What a visitor saved. It is stored in the visitor's own browser and nowhere else. */
export interface Saved {
  readonly version: typeof SAVED_VERSION;
  /** When each place was saved, by its slug. */
  readonly places: Readonly<Record<string, string>>;
}

export const SAVED_VERSION = 1;
export const MAX_SAVED = 500;

export const NOTHING_SAVED: Saved = { version: SAVED_VERSION, places: {} };

const SLUG = /^[a-z0-9-]{1,200}$/;

/** "newer" for what a later release stored; undefined for anything that is not ours. */
export function readSaved(value: unknown): Saved | "newer" | undefined {
  if (!isRecord(value) || typeof value.version !== "number" || !isRecord(value.places)) return undefined;
  if (value.version > SAVED_VERSION) return "newer";
  const isRight = Object.entries(value.places).every(([slug, on]) => SLUG.test(slug) && isMoment(on));
  return isRight ? (value as unknown as Saved) : undefined;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isMoment = (value: unknown): boolean => typeof value === "string" && !Number.isNaN(Date.parse(value));

export const isSaved = ({ places }: Saved, slug: string): boolean => Object.hasOwn(places, slug);

export function addPlace(saved: Saved, slug: string, now: Date): Saved {
  return isSaved(saved, slug) ? saved : { ...saved, places: { ...saved.places, [slug]: now.toISOString() } };
}

export function removePlace(saved: Saved, slug: string): Saved {
  const { [slug]: _removed, ...places } = saved.places;
  return { ...saved, places };
}

/** Brings back what was removed since `before`; what was added since stays. */
export function bringBack(saved: Saved, before: Saved): Saved {
  return { ...saved, places: { ...before.places, ...saved.places } };
}
