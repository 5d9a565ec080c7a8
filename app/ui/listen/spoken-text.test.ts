import { describe, expect, test } from "vitest";
import { sentencesIn, spokenText, utterancesOf } from "./spoken-text.ts";

describe("a voice says", () => {
  test.each([
    ["St. Louis Cemetery No. 1", "Saint Louis Cemetery Number 1"],
    ["in St. Augustine", "in Saint Augustine"],
    ["The St. James Hotel and East St. Louis", "The Saint James Hotel and East Saint Louis"],
    ["at 12 Royal St. New Orleans began", "at 12 Royal Street New Orleans began"],
    ["The Dr. Samuel Mudd House", "The Doctor Samuel Mudd House"],
    ["1 hr 20 min, 74 miles", "1 hour 20 minutes, 74 miles"],
    ["along US 45", "along U S 45"],
    ["WHAT IT IS NOW", "what it is now"],
    ["1893", "eighteen ninety-three"],
    ["at 1140 Royal St. in New Orleans", "at eleven forty Royal Street in New Orleans"],
    ["on Bourbon St., at night", "on Bourbon Street, at night"],
    ["E. 42nd St. was dark", "E. 42nd Street was dark"],
    ["Mt. Washington and Ft. Delaware", "Mount Washington and Fort Delaware"],
    ["Dr. Harold Perkins", "Doctor Harold Perkins"],
    ["on Lake Dr. near the dam", "on Lake Drive near the dam"],
    ["Mr. and Mrs. Lemp", "Mister and Missus Lemp"],
    ["Gen. Robert E. Lee", "General Robert E. Lee"],
    ["William Lemp Jr. died", "William Lemp Junior died"],
    ["the U.S. Army in Washington, D.C., at 3 a.m.", "the U S Army in Washington, D C, at 3 A M"],
    ["built in 1893", "built in eighteen ninety-three"],
    ["in 1905", "in nineteen oh five"],
    ["in 1900 and 2000", "in nineteen hundred and two thousand"],
    ["in 2004, 2015", "in two thousand four, twenty fifteen"],
    ["the 1890s and the 1800s", "the eighteen nineties and the eighteen hundreds"],
    ["the roaring '20s", "the roaring twenties"],
    ["1861-1865", "eighteen sixty-one to eighteen sixty-five"],
    ["1861–65", "eighteen sixty-one to 65"],
    ["c. 1850", "about eighteen fifty"],
    ["1,893 people and 18930 bricks", "1,893 people and 18930 bricks"],
    ["World War II", "World War 2"],
    ["World War I ended", "World War 1 ended"],
    ["King George III", "King George the Third"],
    ["Henry VIII", "Henry the Eighth"],
    ["Louis XVI", "Louis the Sixteenth"],
    ["Then I saw her", "Then I saw her"],
    ["Malcolm X", "Malcolm X"],
    ["a MIX of it", "a MIX of it"],
    ["for $25", "for 25 dollars"],
    ["for $1", "for 1 dollar"],
    ["for $1,200", "for 1,200 dollars"],
    ["for $3.50 or $4.00", "for 3 dollars and 50 cents or 4 dollars"],
    ["for $1.5 million", "for 1.5 million dollars"],
    ["Smith & Sons", "Smith and Sons"],
    ["room #217", "room number 217"],
    ["a light — then nothing", "a light, then nothing"],
    ["New Orleans • Tours or tickets", "New Orleans, Tours or tickets"],
    ["60 ft. high", "60 feet high"],
  ])("%s: %s", (written, spoken) => {
    expect(spokenText(written)).toBe(spoken);
  });
});

const sentences = (text: string) => sentencesIn(text).map(({ from, to }) => text.slice(from, to));

describe("a text is read sentence by sentence", () => {
  test.each([
    ["It burned in 1893. Nobody died.", ["It burned in 1893.", "Nobody died."]],
    ["St. Louis is old. Dr. J. P. Smith lived there.", ["St. Louis is old.", "Dr. J. P. Smith lived there."]],
    ['"Who is there?" she asked. "Go!" Silence.', ['"Who is there?" she asked.', '"Go!"', "Silence."]],
    ["The U.S. Army came. It left.", ["The U.S. Army came.", "It left."]],
    ["He went home to his mother, Ann Jr. She wept.", ["He went home to his mother, Ann Jr.", "She wept."]],
    ["No. 5 is open", ["No. 5 is open"]],
    ["Near the O.K. Corral they drew.", ["Near the O.K. Corral they drew."]],
    ["One...  Two", ["One...", "Two"]],
    ["  ", []],
  ])("%s", (text, parts) => {
    expect(sentences(text)).toEqual(parts);
  });
});

test("long sentences are said in parts, none of them lost", () => {
  const long = `${"The guard walked the corridor, ".repeat(12)}and it was cold.`;
  const parts = utterancesOf(long);
  expect(parts.length).toBeGreaterThan(1);
  expect(parts.every((part) => part.length <= 200)).toBe(true);
  expect(parts.join(" ")).toBe(long);
  expect(utterancesOf("x".repeat(450)).join("")).toHaveLength(450);
  expect(utterancesOf("Short.")).toEqual(["Short."]);
});
