/** npm run torture -- long-run [--requests=36000]: what a busy site gets in two hours, as fast as it goes; nothing may grow. */
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../tests/free-port.ts";
import { startSiteProcess } from "../../tests/site-process.ts";
import { readMetrics } from "./metrics.ts";
import { option, pathsOf, pause, submit } from "./visitors.ts";

/** Five requests a second for two hours. */
const TWO_HOURS = 36_000;
const AT_ONCE = 8;
/** What may come on top of the middle's memory at the end before it counts as growth. */
const MAY_GROW = 1.15;
const MOST_LOG_BYTES_A_REQUEST = 400;

interface Sample {
  readonly residentMb: number;
  readonly heapMb: number;
  readonly handles: number;
  readonly delayMs: number;
}

export async function longRun(): Promise<number> {
  const requests = option("requests", TWO_HOURS);
  const metricsPort = await freePort();
  const dataDir = mkdtempSync(join(tmpdir(), "hauntway-long-run-"));
  const env = { DATA_DIR: dataDir, TRUST_PROXY: "1", LOG_LEVEL: "info", METRICS_PORT: String(metricsPort) };
  const site = await startSiteProcess(env);
  let logged = 0;
  site.process.stdout!.on("data", (chunk) => {
    logged += chunk.length;
  });
  const paths = await pathsOf(site.url);
  const statuses = new Map<string, number>();
  let made = 0;
  const visit = async (until: number) => {
    while (made < until) {
      made += 1;
      const status = await visitOnce(site.url, paths, made).catch((error: Error) => error.name);
      const kind = typeof status === "number" ? `${Math.floor(status / 100)}xx` : status;
      statuses.set(kind, (statuses.get(kind) ?? 0) + 1);
    }
  };
  const goOn = (until: number) => Promise.all(Array.from({ length: AT_ONCE }, () => visit(until)));
  const samples: Sample[] = [];
  // Everything is warm after a tenth; what grows from there on grows forever.
  const started = performance.now();
  for (const part of [0.1, 0.55, 1]) {
    await goOn(Math.floor(requests * part));
    await pause(2_000);
    samples.push(await sample(metricsPort, site.process.pid!));
  }
  const seconds = (performance.now() - started) / 1_000;
  await site.stop();
  rmSync(dataDir, { recursive: true, force: true });

  const said = [...statuses].map(([status, count]) => `${count} x ${status}`).join(", ");
  console.log(`${made} requests in ${seconds.toFixed(0)} s: ${said}`);
  ["start", "middle", "end"].forEach((when, i) => {
    const { residentMb, heapMb, handles, delayMs } = samples[i]!;
    console.log(
      `  ${when.padEnd(6)} ${residentMb.toFixed(0)} MB resident, ${heapMb.toFixed(0)} MB heap, ${handles} file handles, event loop delay p99 ${delayMs.toFixed(1)} ms`,
    );
  });
  console.log(`  log: ${(logged / 1024 / 1024).toFixed(1)} MB, ${(logged / made).toFixed(0)} bytes a request`);
  const [, middle, end] = samples as [Sample, Sample, Sample];
  const grew = end.residentMb > middle.residentMb * MAY_GROW || end.handles > middle.handles + AT_ONCE;
  const failed = [...statuses].filter(([kind]) => !/^[234]xx$/.test(kind)).reduce((sum, [, count]) => sum + count, 0);
  return failed + (grew ? 1 : 0) + (logged / made > MOST_LOG_BYTES_A_REQUEST ? 1 : 0);
}

const WORDS = ["hotel", "salem", "lighthouse", "mary", "97301", "ohio", "footsteps", "fort"];

/** Mostly pages, some searches, maps, pictures and mistakes, now and then a submission. */
async function visitOnce(url: string, paths: readonly string[], n: number): Promise<number> {
  if (n % 200 === 0) return (await submit(url)) ? 201 : 429;
  const word = `${WORDS[n % WORDS.length]}`;
  const slug = paths[(n * 7) % paths.length]!.replace("/location/", "");
  const path =
    n % 10 === 1
      ? `/search?q=${word}+${n % 997}`
      : n % 10 === 2
        ? `/api/suggest?q=${word.slice(0, 1 + (n % 4))}`
        : n % 10 === 3
          ? `/api/map?bbox=-${90 + (n % 30)},30,-70,48&zoom=${3 + (n % 6)}`
          : n % 10 === 4
            ? `/all-locations?q=${word}&page=1&junk=${n}`
            : n % 50 === 5
              ? `/no-such-page-${n}`
              : n % 100 === 6
                ? `/art/${slug}.svg`
                : paths[n % paths.length]!;
  const answer = await fetch(url + path, {
    headers: { "x-forwarded-for": `10.${n % 250}.${(n >> 8) % 250}.1`, "accept-encoding": n % 3 ? "br" : "gzip" },
    redirect: "manual",
  });
  await answer.arrayBuffer();
  return answer.status;
}

async function sample(metricsPort: number, pid: number): Promise<Sample> {
  const metric = await readMetrics(metricsPort);
  return {
    residentMb: metric("process_resident_memory_bytes") / 1024 / 1024,
    heapMb: metric("nodejs_heap_size_used_bytes") / 1024 / 1024,
    handles: readdirSync(`/proc/${pid}/fd`).length,
    delayMs: metric("nodejs_eventloop_lag_p99_seconds") * 1_000,
  };
}
