import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makePlace } from "../../make-place.ts";
import { readPage } from "../read-page.ts";
import { startTestSite, type TestSite } from "../test-site.ts";

/** Along I 65 from Nashville to Birmingham. */
const PLACES = [
  ["Ryman Ghost Hall", "Nashville", "Tennessee", 36.161, -86.778],
  ["Franklin Ghost House", "Franklin", "Tennessee", 35.903, -86.86],
  ["Decatur Ghost Inn", "Decatur", "Alabama", 34.606, -86.983],
  ["Sloss Ghost Works", "Birmingham", "Alabama", 33.52, -86.791],
].map(([houseName, city, state, latitude, longitude]) =>
  makePlace({
    id: String(houseName),
    houseName: String(houseName),
    city: String(city),
    state: String(state),
    latitude: Number(latitude),
    longitude: Number(longitude),
    placeType: "house",
    rating: 4,
    access: "open",
    address: `1 ${houseName} Street`,
    accessNote: `Ring the bell of the ${houseName}.`,
    hunts: state === "Alabama" ? "public" : undefined,
  }),
);
const SEEN = makePlace({
  id: "seen",
  houseName: "Roadside Ghost Tower",
  city: "Franklin",
  state: "Tennessee",
  latitude: 35.92,
  longitude: -86.87,
  access: "exterior",
});
const SLUG = {
  franklin: "franklin-ghost-house-franklin-tennessee",
  decatur: "decatur-ghost-inn-decatur-alabama",
  sloss: "sloss-ghost-works-birmingham-alabama",
  ryman: "ryman-ghost-hall-nashville-tennessee",
};
const TRIP = "from=Nashville,+TN&to=Birmingham,+AL&days=2";

let site: TestSite;
let visitors = 0;
/** Each from another address: a plan is given only so often to one. */
const get = (path: string) => site.get(path, { headers: { "x-forwarded-for": `10.2.0.${++visitors}` } });
const read = async (path: string) => readPage(await get(path));
/** Names of the stops, in order. */
const stopsOf = (page: Awaited<ReturnType<typeof read>>) => page.h3.filter((name) => /^\d+\. /.test(name));

beforeAll(async () => {
  site = await startTestSite({ places: [...PLACES, SEEN], env: { TRUST_PROXY: "1" } });
});
afterAll(() => site.close());

describe("the form alone", () => {
  test("is indexed and offers four trips", async () => {
    const page = await read("/trip");
    expect(page).toMatchObject({ status: 200, h1: ["Plan a Haunted Road Trip"] });
    expect(page.meta("robots")).toBeUndefined();
    expect(page.link("canonical")).toBe("https://hauntway.test/trip");
    expect(page.links.filter((href) => href.startsWith("/trip?"))).toHaveLength(4);
    expect(page.options("area").map(({ text }) => text)).toEqual(expect.arrayContaining(["New England", "Tennessee"]));
    expect(page.data("BreadcrumbList")).toBeDefined();
  });

  test("remembers a place that the trip must lead through", async () => {
    const page = await read(`/trip?with=${SLUG.decatur}`);
    expect(page.text).toContain("Must include: Decatur Ghost Inn");
    expect(page.html).toContain(`name="with" value="${SLUG.decatur}"`);
    expect(page.html).not.toContain("aria-invalid");
    expect(page.meta("robots")).toBe("noindex");
  });
});

describe("a plan", () => {
  test("has days of numbered stops with times, access and nights, and is not indexed", async () => {
    const page = await read(`/trip?${TRIP}&start=2026-10-30`);
    expect(page.h1).toEqual(["Nashville to Birmingham"]);
    expect(page.h2).toEqual(expect.arrayContaining(["Day 1", "Take It Along"]));
    expect(stopsOf(page)).toEqual([
      "1. Ryman Ghost Hall",
      "2. Franklin Ghost House",
      "3. Decatur Ghost Inn",
      "4. Sloss Ghost Works",
    ]);
    expect(page.text).toMatch(/About \d+:\d\d AM/);
    expect(page.text).toMatch(/Drive: \d+ min, \d+ miles/);
    expect(page.text).toContain("Ring the bell of the Decatur Ghost Inn.");
    expect(page.text).toContain("1 Decatur Ghost Inn Street");
    expect(page.text).toMatch(/Sunset at 5:\d\d PM. Moon: /);
    expect(page.text).toMatch(/\d stops lists? no hours that we know of\. They are marked "hours guessed"/);
    expect(page.text).not.toContain("Roadside Ghost Tower");
    expect(page.meta("robots")).toBe("noindex");
  });

  test("says where ghost hunters may go near the town of a night, and not where the trip ends", async () => {
    const { text, links } = await read(`/trip?${TRIP}`);
    expect(text).toContain("Public nights for ghost hunters at Decatur Ghost Inn in Decatur: check dates");
    expect(text).not.toContain("Public nights for ghost hunters at Sloss");
    expect(links).toContain(`/location/${SLUG.decatur}`);
  });

  test("opens in map services and as files, with its stops pinned", async () => {
    const { links } = await read(`/trip?${TRIP}`);
    expect(links.some((href) => href.startsWith("https://www.google.com/maps/dir/"))).toBe(true);
    expect(links.some((href) => href.startsWith("https://maps.apple.com/"))).toBe(true);
    expect(links.some((href) => href.startsWith("https://www.openstreetmap.org/directions"))).toBe(true);
    const shared = links.find((href) => href.startsWith("/trip?") && href.includes("fixed=1"))!;
    expect(shared).toContain(`with=${SLUG.ryman}@1`);
    expect(links).toContain(shared.replace("/trip?", "/trip/plan.gpx?"));
    expect(links.some((href) => href.startsWith("/trip/plan.ics"))).toBe(false);
    const [here, there] = await Promise.all([read(`/trip?${TRIP}`), read(shared)]);
    expect(stopsOf(there)).toEqual(stopsOf(here));
  });

  test("says what it prefers, each to be taken back", async () => {
    const response = await get("/search?q=haunted+hotels+on+my+way+to+Birmingham+from+Nashville");
    const path = "/trip?from=Nashville&to=Birmingham&kind=hotel&inns=1";
    expect([response.status, response.headers.get("location")]).toEqual([302, path]);
    const page = await read(path);
    expect(page.text).toContain("Asked for: Hotel");
    expect(page.text).toContain("Nights in haunted inns (no longer asked for)");
    expect(page.links).toContain("/trip?from=Nashville&to=Birmingham&inns=1");
    expect(page.links).toContain("/trip?from=Nashville&to=Birmingham&kind=hotel");
  });

  test("shows places that are seen from the road where that is wanted", async () => {
    const page = await read(`/trip?${TRIP}&enter=0&enter=0`);
    expect(page.text).toMatch(/Roadside Ghost Tower.*Seen from outside/);
  });
});

describe("decisions, without JavaScript", () => {
  const decide = async (change: string, trip = TRIP, typed: [name: string, value: string][] = []) => {
    const { html } = await read(`/trip?${trip}`);
    const form = /<form id="trip-change"[\s\S]*?<\/form>/.exec(html)![0];
    const fields = [...form.matchAll(/<input[^>]*name="([^"]*)" value="([^"]*)"/g)].map(([, name, value]) => [
      name!,
      value!,
    ]);
    const response = await get(`/trip/change?${new URLSearchParams([...fields, ...typed, ["change", change]])}`);
    expect(response.status).toBe(302);
    return response.headers.get("location")!;
  };

  test("each button belongs to the form that holds the question", async () => {
    const { html } = await read(`/trip?${TRIP}`);
    const button = new RegExp(`<button[^>]*value="drop:${SLUG.decatur}"[^>]*>`).exec(html)?.[0];
    expect(button).toContain('form="trip-change"');
    expect(button).toContain('name="change"');
    expect(html).toContain('action="/trip/change" method="get"');
  });

  test("a stop is dropped and can come back", async () => {
    const dropped = await decide(`drop:${SLUG.decatur}`);
    expect(dropped).toBe(`/trip?from=Nashville,+TN&to=Birmingham,+AL&days=2&without=${SLUG.decatur}#plan`);
    const page = await read(dropped);
    expect(stopsOf(page)).toHaveLength(3);
    expect(page.text).toContain("Left out: Decatur Ghost Inn");
    expect(page.links).toContain("/trip?from=Nashville,+TN&to=Birmingham,+AL&days=2");
  });

  test("the time at a stop, the start of a day and the town of a night are typed beside them", async () => {
    const { html } = await read(`/trip?${TRIP}`);
    for (const name of ["newStay", "newStart", "newNight"]) {
      expect(html).toMatch(
        new RegExp(`<input[^>]*name="${name}"[^>]*form="trip-change"|form="trip-change"[^>]*name="${name}"`),
      );
    }
    const changed = await decide("set", TRIP, [
      ["newStay", `${SLUG.ryman}@`],
      ["newStay", "120"],
      ["newStart", "1@"],
      ["newStart", ""],
      ["newStart", "2@"],
      ["newStart", "10:30"],
      ["newNight", "1@"],
      ["newNight", "Decatur, AL"],
    ]);
    expect(changed).toContain(`&stay=${SLUG.ryman}@120&starts=2@10%3A30&night=1@Decatur,+AL#plan`);
    const page = await read(changed);
    expect(page.text).toMatch(/Night in or near Decatur, Alabama/);
    expect(page.text).toContain("Day 2 starts at 10:30 AM");
    expect(page.text).toMatch(/stay 2 hr/);
  });

  test("what cannot be used of that gets a sentence, and the plan stays", async () => {
    const page = await read(
      await decide("set", TRIP, [
        ["newStay", `${SLUG.ryman}@`],
        ["newStay", "long"],
        ["newStart", "1@"],
        ["newStart", "dawn"],
        ["newNight", "1@"],
        ["newNight", "Xyzzyville Nowhere"],
      ]),
    );
    expect(page.text).toContain("The time at a stop must be a whole number of minutes from 5 to 600.");
    expect(page.text).toContain("The start of a day must be a time such as 09:00.");
    expect(page.text).toContain('Night 1: We could not find "Xyzzyville Nowhere".');
    expect(stopsOf(page).length).toBeGreaterThan(2);
  });

  test("a stop moves, and the others stay", async () => {
    const page = await read(await decide(`later:${SLUG.ryman}`));
    expect(stopsOf(page).slice(0, 2)).toEqual(["1. Franklin Ghost House", "2. Ryman Ghost Hall"]);
    expect(page.text).toContain("Keep exactly these stops");
  });

  test("a stop is pinned to another day", async () => {
    const page = await read(await decide(`move:${SLUG.franklin}:2`));
    expect(page.text).toMatch(/Day 2.*Franklin Ghost House/);
    expect(page.text).toContain("Must include: Franklin Ghost House, day 2");
  });
});

describe("what cannot be planned", () => {
  test.each([
    ["days=3", "from", "Tell us where the trip starts"],
    ["from=Xyzzyville&to=Nashville", "from", "Xyzzyville"],
    ["from=Nashville&to=Xyzzyville", "to", "Xyzzyville"],
    // One text is part of the other.
    ["from=Salemzz&to=Salem", "from", "Salemzz"],
    ["from=Salem&to=Salemzz", "to", "Salemzz"],
    ["from=Nashville&days=99", "days", "a whole number from 1 to 14"],
    ["from=Nashville&start=soon", "start", "a date such as"],
  ])("%s says so beside the field", async (query, field, sentence) => {
    const page = await read(`/trip?${query}`);
    expect(page.status).toBe(200);
    const error = new RegExp(`id="trip-${field}-error"[^>]*>(.*?)</p>`).exec(page.html)?.[1];
    expect(error).toContain(sentence);
    expect(page.html).toMatch(new RegExp(`<input[^>]*id="trip-${field}"[^>]*aria-invalid="true"`));
  });

  test("what was typed stays in its field", async () => {
    const { html } = await read("/trip?from=Xyzzyville&to=Nashville&days=99");
    expect(html).toMatch(/name="from"[^>]*value="Xyzzyville"/);
    expect(html).toMatch(/value="99"/);
  });

  test("a trip across the sea gets a sentence, and one that takes longer the days it takes", async () => {
    const sea = await read("/trip?from=Honolulu,+HI&to=Denver,+CO");
    expect(sea.text).toContain("No road that we know of leads from Honolulu, Hawaii to Denver, Colorado.");
    const far = await read("/trip?from=Nashville,+TN&to=Seattle,+WA&days=2");
    expect(far.text).toMatch(/Plan it in \d+ days/);
    expect(far.links.some((href) => /^\/trip\?.*days=\d+/.test(href))).toBe(true);
  });
});

describe("files", () => {
  test("GPX of all days and of one", async () => {
    const all = await get(`/trip/plan.gpx?${TRIP}`);
    expect(all.headers.get("content-type")).toContain("application/gpx+xml");
    expect(all.headers.get("content-disposition")).toBe('attachment; filename="haunted-trip.gpx"');
    expect(all.headers.get("x-robots-tag")).toBe("noindex");
    expect(await all.text()).toContain("<name>Decatur Ghost Inn</name>");
    expect((await get(`/trip/plan.gpx?${TRIP}&day=1`)).status).toBe(200);
    expect((await get(`/trip/plan.gpx?${TRIP}&day=7`)).status).toBe(404);
  });

  test("a calendar takes a first day", async () => {
    expect((await get(`/trip/plan.ics?${TRIP}`)).status).toBe(404);
    const dated = await get(`/trip/plan.ics?${TRIP}&start=2026-10-30`);
    expect(dated.headers.get("content-type")).toContain("text/calendar");
    expect(await dated.text()).toContain("SUMMARY:Decatur Ghost Inn");
  });

  test("the QR code is a picture, where the address fits into one", async () => {
    const code = await get(`/trip/qr.svg?${TRIP}&with=${SLUG.decatur}@1&fixed=1`);
    expect(code.headers.get("content-type")).toContain("image/svg+xml");
    const many = Array.from({ length: 120 }, (_, index) => `with=a-very-long-name-of-a-haunted-place-${index}@1`);
    expect((await get(`/trip/qr.svg?${TRIP}&fixed=1&${many.join("&")}`)).status).toBe(404);
  });

  test.each(["plan.pdf", "nothing"])("there is no %s", async (file) => {
    expect((await get(`/trip/${file}?${TRIP}`)).status).toBe(404);
  });
});

describe("links to the planner", () => {
  test("stand on places that may be visited", async () => {
    expect((await read(`/location/${SLUG.decatur}`)).links).toContain(`/trip?with=${SLUG.decatur}`);
  });
});

test("nothing was logged as an error", () => expect(site.errors).toEqual([]));
