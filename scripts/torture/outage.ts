/** npm run torture -- outage [--seconds=60]: PostgreSQL gone, silent, back, and failed over to a streaming replica. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openGate } from "../../tests/faults/tcp-gate.ts";
import { freePort } from "../../tests/free-port.ts";
import { newDatabase } from "../../tests/new-database.ts";
import { startPostgres } from "../../tests/postgres-cluster.ts";
import { startSiteProcess } from "../../tests/site-process.ts";
import { crowd, lostOf, option, pathsOf, pause, post, saidWays, someone, submit, timeUntil } from "./visitors.ts";

const WORKERS = 2;
/** Connections that a worker may hold. */
const POOL = 10;

export async function outage(): Promise<number> {
  const seconds = option("seconds", 60);
  const metricsPort = await freePort();
  let failures = 0;
  const primary = await startPostgres();
  if (!primary) {
    console.log("PostgreSQL: no server programs on this machine, not tried");
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
    METRICS_PORT: String(metricsPort),
  });
  const paths = await pathsOf(site.url);
  const people = crowd(site.url, paths);
  const takesWrites = async () => (await submit(site.url)) !== undefined;

  for (const [name, leave, comeBack] of [
    ["gone", () => gate.shut(), () => gate.lead()],
    ["silent", async () => gate.freeze(), () => gate.lead()],
    [
      "failed over to its replica",
      async () => {
        await primary.kill();
        await gate.shut();
      },
      async () => {
        await standby.promote();
        await gate.lead(standby.port);
      },
    ],
  ] as const) {
    const before = { ...people.pages };
    await leave();
    const away = await visitWhileAway(site.url, seconds);
    const { status } = await (await fetch(`${site.url}/readyz`)).json();
    await comeBack();
    const healed = await timeUntil(takesWrites);
    const ready = healed + (await timeUntil(async () => (await readiness(site.url)) === "ready"));
    await pause(2_000);
    const connections = gate.open;
    const failed = people.pages.failed - before.failed;
    if (away.other > 0 || away.refused === 0 || failed > 0 || status !== "degraded") failures += 1;
    if (connections > WORKERS * POOL) failures += 1;
    console.log(`PostgreSQL ${name} for ${seconds} s: /readyz said "${status}"`);
    console.log(`  ${people.pages.asked - before.asked} pages asked for, ${failed} failed`);
    console.log(`  submissions: ${away.refused} x 503 with Retry-After, ${away.other} answered otherwise`);
    console.log(
      `  taken again ${(healed / 1000).toFixed(2)} s after it was back, ready after ${(ready / 1000).toFixed(2)} s, ${connections} connections (at most ${WORKERS * POOL})`,
    );
  }
  await people.leave();
  await site.stop();
  const lost = await lostOf(people.acknowledged, { databaseUrl: databaseOn(databaseUrl, standby.port), dataDir });
  failures += lost.length + people.pages.failed;
  console.log(
    `${people.acknowledged.size} submissions acknowledged in all, ${lost.length} lost; ${saidWays(people.pages)}`,
  );
  await gate.close();
  await standby.stop();
  await primary.stop();
  rmSync(dataDir, { recursive: true, force: true });
  return failures;
}

const readiness = async (url: string): Promise<string> => (await (await fetch(`${url}/readyz`)).json()).status;

async function visitWhileAway(url: string, seconds: number) {
  const until = performance.now() + seconds * 1_000;
  let refused = 0;
  let other = 0;
  // One that was under way when the database went may still be answered either way.
  await pause(100);
  while (performance.now() < until) {
    const answer = await post(url, someone());
    await answer.arrayBuffer();
    if (answer.status === 503 && answer.headers.has("retry-after")) refused += 1;
    else other += 1;
    await pause(100);
  }
  return { refused, other };
}

function databaseOn(url: string, port: number): string {
  return Object.assign(new URL(url), { port: String(port) }).href;
}
