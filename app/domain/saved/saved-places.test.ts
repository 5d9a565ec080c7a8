import { describe, expect, test } from "vitest";
import {
  addList,
  addShared,
  deleteList,
  followMoves,
  mergeSaved,
  moveList,
  putIntoList,
  renameList,
  setBeen,
  setNote,
} from "./edit-saved.ts";
import {
  addPlace,
  bringBack,
  MAX_LISTS,
  MAX_SAVED,
  NOTHING_SAVED,
  readSaved,
  removePlace,
  type Saved,
} from "./saved-places.ts";

const NOW = new Date("2026-10-30T12:00:00Z");
const LATER = new Date("2026-10-31T12:00:00Z");
const save = (...slugs: string[]) => slugs.reduce((saved, slug) => addPlace(saved, slug, NOW), NOTHING_SAVED);
const names = ({ lists }: Saved) => lists.map(({ name }) => name);

/** Two lists with two places each, one with a note, one visited. */
function october(): Saved {
  let saved = addList(save("a", "b", "c", "d"), "October");
  for (const slug of ["c", "d"]) saved = putIntoList(saved, slug, "2");
  return setBeen(setNote(saved, "c", " Bring a lamp. "), "d", "2026-10-01");
}

describe("what is stored", () => {
  test("is read back as it was written", () => {
    expect(readSaved(JSON.parse(JSON.stringify(october())))).toEqual(october());
    expect(readSaved(JSON.parse(JSON.stringify(NOTHING_SAVED)))).toEqual(NOTHING_SAVED);
  });

  test("of the first version goes into the first list", () => {
    const old = { version: 1, places: { "whaley-house-san-diego-california": "2026-10-30T12:00:00.000Z" } };
    expect(readSaved(old)).toEqual(save("whaley-house-san-diego-california"));
  });

  test("of a later version is left alone", () => {
    expect(readSaved({ version: 3, places: "anything" })).toBe("newer");
  });

  const good = october();
  test.each<[string, unknown]>([
    ["nothing", null],
    ["a list", []],
    ["a text", "saved"],
    ["no version", { ...good, version: undefined }],
    ["version 0", { ...good, version: 0 }],
    ["the first version without places", { version: 1 }],
    ["the first version with other dates", { version: 1, places: { a: 7 } }],
    ["no lists", { ...good, lists: [] }],
    ["a list without a name", { ...good, lists: [{ id: "1", name: "" }] }],
    ["a list with a long name", { ...good, lists: [{ id: "1", name: "x".repeat(61) }, good.lists[1]] }],
    ["two lists of one id", { ...good, lists: [...good.lists, good.lists[0]] }],
    [
      "too many lists",
      { ...good, lists: Array.from({ length: MAX_LISTS + 1 }, (_, id) => ({ id: `${id}`, name: "x" })) },
    ],
    ["a place in no list", { ...good, places: { a: { list: "9", on: NOW.toISOString() } } }],
    ["a place without a date", { ...good, places: { a: { list: "1", on: "yesterday" } } }],
    ["a place with a path for a name", { ...good, places: { "../review": { list: "1", on: NOW.toISOString() } } }],
    ["a note that is no text", { ...good, places: { a: { list: "1", on: NOW.toISOString(), note: {} } } }],
    ["a long note", { ...good, places: { a: { list: "1", on: NOW.toISOString(), note: "x".repeat(2_001) } } }],
    ["a visit on no day", { ...good, been: { a: "2026-13-45" } }],
    [
      "too many places",
      { ...good, been: Object.fromEntries(Array.from({ length: MAX_SAVED + 1 }, (_, i) => [`p${i}`, ""])) },
    ],
  ])("is refused with %s", (_what, value) => {
    expect(readSaved(value)).toBeUndefined();
  });
});

describe("places", () => {
  test("are saved once, into the first list", () => {
    const saved = addPlace(october(), "e", LATER);
    expect(saved.places.e).toEqual({ list: "1", on: LATER.toISOString() });
    expect(addPlace(saved, "e", NOW)).toBe(saved);
  });

  test("are brought back with their list and note; what came since stays", () => {
    const before = october();
    const after = addPlace(removePlace(before, "c"), "e", LATER);
    expect(after.places).not.toHaveProperty("c");
    expect(bringBack(after, before)).toEqual(addPlace(before, "e", LATER));
  });

  test("have a note, which an empty one removes", () => {
    expect(october().places.c?.note).toBe("Bring a lamp.");
    expect(setNote(october(), "c", "  ").places.c).toEqual({ list: "2", on: NOW.toISOString() });
    expect(setNote(october(), "unknown", "x")).toEqual(october());
    expect(setNote(october(), "unknown", "")).toEqual(october());
  });

  test("stay visited when they are no longer saved", () => {
    expect(removePlace(october(), "d").been).toEqual({ d: "2026-10-01" });
    expect(setBeen(october(), "d", undefined).been).toEqual({});
  });

  test("follow their new address, with all that belongs to them", () => {
    const moved = followMoves(october(), { c: "c-now", d: "d-now" });
    expect(Object.keys(moved.places).sort()).toEqual(["a", "b", "c-now", "d-now"]);
    expect(moved.places["c-now"]?.note).toBe("Bring a lamp.");
    expect(moved.been).toEqual({ "d-now": "2026-10-01" });
  });

  test("that are saved under both addresses become one, and keep what came first", () => {
    expect(Object.keys(followMoves(save("old", "new"), { old: "new" }).places)).toEqual(["new"]);
  });
});

describe("lists", () => {
  test("are made, renamed, and moved", () => {
    expect(names(october())).toEqual(["My places", "October"]);
    expect(names(renameList(october(), "2", " Halloween "))).toEqual(["My places", "Halloween"]);
    expect(renameList(october(), "2", " ")).toEqual(october());
    expect(names(moveList(october(), "2", -1))).toEqual(["October", "My places"]);
    expect(names(moveList(october(), "1", 1))).toEqual(["October", "My places"]);
    expect(moveList(october(), "1", -1)).toEqual(october());
    expect(moveList(october(), "2", 1)).toEqual(october());
  });

  test("are deleted with their places, and brought back with them where they were", () => {
    const before = moveList(october(), "2", -1);
    const after = deleteList(before, "2");
    expect([names(after), Object.keys(after.places)]).toEqual([["My places"], ["a", "b"]]);
    expect(bringBack(after, before)).toEqual(before);
  });

  test("are never none", () => {
    const emptied = deleteList(save("a"), "1");
    expect([names(emptied), emptied.places]).toEqual([["My places"], {}]);
    expect(readSaved(emptied)).toEqual(emptied);
  });

  test("do not take places that another tab's list was to hold", () => {
    expect(putIntoList(october(), "a", "9")).toEqual(october());
  });

  test("are no more than the limit", () => {
    let saved = NOTHING_SAVED;
    for (let i = 0; i < MAX_LISTS + 5; i++) saved = addList(saved, `List ${i}`);
    expect(saved.lists).toHaveLength(MAX_LISTS);
    expect(readSaved(saved)).toEqual(saved);
  });
});

describe("what comes from elsewhere", () => {
  test("a shared list becomes a list of its own, without what is saved already", () => {
    const saved = addShared(october(), ["a", "x", "y"], "", LATER);
    expect(names(saved)).toEqual(["My places", "October", "Shared with me"]);
    expect(saved.places.a).toEqual(october().places.a);
    expect(saved.places.x).toEqual({ list: "3", on: LATER.toISOString() });
    expect(addShared(saved, ["a", "x"], "", LATER)).toBe(saved);
  });

  test("a file adds to what is there: lists of one name become one, notes and visits are filled in", () => {
    let other = addList(addPlace(save("a", "z"), "c", LATER), "October");
    other = setBeen(setNote(putIntoList(other, "z", "2"), "a", "From the phone"), "a", "2026-09-01");
    const merged = mergeSaved(october(), other);
    expect(names(merged)).toEqual(["My places", "October"]);
    expect(merged.places.z).toEqual({ list: "2", on: NOW.toISOString() });
    expect(merged.places.a).toEqual({ list: "1", on: NOW.toISOString(), note: "From the phone" });
    expect(merged.places.c).toEqual(october().places.c);
    expect(merged.been).toEqual({ a: "2026-09-01", d: "2026-10-01" });
    expect(readSaved(merged)).toEqual(merged);
  });

  test("a file of one's own changes nothing", () => {
    expect(mergeSaved(october(), october())).toEqual(october());
  });
});
