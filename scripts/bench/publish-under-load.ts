/** Whether visitors notice that a place is published: the slowest requests just after, against those of quiet moments. */
import { setTimeout as pause } from "node:timers/promises";
import type { Place } from "../../app/domain/place.ts";
import { openStore } from "../../app/store/open-store.ts";
import { savePlaces } from "../../app/store/save-places.ts";
import { freePort } from "../../tests/free-port.ts";
import { startBenchSite } from "./bench-site.ts";
import { sendLoad, timesOf } from "./load.ts";
import { type Effort, type Measurement, type PartResult, quantile } from "./measurement.ts";
import { KINDS } from "./mixed-requests.ts";
import { QuietMoments } from "./quiet-moments.ts";
import { slowerBecause } from "./slower-because.ts";
import { syntheticPlaces } from "./synthetic-places.ts";

const BAR_MS = 50;
/** A server sees a change within a second and is done with it in a second more. */
const WINDOW_MS = 2_000;

/** Moments of a kind in a row. Both kinds by turns, so that a busy minute of the machine falls on both. */
const IN_A_ROW = 6;

/** All requests of some moments, in milliseconds, with the full collections of the server's memory meanwhile. */
interface Seen {
  readonly times: number[];
  moments: number;
  collections: number;
}

export async function publishUnderLoad({ quick }: Effort): Promise<PartResult> {
  const [places, blocks, inARow] = quick ? [11_000, 1, 3] : [100_000, 4, IN_A_ROW];
  const metricsPort = await freePort();
  const site = await startBenchSite(places, { METRICS_PORT: String(metricsPort) });
  const store = openStore({ dataDir: site.dataDir });
  const moments = new QuietMoments();
  try {
    const { port, addresses } = site;
    const { perSecond } = await sendLoad({ port, addresses, seconds: quick ? 2 : 5, connections: 16, seed: 60 });
    // One more than is looked at: what the last publication left to do is over before the next quiet moment.
    const seconds = ((inARow + 1.5) * WINDOW_MS) / 1_000;
    const rate = perSecond / 3;
    const newcomers = newPlaces(blocks * inARow);
    const watch = async (seed: number, seen: Seen, act: () => Promise<unknown>) => {
      const loading = sendLoad({ port, addresses, seconds, rate, seed });
      // Until the process that asks is there.
      await pause(WINDOW_MS / 4);
      const [from, before] = [Date.now(), await fullCollections(metricsPort)];
      for (let moment = 1; moment <= inARow; moment++) {
        await act();
        await pause(from + moment * WINDOW_MS - Date.now());
      }
      seen.collections += (await fullCollections(metricsPort)) - before;
      seen.moments += inARow;
      const to = from + inARow * WINDOW_MS;
      const result = await loading;
      for (const kind of KINDS)
        seen.times.push(...timesOf(result, kind, (at) => at >= from && at < to && moments.isQuiet(at)));
    };
    const [without, after]: [Seen, Seen] = [noneYet(), noneYet()];
    for (let block = 0; block < blocks; block++) {
      await watch(61 + 2 * block, without, async () => {});
      await watch(62 + 2 * block, after, () =>
        savePlaces(store.db, [{ place: newcomers.pop()!, origin: "import" }], new Date()),
      );
    }
    return { measured: [comparison({ places, rate, without, after })] };
  } finally {
    moments.stop();
    await store.close();
    await site.stop();
  }
}

const noneYet = (): Seen => ({ times: [], moments: 0, collections: 0 });

interface Compared {
  readonly places: number;
  readonly rate: number;
  readonly without: Seen;
  readonly after: Seen;
}

function comparison({ places, rate, without, after }: Compared): Measurement {
  // The lower of the two: a bad minute without a publication makes nothing fast.
  const p99 = Math.min(...[without, after].map(({ times }) => quantile(times, 0.99)));
  const told = ({ times, collections }: Seen) => {
    const beyond = times.filter((ms) => ms > p99 + BAR_MS).length;
    const slowest = quantile(times, 1);
    return `${beyond} of ${times.length.toLocaleString("en-US")} requests beyond p99 + ${BAR_MS} ms, the slowest ${slowest.toFixed(0)} ms, ${collections} full collections of memory`;
  };
  return {
    group: "Traffic",
    name: `Publishing one of ${places.toLocaleString("en-US")} places: the slowest request beyond p99 because of it`,
    unit: "ms",
    value: slowerBecause(after.times, without.times, p99, BAR_MS),
    bar: { atMost: BAR_MS },
    note:
      `p99 ${p99.toFixed(1)} ms at ${Math.round(rate)} mixed requests a second. In the two seconds after each of ${after.moments} publications: ${told(after)}. ` +
      `In as many moments without: ${told(without)}. Each is held against p99; where the one of the same rank without a publication was beyond p99 + ${BAR_MS} ms too, against that one`,
  };
}

/** Of the thread that answers, as the server counts them itself. */
async function fullCollections(metricsPort: number): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/`)).text();
  const [, count] = /^nodejs_gc_duration_seconds_count\{kind="major"\} (\d+)$/m.exec(text) ?? [];
  return Number(count ?? 0);
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
