/** A place is published at 20,000 places: what the request thread and the reviewer notice. */
import { openStore } from "../../app/store/engine/open-store.ts";
import { savePlaces } from "../../app/store/places/save-places.ts";
import { listingFields, signInReviewer } from "../../tests/http/reviewer-client.ts";
import type { TestSite } from "../../tests/http/test-site.ts";
import { makePlace } from "../../tests/make-place.ts";
import { makeSubmission } from "../../tests/make-submission.ts";
import { type Figure, median } from "./figure.ts";
import { startBenchSite } from "./sites.ts";

const PUBLICATIONS = 10;
const APPROVALS = 5;
const DECISION = {
  access: "tours",
  activities: ["Footsteps"],
  firstActivity: "Footsteps",
  intent: "approve",
  reason: "Thank you!",
};
/** What visitors request at the moment of a publication. */
const VISITS = ["/", "/all-locations", "/state/ohio", "/api/map?bbox=-125,24,-66,50&zoom=5", "/api/search?q=old+mill"];

/** The longest delay of the server's event loop, from its own metrics, which reset each time they are read. */
export async function stall(): Promise<Figure[]> {
  const site = await startBenchSite("20,000");
  const store = openStore({ dataDir: site.dataDir });
  const longestDelay = async () => 1_000 * (await site.metric("nodejs_eventloop_lag_max_seconds"));
  const delays: number[] = [];
  for (let i = 0; i < PUBLICATIONS; i++) {
    await longestDelay();
    const place = makePlace({ id: `bench-${i}`, houseName: `Bench House ${i}`, latitude: 40 + i / 10, longitude: -90 });
    await savePlaces(store.db, [{ place, origin: "import" }], new Date());
    while ((await site.request(`/api/haunted-locations/bench-${i}`)).status !== 200);
    await Promise.all(VISITS.map(async (path) => (await site.request(path)).arrayBuffer()));
    delays.push(await longestDelay());
  }
  await store.close();
  await site.stop();
  return [
    {
      name: "Longest stall while a place is published, 20,000",
      value: Math.max(...delays),
      unit: "ms",
      bar: { max: 150 },
      note: `median ${median(delays).toFixed(0)} ms of ${PUBLICATIONS} publications`,
    },
  ];
}

/** From the click on "Approve" until the next page has loaded. */
export async function approval(): Promise<Figure[]> {
  const site = await startBenchSite("20,000", { SITE_URL: "https://hauntway.test" });
  const store = openStore({ dataDir: site.dataDir });
  const get = (path: string, init?: RequestInit) => site.request(path, { redirect: "manual", ...init });
  const reviewer = await signInReviewer({ get, store } as unknown as TestSite, "bench");
  const times: number[] = [];
  for (let i = 0; i < APPROVALS; i++) {
    const submission = makeSubmission({ attractionName: `Bench Hall ${i}`, streetAddress: `${i + 1} Bench Street` });
    const sent = await site.request("/api/submissions", { method: "POST", body: JSON.stringify(submission) });
    const { id } = await sent.json();
    const page = `/review/submission/${id}`;
    const fields = listingFields(await (await reviewer.get(page)).text());
    const started = performance.now();
    const decided = await reviewer.post(page, { ...fields, ...DECISION });
    await (await reviewer.get(decided.headers.get("location") ?? page)).text();
    times.push(performance.now() - started);
    if (decided.status !== 303) throw new Error(`The approval answered ${decided.status}`);
  }
  await store.close();
  await site.stop();
  return [
    {
      name: "Approving at the desk until it is done, 20,000",
      value: median(times),
      unit: "ms",
      bar: { max: 300 },
      note: `slowest ${Math.max(...times).toFixed(0)} ms of ${APPROVALS}`,
    },
  ];
}
