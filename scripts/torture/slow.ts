/**
 * No request may occupy the request thread for long: tries every route and parameter at 20,000 places with texts that
 * have made programs slow, and measures that thread's processor time.
 */
import { freePort } from "../../tests/free-port.ts";
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

interface Slow {
  readonly about: string;
  readonly ms: number;
  readonly path: string;
}

export async function slow(): Promise<number> {
  const timePort = await freePort();
  const site = await startBenchSite("20,000", {
    THREAD_TIME_PORT: String(timePort),
    NODE_OPTIONS: `--import=${new URL("thread-time.mjs", import.meta.url)}`,
    LOG_LEVEL: "silent",
  });
  const threadTime = async () => Number(await (await fetch(`http://127.0.0.1:${timePort}/`)).text());
  const vocabulary = await readVocabulary(site);
  const desk = await openDesk(site, vocabulary.ids[0]!);
  const measure = async (request: SlowRequest, trial: number): Promise<Slow> => {
    const { path, init = {} } = request.make(trial);
    const before = await threadTime();
    const headers = { ...init.headers, ...(request.atDesk && desk.headers) };
    // An oversized form is refused before all of it has been sent.
    await site.request(path, { redirect: "manual", ...init, headers }).then(
      (response) => response.arrayBuffer(),
      () => {},
    );
    return {
      about: request.about,
      ms: (await threadTime()) - before,
      path: `${path}  ${init.body ?? ""}`.slice(0, 160),
    };
  };
  const found: Slow[] = [];
  let count = 0;
  let tooSlow = 0;
  for await (const request of slowRequests(vocabulary, desk.known, desk.readForm)) {
    count += 1;
    const limit = request.atDesk ? MAX_DESK_MS : MAX_MS;
    let best = await measure(request, 0);
    for (let trial = 1; trial < TRIALS && best.ms > limit; trial++) {
      const again = await measure(request, trial);
      if (again.ms < best.ms) best = again;
    }
    found.push(best);
    if (best.ms > limit) tooSlow += 1;
    if (best.ms > limit) console.log(`${best.ms.toFixed(0).padStart(6)} ms  ${best.about}\n           ${best.path}`);
  }
  await site.stop();
  const slowest = found.toSorted((a, b) => b.ms - a.ms);
  console.log(`${count} requests; the slowest by processor time of the request thread:`);
  for (const { ms, about } of slowest.slice(0, SHOWN)) console.log(`${ms.toFixed(1).padStart(8)} ms  ${about}`);
  return tooSlow;
}

async function readVocabulary(site: BenchSite): Promise<Vocabulary> {
  type Listed = { id: string; slug: string; houseName: string; city: string; state: string };
  const places = (await (await site.request("/api/haunted-locations")).json()) as Listed[];
  const words = places.flatMap(({ houseName }) => houseName.toLowerCase().match(/[a-z]{3,}/g) ?? []);
  const counts = Map.groupBy(words, (word) => word);
  const byCount = [...counts].toSorted(([, a], [, b]) => b.length - a.length).map(([word]) => word);
  const distinct = (values: readonly string[]) => [...new Set(values)];
  return {
    common: byCount.slice(0, 60),
    names: places.map(({ houseName }) => houseName),
    cities: distinct(places.map(({ city }) => city)),
    states: distinct(places.map(({ state }) => state)),
    slugs: places.map(({ slug }) => slug),
    ids: places.map(({ id }) => id),
  };
}
