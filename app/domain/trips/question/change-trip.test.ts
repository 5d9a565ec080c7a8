import { describe, expect, test } from "vitest";
import { changeTrip, fixTrip, type ShownStop, typedFields, typedSearch } from "./change-trip.ts";
import { DEFAULT_QUESTION, questionSearch } from "./read-question.ts";

const ASKED = { ...DEFAULT_QUESTION, from: "Nashville, TN", to: "New Orleans, LA" };
const STOPS: readonly ShownStop[] = [
  { slug: "a", day: 1 },
  { slug: "b", day: 1 },
  { slug: "c", day: 2 },
  { slug: "d", day: 3 },
];
const FIXED = fixTrip(ASKED, STOPS);
const wishes = (question: typeof ASKED) => {
  const parameters = new URLSearchParams(questionSearch(question));
  const names = ["with", "without", "fixed"].filter((name) => parameters.has(name));
  return Object.fromEntries(names.map((name) => [name, parameters.getAll(name).join(" ")]));
};

describe("a plan that is made again around what was decided", () => {
  test.each([
    ["drop:b", { without: "b" }],
    ["add:x", { with: "x" }],
    ["pin:c:2", { with: "c@2" }],
    ["move:c:3", { with: "c@3" }],
    ["earlier:b", { with: "b@1 a@1 c@2 d@3", fixed: "1" }],
    ["later:a", { with: "b@1 a@1 c@2 d@3", fixed: "1" }],
    ["later:b", { with: "a@1 b@2 c@2 d@3", fixed: "1" }],
    ["earlier:c", { with: "a@1 b@1 c@1 d@3", fixed: "1" }],
    ["earlier:a", { with: "a@1 b@1 c@2 d@3", fixed: "1" }],
    ["explode:a", {}],
  ])("%s", (change, expected) => {
    expect(wishes(changeTrip(ASKED, STOPS, change))).toEqual(expected);
  });

  test.each([
    ["add:x:2:1:", "a@1 b@1 c@2 x@2 d@3"],
    ["add:x:1:0:b", "x@1 a@1 c@2 d@3"],
    ["add:x:4:0:", "a@1 b@1 c@2 d@3 x@4"],
  ])("%s keeps all others but the one that has to go", (change, expected) => {
    expect(wishes(changeTrip(ASKED, STOPS, change))).toEqual({ with: expected, fixed: "1" });
  });

  test("what was left out comes back when it is added", () => {
    const dropped = changeTrip(ASKED, STOPS, "drop:b");
    expect(wishes(changeTrip(dropped, STOPS, "add:b"))).toEqual({ with: "b" });
  });

  test("a wish is dropped", () => {
    const pinned = changeTrip(ASKED, STOPS, "pin:c:2");
    expect(wishes(changeTrip(pinned, STOPS, "drop:c"))).toEqual({ without: "c" });
  });
});

describe("what is typed beside days and stops", () => {
  const fields: [string, string][] = [
    ["newStay", "a@"],
    ["newStay", ""],
    ["newStay", "b@"],
    ["newStay", " 90"],
    ["newStay", "c@"],
    ["newStart", "1@"],
    ["newStart", "2@"],
    ["newStart", "10:30"],
    ["newNight", "1@"],
    ["newNight", "Estes Park, CO"],
    ["newNight", "2@"],
  ];
  const typed = typedFields(new URLSearchParams(fields));
  const values = (question: typeof ASKED) => {
    const query = new URLSearchParams(typedSearch(question, STOPS, typed));
    return ["with", "stay", "starts", "night"].map((name) => query.getAll(name).join(" "));
  };

  test("is asked for, and a stop with a time of its own stays", () => {
    expect(values(ASKED)).toEqual(["b@1", "b@90", "2@10:30", "1@Estes Park, CO"]);
  });

  test("leaves a fixed plan its stops", () => {
    expect(values(FIXED)).toEqual(["a@1 b@1 c@2 d@3", "b@90", "2@10:30", "1@Estes Park, CO"]);
  });

  test("takes the place of what was typed before", () => {
    const before = { ...ASKED, stays: [{ slug: "a", minutes: 30 }], starts: [{ day: 1, at: "08:00" }] };
    expect(values(before).slice(1)).toEqual(["b@90", "2@10:30", "1@Estes Park, CO"]);
  });
});

describe("a plan whose stops are fixed changes in that place alone", () => {
  test.each([
    ["drop:b", "a@1 c@2 d@3"],
    ["add:x", "a@1 b@1 c@2 d@3 x"],
    ["later:c", "a@1 b@1 c@3 d@3"],
    ["move:a:3", "b@1 c@2 a@3 d@3"],
    ["move:d:1", "a@1 b@1 d@1 c@2"],
    ["move:a:4", "b@1 c@2 d@3 a@4"],
  ])("%s", (change, expected) => {
    expect(wishes(changeTrip(FIXED, STOPS, change))).toEqual({ with: expected, fixed: "1" });
  });
});
