/** GET /api/trip: plans over real roads, refusals, and the budget. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { curatedPlaces } from "../../curated-directory.ts";
import { startTestSite, type TestSite } from "../test-site.ts";

let site: TestSite;
beforeAll(async () => {
  const states = new Set(["Tennessee", "Alabama", "Mississippi", "Louisiana", "Hawaii"]);
  site = await startTestSite({
    places: curatedPlaces().filter(({ state }) => states.has(state)),
    env: { TRUST_PROXY: "1" },
  });
});
afterAll(() => site.close());

let visitors = 0;

/** From an address of its own, unless one is given. */
async function ask(query: string, address = `10.0.0.${++visitors}`) {
  const response = await site.get(`/api/trip?${query}`, { headers: { "x-forwarded-for": address } });
  return { status: response.status, body: await response.json() };
}

const minutesDriven = (stops: readonly { mode: "car" | "walk"; minutes: number }[]) =>
  stops.reduce((sum, { mode, minutes }) => sum + (mode === "car" ? minutes : 0), 0);

describe("GET /api/trip", () => {
  test("plans days over real roads, with legs that add up", async () => {
    const { status, body } = await ask("from=Nashville&to=New+Orleans&days=3&start=2026-10-30");
    expect(status).toBe(200);
    expect(body.days).toHaveLength(3);
    expect(body.totals.miles).toBeGreaterThan(500);
    expect(body.totals.stops).toBeGreaterThan(6);
    for (const [i, day] of body.days.entries()) {
      expect(day.minutes).toBeLessThanOrEqual(5 * 60 * 1.1);
      expect(minutesDriven(day.stops)).toBeLessThanOrEqual(day.minutes);
      if (i > 0) expect(day.from).toEqual(body.days[i - 1].to);
    }
    expect(body.days[0]).toMatchObject({ date: "2026-10-30", from: { name: "Nashville, Tennessee" } });
    expect(body.days[0].stops[0]).toMatchObject({
      id: expect.any(String),
      slug: expect.any(String),
      miles: expect.any(Number),
      minutes: expect.any(Number),
      stayMinutes: expect.any(Number),
    });
    expect(body.notes.at(-1)).toMatch(/stops list no hours that we know of/);
  });

  test("takes a parameter several times", async () => {
    const [one, other] = ["sloss-furnaces-birmingham-alabama", "ryman-auditorium-nashville-tennessee"];
    const { body } = await ask(`from=Nashville&days=4&fixed=1&with=${one}@2&with=${other}@4`);
    const slugs = body.days.map(({ stops }: { stops: { slug: string }[] }) => stops.map(({ slug }) => slug));
    expect(slugs).toEqual([[], [one], [], [other]]);
  });

  test("takes the time at a stop, the start of a day and the town of a night", async () => {
    const slug = "sloss-furnaces-birmingham-alabama";
    const { body } = await ask(
      `from=Nashville&to=New+Orleans&days=3&with=${slug}&stay=${slug}@150&starts=2@10:30&night=1@Birmingham,+AL`,
    );
    expect(body.days[0].to.name).toBe("Birmingham, Alabama");
    const stops = body.days.flatMap((day: { stops: object[] }) => day.stops);
    expect(stops).toContainEqual(expect.objectContaining({ slug, stayMinutes: 150 }));
  });

  test("tours an area without a start", async () => {
    const { status, body } = await ask("area=Louisiana&days=3");
    expect(status).toBe(200);
    expect(body.days[0].from.name).toMatch(/, Louisiana$/);
  });

  test("has no days where no road leads", async () => {
    const { status, body } = await ask("from=Honolulu&to=Denver");
    expect(status).toBe(200);
    expect(body).toEqual({
      days: [],
      totals: { miles: 0, minutes: 0, stops: 0 },
      admissions: "No admissions to pay.",
      more: [],
      moreTowns: [],
      notes: ["No road that we know of leads from Honolulu, Hawaii to Denver, Colorado."],
    });
  });

  test.each([
    ["", /where the trip starts/],
    ["from=Nashville&days=99", /Days must be a whole number from 1 to 14/],
    ["from=Xyzzyville+Nowhere", /could not find/],
    ["from=Nashville&stay=a@soon", /time at a stop must be a whole number of minutes/],
    ["from=Nashville&days=2&starts=3@9:00", /must be from 1 to 2/],
    ["from=Nashville&days=2&night=2@Memphis", /town of a night must be named with its day, from 1 to 1/],
    ["area=Atlantis", /could not find a state or region/],
  ])("refuses %j with a sentence", async (query, sentence) => {
    const { status, body } = await ask(query);
    expect(status).toBe(400);
    expect(body.message).toMatch(sentence);
  });

  test("makes 20 plans a minute for an address", async () => {
    const statuses: number[] = [];
    for (let i = 0; i < 21; i++) statuses.push((await ask("from=Honolulu&to=Denver", "10.1.1.1")).status);
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429]);
  });
});
