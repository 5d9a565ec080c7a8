import { expect, test } from "vitest";
import { makePlace } from "../../../tests/make-place.ts";
import { fieldsThatMayTell } from "./may-tell-address.ts";

const labels = (fullStory: string) => fieldsThatMayTell(makePlace({ access: "private", fullStory }));

test.each([
  "It stands at 4417 Larkspur Street.",
  "Look for 412 N. Maple Ave, Dayton.",
  "Look for 12 42nd Street.",
  "the house is 412 maple ave",
  "Amityville, NY 11701.",
  "Amityville (11701-1234)",
  "The porch is at 40.66651, -73.41492.",
  "The porch is at 40° 39' 59\" N.",
])("a text with %j is for a person to read", (text) => expect(labels(text)).toEqual(["Full story"]));

test.each([
  "In 1926 the family gave the place away.",
  "Built in 1880 on Larkspur Street.",
  "In 1920 the street was paved.",
  "It cost $20,000, and 3.5 miles of road led there.",
  "https://example.org/articles/13330-the-house",
])("a text with %j is not", (text) => expect(labels(text)).toEqual([]));

test("names each such field of a private place, and none of others", () => {
  const told = { houseName: "4417 Larkspur Street", reports: ["Quiet.", "Steps at 4417 Larkspur Street."] };
  expect(fieldsThatMayTell(makePlace({ ...told, access: "private" }))).toEqual(["Name", "Reports"]);
  expect(fieldsThatMayTell(makePlace({ ...told, access: "exterior" }))).toEqual([]);
});
