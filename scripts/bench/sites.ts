/** The directories to measure, and the built server on each of them. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { parse } from "csv-parse/sync";
import { US_STATES } from "../../app/domain/geo/us-states.ts";
import { runCli } from "../../tests/cli/run-cli.ts";
import { freePort } from "../../tests/free-port.ts";
import { hasSample, SAMPLE_PLACES } from "../../tests/sample-dir.ts";
import { seededRandom } from "../../tests/seeded-random.ts";
import { type SiteProcess, startSiteProcess } from "../../tests/site-process.ts";
import { median } from "./figure.ts";

/** The two sizes that are promised. */
export const SETS = ["curated", "20,000"] as const;
export type Dataset = (typeof SETS)[number] | "100,000";

const SAMPLE_ROWS = 11_000;
/** The number of copies under other names, beside the sample and the curated places. */
const COPIED_ROWS = { "20,000": 9_600, "100,000": 97_000 } as const;

type Row = Readonly<Record<string, string>>;

/** The sample file, or, if it is absent, rows of made-up places in the same columns. */
function sampleRows(): Row[] {
  if (hasSample()) return parse(readFileSync(SAMPLE_PLACES), { columns: true });
  const random = seededRandom(1031);
  return Array.from({ length: SAMPLE_ROWS }, (_, index) => ({
    location: `House ${index}`,
    city: `Town ${Math.floor(random() * 240)}`,
    state: US_STATES[Math.floor(random() * US_STATES.length)]!.name,
    country: "United States",
    description: `Footsteps and voices are heard in house ${index}; a lady in white walks the stairs at night.`,
    latitude: String(25 + random() * 23),
    longitude: String(-124 + random() * 56),
  }));
}

const crowded = new Map<Dataset, Promise<string>>();

/** A folder whose database has that many places, filled as an operator would. */
async function makeCrowdedDir(set: keyof typeof COPIED_ROWS): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), "hauntway-bench-"));
  process.on("exit", () => rmSync(dataDir, { recursive: true, force: true }));
  const rows = sampleRows();
  const copies = Array.from({ length: COPIED_ROWS[set] }, (_, index) => ({
    ...rows[index % rows.length]!,
    location: newName(rows, index),
  }));
  const file = join(dataDir, "rows.csv");
  writeFileSync(file, csvOf([...rows, ...copies]));
  const { code, err } = await runCli("import", [file, "--report", join(dataDir, "report.csv")], {
    folder: dataDir,
    dataDir,
  });
  if (code !== 0) throw new Error(`The import failed: ${err}`);
  // The first start adds the curated places.
  await (await startSiteProcess({ DATA_DIR: dataDir })).stop("SIGKILL");
  return dataDir;
}

function csvOf(rows: readonly Row[]): string {
  const columns = Object.keys(rows[0]!);
  const quote = (value = "") => `"${value.replaceAll('"', '""')}"`;
  return [columns.join(","), ...rows.map((row) => columns.map((column) => quote(row[column])).join(","))].join("\n");
}

/** Far enough along the file that a row and its neighbor get different words. */
const NAME_STRIDE = 9_600;

/** Puts the first word of another name in front: one new word shared by all names would slow down every search for it. */
function newName(rows: readonly Row[], index: number): string {
  const round = 1 + Math.floor(index / rows.length);
  const [first] = rows[(index + round * NAME_STRIDE) % rows.length]!.location!.split(" ");
  return `${first} ${rows[index % rows.length]!.location}`;
}

export interface BenchSite extends SiteProcess {
  /** A request from a new address each time, so that it hits no rate limit. */
  request(path: string, init?: RequestInit): Promise<Response>;
  /** A metric of the server process. */
  metric(name: string): Promise<number>;
  /** Milliseconds of the server's processor time that each of these requests takes, asked one after the other. */
  processorTimes(requests: readonly SiteRequest[]): Promise<number[]>;
}

export type SiteRequest = readonly [path: string, init?: RequestInit];

let visitors = 0;
const READY_POLL_MS = 100;
const IDLE_READINGS = 11;

/** The built server in its own process, once its indexes are built. */
export async function startBenchSite(set: Dataset, env: Record<string, string> = {}): Promise<BenchSite> {
  const metricsPort = await freePort();
  if (set !== "curated" && !crowded.has(set)) crowded.set(set, makeCrowdedDir(set));
  const site = await startSiteProcess({
    ...(set !== "curated" && { DATA_DIR: (await crowded.get(set))! }),
    TRUST_PROXY: "1",
    METRICS_PORT: String(metricsPort),
    ...env,
  });
  // If a part fails, its server must not be left running.
  process.on("exit", () => site.process.kill("SIGKILL"));
  const request = (path: string, init: RequestInit = {}) => {
    visitors += 1;
    const address = `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`;
    return fetch(site.url + path, { ...init, headers: { ...init.headers, "x-forwarded-for": address } });
  };
  while (!(await request("/readyz")).ok) await setTimeout(READY_POLL_MS);
  // Loads the clusters.
  await request("/api/map?bbox=-125,24,-66,50&zoom=5");
  const metric = async (name: string) => {
    const text = await (await fetch(`http://127.0.0.1:${metricsPort}/`)).text();
    return Number(new RegExp(`^${name} (\\S+)`, "m").exec(text)?.[1]);
  };
  const timeOf = async (ask: () => Promise<void>): Promise<number> => {
    const before = await metric("process_cpu_seconds_total");
    await ask();
    return ((await metric("process_cpu_seconds_total")) - before) * 1_000;
  };
  return {
    ...site,
    request,
    metric,
    async processorTimes(requests) {
      // What reading the metrics costs by itself.
      const idle: number[] = [];
      for (let i = 0; i < IDLE_READINGS; i++) idle.push(await timeOf(async () => {}));
      const times: number[] = [];
      for (const [path, init] of requests) {
        const time = await timeOf(async () => {
          const answer = await request(path, init);
          await answer.arrayBuffer();
          if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
        });
        times.push(Math.max(0, time - median(idle)));
      }
      return times;
    },
    stop: () => site.stop("SIGKILL"),
  };
}
