/** How many places there must be, and which ones a directory of the haunted United States cannot lack. */

import { US_STATES } from "../../app/domain/geo/us-states.ts";
import type { CuratedPlace } from "../../app/domain/places/curated-place.ts";
import { storyHeadings, wordCount } from "../../app/domain/places/story/story-text.ts";
import type { Problem } from "./read-records.ts";

const MIN_PER_STATE = 12;
/** The minimum in states with many well-documented places. */
const MIN_IN_LARGE = 30;
const LARGE = new Set([
  "California",
  "Texas",
  "New York",
  "Pennsylvania",
  "Florida",
  "Ohio",
  "Illinois",
  "Massachusetts",
  "Virginia",
  "Georgia",
  "Louisiana",
]);
const MIN_IN_ALL = 1_000;
const MIN_LONG_STORIES = 40;
const LONG_STORY_WORDS = 500;

/** The state, and a pattern that the name or the city must match. */
const INDISPENSABLE: readonly (readonly [string, RegExp])[] = [
  ["California", /Winchester Mystery House/],
  ["Colorado", /Stanley Hotel/],
  ["Massachusetts", /Lizzie Borden/],
  ["Pennsylvania", /Eastern State Penitentiary/],
  ["Kentucky", /Waverly Hills/],
  ["West Virginia", /Trans-Allegheny/],
  ["California", /Queen Mary/],
  ["Louisiana", /Myrtles/],
  ["Louisiana", /LaLaurie/i],
  ["California", /Whaley House/],
  ["California", /Bodie/],
  ["Pennsylvania", /Gettysburg/],
  ["Iowa", /Villisca/],
  ["California", /Hotel del Coronado/],
  ["Arkansas", /Crescent Hotel/],
  ["Texas", /Menger/],
  ["Ohio", /Franklin Castle/],
  ["California", /Alcatraz/],
  ["Massachusetts", /\bSalem\b/],
  ["Georgia", /Savannah/],
  ["Florida", /(St\.|Saint) Augustine Light/],
];

export function checkCounts(records: readonly CuratedPlace[]): Problem[] {
  const problems = US_STATES.flatMap(({ name }) => {
    const count = records.filter((record) => record.state === name).length;
    const enough = LARGE.has(name) ? MIN_IN_LARGE : MIN_PER_STATE;
    return count < enough ? [{ where: name, what: `has ${count} places, not ${enough}` }] : [];
  });
  const missing = INDISPENSABLE.filter(
    ([state, pattern]) =>
      !records.some((place) => place.state === state && pattern.test(`${place.houseName}, ${place.city}`)),
  );
  problems.push(...missing.map(([state, pattern]) => ({ where: state, what: `lacks ${pattern.source}` })));
  if (records.length < MIN_IN_ALL) problems.push({ where: "all", what: `${records.length} places, not ${MIN_IN_ALL}` });
  const long = records.filter(isLongStory).length;
  if (long < MIN_LONG_STORIES) problems.push({ where: "all", what: `${long} long stories, not ${MIN_LONG_STORIES}` });
  return problems;
}

export function isLongStory(record: CuratedPlace): boolean {
  return wordCount(record.fullStory) >= LONG_STORY_WORDS && storyHeadings(record.fullStory).length > 0;
}
