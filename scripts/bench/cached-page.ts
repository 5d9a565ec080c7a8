/** The cached home page against a bare node:http server that sends the same bytes. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import autocannon from "autocannon";
import { type Figure, median } from "./figure.ts";
import { SETS, startBenchSite } from "./sites.ts";

const ROUNDS = 7;
const SECONDS = 2;
const CONNECTIONS = 32;

export async function cachedPage(): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const set of SETS) {
    const site = await startBenchSite(set);
    const bare = spawn(process.execPath, ["scripts/bench/bare-server.ts", site.url], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    const [port] = await once(bare.stdout, "data");
    const bareUrl = `http://localhost:${Number(port)}`;
    // Warm up.
    for (const url of [site.url, bareUrl]) await requestsPerSecond(url);
    const rounds: { ours: number; theirs: number }[] = [];
    // In turn, so that a slow moment of the machine meets both.
    for (let round = 0; round < ROUNDS; round++) {
      rounds.push({ ours: await requestsPerSecond(site.url), theirs: await requestsPerSecond(bareUrl) });
    }
    bare.kill();
    await site.stop();
    const [ours, theirs] = [median(rounds.map((r) => r.ours)), median(rounds.map((r) => r.theirs))];
    figures.push({
      name: `Cached page, ${set}: of a bare node:http server`,
      value: median(rounds.map((round) => round.ours / round.theirs)),
      unit: "ratio",
      bar: { min: 0.5 },
      note: `${Math.round(ours)} against ${Math.round(theirs)} requests per second, median of ${ROUNDS} rounds`,
    });
  }
  return figures;
}

async function requestsPerSecond(url: string): Promise<number> {
  const headers = { "accept-encoding": "br" };
  const { requests, non2xx, errors } = await autocannon({ url, headers, connections: CONNECTIONS, duration: SECONDS });
  if (non2xx + errors > 0) throw new Error(`${url}: ${non2xx} answers other than 2xx, ${errors} errors`);
  return requests.average;
}
