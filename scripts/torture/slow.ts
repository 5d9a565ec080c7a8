/**
 * No request may occupy the request thread for long: tries every route and parameter at 20,000 places with texts that
 * have made programs slow, and measures that thread's processor time.
 */
import { readFileSync } from "node:fs";
import { type BenchSite, startBenchSite } from "../bench/sites.ts";
import { openDesk } from "./slow-desk.ts";
import { type SlowRequest, slowRequests } from "./slow-requests.ts";
import type { Vocabulary } from "./slow-texts.ts";

const MAX_MS = 50;
/** The limit for reviewers' pages, which few people open. */
const MAX_DESK_MS = 100;
/** Requests above the limit are repeated with other values: compiling and garbage collection do not happen every time. */
const TRIALS = 4;
const SHOWN = 25;

export async function slow(): Promise<number> {
  const site = await startBenchSite("20,000", { LOG_LEVEL: "silent" });
  const vocabulary = await readVocabulary(site);
  const desk = await openDesk(site, vocabulary.ids[0]!);
  const measure = async ({ make, atDesk }: SlowRequest, trial: number) => {
    const { path, init = {} } = make(trial);
    const before = threadTime(site);
    const headers = { ...init.headers, ...(atDesk && desk.headers) };
    // An oversized form is refused before all of it has been sent.
    await site.request(path, { redirect: "manual", ...init, headers }).then(
      (response) => response.arrayBuffer(),
      () => {},
    );
    return { ms: threadTime(site) - before, sent: `${path}  ${init.body ?? ""}`.slice(0, 160) };
  };
  const found: { about: string; ms: number }[] = [];
  let tooSlow = 0;
  for await (const request of slowRequests(vocabulary, desk.known, desk.readForm)) {
    const { about, atDesk } = request;
    const limit = atDesk ? MAX_DESK_MS : MAX_MS;
    let best = await measure(request, 0);
    for (let trial = 1; trial < TRIALS && best.ms > limit; trial++) {
      const again = await measure(request, trial);
      if (again.ms < best.ms) best = again;
    }
    found.push({ about, ms: best.ms });
    if (best.ms <= limit) continue;
    tooSlow += 1;
    console.log(`${best.ms.toFixed(0).padStart(6)} ms  ${about}\n           ${best.sent}`);
  }
  await site.stop();
  console.log(`${found.length} requests; the slowest by processor time of the request thread:`);
  const slowest = found.toSorted((a, b) => b.ms - a.ms).slice(0, SHOWN);
  for (const { ms, about } of slowest) console.log(`${ms.toFixed(1).padStart(8)} ms  ${about}`);
  return tooSlow;
}

/** Milliseconds of processor time that the server's main thread has used, as Linux counts them. */
function threadTime({ process: { pid } }: BenchSite): number {
  return Number(readFileSync(`/proc/${pid}/task/${pid}/schedstat`, "utf8").split(" ")[0]) / 1e6;
}

async function readVocabulary(site: BenchSite): Promise<Vocabulary> {
  type Listed = { id: string; slug: string; houseName: string; city: string; state: string };
  const places = (await (await site.request("/api/haunted-locations")).json()) as Listed[];
  const words = places.flatMap(({ houseName }) => houseName.toLowerCase().match(/[a-z]{3,}/g) ?? []);
  const byCount = [...Map.groupBy(words, (word) => word)].toSorted(([, a], [, b]) => b.length - a.length);
  return {
    common: byCount.slice(0, 60).map(([word]) => word),
    names: places.map(({ houseName }) => houseName),
    cities: [...new Set(places.map(({ city }) => city))],
    slugs: places.map(({ slug }) => slug),
    ids: places.map(({ id }) => id),
  };
}
