import { expect, test } from "vitest";
import { formSearch } from "./form-search.ts";

const SENT: [string, string][] = [
  ["from", "Nashville, TN"],
  ["to", ""],
  ["area", ""],
  ["days", ""],
  ["hours", "5"],
  ["detour", "45"],
  ["dayHours", "10"],
  ["start", ""],
  ["at", "09:00"],
  ["enter", "0"],
  ["enter", "1"],
  ["inns", "0"],
];
const sent = (...more: [string, string][]) => formSearch([...SENT, ...more]);

test.each<[[string, string][], string]>([
  [[], "?from=Nashville,+TN"],
  [[["inns", "1"]], "?from=Nashville,+TN&inns=1"],
  [[["days", "3"]], "?from=Nashville,+TN&days=3"],
  [
    [
      ["with", "bell-witch-cave"],
      ["only", "0"],
      ["only", "1"],
    ],
    "?from=Nashville,+TN&with=bell-witch-cave&only=1",
  ],
  [
    [
      ["kind", "hotel"],
      ["kind", "prison"],
      ["with", "bell-witch-cave@2"],
    ],
    "?from=Nashville,+TN&kind=hotel&kind=prison&with=bell-witch-cave@2",
  ],
])("with %j the address is %s", (more, search) => {
  expect(sent(...more)).toBe(search);
});

test("a box that is not checked says so where the default is another", () => {
  const unchecked = SENT.filter(([name, value]) => name !== "enter" || value === "0");
  expect(formSearch(unchecked)).toBe("?from=Nashville,+TN&enter=0");
});

test("without a start the address says that the form was sent", () => {
  expect(formSearch(SENT.slice(1))).toBe("?hours=5");
});
