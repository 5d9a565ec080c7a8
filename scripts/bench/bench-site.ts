/** The finished build in processes of its own, on one of the databases of the bench, with what it has used so far. */
import { readdirSync, readFileSync } from "node:fs";
import { freePort } from "../../tests/free-port.ts";
import { startSiteProcess } from "../../tests/site-process.ts";
import { databaseWith } from "./data-sets.ts";
import { type Addresses, addressesOf } from "./mixed-requests.ts";
import { cpuSecondsOf } from "./server-busy.ts";

export interface BenchSite {
  readonly url: string;
  readonly port: number;
  readonly dataDir: string;
  readonly addresses: Addresses;
  readonly pid: number;
  /** Seconds of processor time of all its processes, since they were started. */
  cpuSeconds(): number;
  stop(): Promise<void>;
}

export async function startBenchSite(places: number, env: Record<string, string> = {}): Promise<BenchSite> {
  const dataDir = await databaseWith(places);
  const addresses = await addressesOf(dataDir);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const address = { HOST: "127.0.0.1", PORT: String(port), SITE_URL: url, TRUST_PROXY: "1" };
  const site = await startSiteProcess({ DATA_DIR: dataDir, ...address, ...env });
  const pid = site.process.pid!;
  // The first search waits for the index, the first map for its groups.
  for (const path of ["/api/search?q=old+mill", "/api/map?bbox=-125,24,-66,50&zoom=5"]) await fetch(url + path);
  return {
    url,
    port,
    dataDir,
    addresses,
    pid,
    cpuSeconds: () => [pid, ...childrenOf(pid)].reduce((sum, one) => sum + (cpuSecondsOf(one) ?? 0), 0),
    // Nobody is left to say goodbye to, which would take two seconds.
    stop: () => site.stop("SIGKILL"),
  };
}

function childrenOf(pid: number): number[] {
  return readdirSync(`/proc/${pid}/task`)
    .flatMap((task) => readFileSync(`/proc/${pid}/task/${task}/children`, "utf8").trim().split(" "))
    .filter(Boolean)
    .map(Number);
}
