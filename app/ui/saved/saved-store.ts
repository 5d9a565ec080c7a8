/** The visitor's saved places in localStorage: read by every heart, in all open tabs. */
import { useSyncExternalStore } from "react";
import {
  addPlace,
  bringBack,
  isSaved,
  MAX_SAVED,
  NOTHING_SAVED,
  readSaved,
  removePlace,
  type Saved,
  selectedList,
} from "../../domain/saved/saved-places.ts";
import { isShown, showNotice } from "../layout/notice-store.ts";

export const SAVED_KEY = "hauntway.saved";

/** Why nothing can be saved. What is stored is left as it is. */
export const TROUBLES = {
  forbidden: "Your browser does not let this site save anything. Allow it in the browser's settings, then try again.",
  unreadable:
    "Your saved places cannot be read, so they were left as they are. On the Saved page you can download or delete them.",
  newer: "This page is out of date. Reload it, then save again.",
  full: "Your browser has no more room for this site. What you saved before is still there; remove some of it to save more.",
  many: `You can save up to ${MAX_SAVED} places. Remove some to save more.`,
} as const;

interface SavedState {
  readonly saved: Saved;
  readonly trouble?: keyof typeof TROUBLES;
}

const NOTHING: SavedState = { saved: NOTHING_SAVED };
const listeners = new Set<() => void>();
let lastText: string | null = null;
let lastState = NOTHING;

/** Asks the storage every time: another tab may have changed it. */
export function readSavedState(): SavedState {
  let text: string | null;
  try {
    text = localStorage.getItem(SAVED_KEY);
  } catch {
    lastText = null;
    if (lastState.trouble !== "forbidden") lastState = { saved: NOTHING_SAVED, trouble: "forbidden" };
    return lastState;
  }
  if (text === lastText) return lastState;
  lastText = text;
  lastState = text === null ? NOTHING : stateOf(text);
  return lastState;
}

function stateOf(text: string): SavedState {
  let saved: Saved | "newer" | undefined;
  try {
    saved = readSaved(JSON.parse(text));
  } catch {}
  if (typeof saved === "object") return { saved };
  return { saved: NOTHING_SAVED, trouble: saved ?? "unreadable" };
}

/** The stored text as it is, in case it cannot be parsed. */
export const storedText = (): string => localStorage.getItem(SAVED_KEY) ?? "";

export function wipeSaved(): void {
  localStorage.removeItem(SAVED_KEY);
  tell();
}

/** Returns whether it was stored; a notice says why not. */
export function changeSaved(edit: (saved: Saved) => Saved): boolean {
  const { saved, trouble } = readSavedState();
  if (trouble) return complain(trouble);
  const next = edit(saved);
  // Nothing is stored that could not be read again.
  if (!readSaved(next)) return complain("many");
  try {
    localStorage.setItem(SAVED_KEY, JSON.stringify(next));
  } catch {
    return complain("full");
  }
  tell();
  return true;
}

function complain(trouble: keyof typeof TROUBLES): false {
  showNotice({ title: "Could not save", text: TROUBLES[trouble], kind: "error" });
  return false;
}

let lastRemoval: { readonly notice: number; readonly names: string; readonly before: Saved } | undefined;

/** The heart: saves the place, or removes it with a way back. */
export function toggleSaved(slug: string, name: string): void {
  const { saved } = readSavedState();
  if (!isSaved(saved, slug)) {
    const text = saved.lists.length > 1 ? `${name}, in "${selectedList(saved).name}"` : name;
    if (changeSaved((now) => addPlace(now, slug, new Date()))) showNotice({ title: "Saved", text });
  } else if (changeSaved((now) => removePlace(now, slug))) {
    // Removed one after the other, they come back together: there is one notice at a time.
    const last = isShown(lastRemoval?.notice) ? lastRemoval : undefined;
    const names = last ? `${last.names}, ${name}` : name;
    const before = last?.before ?? saved;
    const undo = () => void changeSaved((now) => bringBack(now, before));
    const notice = showNotice({ title: "No longer saved", text: names, action: { text: "Undo", run: undo } });
    lastRemoval = { notice, names, before };
  }
}

function tell(): void {
  for (const listener of listeners) listener();
}

export function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    addEventListener("storage", tell);
    // A page restored by Back has missed the events.
    addEventListener("pageshow", tell);
  }
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useIsSaved = (slug: string): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isSaved(readSavedState().saved, slug),
    () => false,
  );

/** Undefined on the server and during hydration. */
export const useSaved = (): SavedState | undefined => useSyncExternalStore(subscribe, readSavedState, () => undefined);
