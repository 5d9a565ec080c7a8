import { describe, expect, test } from "vitest";
import { curatedPlaces, searchContextOf } from "../../../tests/curated-directory.ts";
import { search } from "./search.ts";
import { readSlots, writeSlots } from "./slot-parameters.ts";

const context = searchContextOf(curatedPlaces());
const nobody = async () => undefined;

describe("an address of slots", () => {
  test.each([
    "hotels in Ohio or Indiana but not Columbus",
    "scariest free places after dark near Salem",
    "prisons and asylums in Pennsylvania",
    "footsteps in New England",
    "lighthouses in Maine in January",
    "hotels in Gettysburg with ghosts of soldiers",
    "within 30 miles of 60614",
    "haunted places near the Stanley Hotel",
    "everything along Route 66 except hotels",
    "hotels along I-95",
    "near I-40 in Tennessee",
    "b&bs in Vermont",
    "oldest haunted houses in Massachusetts",
    "overnight ghost hunts in West Virginia",
    "prisons on Ghost Adventures",
    "ghost hunters 2006",
    "Ohio prisons not on Ghost Hunters",
  ])("finds what the sentence finds: %s", async (text) => {
    const asked = await search(context, nobody, text);
    const slots = readSlots(context, writeSlots(asked.slots));
    const found = await search(context, nobody, text, { slots });
    const ids = ({ named, places }: typeof asked) => [...named, ...places].map(({ place }) => place.id).toSorted();
    expect(ids(found)).toEqual(ids(asked));
    expect(ids(found).length).toBeGreaterThan(0);
  });

  test("without any of them is none", () => {
    expect(readSlots(context, {})).toBeUndefined();
    expect(readSlots(context, { what: "", in: "" })).toBeUndefined();
  });

  test.each([
    [{ in: "Xyzzyville" }, { areas: [], leftover: ["Xyzzyville"] }],
    [{ what: "castels;hotels" }, { kinds: [{ label: "hotels" }], leftover: ["castels"] }],
    [{ miles: "0", in: "Ohio" }, { miles: undefined }],
    [{ miles: "1e3", in: "Ohio" }, { miles: undefined }],
    [{ month: "13", in: "Ohio" }, { month: undefined }],
    [{ order: "worst", in: "Ohio" }, { order: undefined }],
    [{ free: "yes", in: "Ohio" }, { filters: [] }],
    [
      { what: "hotels;hotel", in: "Ohio;ohio", not: "bars;Bars" },
      { kinds: [{}], areas: [{}], not: { kinds: [{}] } },
    ],
    [{ what: "taps, season 2" }, { shows: [{ show: { title: "Ghost Hunters" }, when: "season 2" }] }],
    [{ in: "here" }, { here: true, areas: [] }],
  ])("%j is read as %j", (parameters, slots) => {
    expect(readSlots(context, parameters)).toMatchObject(slots);
  });
});
