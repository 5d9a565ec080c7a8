/**
 * Changes on the page of saved places. Each returns the next state; a change to something that does not exist changes
 * nothing.
 */
import {
  FIRST_LIST,
  MAX_LISTS,
  MAX_NAME_LENGTH,
  MAX_NOTE_LENGTH,
  type Saved,
  type SavedPlace,
} from "./saved-places.ts";

export function addList(saved: Saved, name: string): Saved {
  if (saved.lists.length >= MAX_LISTS) return saved;
  return { ...saved, lists: [...saved.lists, { id: nextId(saved), name: tidyName(name) }] };
}

const nextId = ({ lists }: Saved): string => String(Math.max(0, ...lists.map(({ id }) => Number(id) || 0)) + 1);

const tidyName = (name: string): string => name.trim().slice(0, MAX_NAME_LENGTH) || "List";

export const selectList = (saved: Saved, id: string): Saved => ({ ...saved, selected: id });

export function renameList(saved: Saved, id: string, name: string): Saved {
  if (name.trim() === "") return saved;
  return { ...saved, lists: saved.lists.map((list) => (list.id === id ? { id, name: tidyName(name) } : list)) };
}

/** One step up (-1) or down (1). */
export function moveList(saved: Saved, id: string, by: -1 | 1): Saved {
  const from = saved.lists.findIndex((list) => list.id === id);
  const [list, other] = [saved.lists[from], saved.lists[from + by]];
  if (!list || !other) return saved;
  const lists = saved.lists.with(from, other).with(from + by, list);
  return { ...saved, lists };
}

/** Deletes a list with its places. Deleting the last list starts over with an empty one. */
export function deleteList(saved: Saved, id: string): Saved {
  const rest = saved.lists.filter((list) => list.id !== id);
  const places = Object.entries(saved.places).filter(([, place]) => place.list !== id);
  const lists = rest.length > 0 ? rest : [{ ...FIRST_LIST, id: nextId(saved) }];
  return { ...saved, lists, places: Object.fromEntries(places) };
}

export function putIntoList(saved: Saved, slug: string, list: string): Saved {
  return saved.lists.some(({ id }) => id === list) ? changePlace(saved, slug, { list }) : saved;
}

export function setNote(saved: Saved, slug: string, text: string): Saved {
  const note = text.trim().slice(0, MAX_NOTE_LENGTH);
  if (note !== "") return changePlace(saved, slug, { note });
  const place = saved.places[slug];
  if (!place) return saved;
  const { note: _removed, ...rest } = place;
  return { ...saved, places: { ...saved.places, [slug]: rest } };
}

function changePlace(saved: Saved, slug: string, change: Partial<SavedPlace>): Saved {
  const place = saved.places[slug];
  return place ? { ...saved, places: { ...saved.places, [slug]: { ...place, ...change } } } : saved;
}

/** A date such as "2026-10-30", empty if it is unknown; undefined if the visitor was not there. */
export function setBeen(saved: Saved, slug: string, date: string | undefined): Saved {
  const { [slug]: _removed, ...been } = saved.been;
  return { ...saved, been: date === undefined ? been : { ...been, [slug]: date } };
}

/** Updates places whose address has changed. */
export function followMoves(saved: Saved, moved: Readonly<Record<string, string>>): Saved {
  const follow = <Value>(bySlug: Readonly<Record<string, Value>>) => {
    const next: Record<string, Value> = {};
    for (const [slug, value] of Object.entries(bySlug)) next[moved[slug] ?? slug] ??= value;
    return next;
  };
  return { ...saved, places: follow(saved.places), been: follow(saved.been) };
}

/** Puts places that are not saved yet into a list of their own. */
export function addShared(saved: Saved, slugs: readonly string[], name: string, now: Date): Saved {
  const missing = slugs.filter((slug) => !Object.hasOwn(saved.places, slug));
  if (missing.length === 0) return saved;
  const next = addList(saved, name || "Shared with me");
  const place = { list: next.lists.at(-1)!.id, on: now.toISOString() };
  return { ...next, places: { ...saved.places, ...Object.fromEntries(missing.map((slug) => [slug, place])) } };
}

/** Merges a file from another device. What is here stays: lists with the same name become one. */
export function mergeSaved(saved: Saved, other: Saved): Saved {
  let merged = saved;
  const listIds = new Map<string, string>();
  for (const { id, name } of other.lists) {
    if (!merged.lists.some((list) => list.name === name)) merged = addList(merged, name);
    listIds.set(id, (merged.lists.find((list) => list.name === name) ?? merged.lists[0]!).id);
  }
  const places = { ...merged.places };
  for (const [slug, place] of Object.entries(other.places)) {
    const here = places[slug];
    if (!here) places[slug] = { ...place, list: listIds.get(place.list)! };
    else if (here.note === undefined && place.note !== undefined) places[slug] = { ...here, note: place.note };
  }
  const been = { ...saved.been };
  for (const [slug, date] of Object.entries(other.been)) been[slug] ||= date;
  return { ...merged, places, been };
}
