/** Plans with an operator's routing server: its times while it answers, and our own, with a note, while it does not. */
import type { ServerResponse } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makePlace } from "../../make-place.ts";
import { startOutsideService } from "../../outside-service.ts";
import { readPage } from "../read-page.ts";
import { startTestSite, type TestSite } from "../test-site.ts";

const MILL = makePlace({
  id: "tn-mill",
  houseName: "Old Mill",
  city: "Franklin",
  state: "Tennessee",
  latitude: 35.92,
  longitude: -86.87,
  access: "open",
  placeType: "house",
  rating: 4,
});
const METERS = 32_186.88;
const NOTE = "The routing server did not answer";

let service: Awaited<ReturnType<typeof startOutsideService>>;
let site: TestSite;
let answers = true;

beforeAll(async () => {
  service = await startOutsideService((_query, res) => answer(service.calls.at(-1)!.url, res));
  site = await startTestSite({ places: [MILL], env: { ROUTER_URL: new URL(service.url).origin } });
});
afterAll(async () => {
  await site.close();
  await service.stop();
});

/** Every drive is 20 miles and 30 minutes. */
function answer({ pathname, searchParams }: URL, res: ServerResponse): void {
  if (!answers) return void res.writeHead(500).end("broken");
  const points = pathname
    .split("/")
    .at(-1)!
    .split(";")
    .map((text) => text.split(",").map(Number));
  const cells = (value: number) =>
    searchParams
      .get("sources")
      ?.split(";")
      .map(() =>
        searchParams
          .get("destinations")!
          .split(";")
          .map(() => value),
      );
  const body = pathname.startsWith("/route/")
    ? {
        code: "Ok",
        routes: [{ distance: METERS, duration: 1_800, geometry: { coordinates: points }, legs: [{ steps: [] }] }],
      }
    : { code: "Ok", durations: cells(1_800), distances: cells(METERS) };
  res.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(body));
}

test("a plan has the routing server's miles and minutes", async () => {
  const { days, notes } = await (await site.get(`/api/trip?from=Nashville,+TN&days=1&with=${MILL.slug}`)).json();
  expect(days[0]).toMatchObject({ minutes: 60, stops: [{ slug: MILL.slug, miles: 20, minutes: 30 }] });
  expect(notes.join(" ")).not.toContain(NOTE);
});

test("while it fails, a plan is made of our own roads, says so, and is not cached", async () => {
  answers = false;
  const response = await site.get("/trip?from=Columbia,+TN&days=1");
  expect(response.status).toBe(200);
  expect(response.headers.get("cache-control")).toBe("no-store");
  const page = await readPage(response);
  expect(page.text).toContain(NOTE);
  expect(page.text).toContain("Old Mill");
  expect((await site.get("/trip/plan.gpx?from=Columbia,+TN&days=1")).headers.get("cache-control")).toBe("no-store");
  const { notes } = await (await site.get("/api/trip?from=Murfreesboro,+TN&days=1")).json();
  expect(notes).toContainEqual(expect.stringContaining(NOTE));
});
