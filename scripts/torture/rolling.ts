/** npm run torture -- rolling [--times=3]: several servers on one PostgreSQL, restarted one after the other under load. */
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
import { crowd, lostOf, medianAndWorst, option, pathsOf, saidWays, timeUntil } from "./visitors.ts";

const SERVERS = 3;
const PUBLISHED = 20;
const SHOWN_WITHIN_MS = 2_000;

export async function rolling(): Promise<number> {
  const rounds = option("times", 3);
  const postgres = await startPostgres();
  if (!postgres) {
    console.log("PostgreSQL: no server programs on this machine, not tried");
    return 0;
  }
  const databaseUrl = await newDatabase(postgres.url);
  const dataDir = mkdtempSync(join(tmpdir(), "hauntway-rolling-"));
  const env = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, TRUST_PROXY: "1", LOG_LEVEL: "silent" };
  const servers: SiteProcess[] = [];
  for (let i = 0; i < SERVERS; i++) servers.push(await startSiteProcess(env));
  let failures = 0;

  const shown = await publishThroughOne(databaseUrl, servers);
  if (shown.some((ms) => ms > SHOWN_WITHIN_MS)) failures += 1;
  console.log(`A place published through one of ${SERVERS} servers is on all after ${medianAndWorst(shown)}`);

  const proxy = await startRoundRobin(servers);
  const people = crowd(proxy.url, await pathsOf(proxy.url), { senders: 2, readers: 4 });
  for (let i = 0; i < rounds * SERVERS; i++) {
    const at = i % SERVERS;
    const port = new URL(servers[at]!.url).port;
    await servers[at]!.stop();
    servers[at] = await startSiteProcess({ ...env, PORT: port });
  }
  await people.leave();
  await proxy.close();
  await Promise.all(servers.map((server) => server.stop()));
  const lost = await lostOf(people.acknowledged, { databaseUrl, dataDir });
  failures += lost.length + people.pages.failed;
  console.log(
    `${rounds * SERVERS} restarts, one server after the other: ${saidWays(people.pages)}; ${people.acknowledged.size} submissions acknowledged, ${lost.length} lost`,
  );
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
  return failures;
}

async function publishThroughOne(databaseUrl: string, servers: readonly SiteProcess[]): Promise<number[]> {
  const store = openStore({ databaseUrl, dataDir: "" });
  const times: number[] = [];
  for (let i = 0; i < PUBLISHED; i++) {
    const place = makePlace({ id: `new-${i}`, houseName: `New House ${i}` });
    // A start takes curated places that are in no file out of the directory.
    await savePlaces(store.db, [{ place, origin: "import" }], new Date());
    const has = async ({ url }: SiteProcess) => (await fetch(`${url}/api/haunted-locations/new-${i}`)).status === 200;
    times.push(await timeUntil(async () => (await Promise.all(servers.map(has))).every(Boolean)));
  }
  await store.close();
  return times;
}
