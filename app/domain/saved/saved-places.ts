/** What a visitor saved. It is stored in the visitor's own browser and nowhere else. */
export interface Saved {
  readonly version: typeof SAVED_VERSION;
  /** In the visitor's order; there is always at least one. */
  readonly lists: readonly SavedList[];
  /** Id of the list that was shown last, if it is not the first. */
  readonly selected?: string;
  /** By slug. */
  readonly places: Readonly<Record<string, SavedPlace>>;
  /** When the visitor was there, by slug; empty if only the fact is known. */
  readonly been: Readonly<Record<string, string>>;
}

export interface SavedList {
  readonly id: string;
  readonly name: string;
}

export interface SavedPlace {
  /** Id of the list that it is in. */
  readonly list: string;
  /** When it was saved. */
  readonly on: string;
  readonly note?: string;
}

/** Version 1 had no lists, notes or visits: `places` held when each was saved. */
const SAVED_VERSION = 2;

export const MAX_SAVED = 500;
export const MAX_LISTS = 30;
export const MAX_NAME_LENGTH = 60;
export const MAX_NOTE_LENGTH = 2_000;

export const FIRST_LIST: SavedList = { id: "1", name: "My places" };
export const NOTHING_SAVED: Saved = { version: SAVED_VERSION, lists: [FIRST_LIST], places: {}, been: {} };

/** "newer" if a later release stored it; undefined for anything that is not ours. */
export function readSaved(value: unknown): Saved | "newer" | undefined {
  if (!isRecord(value) || typeof value.version !== "number") return undefined;
  if (value.version > SAVED_VERSION) return "newer";
  const saved = value.version === 1 ? fromVersion1(value) : value;
  return isSavedPlaces(saved) ? saved : undefined;
}

function fromVersion1({ places }: Record<string, unknown>): unknown {
  if (!isRecord(places)) return undefined;
  const entries = Object.entries(places).map(([slug, on]) => [slug, { list: FIRST_LIST.id, on }]);
  return { ...NOTHING_SAVED, places: Object.fromEntries(entries) };
}

function isSavedPlaces(value: unknown): value is Saved {
  if (!isRecord(value)) return false;
  const { version, lists, places, been } = value;
  if (version !== SAVED_VERSION || !Array.isArray(lists) || !isRecord(places) || !isRecord(been)) return false;
  const ids = new Set(lists.map((list) => isRecord(list) && list.id));
  return (
    lists.length > 0 &&
    lists.length <= MAX_LISTS &&
    ids.size === lists.length &&
    lists.every((list) => isRecord(list) && isText(list.id, 20) && isText(list.name, MAX_NAME_LENGTH)) &&
    isBySlug(
      places,
      (place) =>
        isRecord(place) &&
        ids.has(place.list as string) &&
        isDate(place.on) &&
        (place.note === undefined || isText(place.note, MAX_NOTE_LENGTH)),
    ) &&
    isBySlug(been, (date) => date === "" || isDate(date))
  );
}

const SLUG = /^[a-z0-9-]{1,200}$/;

function isBySlug(record: Record<string, unknown>, isRight: (value: unknown) => boolean): boolean {
  const entries = Object.entries(record);
  return entries.length <= MAX_SAVED && entries.every(([slug, value]) => SLUG.test(slug) && isRight(value));
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isText = (value: unknown, length: number): boolean =>
  typeof value === "string" && value !== "" && value.length <= length;
const isDate = (value: unknown): boolean =>
  typeof value === "string" && /^\d{4}-\d\d-\d\d/.test(value) && !Number.isNaN(Date.parse(value));

export const isSaved = ({ places }: Saved, slug: string): boolean => Object.hasOwn(places, slug);

export const selectedList = ({ lists, selected }: Saved): SavedList =>
  lists.find(({ id }) => id === selected) ?? lists[0]!;

/** Adds to the selected list. */
export function addPlace(saved: Saved, slug: string, now: Date): Saved {
  if (isSaved(saved, slug)) return saved;
  const place = { list: selectedList(saved).id, on: now.toISOString() };
  return { ...saved, places: { ...saved.places, [slug]: place } };
}

export function removePlace(saved: Saved, slug: string): Saved {
  const { [slug]: _removed, ...places } = saved.places;
  return { ...saved, places };
}

/** Restores what was removed since `before`; what was added since stays. */
export function bringBack(saved: Saved, before: Saved): Saved {
  const lists = [...saved.lists];
  for (const [index, list] of before.lists.entries()) {
    if (!lists.some(({ id }) => id === list.id)) lists.splice(index, 0, list);
  }
  return { ...saved, lists, places: { ...before.places, ...saved.places }, been: { ...before.been, ...saved.been } };
}
