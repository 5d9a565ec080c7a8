/** Three servers on one PostgreSQL behind a proxy, restarted one after the other under load. No request may fail. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openStore } from "../../app/store/engine/open-store.ts";
import { savePlaces } from "../../app/store/places/save-places.ts";
import { startRoundRobin } from "../../tests/faults/round-robin.ts";
import { makePlace } from "../../tests/make-place.ts";
import { newDatabase } from "../../tests/new-database.ts";
import { startPostgres } from "../../tests/postgres-cluster.ts";
import { type SiteProcess, startSiteProcess } from "../../tests/site-process.ts";
import { allPaths, countLost, medianAndWorst, startTraffic, timeUntil } from "./traffic.ts";

const SERVERS = 3;
const RESTARTS = 9;
const PUBLICATIONS = 20;

export async function rolling(): Promise<number> {
  const postgres = await startPostgres();
  if (!postgres) {
    console.log("PostgreSQL: no server programs on this machine, skipped");
    return 0;
  }
  const databaseUrl = await newDatabase(postgres.url);
  const dataDir = mkdtempSync(join(tmpdir(), "hauntway-rolling-"));
  const env = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, TRUST_PROXY: "1", LOG_LEVEL: "silent" };
  const servers: SiteProcess[] = [];
  for (let i = 0; i < SERVERS; i++) servers.push(await startSiteProcess(env));

  const delays = await publish(databaseUrl, servers);
  console.log(`A published place is on all ${SERVERS} servers after ${medianAndWorst(delays)}`);

  const proxy = await startRoundRobin(servers);
  const traffic = startTraffic(proxy.url, await allPaths(proxy.url));
  for (let i = 0; i < RESTARTS; i++) {
    const at = i % SERVERS;
    const { port } = new URL(servers[at]!.url);
    await servers[at]!.stop();
    servers[at] = await startSiteProcess({ ...env, PORT: port });
  }
  await traffic.stop();
  await proxy.close();
  await Promise.all(servers.map((server) => server.stop()));
  const lost = await countLost(traffic.acknowledged, { databaseUrl, dataDir });
  console.log(`${RESTARTS} restarts: ${traffic.summary()}`);
  console.log(`  ${traffic.acknowledged.size} submissions acknowledged, ${lost} lost`);
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
  return lost + traffic.pages.failed;
}

/** Milliseconds from each publication until every server has the place. */
async function publish(databaseUrl: string, servers: readonly SiteProcess[]): Promise<number[]> {
  const store = openStore({ databaseUrl, dataDir: "" });
  const delays: number[] = [];
  for (let i = 0; i < PUBLICATIONS; i++) {
    const place = makePlace({ id: `new-${i}`, houseName: `New House ${i}` });
    // Added as an import: a server that starts withdraws curated places that are in no data file.
    await savePlaces(store.db, [{ place, origin: "import" }], new Date());
    const has = async ({ url }: SiteProcess) => (await fetch(`${url}/api/haunted-locations/new-${i}`)).status === 200;
    delays.push(await timeUntil(async () => (await Promise.all(servers.map(has))).every(Boolean)));
  }
  await store.close();
  return delays;
}
