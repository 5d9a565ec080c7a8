import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makePlace } from "../../make-place.ts";
import { readPage } from "../read-page.ts";
import { startTestSite, type TestSite } from "../test-site.ts";

/** Along I 65 from Nashville to Birmingham. */
const PLACES = [
  ["Franklin Ghost House", "Franklin", "Tennessee", 35.903, -86.86],
  ["Decatur Ghost Inn", "Decatur", "Alabama", 34.606, -86.983],
].map(([houseName, city, state, latitude, longitude]) =>
  makePlace({
    id: String(houseName),
    houseName: String(houseName),
    city: String(city),
    state: String(state),
    latitude: Number(latitude),
    longitude: Number(longitude),
    access: "open",
    accessNote: `Ring the bell of the ${houseName}.`,
    phoneNumber: "(615) 555-0123",
    storySummary: `Steps are heard in the ${houseName}.`,
    fullStory: `It was cold in the ${houseName}.\n\nNobody stayed.`,
    openingHours: "Mo-Su 09:00-17:00",
    hoursChecked: "2026-10-01",
  }),
);
const [FRANKLIN, DECATUR] = ["franklin-ghost-house-franklin-tennessee", "decatur-ghost-inn-decatur-alabama"];
const TRIP = `from=Nashville,+TN&to=Birmingham,+AL&days=1&start=2026-10-30&with=${FRANKLIN}@1&with=${DECATUR}@1&fixed=1`;

let site: TestSite;
let visitors = 0;
/** Each from another address: a plan is given only so often to one. */
const read = async (path: string) =>
  readPage(await site.get(path, { headers: { "x-forwarded-for": `10.3.0.${++visitors}` } }));

beforeAll(async () => {
  site = await startTestSite({ places: PLACES, env: { TRUST_PROXY: "1" } });
});
afterAll(() => site.close());

describe("a day without JavaScript is a page for each stop", () => {
  test("when to leave, how far it is, until when it is open, whom to call, and the ways there", async () => {
    const page = await read(`/trip/day?${TRIP}&day=1&stop=1`);
    expect(page).toMatchObject({ status: 200, h1: ["Franklin Ghost House"] });
    expect(page.text).toMatch(/Day 1 , Friday, October 30/);
    expect(page.text).toMatch(/Leave by 9:00 AM From Nashville, Tennessee, then \d+ min, \d+ miles/);
    expect(page.text).toMatch(/There about 9:\d\d AM until 10:\d\d AM Open until 5 PM/);
    expect(page.text).toContain("Ring the bell of the Franklin Ghost House.");
    expect(page.text).toContain("It was cold in the Franklin Ghost House. Nobody stayed.");
    expect(page.text).toContain("The trip ends in Birmingham, Alabama");
    for (const start of [
      "https://maps.apple.com/",
      "https://www.google.com/maps/",
      "geo:35.90300,-86.86000",
      "tel:+1615",
    ]) {
      expect(
        page.links.find((link) => link.startsWith(start)),
        start,
      ).toBeDefined();
    }
    expect(page.meta("robots")).toBe("noindex");
  });

  test("the others are a link away, and so is the end of the day", async () => {
    const first = await read(`/trip/day?${TRIP}&day=1`);
    const steps = first.links.filter((link) => /^\/trip\/day\?.*&stop=\d$/.test(link));
    expect(new Set(steps).size).toBe(3);
    expect((await read(steps[1]!)).h1).toEqual(["Decatur Ghost Inn"]);
    const end = await read(steps[2]!);
    expect(end.h1).toEqual(["The trip ends in Birmingham, Alabama"]);
    expect(end.text).toMatch(/Leave by .* to Birmingham, Alabama There about/);
  });

  test("the plan leads to its days", async () => {
    const plan = await read(`/trip?${TRIP}`);
    const link = plan.links.find((path) => path.startsWith("/trip/day?"))!;
    expect((await read(link)).h1).toEqual(["Franklin Ghost House"]);
  });
});

test.each([
  ["a day that is not in the plan", "&day=2", "This trip has one day."],
  ["no number", "&day=x", "This trip has one day."],
  ["a stop that is not in the day", "&day=1&stop=9", "This day does not have so many stops."],
  ["a stop that is no number", "&day=1&stop=x", "This day does not have so many stops."],
])("%s is said in a sentence", async (_, question, sentence) => {
  const page = await read(`/trip/day?${TRIP}${question}`);
  expect(page).toMatchObject({ status: 404, h1: ["This Day Is Not There"] });
  expect(page.text).toContain(sentence);
});

test("a trip without a plan is said, too, and without a trip there are those that were kept", async () => {
  expect(await read("/trip/day?from=Xyzzyville&day=1")).toMatchObject({ status: 404 });
  expect((await site.get("/trip/day")).headers.get("location")).toBe("/trip/mine");
  expect(await read("/trip/mine")).toMatchObject({ status: 200, h1: ["My Trip"] });
});
