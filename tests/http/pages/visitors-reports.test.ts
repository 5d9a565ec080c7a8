/** What visitors' reports look like to the public: pages, structured data, API, feed, home. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { draftOf } from "../../../app/domain/places/place.ts";
import { editPlace, readEditablePlace } from "../../../app/store/places/edit-place.ts";
import { withdrawReport } from "../../../app/store/review/decide-report.ts";
import { makePlace } from "../../make-place.ts";
import { publishReport } from "../../make-report.ts";
import { complaintsAbout } from "../../structured-data.ts";
import { readXml } from "../../well-formed-xml.ts";
import { readPage } from "../read-page.ts";
import { startTestSite, type TestSite } from "../test-site.ts";

const HOSTILE = `</script><script>alert(1)</script>"'&<b>]]>`;
let site: TestSite;
const at = (day: number) => new Date(Date.UTC(2026, 9, day));
const named = (id: string, fields = {}) => makePlace({ id, houseName: `House ${id}`, access: "open", ...fields });
const path = (id: string) => `/location/house-${id}-salem-oregon`;

beforeAll(async () => {
  site = await startTestSite({
    places: [
      named("none", {
        rating: 2.9,
        renown: 2,
        renownNote: "Two books on the coast tell it",
        stillTold: true,
        reportedSince: 1930,
        reviewCount: 2,
        reports: ["One.", "Two."],
      }),
      named("one"),
      named("three", { rating: 4, latitude: 44.94, longitude: -123.03 }),
      named("many"),
      named("hostile"),
      named("secret"),
    ],
  });
  const { db } = site.store;
  await publishReport(
    db,
    "one",
    { happened: "nothing", activities: [], account: undefined, name: undefined, stars: 2 },
    at(1),
  );
  await publishReport(
    db,
    "three",
    { stars: 5, name: "Ann", account: "The first of three accounts, see https://links.example/" },
    at(2),
  );
  await publishReport(db, "three", { stars: 4, happened: "nothing", activities: [] }, at(3));
  await publishReport(db, "three", { stars: 3, happened: "unsure", activities: ["Orbs", "Footsteps"] }, at(4));
  for (let i = 0; i < 23; i++)
    await publishReport(db, "many", { account: `Account number ${i} of a long series.` }, at(5));
  const words = { account: `${HOSTILE} and twenty more characters`, where: HOSTILE, name: HOSTILE };
  for (let i = 0; i < 3; i++) await publishReport(db, "hostile", words, at(6));
  await publishReport(db, "secret", { account: "It stands at 5 Hidden Lane, I was there." }, at(7));
  const { place, version } = (await readEditablePlace(db, "secret"))!;
  const change = { placeId: "secret", version, by: { id: "ada", username: "ada" }, now: at(8) };
  await editPlace(db, change, { ...draftOf(place), access: "private" });
  await site.poller.refresh();
});
afterAll(() => site.close());

const read = async (address: string) => readPage(await site.get(address));

describe("the section", () => {
  test("stands after Location, with a button and an invitation where nobody wrote", async () => {
    const page = await read(path("none"));
    expect(page.h2.indexOf("Visitors' Reports")).toBeGreaterThan(page.h2.indexOf("Reported Paranormal Activity"));
    expect(page.text).toContain("Nobody has written about a visit yet.");
    expect(page.links).toContain(`${path("none")}/report`);
    expect(page.links).toContain("#visitors-reports");
    expect(page.text).toContain("Were you there?");
  });

  test("says what they say together, up at the activities too", async () => {
    const page = await read(path("three"));
    const sentence = "3 visitors wrote: 1 noticed something, 1 did not, 1 was not sure.";
    expect(page.text.split(sentence)).toHaveLength(3);
    expect(page.text).toContain("Named most often: Footsteps (2), Orbs (1).");
    expect((await read(path("one"))).text).toContain("1 visitor wrote: 1 noticed nothing.");
  });

  test("shows each with month, time, outcome, activities, stars, words and name, newest first", async () => {
    const { text, links } = await read(path("three"));
    expect(text).toContain("5 stars of 5");
    expect(text).toContain("August 2026");
    expect(text).toContain("After dark");
    expect(text.indexOf("Was not sure : Footsteps, Orbs")).toBeLessThan(text.indexOf("The first of three accounts"));
    expect(text).toContain("Ann");
    expect((await read(path("one"))).text).toContain("A visitor Flag this report");
    expect(links).not.toContain("https://links.example/");
  });

  test("has five, then more by a link; a page that is none leads back", async () => {
    const page = await read(path("many"));
    expect(page.html.match(/Account number \d+ of a long series/g)!.length).toBeGreaterThanOrEqual(5);
    expect(page.text.match(/Account number \d+/g)).toHaveLength(5);
    expect(page.links).toContain(`${path("many")}?reports=2#visitors-reports`);
    const last = await read(`${path("many")}?reports=5`);
    expect(last.text.match(/Account number \d+/g)).toHaveLength(3);
    expect(last.links).toContain(`${path("many")}?reports=4#visitors-reports`);
    for (const junk of ["6", "0", "-1", "x", "99999999"]) {
      const response = await site.get(`${path("many")}?reports=${junk}`);
      expect([junk, response.status, response.headers.get("location")]).toEqual([junk, 302, path("many")]);
    }
  });

  test("is not there for a private place, nor anything of its reports anywhere", async () => {
    const page = await read(path("secret"));
    expect(page.h2).not.toContain("Visitors' Reports");
    for (const address of [
      path("secret"),
      "/",
      "/feed.xml",
      "/api/haunted-locations/secret",
      "/api/visitors-reports/secret",
      "/api/export.csv",
      "/api/export.geojson",
    ]) {
      expect(await (await site.get(address)).text(), address).not.toContain("Hidden Lane");
    }
  });

  test("leads from an account to the form for corrections, with the report named", async () => {
    const page = await read(path("three"));
    const address = page.links.find((one) => one.startsWith("/corrections?place=three&report="))!;
    const id = address.split("=").at(-1)!;
    const form = await read(address);
    expect(form.html).toContain(`About the visitor&#x27;s report of August 2026 (${id}):`);
  });
});

describe("Why this score", () => {
  test("has the four parts in words, the visitors and the formula", async () => {
    const none = (await read(path("none"))).text;
    expect(none).toContain("Our editors' score is 2.9 of 5.");
    for (const part of [
      "Renown 17 of 28 points Known across the state: Two books on the coast tell it.",
      "Reports 0 of 5 points No kinds of activity in 2 described experiences.",
      "Record 0 of 5 points No independent sources, no witness known by date, role or name.",
      "Span 2 of 2 points Told since the 1930s, and still told.",
    ]) {
      expect(none).toContain(part);
    }
    expect((await read(path("three"))).text).toContain(
      "The rating is (4.0 x 10 + 12 stars) / (10 + 3 visitors) = 4.0.",
    );
    expect((await read(path("one"))).text).toContain(
      "The rating is (3.0, for want of a score, x 10 + 2 stars) / (10 + 1 visitor) = 2.9.",
    );
  });
});

describe("structured data", () => {
  test("has the visitors' mean and reviews from three on, and is valid", async () => {
    const three = (await read(path("three"))).data("TouristAttraction")!;
    expect(complaintsAbout(three as never)).toEqual([]);
    expect(three.aggregateRating).toEqual({
      "@type": "AggregateRating",
      ratingValue: 4,
      reviewCount: 3,
      bestRating: 5,
      worstRating: 1,
    });
    expect(three.review).toHaveLength(3);
    for (const id of ["none", "one", "secret"]) {
      const data = (await read(path(id))).data("TouristAttraction")!;
      expect(data).not.toHaveProperty("aggregateRating");
      expect(data).not.toHaveProperty("review");
    }
  });

  test("carries hostile words as text, on every surface", async () => {
    for (const address of [path("hostile"), "/", "/feed.xml", "/api/haunted-locations/hostile"]) {
      const text = await (await site.get(address)).text();
      if (!address.startsWith("/api")) expect(text, address).not.toContain("<script>alert(1)");
      if (address === "/feed.xml") readXml(text);
    }
    const data = (await read(path("hostile"))).data("TouristAttraction")!;
    expect(complaintsAbout(data as never)).toEqual([]);
  });
});

describe("the API", () => {
  test("gives the parts of the rating and the latest 20 with a place", async () => {
    const place = await (await site.get("/api/haunted-locations/many")).json();
    expect(place.latestVisits).toHaveLength(20);
    expect(place).toMatchObject({ visitorReports: 23, visitorStars: 92, documentedReports: 0, reviewCount: 23 });
    expect(place).not.toHaveProperty("score");
    expect(Object.keys(place.latestVisits[0])).not.toContain("senderHash");
  });

  test("lists all reports of a place, page by page", async () => {
    const { reports, ...rest } = await (await site.get("/api/visitors-reports/many")).json();
    expect(rest).toEqual({ total: 23, page: 1, pages: 1 });
    expect(reports).toHaveLength(23);
    expect((await site.get("/api/visitors-reports/many?page=2")).status).toBe(404);
    expect((await site.get("/api/visitors-reports/many?page=x")).status).toBe(400);
    expect((await site.get("/api/visitors-reports/nowhere")).status).toBe(404);
    expect(await (await site.get("/api/visitors-reports/none")).json()).toEqual({
      total: 0,
      page: 1,
      pages: 1,
      reports: [],
    });
  });
});

test("home shows the latest three, the feed has the new ones", async () => {
  const home = await read("/");
  expect(home.h2).toContain("From Visitors");
  // One of the four is the card among the featured.
  expect(home.h3.filter((heading) => heading === "House hostile")).toHaveLength(4);
  const feed = await (await site.get("/feed.xml")).text();
  expect(feed).toContain("report: House three, Salem, Oregon");
});

test("a plan says which stops visitors told of, and leads to their words", async () => {
  const page = await read("/trip?from=Salem,+OR&days=1&with=house-three-salem-oregon&with=house-none-salem-oregon");
  expect(page.text).toContain("3 visitors' reports on House three");
  expect(page.links).toContain(`${path("three")}#visitors-reports`);
  expect(page.links).not.toContain(`${path("none")}#visitors-reports`);
});

test("a withdrawn report is gone from the page at once", async () => {
  const { trackingToken } = await publishReport(site.store.db, "none", {
    account: "Here today, gone tomorrow, they say.",
  });
  await site.poller.refresh();
  expect((await read(path("none"))).text).toContain("Here today, gone tomorrow");
  await withdrawReport(site.store.db, trackingToken, new Date());
  await site.poller.refresh();
  const page = await read(path("none"));
  expect(page.html).not.toContain("Here today");
  expect(page.text).toContain("2 reports");
});

test("nothing was logged as an error", () => {
  expect(site.errors).toEqual([]);
});
