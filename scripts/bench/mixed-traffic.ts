/** Mixed traffic with one worker and with two: what a request costs, and what the questions wait at half the possible rate. */
import { cpus } from "node:os";
import { setTimeout as pause } from "node:timers/promises";
import { againstAlone } from "./against-alone.ts";
import { type BenchSite, startBenchSite } from "./bench-site.ts";
import { SAMPLE_SIZE } from "./data-sets.ts";
import { type LoadResult, sendLoad, timesOf } from "./load.ts";
import { type Effort, mean, median, ofRounds, type PartResult } from "./measurement.ts";
import type { RequestKind } from "./mixed-requests.ts";
import { QuietMoments } from "./quiet-moments.ts";

const CONNECTIONS = 16;
const QUESTIONS: readonly RequestKind[] = ["search", "nearby", "suggest", "map"];
/** Two for the workers, one for the load, one for everything else. */
const CORES_NEEDED = 4;
const LOOK_MS = 2_000;

/** Processor time of all processes for one request, at the same rate for one worker and for two. */
export async function workers({ quick }: Effort): Promise<PartResult> {
  const [rounds, seconds] = quick ? [1, 1] : [24, 1];
  const free = await freeCores();
  const one = await startBenchSite(SAMPLE_SIZE);
  const two = await startBenchSite(SAMPLE_SIZE, { WORKERS: "2" });
  try {
    // Both are warm before anything counts: two processes have twice as much to compile.
    const fastest = await fastestRates(one, quick ? QUICKLY : { warmUp: 3, seconds: 3, rounds: 3 });
    const fastestOfTwo = await fastestRates(two, quick ? QUICKLY : { warmUp: 6, seconds: 4, rounds: 3 });
    const rate = median(fastest) / 2;
    const costs: [number[], number[]] = [[], []];
    for (let round = 0; round < rounds; round++) {
      // In turns, and each of them first as often as second: a processor that is slower for a moment is so for both.
      const [first, second] = [2 * round, 2 * round + 1];
      const ofOne = [await costOfRequest(one, rate, seconds, first)];
      const ofTwo = [await costOfRequest(two, rate, seconds, first), await costOfRequest(two, rate, seconds, second)];
      ofOne.push(await costOfRequest(one, rate, seconds, second));
      costs[0].push(mean(ofOne));
      costs[1].push(mean(ofTwo));
    }
    // Of all turns together; what one of them cost is a matter of where a collection of memory fell.
    const [single, double] = costs.map(mean) as [number, number];
    const canTell = free >= CORES_NEEDED;
    return {
      measured: [
        {
          group: "Traffic",
          name: "Processor time per request, 2 workers against 1",
          unit: "ratio",
          ...ofRounds(costs[1].map((cost, round) => cost / costs[0][round]!)),
          value: double / single,
          bar: { atMost: 1.15 },
          note: `${(double * 1_000).toFixed(2)} ms against ${(single * 1_000).toFixed(2)} ms of all processes and turns, at ${Math.round(rate)} requests a second of mixed traffic`,
        },
        {
          group: "Traffic",
          name: "Mixed requests per second, 2 workers against 1",
          unit: "ratio",
          ...(canTell ? ofRounds(fastestOfTwo.map((found, round) => found / fastest[round]!)) : { value: Number.NaN }),
          bar: { atLeast: 1.8 },
          ...(canTell ? {} : { note: `Not measurable here: it takes ${CORES_NEEDED} free cores.` }),
        },
        {
          group: "Traffic",
          name: "Mixed requests per second, 1 worker",
          unit: "per second",
          ...ofRounds(fastest),
          note: "70% kept pages, 20% first renders, 5% search and suggestions, 5% map and nearby",
        },
      ],
    };
  } finally {
    await one.stop();
    await two.stop();
  }
}

/** Cores that nobody uses while the bench itself rests, to the nearest whole one. */
async function freeCores(): Promise<number> {
  const idleSeconds = () => cpus().reduce((sum, { times }) => sum + times.idle / 1_000, 0);
  const [before, began] = [idleSeconds(), performance.now()];
  await pause(LOOK_MS);
  return Math.round((idleSeconds() - before) / ((performance.now() - began) / 1_000));
}

/** What the slowest of a hundred waits among all the others, against what it waits when nobody else is there. */
export async function underLoad({ quick }: Effort): Promise<PartResult> {
  const [rounds, aloneSeconds, mixedSeconds] = quick ? [1, 1, 4] : [4, 3, 30];
  const site = await startBenchSite(SAMPLE_SIZE);
  const moments = new QuietMoments();
  try {
    const rate = median(await fastestRates(site, quick ? QUICKLY : { warmUp: 4, seconds: 4, rounds: 2 })) / 2;
    const { port, addresses } = site;
    const alone: LoadResult[][] = [];
    const mixed: LoadResult[] = [];
    for (let round = 0; round < rounds; round++) {
      const singles: LoadResult[] = [];
      for (const kind of QUESTIONS) {
        const load = { port, addresses, kind, connections: 1, seconds: aloneSeconds, seed: 40 + round };
        singles.push(await sendLoad(load));
      }
      alone.push(singles);
      mixed.push(await atRate(site, rate, mixedSeconds, 50 + round));
    }
    moments.stop();
    const quietTimes = (result: LoadResult, kind: RequestKind) => timesOf(result, kind, (at) => moments.isQuiet(at));
    return {
      measured: QUESTIONS.map((kind, index) =>
        againstAlone(
          {
            kind,
            rate,
            mixed: mixed.map((result) => quietTimes(result, kind)),
            alone: alone.map((results) => quietTimes(results[index]!, kind)),
            allMixed: mixed.flatMap((result) => timesOf(result, kind)).length,
          },
          { quick },
        ),
      ),
    };
  } finally {
    moments.stop();
    await site.stop();
  }
}

/** In seconds. */
interface Course {
  readonly warmUp: number;
  readonly seconds: number;
  readonly rounds: number;
}

const QUICKLY: Course = { warmUp: 1, seconds: 2, rounds: 1 };

/** Requests a second, after a first time for everything. */
async function fastestRates({ port, addresses }: BenchSite, { warmUp, seconds, rounds }: Course): Promise<number[]> {
  await sendLoad({ port, addresses, seconds: warmUp, connections: CONNECTIONS, seed: 11 });
  const rates: number[] = [];
  for (let round = 0; round < rounds; round++) {
    rates.push((await sendLoad({ port, addresses, seconds, connections: CONNECTIONS, seed: 12 + round })).perSecond);
  }
  return rates;
}

function atRate({ port, addresses }: BenchSite, rate: number, seconds: number, seed: number): Promise<LoadResult> {
  return sendLoad({ port, addresses, seconds, rate, seed });
}

async function costOfRequest(site: BenchSite, rate: number, seconds: number, turn: number): Promise<number> {
  const before = site.cpuSeconds();
  const { requests } = await atRate(site, rate, seconds, 20 + turn);
  return (site.cpuSeconds() - before) / requests;
}
