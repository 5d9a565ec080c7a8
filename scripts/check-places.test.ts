import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { loadGazetteer } from "../app/domain/geo/gazetteer.ts";
import { decodeOutlines } from "../app/domain/geo/state-outlines.ts";
import { US_STATES } from "../app/domain/geo/us-states.ts";
import { type CuratedPlace, draftFromCurated, parseCuratedPlace } from "../app/domain/places/curated-place.ts";
import { PRIVATE_ADDRESS } from "../app/domain/places/place.ts";
import type { Road } from "../app/domain/roads/parse-roads.ts";
import { curatedRecord } from "../tests/curated-record.ts";
import { checkAgreement } from "./check-places/check-agreement.ts";
import { checkBorrowed } from "./check-places/check-borrowed.ts";
import { checkCounts } from "./check-places/check-counts.ts";
import { checkDuplicates } from "./check-places/check-duplicates.ts";
import { checkGaps } from "./check-places/check-gaps.ts";
import { checkPosition } from "./check-places/check-position.ts";
import { checkText } from "./check-places/check-text.ts";
import { checkVisit } from "./check-places/check-visit.ts";
import { type Problem, readPlaces } from "./check-places/read-records.ts";

type Fields = Parameters<typeof curatedRecord>[0];
const NOW = new Date("2026-06-01T00:00:00Z");
const read = (name: string) => readFileSync(new URL(`../data/${name}`, import.meta.url));
const gazetteer = loadGazetteer(read("gazetteer.json.gz"));
const outlines = decodeOutlines(JSON.parse(read("state-outlines.json").toString("utf8")));
const whats = (problems: readonly Problem[]): string => problems.map(({ what }) => what).join("; ");
const story = curatedRecord().fullStory;
const folder = mkdtempSync(join(tmpdir(), "places-"));
afterAll(() => rmSync(folder, { recursive: true }));

describe("a curated record", () => {
  it("passes when it follows the handbook", () => {
    expect(parseCuratedPlace(curatedRecord())).toEqual(curatedRecord());
    expect(whats(checkText(curatedRecord(), NOW))).toBe("");
    expect(whats(checkPosition(curatedRecord(), gazetteer, outlines))).toBe("");
    const visit = {
      openingHours: "Tu-Su 10:00-17:00; Dec-Mar off",
      hoursChecked: "2026-05",
      phoneNumber: "(978) 555-0100",
      zipCode: "01970",
      stepFree: "partly",
      minAge: 6,
      dogs: "outside",
      hunts: "both",
      huntNote: "Groups of up to ten, from $75 a person in 2025.",
      huntUrl: "https://inn.example/hunts",
      shows: ["Ghost Hunters, 2006", "Ghost Adventures, season 3"],
    };
    expect(parseCuratedPlace(curatedRecord(visit))).toMatchObject(visit);
    expect(whats(checkVisit(curatedRecord(visit), gazetteer, NOW))).toBe("");
  });

  it.each<[string, Fields, RegExp]>([
    ["hours with a warning", { openingHours: "10-5", hoursChecked: "2026-05" }, /"10-5": Single-digit/],
    ["a check without hours", { hoursChecked: "2026-05" }, /no hours/],
    ["hours of another spelling", { openingHours: "tu-su 10:00-17:00", hoursChecked: "2026-05" }, /written "Tu-Su/],
    ["a check in the future", { openingHours: "10:00-17:00", hoursChecked: "2026-07" }, /future/],
    ["hours of a place that is gone", { access: "gone", openingHours: "24/7", hoursChecked: "2026-05" }, /is gone/],
    ["a telephone nobody can dial", { phoneNumber: "555-1234" }, /cannot be dialed/],
    ["a far ZIP code", { zipCode: "90210" }, /miles away/],
    ["a private place's ZIP code", { access: "private", zipCode: "01970" }, /ZIP code/],
  ])("fails with %s", (_, fields, sentence) => {
    expect(whats(checkVisit(curatedRecord(fields), gazetteer, NOW))).toMatch(sentence);
  });

  it.each<[string, Fields, RegExp]>([
    ["an unknown field", { houseColor: "red" } as Fields, /houseColor/],
    ["no date", { updated: undefined }, /updated/],
    ["a date that is none", { updated: "2026-02-30" }, /updated/],
    ["a null", { yearBuilt: null }, /yearBuilt/],
    ["a type of its own", { placeType: "castle" }, /placeType/],
    ["an activity of its own", { activities: ["Footsteps", "Wailing"] }, /activities/],
    ["one activity", { activities: ["Footsteps"] }, /activities/],
    ["a state by its code", { state: "MA" }, /state/],
    ["a link that is none", { website: "javascript:alert(1)" }, /website/],
    ["a copied book as its source", { articleUrl: "https://livelib.biz/read_1/p5" }, /articleUrl: is a copied book/],
    [
      "a comment's address",
      { additionalSources: ["https://inn.example/?replytocom=2"] },
      /additionalSources.0: has tracking/,
    ],
    ["a citation without a year", { citations: ["Ada Cooper, Inns"] }, /Author, Title \(Year\)/],
    ["no source", { citations: undefined }, /no source/],
    ["a short summary", { storySummary: "Short." }, /storySummary/],
    ["a word for whether one can stay", { stay: "yes" }, /stay/],
    ["months in words for a season", { season: "May to October" }, /season/],
    ["a thirteenth month", { season: "5-13" }, /season/],
    ["five decimals", { latitude: 42.51951 }, /four decimals/],
    ["one report", { reports: ["Steps are heard in the corridor."] }, /reports/],
  ])("is refused with %s", (_what, fields, complaint) => {
    expect(() => parseCuratedPlace(curatedRecord(fields))).toThrow(complaint);
  });

  it.each<[string, Fields, RegExp]>([
    ["an id of another state", { id: "ny-coopers-inn" }, /begin with ma-/],
    ["a date to come", { updated: "2050-01-01" }, /future/],
    ["a year to come", { yearBuilt: 2050 }, /future/],
    ["the same activity twice", { activities: ["Voices", "Voices"] }, /named twice/],
    ["too few words", { fullStory: "word ".repeat(119).trim() }, /119 words/],
    ["a heading without a blank line", { fullStory: `THE COOPER\n${story}` }, /blank line/],
    ["a long story without headings", { fullStory: `${story} `.repeat(5).trim() }, /no heading/],
    ["an exclamation mark", { fullStory: `${story} Boo!` }, /exclamation/],
    ["a long dash", { accessNote: "Open — on most days of the week." }, /dash/],
    ["curly quotes", { accessNote: "It’s open on most days of the week." }, /curly/],
    ["a worn phrase", { fullStory: `${story} An eerie place.` }, /worn/],
    ["markup", { fullStory: `${story} <b>Bold</b>` }, /markup/],
    ["a private place's address", { access: "private" }, /shows its address/],
    [
      "a private place's address in its text",
      { access: "private", address: PRIVATE_ADDRESS, accessNote: "Do not visit 12 Cooper Street." },
      /may stand in its text \(Access note\)/,
    ],
    [
      "a private place's telephone",
      { access: "private", address: PRIVATE_ADDRESS, phoneNumber: "978-555-0100" },
      /a private place has a phoneNumber/,
    ],
    ["a private address on an open place", { address: PRIVATE_ADDRESS }, /is not one/],
  ])("draws a complaint for %s", (_what, fields, complaint) => {
    expect(whats(checkText(curatedRecord(fields), NOW))).toMatch(complaint);
  });

  const summer = { accessNote: "The house is open from May to October." };
  const evenings = { afterDark: true, openingHours: "10:00-17:00" };

  it.each<[string, Fields, RegExp]>([
    ["hours of all year for a place open in summer", { ...summer, openingHours: "10:00-17:00" }, /name no months/],
    [
      "hours of all year where the story says that it closes in winter",
      { fullStory: `${story} It is closed in winter.`, openingHours: "10:00-17:00" },
      /closed in winter/,
    ],
    ["dark visits without evenings", { ...evenings, accessNote: "Shown by guides." }, /names no evenings/],
    ["another year than its story", { fullStory: `${story} It was built in 1811.`, yearBuilt: 1911 }, /name 1811/],
    ["the year of what replaced it", { accessNote: "The prison is gone.", yearBuilt: 1935 }, /of something else/],
    [
      "another style than its story",
      { fullStory: `${story} It is a Queen Anne house.`, architectureStyle: "Greek Revival" },
      /say Queen Anne/,
    ],
  ])("draws a complaint for %s", (_what, fields, complaint) => {
    expect(whats(checkAgreement(curatedRecord(fields)))).toMatch(complaint);
  });

  it.each<[string, Fields]>([
    ["hours with months", { ...summer, openingHours: "May-Oct 10:00-17:00" }],
    ["hours with a season", { ...summer, openingHours: "10:00-17:00", season: "5-10" }],
    ["grounds that close at sunset", { ...summer, openingHours: "sunrise-sunset" }],
    ["a road closed to cars in winter", { accessNote: "Closed to cars in winter.", openingHours: "10:00-17:00" }],
    ["evenings in the access note", { ...evenings, accessNote: "Ghost tours run on Friday nights." }],
    ["late hours", { ...evenings, openingHours: "Mo-Th 10:00-17:00; Fr,Sa 10:00-21:00" }],
    ["the story's year", { fullStory: `${story} Begun in 1808, it was built in 1811.`, yearBuilt: 1808 }],
    ["the story's style", { fullStory: `${story} It is a Queen Anne house.`, architectureStyle: "Queen Anne" }],
  ])("agrees with itself: %s", (_what, fields) => {
    expect(whats(checkAgreement(curatedRecord(fields)))).toBe("");
  });

  it.each<[string, Fields, RegExp]>([
    ["another state", { latitude: 40.71, longitude: -74.0 }, /outside Massachusetts/],
    ["another end of the state", { latitude: 42.45, longitude: -73.25 }, /miles from Salem/],
    ["a town that is none", { city: "Xyzzy" }, /knows no Xyzzy, MA/],
    ["its own doorstep though private", { access: "private", latitude: 42.54 }, /city's position/],
  ])("draws a complaint for standing at %s", (_what, fields, complaint) => {
    expect(whats(checkPosition(curatedRecord(fields), gazetteer, outlines))).toMatch(complaint);
  });

  it("becomes a place with the editors' score and as many documented reports as it lists", () => {
    const record = curatedRecord({ additionalSources: ["https://a.org/1", "https://b.org/2"] });
    const draft = draftFromCurated(record);
    expect(draft).toMatchObject({
      score: 3.75,
      renown: 2,
      documentedReports: 2,
      paranormalActivityType: "Footsteps; Voices",
      additionalSources: "https://a.org/1; https://b.org/2",
    });
    expect(draft).not.toHaveProperty("stay");
    expect(draftFromCurated(parseCuratedPlace(curatedRecord({ stay: true })))).toMatchObject({ stay: true });
    expect(draft).not.toHaveProperty("activities");
  });
});

describe("all records together", () => {
  const other = (fields: Fields): CuratedPlace[] => [curatedRecord(), curatedRecord(fields)];

  it.each<[string, Fields, RegExp]>([
    ["one id", { houseName: "Another Place" }, /the id/],
    ["one slug", { id: "ma-b" }, /the slug/],
    ["nearly one name nearby", { id: "ma-b", houseName: "The Old Cooper's Inn" }, /looks like ma-coopers-inn/],
    [
      "one name within the other in one town",
      { id: "ma-b", houseName: "Cooper's Inn Barn Stage" },
      /looks like ma-coopers-inn/,
    ],
  ])("may not have %s for two", (_what, fields, complaint) => {
    expect(whats(checkDuplicates(other(fields)))).toMatch(complaint);
  });

  it("may share a name in distant towns, or a city's name nearby", () => {
    expect(checkDuplicates(other({ id: "ma-b", city: "Pittsfield", latitude: 42.45, longitude: -73.25 }))).toEqual([]);
    expect(checkDuplicates(other({ id: "ma-b", houseName: "Salem Inn" }))).toEqual([]);
    expect(checkDuplicates(other({ id: "ma-b", houseName: "Cooper's Inn Barn Stage", city: "Beverly" }))).toEqual([]);
  });

  it("may not borrow eight words from the sample", async () => {
    const sample = join(folder, "sample.csv");
    const line = "and his tools STILL hang above the, kitchen";
    writeFileSync(sample, `location,description\nInn,"${line}"\n`);
    expect(whats(await checkBorrowed([curatedRecord()], sample))).toMatch(/shares "and his tools still hang above/);
    writeFileSync(sample, `location,description\nInn,"${line.replace("kitchen", "pantry")}"\n`);
    expect(await checkBorrowed([curatedRecord()], sample)).toEqual([]);
  });

  it("must be enough", () => {
    const problems = whats(checkCounts([curatedRecord()]));
    for (const complaint of [
      /has 0 places, not 12/,
      /has 0 places, not 30/,
      /lacks Winchester Mystery House/,
      /1 places, not 1000/,
      /0 long/,
    ]) {
      expect(problems).toMatch(complaint);
    }
    const enough = US_STATES.flatMap(({ name }) => Array.from({ length: 30 }, () => curatedRecord({ state: name })));
    expect(whats(checkCounts(enough))).not.toMatch(/places, not/);
  });

  it("leave no long stretch of Interstate without a stop", () => {
    const town = (label: string, lng: number) => ({ label, state: "KS", lat: 39, lng });
    const road = (name: string, to: number): Road => ({
      name,
      roadClass: "freeway",
      towns: [town("East KS", -94), town("West KS", to)],
      miles: [],
      source: "test",
    });
    const beside = curatedRecord({ latitude: 39.1, longitude: -96, access: "open" });
    const roads = [road("I 70", -98)];
    expect(whats(checkGaps([], roads))).toMatch(/no place to visit for 215 miles, until its end/);
    expect(checkGaps([beside], roads)).toEqual([]);
    expect(whats(checkGaps([{ ...beside, access: "private" }], roads))).toMatch(/no place to visit/);
    expect(checkGaps([], [road("US 36", -98)])).toEqual([]);
    expect(checkGaps([], [road("I 70", -96.5)])).toEqual([]);
  });

  it("are read from files named after states; a broken file is told apart", () => {
    writeFileSync(join(folder, "massachusetts.json"), JSON.stringify([curatedRecord(), { id: "ma-x" }]));
    writeFileSync(join(folder, "maine.json"), JSON.stringify([curatedRecord({ id: "me-x" })]));
    writeFileSync(join(folder, "narnia.json"), "[");
    const { records, problems } = readPlaces(folder);
    expect(records).toHaveLength(2);
    const told = problems.map(({ where, what }) => `${where}: ${what}`).join("\n");
    expect(told).toMatch(/ma-x: .*houseName/);
    expect(told).toMatch(/me-x: lies in Massachusetts, not in maine.json/);
    expect(told).toMatch(/narnia.json: is not named after a state/);
    expect(told).toMatch(/narnia.json: is not JSON/);
  });
});
