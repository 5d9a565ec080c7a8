/** The memory of a worker that has been busy for a while; the bars are what docs/operations.md promises. */
import type { Figure } from "./figure.ts";
import { SETS, startBenchSite } from "./sites.ts";

const REQUESTS = 5_000;
const CLIENTS = 8;
const MAX_MEGABYTES: Readonly<Record<(typeof SETS)[number], number>> = { curated: 512, "20,000": 768 };
/** Seven out of ten requests are for these. */
const POPULAR = ["/", "/all-locations", "/most-haunted", "/activity-types", "/state/ohio", "/about", "/feed.xml"];
const QUESTIONS = ["/api/search?q=salem", "/api/suggest?q=old", "/api/map?bbox=-80,38,-70,44&zoom=7", "/search?q=mill"];

export async function memory(): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const set of SETS) {
    const site = await startBenchSite(set);
    const places = (await (await site.request("/api/haunted-locations")).json()) as { slug: string }[];
    const paths = Array.from({ length: REQUESTS }, (_, index) => {
      if (index % 10 < 7) return POPULAR[index % POPULAR.length]!;
      if (index % 10 < 9) return `/location/${places[index % places.length]!.slug}`;
      return QUESTIONS[Math.floor(index / 10) % QUESTIONS.length]!;
    }).values();
    const visit = async () => {
      for (const path of paths)
        await (await site.request(path, { headers: { "accept-encoding": "br" } })).arrayBuffer();
    };
    await Promise.all(Array.from({ length: CLIENTS }, visit));
    figures.push({
      name: `Memory of one worker, ${set}`,
      value: (await site.metric("process_resident_memory_bytes")) / 1024 ** 2,
      unit: "MB",
      bar: { max: MAX_MEGABYTES[set] },
      note: `resident set after ${REQUESTS} mixed requests to ${places.length} places`,
    });
    await site.stop();
  }
  return figures;
}
