/** Whether visitors notice that a place is published: the slowest requests just after, against those of quiet moments. */
import { setTimeout as pause } from "node:timers/promises";
import type { Place } from "../../app/domain/places/place.ts";
import { openStore } from "../../app/store/engine/open-store.ts";
import { savePlaces } from "../../app/store/places/save-places.ts";
import { freePort } from "../../tests/free-port.ts";
import { becauseOfPublishing, type Seen, type Turn } from "./because-of-publishing.ts";
import { startBenchSite } from "./bench-site.ts";
import { sendLoad, timesOf } from "./load.ts";
import type { Effort, PartResult } from "./measurement.ts";
import { KINDS } from "./mixed-requests.ts";
import { QuietMoments } from "./quiet-moments.ts";
import { syntheticPlaces } from "./synthetic-places.ts";

/** A server sees a change within a second and is done with it in a second more. */
const WINDOW_MS = 2_000;

/** Moments of a kind in a row. Both kinds by turns, so that a busy minute of the machine falls on both. */
const IN_A_ROW = 6;

export async function publishUnderLoad({ quick }: Effort): Promise<PartResult> {
  const [places, blocks, inARow] = quick ? [11_000, 1, 3] : [100_000, 6, IN_A_ROW];
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
    const watch = async (seed: number, act: () => Promise<unknown>): Promise<Seen> => {
      const loading = sendLoad({ port, addresses, seconds, rate, seed });
      // Until the process that asks is there.
      await pause(WINDOW_MS / 4);
      const [from, before] = [Date.now(), await fullCollections(metricsPort)];
      for (let moment = 1; moment <= inARow; moment++) {
        await act();
        await pause(Math.max(0, from + moment * WINDOW_MS - Date.now()));
      }
      const collections = (await fullCollections(metricsPort)) - before;
      const to = from + inARow * WINDOW_MS;
      const result = await loading;
      const timesIf = (accept: (at: number) => boolean) =>
        KINDS.flatMap((kind) => timesOf(result, kind, (at) => at >= from && at < to && accept(at)));
      const asked = timesIf(() => true).length;
      return { times: timesIf((at) => moments.isQuiet(at)), asked, moments: inARow, collections };
    };
    const turns: Turn[] = [];
    for (let block = 0; block < blocks; block++) {
      const without = await watch(61 + 2 * block, async () => {});
      const after = await watch(62 + 2 * block, () =>
        savePlaces(store.db, [{ place: newcomers.pop()!, origin: "import" }], new Date()),
      );
      turns.push({ without, after });
    }
    return { measured: [becauseOfPublishing({ places, rate, turns }, { quick })] };
  } finally {
    moments.stop();
    await store.close();
    await site.stop();
  }
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
