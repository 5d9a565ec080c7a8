/** Hours, telephone, ZIP code and step-free on the page of a place and in its structured data. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makePlace } from "../../make-place.ts";
import { expectValidStructuredData } from "../../structured-data.ts";
import { readPage } from "../read-page.ts";
import { startTestSite, type TestSite } from "../test-site.ts";

const thisMonth = new Date().toISOString().slice(0, 7);
const where = { city: "Astoria", latitude: 46.19, longitude: -123.83 };
const museum = makePlace({
  ...where,
  id: "or-museum",
  houseName: "Cannery Museum",
  placeType: "museum",
  access: "open",
  openingHours: "Tu-Su 10:00-17:00; Dec-Mar off; Nov Th[4] off",
  hoursChecked: thisMonth,
  phoneNumber: "(503) 555-0100",
  zipCode: "97103",
  stepFree: "partly",
});
const stale = makePlace({
  ...where,
  id: "or-stale",
  houseName: "Stale Museum",
  placeType: "museum",
  access: "open",
  openingHours: "10:00-17:00",
  hoursChecked: "2020-06",
});
const usual = makePlace({ ...where, id: "or-usual", houseName: "Usual Museum", placeType: "museum", access: "open" });
const called = makePlace({
  ...where,
  id: "or-called",
  houseName: "Called Museum",
  placeType: "museum",
  access: "open",
  phoneNumber: "503-555-0101",
});
const seasonal = makePlace({
  ...where,
  id: "or-seasonal",
  houseName: "Summer Museum",
  placeType: "museum",
  access: "open",
  season: "5-10",
});
const haunted = makePlace({
  ...where,
  id: "or-haunted",
  houseName: "Haunted Museum",
  placeType: "museum",
  access: "tours",
  afterDark: true,
});
const beach = makePlace({
  ...where,
  id: "or-beach",
  houseName: "Beach Museum",
  placeType: "museum",
  access: "open",
  openingHours: "10:00-17:00",
  hoursChecked: thisMonth,
  season: "5-10",
});
const garden = makePlace({
  ...where,
  id: "or-garden",
  houseName: "Grave Garden",
  placeType: "cemetery",
  access: "open",
  openingHours: "sunrise-sunset",
  hoursChecked: thisMonth,
});
const hidden = { boat: "Pier 40", openingHours: "10:00-17:00", hoursChecked: thisMonth, phoneNumber: "(503) 555-0102" };
const island = makePlace({ ...where, id: "or-island", houseName: "Island Light", access: "tours", boat: "Pier 39" });
const shut = makePlace({
  ...hidden,
  id: "or-shut",
  houseName: "Shut House",
  address: "Private property, not open to visitors",
  access: "private",
});
const gone = makePlace({ ...hidden, id: "or-gone", houseName: "Gone House", access: "gone" });

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite({
    places: [museum, stale, usual, called, seasonal, haunted, beach, garden, island, shut, gone],
  });
});
afterAll(() => site.close());

const read = async (place: { slug: string }) => readPage(await site.get(`/location/${place.slug}`));
/** What visitors read of the panel. */
const panelOf = ({ html }: { html: string }) =>
  /<aside[\s\S]*?<\/aside>/
    .exec(html)![0]
    .replace(/<!-- -->/g, "")
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ");

describe("the visit panel", () => {
  test("tells the week in words, with seasons, holidays and when it was checked", async () => {
    const page = await read(museum);
    const panel = panelOf(page);
    expect(panel).toContain(
      "Hours All opening hours April to November Tuesday to Sunday 10 AM to 5 PM Monday closed December to March closed Thanksgiving closed Checked",
    );
    expect(panel).toContain("1 Mill Street Astoria, Oregon 97103");
    expect(panel).toContain("Step-free In part");
    expect(/<a href="tel:[^>]*>[^<]*<\/a>/.exec(page.html)?.[0]).toMatch(/tel:\+15035550100".*>\(503\) 555-0100</);
  });

  test.each([
    [usual, "Hours not listed; museums like this usually 10 AM to 5 PM. Ask before you go."],
    [called, "Hours not listed; museums like this usually 10 AM to 5 PM. Call first."],
    [seasonal, "Hours not listed; museums like this usually 10 AM to 5 PM, May to October. Ask before you go."],
    [haunted, "Hours not listed; tours like this usually 10 AM to 5 PM, with some in the evening. Ask before you go."],
    [beach, "May to October 10 AM to 5 PM Checked"],
    [stale, "Every day 10 AM to 5 PM Usually: last checked June 2020."],
    [garden, "Every day Sunrise to sunset Checked"],
  ])("of $houseName says how far to trust it", async (place, sentence) => {
    expect(panelOf(await read(place))).toContain(sentence);
  });

  test.each([seasonal, beach])("of $houseName names its months once", async (place) => {
    expect(panelOf(await read(place)).match(/May to October/g)).toHaveLength(1);
  });

  test("of a place that no road leads to says where the boat leaves", async () => {
    expect(panelOf(await read(island))).toContain("By boat From Pier 39");
  });

  test.each([shut, gone])("of $houseName shows no hours and no boat", async (place) => {
    const { html } = await read(place);
    expect(/10 AM|555-0102|Pier 40|openingHours|telephone/.exec(html)?.[0]).toBeUndefined();
  });

  test("names no day, so that a stored page is never wrong", async () => {
    for (const place of [museum, stale, usual, seasonal, beach, garden]) {
      const { html } = await read(place);
      expect(/\btoday\b|open now|closed now/i.exec(html)?.[0]).toBeUndefined();
    }
  });
});

describe("structured data", () => {
  test("state checked hours, telephone and ZIP code", async () => {
    const page = await read(museum);
    expectValidStructuredData(page.html);
    expect(page.data("TouristAttraction")).toMatchObject({
      telephone: "+15035550100",
      address: { postalCode: "97103" },
      openingHoursSpecification: [
        {
          dayOfWeek: ["Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
          opens: "10:00",
          closes: "17:00",
          validFrom: expect.stringMatching(/-04-01$/),
          validThrough: expect.stringMatching(/-11-30$/),
        },
      ],
      specialOpeningHoursSpecification: [
        { opens: "00:00", closes: "00:00", validFrom: expect.stringMatching(/-11-2\d$/) },
      ],
    });
  });

  test.each([stale, usual, garden])("of $houseName state no hours", async (place) => {
    const { html } = await read(place);
    expect(html.includes("peningHoursSpecification")).toBe(false);
  });
});
