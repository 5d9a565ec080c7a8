/**
 * The cached home page against a bare node:http server that sends the same bytes: the server's processor time per
 * request.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { Agent, get } from "node:http";
import { type Figure, median } from "./figure.ts";
import { SETS, startBenchSite } from "./sites.ts";

const ROUNDS = 7;
const REQUESTS = 4_000;
const CONNECTIONS = 32;
/** Ticks per second of the clock in which Linux counts processor time. */
const TICKS_PER_SECOND = 100;

export async function cachedPage(): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const set of SETS) {
    const site = await startBenchSite(set);
    const bare = spawn(process.execPath, ["scripts/bench/bare-server.ts", site.url], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    const [port] = await once(bare.stdout, "data");
    const measureOurs = () => microsecondsPerRequest(site.url, site.process.pid!);
    const measureTheirs = () => microsecondsPerRequest(`http://localhost:${Number(port)}`, bare.pid!);
    // Warm up.
    await measureOurs();
    await measureTheirs();
    const rounds: { ours: number; theirs: number }[] = [];
    // Alternate, so that a slow moment of the machine affects both.
    for (let round = 0; round < ROUNDS; round++) {
      rounds.push({ ours: await measureOurs(), theirs: await measureTheirs() });
    }
    bare.kill();
    await site.stop();
    const [ours, theirs] = [median(rounds.map((r) => r.ours)), median(rounds.map((r) => r.theirs))];
    figures.push({
      name: `Cached page, ${set}: of a bare node:http server`,
      value: median(rounds.map((round) => round.theirs / round.ours)),
      unit: "ratio",
      bar: { min: 0.5 },
      note: `${ours.toFixed(0)} against ${theirs.toFixed(0)} microseconds of processor time, median of ${ROUNDS} rounds`,
    });
  }
  return figures;
}

async function microsecondsPerRequest(url: string, pid: number): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const before = processorSeconds(pid);
  const request = () =>
    new Promise<void>((resolve, reject) => {
      get(url, { agent, headers: { "accept-encoding": "br" } }, (answer) => {
        if (answer.statusCode === 200) answer.resume().once("end", resolve);
        else reject(new Error(`${url} answered ${answer.statusCode}`));
      }).once("error", reject);
    });
  await Promise.all(Array.from({ length: REQUESTS }, request));
  agent.destroy();
  return ((processorSeconds(pid) - before) / REQUESTS) * 1e6;
}

/** Processor time of a process so far, in user and kernel mode; its name, in parentheses, may contain spaces. */
function processorSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]!.split(" ");
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}
