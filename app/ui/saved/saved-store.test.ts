import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { NOTHING_SAVED } from "../../domain/saved/saved-places.ts";
import { dismissNotice, noticeStore } from "../layout/notice-store.ts";
import { changeSaved, readSavedState, SAVED_KEY, subscribe, toggleSaved, wipeSaved } from "./saved-store.ts";

/** A browser's storage, which can be full or forbidden. */
function fakeStorage() {
  const stored = new Map<string, string>();
  const trouble = { isFull: false, isForbidden: false };
  const guard = () => {
    if (trouble.isForbidden) throw new DOMException("The operation is insecure.", "SecurityError");
  };
  return {
    stored,
    trouble,
    getItem(key: string) {
      guard();
      return stored.get(key) ?? null;
    },
    setItem(key: string, value: string) {
      guard();
      if (trouble.isFull) throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
      stored.set(key, value);
    },
    removeItem: (key: string) => void stored.delete(key),
  };
}

let storage: ReturnType<typeof fakeStorage>;
let events: EventTarget;
const notice = () => noticeStore.read();
const slugs = () => Object.keys(readSavedState().saved.places);

beforeEach(() => {
  storage = fakeStorage();
  events = new EventTarget();
  vi.stubGlobal("localStorage", storage);
  vi.stubGlobal("addEventListener", events.addEventListener.bind(events));
});
afterEach(() => vi.unstubAllGlobals());

describe("the heart", () => {
  test("saves a place, and removes it with a way back", () => {
    toggleSaved("whaley-house", "Whaley House");
    expect(slugs()).toEqual(["whaley-house"]);
    expect(notice()).toMatchObject({ title: "Saved", text: "Whaley House" });
    changeSaved((saved) => ({
      ...saved,
      places: { "whaley-house": { ...saved.places["whaley-house"]!, note: "Bring a lamp." } },
    }));
    toggleSaved("whaley-house", "Whaley House");
    expect(slugs()).toEqual([]);
    notice()!.action!.run();
    expect(readSavedState().saved.places["whaley-house"]?.note).toBe("Bring a lamp.");
  });

  test("brings back all that were removed while the notice was shown, and not what went before", () => {
    for (const slug of ["one", "two", "three"]) toggleSaved(slug, slug);
    toggleSaved("one", "One");
    dismissNotice(notice()!.id);
    toggleSaved("two", "Two");
    toggleSaved("three", "Three");
    expect(notice()).toMatchObject({ title: "No longer saved", text: "Two, Three" });
    notice()!.action!.run();
    expect(slugs()).toEqual(["two", "three"]);
  });

  test("adds to what another tab has stored meanwhile", () => {
    toggleSaved("one", "One");
    const other = { ...readSavedState().saved, places: { two: { list: "1", on: "2026-10-30T12:00:00.000Z" } } };
    storage.stored.set(SAVED_KEY, JSON.stringify(other));
    toggleSaved("three", "Three");
    expect(slugs()).toEqual(["two", "three"]);
  });
});

test("another tab's change is told to those who listen", () => {
  const heard = vi.fn();
  const leave = subscribe(heard);
  events.dispatchEvent(new Event("storage"));
  expect(heard).toHaveBeenCalledTimes(1);
  leave();
  events.dispatchEvent(new Event("storage"));
  expect(heard).toHaveBeenCalledTimes(1);
});

describe("nothing is lost", () => {
  test("if the storage is full: a notice says so", () => {
    toggleSaved("one", "One");
    const before = storage.stored.get(SAVED_KEY);
    storage.trouble.isFull = true;
    toggleSaved("two", "Two");
    expect(notice()).toMatchObject({ kind: "error", text: expect.stringContaining("has no more room") });
    expect(storage.stored.get(SAVED_KEY)).toBe(before);
    expect(slugs()).toEqual(["one"]);
  });

  test("if it is forbidden", () => {
    storage.trouble.isForbidden = true;
    expect(readSavedState()).toEqual({ saved: NOTHING_SAVED, trouble: "forbidden" });
    expect(readSavedState()).toBe(readSavedState());
    toggleSaved("one", "One");
    expect(notice()).toMatchObject({ kind: "error", text: expect.stringContaining("does not let this site save") });
  });

  test.each(["{", "null", '{"version":2}', '{"version":2,"lists":[],"places":{},"been":{}}'])(
    "if it was tampered with: %s",
    (text) => {
      storage.stored.set(SAVED_KEY, text);
      expect(readSavedState().trouble).toBe("unreadable");
      toggleSaved("one", "One");
      expect(notice()).toMatchObject({ kind: "error", text: expect.stringContaining("cannot be read") });
      expect(storage.stored.get(SAVED_KEY)).toBe(text);
      wipeSaved();
      toggleSaved("one", "One");
      expect(slugs()).toEqual(["one"]);
    },
  );

  test("if a newer release stored it", () => {
    const newer = JSON.stringify({ version: 99, places: [] });
    storage.stored.set(SAVED_KEY, newer);
    toggleSaved("one", "One");
    expect(notice()).toMatchObject({ kind: "error", text: expect.stringContaining("This page is out of date") });
    expect(storage.stored.get(SAVED_KEY)).toBe(newer);
  });

  test("if it is of an older release: it is migrated with the next change", () => {
    const old = { version: 1, places: { "old-house": "2026-10-01T12:00:00.000Z" } };
    storage.stored.set(SAVED_KEY, JSON.stringify(old));
    expect(slugs()).toEqual(["old-house"]);
    toggleSaved("new-house", "New House");
    expect(JSON.parse(storage.stored.get(SAVED_KEY)!)).toMatchObject({
      version: 2,
      places: { "old-house": { list: "1", on: old.places["old-house"] }, "new-house": { list: "1" } },
    });
  });

  test("if there are too many", () => {
    const on = "2026-10-01T12:00:00.000Z";
    const places = Object.fromEntries(Array.from({ length: 500 }, (_, i) => [`place-${i}`, { list: "1", on }]));
    storage.stored.set(SAVED_KEY, JSON.stringify({ ...NOTHING_SAVED, places }));
    toggleSaved("one-more", "One More");
    expect(notice()).toMatchObject({ kind: "error", text: "You can save up to 500 places. Remove some to save more." });
    expect(slugs()).toHaveLength(500);
    toggleSaved("place-7", "Place 7");
    expect(slugs()).toHaveLength(499);
  });
});
