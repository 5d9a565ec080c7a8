/**
 * kill -9 under load: of a worker, of all processes, of an import and of PostgreSQL, which then comes back or is replaced
 * by its replica. No acknowledged submission may be lost.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { openStore, type StoreLocation } from "../../app/store/engine/open-store.ts";
import { startCli } from "../../tests/cli/run-cli.ts";
import { openGate, type TcpGate } from "../../tests/faults/tcp-gate.ts";
import { freePort } from "../../tests/free-port.ts";
import { newDatabase } from "../../tests/new-database.ts";
import { type PostgresCluster, startPostgres } from "../../tests/postgres-cluster.ts";
import { type SiteProcess, startSiteProcess } from "../../tests/site-process.ts";
import { median } from "../bench/figure.ts";
import { statusOf, timeUntil, timeUntilAccepted, underLoad } from "./under-load.ts";

const WORKERS = 2;
const ROWS = 3_000;

interface Target {
  readonly env: Record<string, string> & { DATA_DIR: string; DATABASE_URL: string };
  /** Undefined on SQLite; the site reaches it through the gate. */
  readonly postgres: { readonly primary: PostgresCluster; readonly gate: TcpGate } | undefined;
  site: SiteProcess;
}

interface Kill {
  readonly name: string;
  readonly times: number;
  /** Milliseconds until all is well again. */
  kill(target: Target, round: number): Promise<number>;
}

const KILLS: readonly Kill[] = [
  { name: `one of ${WORKERS} workers`, times: 10, kill: killWorker },
  { name: "all processes at once", times: 10, kill: killAllProcesses },
  { name: `an import of ${ROWS} rows`, times: 10, kill: killImport },
];
/** Pages come from memory, so none may fail. */
const POSTGRES_KILLS: readonly Kill[] = [
  { name: "its server, which comes back", times: 10, kill: killPostgres },
  { name: "its server, which a replica replaces", times: 1, kill: failOver },
];

export async function kills(): Promise<number> {
  const onSqlite = await killAll(undefined, KILLS);
  const primary = await startPostgres();
  if (!primary) {
    console.log("PostgreSQL: no server programs on this machine, skipped");
    return onSqlite;
  }
  const gate = await openGate(primary.port);
  const onPostgres = await killAll({ primary, gate }, [...KILLS, ...POSTGRES_KILLS]);
  await gate.close();
  await primary.stop();
  return onSqlite + onPostgres;
}

async function killAll(postgres: Target["postgres"], all: readonly Kill[]): Promise<number> {
  const env = {
    DATA_DIR: mkdtempSync(join(tmpdir(), "hauntway-kills-")),
    DATABASE_URL: postgres ? await newDatabase(postgres.primary.url, postgres.gate.port) : "",
    PORT: String(await freePort()),
    TRUST_PROXY: "1",
    LOG_LEVEL: "warn",
    WORKERS: String(WORKERS),
  };
  let failures = 0;
  for (const { name, times, kill } of all) {
    const target: Target = { env, postgres, site: await startSiteProcess(env) };
    const attacked = {
      name: `${postgres ? "PostgreSQL" : "SQLite"}, ${name}`,
      url: target.site.url,
      location: () => locationOf(target),
    };
    failures += await underLoad(attacked, async (pages) => {
      const recovery: number[] = [];
      for (let round = 0; round < times; round++) {
        await pause(200 + Math.random() * 500);
        recovery.push(await kill(target, round));
      }
      console.log(`${attacked.name}: killed ${times} times, recovered after ${medianAndWorst(recovery)}`);
      return kill === killPostgres || kill === failOver ? pages.failed : 0;
    });
    await target.site.stop();
  }
  rmSync(env.DATA_DIR, { recursive: true, force: true });
  return failures;
}

async function killWorker({ site }: Target, round: number): Promise<number> {
  const replacements = () => site.said().split("a new worker takes requests").length - 1;
  const before = replacements();
  process.kill(workersOf(site)[round % WORKERS]!, "SIGKILL");
  return timeUntil(async () => replacements() > before && (await statusOf(site.url)) === 200);
}

async function killAllProcesses(target: Target): Promise<number> {
  const { site, env } = target;
  for (const pid of [...workersOf(site), site.process.pid!]) process.kill(pid, "SIGKILL");
  const started = performance.now();
  target.site = await startSiteProcess(env);
  await timeUntilAccepted(target.site.url);
  return performance.now() - started;
}

/** An import is one transaction: it leaves everything or nothing, and no lock. */
async function killImport(target: Target, round: number): Promise<number> {
  const { env, site } = target;
  const folder = mkdtempSync(join(env.DATA_DIR, "import-"));
  const run = (name: string, rows: number) =>
    startCli("import", [writeRows(folder, name, rows)], { folder, dataDir: env.DATA_DIR, env });
  const before = await countPlaces(target);
  const { process: child, ended } = run(`attempt ${round}`, ROWS);
  await pause(500 + Math.random() * 2_500);
  child.kill("SIGKILL");
  await ended;
  const time = await timeUntilAccepted(site.url);
  const after = await countPlaces(target);
  if (after !== before && after !== before + ROWS) throw new Error(`${after - before} of ${ROWS} rows were imported.`);
  const { code } = await run(`after attempt ${round}`, 1).ended;
  if (code !== 0 || (await countPlaces(target)) !== after + 1) throw new Error("The next import failed.");
  return time;
}

async function killPostgres({ site, postgres }: Target): Promise<number> {
  await timeUntilAccepted(site.url);
  await postgres!.primary.kill();
  await pause(Math.random() * 1_000);
  await postgres!.primary.start();
  return timeUntilAccepted(site.url);
}

async function failOver({ site, postgres }: Target): Promise<number> {
  const { primary, gate } = postgres!;
  const standby = await primary.addStandby();
  await timeUntilAccepted(site.url);
  await primary.kill();
  await standby.promote();
  await gate.lead(standby.port);
  return timeUntilAccepted(site.url);
}

const locationOf = ({ env }: Target): StoreLocation => ({
  databaseUrl: env.DATABASE_URL || undefined,
  dataDir: env.DATA_DIR,
});

async function countPlaces(target: Target): Promise<number> {
  const store = openStore(locationOf(target));
  const rows = await store.db.selectFrom("haunted_locations").select("id").execute();
  await store.close();
  return rows.length;
}

function writeRows(folder: string, name: string, count: number): string {
  const rows = Array.from({ length: count }, (_, i) => `House ${i} of ${name},Salem,Oregon,Steps in attic ${i}.\n`);
  const file = join(folder, `${name}.csv`);
  writeFileSync(file, `name,city,state,description\n${rows.join("")}`);
  return file;
}

function workersOf({ process: { pid } }: SiteProcess): number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ").map(Number);
}

function medianAndWorst(times: readonly number[]): string {
  const seconds = (ms: number) => `${(ms / 1_000).toFixed(2)} s`;
  return `${seconds(median(times))} (median), ${seconds(Math.max(...times))} (worst)`;
}
