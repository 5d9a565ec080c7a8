/** Whether visitors notice that a place is published: the slowest requests just after, against those of quiet moments. */
import { setTimeout as pause } from "node:timers/promises";
import type { Place } from "../../app/domain/place.ts";
import { openStore } from "../../app/store/open-store.ts";
import { savePlaces } from "../../app/store/save-places.ts";
import { startBenchSite } from "./bench-site.ts";
import { type LoadResult, sendLoad } from "./load.ts";
import { type Effort, median, type PartResult, quantile } from "./measurement.ts";
import { syntheticPlaces } from "./synthetic-places.ts";

const BAR_MS = 50;
/** A server sees a change within a second and is done with it in a second more. */
const WINDOW_MS = 2_000;

export async function publishUnderLoad({ quick }: Effort): Promise<PartResult> {
  const [places, times] = quick ? [11_000, 2] : [100_000, 6];
  const site = await startBenchSite(places);
  const store = openStore({ dataDir: site.dataDir });
  try {
    const { port, addresses } = site;
    const seconds = ((times + 0.5) * WINDOW_MS) / 1_000;
    const { perSecond } = await sendLoad({ port, addresses, seconds: quick ? 2 : 5, connections: 16, seed: 60 });
    const load = { port, addresses, seconds, rate: perSecond / 3 };
    const quiet = await sendLoad({ ...load, seed: 61 });
    const loading = sendLoad({ ...load, seed: 62 });
    const moments: number[] = [];
    for (const place of newPlaces(times)) {
      moments.push(Date.now());
      await savePlaces(store.db, [{ place, origin: "import" }], new Date());
      await pause(WINDOW_MS);
    }
    const busy = await loading;
    const p99 = quantile(
      allTimes(quiet).map(([, ms]) => ms),
      0.99,
    );
    const start = Math.min(...allTimes(quiet).map(([at]) => at));
    const after = moments.map((moment) => worstBetween(busy, moment));
    const without = moments.map((_, round) => worstBetween(quiet, start + round * WINDOW_MS));
    // As many moments with one as without: the slowest of all of each are compared, and nothing faster than p99 counts.
    const usual = Math.max(p99, ...without);
    return {
      measured: [
        {
          group: "Traffic",
          name: `Publishing one of ${places.toLocaleString("en-US")} places: how much slower the slowest request gets`,
          unit: "ms",
          value: Math.max(...after) - usual,
          spread: [Math.min(...after) - usual, Math.max(...after) - usual],
          bar: { atMost: BAR_MS },
          note: `the slowest request of the two seconds after each of ${times} publications took ${Math.max(...after).toFixed(1)} ms (median of the ${times} slowest ${median(after).toFixed(1)}), that of as many moments without one ${Math.max(...without).toFixed(1)} ms (median ${median(without).toFixed(1)}); p99 ${p99.toFixed(1)} ms at ${Math.round(load.rate)} mixed requests a second`,
        },
      ],
    };
  } finally {
    await store.close();
    await site.stop();
  }
}

function newPlaces(count: number): Place[] {
  const stamp = Date.now();
  return syntheticPlaces(count).map((place, index) => ({
    ...place,
    id: `published-${stamp}-${index}`,
    houseName: `${place.houseName} ${stamp}`,
    slug: `${place.slug}-${stamp}`,
    reports: [],
  }));
}

const allTimes = (result: LoadResult) => Object.values(result.times).flat();

function worstBetween(result: LoadResult, from: number): number {
  const within = allTimes(result).filter(([at]) => at >= from && at < from + WINDOW_MS);
  return Math.max(0, ...within.map(([, ms]) => ms));
}
