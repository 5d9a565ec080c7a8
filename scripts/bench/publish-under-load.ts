/** Whether visitors notice that a place is published: the slowest requests just after, against those of quiet moments. */
import { setTimeout as pause } from "node:timers/promises";
import type { Place } from "../../app/domain/place.ts";
import { openStore } from "../../app/store/open-store.ts";
import { savePlaces } from "../../app/store/save-places.ts";
import { freePort } from "../../tests/free-port.ts";
import { startBenchSite } from "./bench-site.ts";
import { type LoadResult, sendLoad } from "./load.ts";
import { type Effort, type Measurement, median, type PartResult, quantile } from "./measurement.ts";
import { syntheticPlaces } from "./synthetic-places.ts";

const BAR_MS = 50;
/** A server sees a change within a second and is done with it in a second more. */
const WINDOW_MS = 2_000;

/** Two seconds of traffic. */
interface Moment {
  readonly worst: number;
  /** Full collections of the server's memory meanwhile. */
  readonly collections: number;
}

export async function publishUnderLoad({ quick }: Effort): Promise<PartResult> {
  const [places, times] = quick ? [11_000, 3] : [100_000, 24];
  const metricsPort = await freePort();
  const site = await startBenchSite(places, { METRICS_PORT: String(metricsPort) });
  const store = openStore({ dataDir: site.dataDir });
  try {
    const { port, addresses } = site;
    const { perSecond } = await sendLoad({ port, addresses, seconds: quick ? 2 : 5, connections: 16, seed: 60 });
    const seconds = ((times + 0.5) * WINDOW_MS) / 1_000;
    const load = { port, addresses, seconds, rate: perSecond / 3 };
    const newcomers = newPlaces(times);
    const watch = async (seed: number, act: (round: number) => Promise<unknown>) => {
      const loading = sendLoad({ ...load, seed });
      // Until the process that asks is there.
      await pause(WINDOW_MS / 4);
      const seen: { from: number; collections: number }[] = [];
      for (let round = 0; round < times; round++) {
        const [from, before] = [Date.now(), await fullCollections(metricsPort)];
        await act(round);
        await pause(from + WINDOW_MS - Date.now());
        seen.push({ from, collections: (await fullCollections(metricsPort)) - before });
      }
      const result = await loading;
      const moments = seen.map(({ from, collections }) => ({ worst: worstBetween(result, from), collections }));
      return { result, moments };
    };
    const quiet = await watch(61, async () => {});
    const busy = await watch(62, (round) =>
      savePlaces(store.db, [{ place: newcomers[round]!, origin: "import" }], new Date()),
    );
    const p99 = quantile(
      allTimes(quiet.result).map(([, ms]) => ms),
      0.99,
    );
    return { measured: [comparison({ places, p99, rate: load.rate, without: quiet.moments, after: busy.moments })] };
  } finally {
    await store.close();
    await site.stop();
  }
}

interface Compared {
  readonly places: number;
  readonly p99: number;
  readonly rate: number;
  readonly without: readonly Moment[];
  readonly after: readonly Moment[];
}

/**
 * The slowest request after any publication, against p99. Traffic fills the memory with or without publications: of the moments in
 * which it was cleared, as many are left out as there were without a publication, the fastest ones.
 */
function comparison({ places, p99, rate, without, after }: Compared): Measurement {
  const [calmWithout, calmAfter] = [without, after].map((moments) => worstOf(moments, false)) as [number[], number[]];
  const becauseOfIt = worstOf(after, true)
    .toSorted((a, b) => a - b)
    .slice(worstOf(without, true).length);
  const counted = [...calmAfter, ...becauseOfIt];
  const slowest = Math.max(...counted);
  const cleared = (moments: readonly Moment[]) => {
    const worst = worstOf(moments, true);
    const slowestOne = worst.length > 0 ? `, the slowest request meanwhile ${Math.max(...worst).toFixed(0)} ms` : "";
    return `${worst.length} of ${moments.length}${slowestOne}`;
  };
  return {
    group: "Traffic",
    name: `Publishing one of ${places.toLocaleString("en-US")} places: the slowest request beyond p99`,
    unit: "ms",
    value: counted.length > 0 ? slowest - p99 : Number.NaN,
    spread: [Math.min(...counted) - p99, slowest - p99],
    bar: { atMost: BAR_MS },
    note:
      `the slowest request of the two seconds after each of ${after.length} publications took ${slowest.toFixed(1)} ms (median of the slowest ${median(counted).toFixed(1)}), ` +
      `that of as many moments without one ${Math.max(...calmWithout).toFixed(1)} ms (median ${median(calmWithout).toFixed(1)}); p99 ${p99.toFixed(1)} ms at ${Math.round(rate)} mixed requests a second. ` +
      `Moments with a full collection of memory: ${cleared(after)} with publications, ${cleared(without)} without; ${becauseOfIt.length} of them counted`,
  };
}

const worstOf = (moments: readonly Moment[], withCollection: boolean): number[] =>
  moments.filter(({ collections }) => collections > 0 === withCollection).map(({ worst }) => worst);

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

const allTimes = (result: LoadResult) => Object.values(result.times).flat();

function worstBetween(result: LoadResult, from: number): number {
  const within = allTimes(result).filter(([at]) => at >= from && at < from + WINDOW_MS);
  return Math.max(0, ...within.map(([, ms]) => ms));
}
