/**
 * What one serving process holds, at a number of places: its resident set when it is ready and its indexes are made, and after a
 * burst of mixed traffic. The server is the finished build in a process of its own.
 */
import { readFileSync } from "node:fs";
import { startBenchSite } from "./bench-site.ts";
import { type Effort, type Measurement, median, ofRounds, type PartResult } from "./measurement.ts";
import { type MixedRequest, mixedRequests } from "./mixed-requests.ts";

const BARS = new Map([
  [11_000, 250],
  [100_000, 700],
]);
const AT_ONCE = 8;
const MEGABYTE = 1024 * 1024;

export async function memory({ quick }: Effort): Promise<PartResult> {
  const measured: Measurement[] = [];
  const [rounds, requests] = quick ? [1, 1_000] : [3, 12_000];
  for (const places of quick ? [11_000] : BARS.keys()) {
    const seen: Resident[] = [];
    for (let round = 0; round < rounds; round++) seen.push(await residentAfter(places, requests));
    const [loaded, peak] = [median(seen.map((one) => one.loaded)), Math.max(...seen.map((one) => one.peak))];
    measured.push({
      group: "Memory",
      name: `One worker at ${places.toLocaleString("en-US")} places`,
      unit: "MB",
      ...ofRounds(seen.map((one) => one.after)),
      bar: { atMost: BARS.get(places)! },
      note: `resident set after ${requests.toLocaleString("en-US")} mixed requests; ${loaded.toFixed(0)} MB when loaded, ${peak.toFixed(0)} MB at its highest`,
    });
  }
  return { measured };
}

/** In megabytes. */
interface Resident {
  readonly loaded: number;
  readonly after: number;
  readonly peak: number;
}

async function residentAfter(places: number, requests: number): Promise<Resident> {
  const site = await startBenchSite(places);
  try {
    const { url, pid, addresses } = site;
    const loaded = residentMegabytes(pid);
    const visits = mixedRequests(addresses, requests);
    await Promise.all(Array.from({ length: AT_ONCE }, () => sendAll(url, visits)));
    return { loaded, after: residentMegabytes(pid), peak: peakMegabytes(pid) };
  } finally {
    await site.stop();
  }
}

let visitor = 0;

async function sendAll(url: string, visits: Iterable<MixedRequest>): Promise<void> {
  for (const visit of visits) await send(url, visit);
}

/** Each from an address of its own, as far as the limits can tell. */
async function send(url: string, { path, body }: MixedRequest): Promise<void> {
  visitor += 1;
  const headers = {
    "x-forwarded-for": `10.${(visitor >> 16) & 255}.${(visitor >> 8) & 255}.${visitor & 255}`,
    "accept-encoding": "br",
    ...(body ? { "content-type": "application/json" } : {}),
  };
  const response = await fetch(url + path, { headers, ...(body ? { method: "POST", body } : {}) });
  if (response.status >= 400) throw new Error(`${path} answered ${response.status}`);
  await response.arrayBuffer();
}

const residentMegabytes = (pid: number): number => statusOf(pid, "VmRSS");
const peakMegabytes = (pid: number): number => statusOf(pid, "VmHWM");

function statusOf(pid: number, field: string): number {
  const [, kilobytes] = new RegExp(`^${field}:\\s+(\\d+) kB`, "m").exec(readFileSync(`/proc/${pid}/status`, "utf8"))!;
  return (Number(kilobytes) * 1024) / MEGABYTE;
}
