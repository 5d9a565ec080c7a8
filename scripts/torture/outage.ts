/** PostgreSQL gone, silent, and failed over to a streaming replica, under load. Pages must not notice. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { openGate } from "../../tests/faults/tcp-gate.ts";
import { newDatabase } from "../../tests/new-database.ts";
import { startPostgres } from "../../tests/postgres-cluster.ts";
import { startSiteProcess } from "../../tests/site-process.ts";
import { allPaths, countLost, post, startTraffic, submit, timeUntil } from "./traffic.ts";

const OUTAGE_SECONDS = 30;
const WORKERS = 2;
const MAX_CONNECTIONS = WORKERS * 10;

export async function outage(): Promise<number> {
  const primary = await startPostgres();
  if (!primary) {
    console.log("PostgreSQL: no server programs on this machine, skipped");
    return 0;
  }
  const standby = await primary.addStandby();
  const gate = await openGate(primary.port);
  const dataDir = mkdtempSync(join(tmpdir(), "hauntway-outage-"));
  const databaseUrl = await newDatabase(primary.url, gate.port);
  const site = await startSiteProcess({
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    TRUST_PROXY: "1",
    LOG_LEVEL: "silent",
    WORKERS: String(WORKERS),
  });
  const traffic = startTraffic(site.url, await allPaths(site.url));
  let failures = 0;

  async function cause(name: string, begin: () => Promise<unknown>, end: () => Promise<unknown>): Promise<void> {
    const before = { ...traffic.pages };
    await begin();
    const { refused, other } = await submitFor(OUTAGE_SECONDS, site.url);
    const status = await readiness(site.url);
    await end();
    const accepted = await timeUntil(async () => (await submit(site.url)) !== undefined);
    const ready = accepted + (await timeUntil(async () => (await readiness(site.url)) === "ready"));
    await pause(2_000);
    const failed = traffic.pages.failed - before.failed;
    if (failed > 0 || other > 0 || refused === 0 || status !== "degraded") failures += 1;
    if (gate.open > MAX_CONNECTIONS) failures += 1;
    console.log(`PostgreSQL ${name} for ${OUTAGE_SECONDS} s: /readyz said "${status}"`);
    console.log(`  ${traffic.pages.requested - before.requested} pages requested, ${failed} failed`);
    console.log(`  submissions: ${refused} x 503 with Retry-After, ${other} answered otherwise`);
    console.log(
      `  accepted again after ${seconds(accepted)}, ready after ${seconds(ready)}, ${gate.open} connections (at most ${MAX_CONNECTIONS})`,
    );
  }

  await cause(
    "gone",
    () => gate.shut(),
    () => gate.lead(),
  );
  await cause(
    "silent",
    async () => gate.freeze(),
    () => gate.lead(),
  );
  await cause(
    "failed over to its replica",
    async () => {
      await primary.kill();
      await gate.shut();
    },
    async () => {
      await standby.promote();
      await gate.lead(standby.port);
    },
  );

  await traffic.stop();
  await site.stop();
  const promotedUrl = Object.assign(new URL(databaseUrl), { port: String(standby.port) }).href;
  const lost = await countLost(traffic.acknowledged, { databaseUrl: promotedUrl, dataDir });
  console.log(`${traffic.acknowledged.size} submissions acknowledged, ${lost} lost; ${traffic.summary()}`);
  await gate.close();
  await standby.stop();
  await primary.stop();
  rmSync(dataDir, { recursive: true, force: true });
  return failures + lost;
}

/** Every submission must get a 503 with a Retry-After. */
async function submitFor(duration: number, url: string): Promise<{ refused: number; other: number }> {
  const count = { refused: 0, other: 0 };
  const until = performance.now() + duration * 1_000;
  while (performance.now() < until) {
    // Ignore the first pause: those requests were in flight when the outage began.
    await pause(100);
    const response = await post(url);
    await response.arrayBuffer();
    count[response.status === 503 && response.headers.has("retry-after") ? "refused" : "other"] += 1;
  }
  return count;
}

const readiness = async (url: string): Promise<string> => (await (await fetch(`${url}/readyz`)).json()).status;

const seconds = (ms: number): string => `${(ms / 1_000).toFixed(2)} s`;
