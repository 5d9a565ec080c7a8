/** kill -9 under load: of a worker, of all processes, of an import and of PostgreSQL. No acknowledged submission may be lost. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { openStore, type StoreLocation } from "../../app/store/engine/open-store.ts";
import { startCli } from "../../tests/cli/run-cli.ts";
import { newDatabase } from "../../tests/new-database.ts";
import { type PostgresCluster, startPostgres } from "../../tests/postgres-cluster.ts";
import { type SiteProcess, startSiteProcess } from "../../tests/site-process.ts";
import { allPaths, countLost, medianAndWorst, startTraffic, submit, timeUntil } from "./traffic.ts";

const KILLS = 10;
const WORKERS = 2;
const ROWS = 3_000;

type Environment = Record<string, string> & { DATA_DIR: string; DATABASE_URL: string };

let failures = 0;

export async function kills(): Promise<number> {
  const postgres = await startPostgres();
  if (!postgres) console.log("PostgreSQL: no server programs on this machine, skipped");
  for (const engine of ["SQLite", ...(postgres ? ["PostgreSQL"] : [])]) {
    const env: Environment = {
      DATA_DIR: mkdtempSync(join(tmpdir(), "hauntway-kills-")),
      DATABASE_URL: engine === "SQLite" ? "" : await newDatabase(postgres!.url),
      TRUST_PROXY: "1",
      LOG_LEVEL: "warn",
      WORKERS: String(WORKERS),
    };
    await killWorkers(engine, env);
    await killAllProcesses(engine, env);
    await killImports(engine, env);
    if (engine === "PostgreSQL") await killPostgres(env, postgres!);
    rmSync(env.DATA_DIR, { recursive: true, force: true });
  }
  await postgres?.stop();
  return failures;
}

async function killWorkers(engine: string, env: Environment): Promise<void> {
  const site = await startSiteProcess(env);
  const traffic = startTraffic(site.url, await allPaths(site.url));
  const replacements = () => site.said().split("a new worker takes requests").length - 1;
  const recovery: number[] = [];
  const full: number[] = [];
  for (let i = 0; i < KILLS; i++) {
    await pause(200 + Math.random() * 500);
    const before = replacements();
    process.kill(workersOf(site)[i % WORKERS]!, "SIGKILL");
    recovery.push(await timeUntil(() => answers(site)));
    full.push(recovery.at(-1)! + (await timeUntil(() => replacements() > before)));
  }
  await traffic.stop();
  await site.stop();
  await report(`${engine}, one of ${WORKERS} workers`, env, traffic.acknowledged, [
    `answers again after ${medianAndWorst(recovery)}; ${WORKERS} workers after ${medianAndWorst(full)}`,
    traffic.summary(),
  ]);
}

async function killAllProcesses(engine: string, env: Environment): Promise<void> {
  const acknowledged = new Set<string>();
  const restart: number[] = [];
  for (let i = 0; i < KILLS; i++) {
    const started = performance.now();
    const site = await startSiteProcess(env);
    await timeUntil(() => answers(site));
    if (i > 0) restart.push(performance.now() - started);
    const traffic = startTraffic(site.url, ["/", "/all-locations"]);
    const enough = 3 + Math.random() * 10;
    await timeUntil(() => traffic.acknowledged.size >= enough);
    for (const pid of [...workersOf(site), site.process.pid!]) process.kill(pid, "SIGKILL");
    await traffic.stop();
    for (const id of traffic.acknowledged) acknowledged.add(id);
  }
  const lines = [`started again, answers after ${medianAndWorst(restart)}`];
  await report(`${engine}, all processes at once`, env, acknowledged, lines);
}

/** An import is one transaction: it leaves everything or nothing, and no lock. */
async function killImports(engine: string, env: Environment): Promise<void> {
  const site = await startSiteProcess(env);
  const traffic = startTraffic(site.url, await allPaths(site.url));
  const folder = mkdtempSync(join(tmpdir(), "hauntway-imports-"));
  const run = (name: string) => startCli("import", [writeRows(folder, name)], { folder, dataDir: env.DATA_DIR, env });
  const before = await countPlaces(env);
  const started = performance.now();
  await run("first").ended;
  const duration = performance.now() - started;
  const outcomes = { complete: 0, none: 0, partial: 0 };
  const unlocked: number[] = [];
  let expected = before + ROWS;
  for (let i = 0; i < KILLS; i++) {
    const { process: child, ended } = run(`attempt ${i}`);
    await pause(duration * (0.3 + 0.7 * Math.random()));
    child.kill("SIGKILL");
    await ended;
    unlocked.push(await timeUntil(async () => (await submit(site.url)) !== undefined));
    const places = await countPlaces(env);
    outcomes[places === expected ? "none" : places === expected + ROWS ? "complete" : "partial"] += 1;
    expected = places;
  }
  const { code } = await run("last").ended;
  if (code !== 0 || (await countPlaces(env)) !== expected + ROWS) failures += 1;
  failures += outcomes.partial;
  await traffic.stop();
  await site.stop();
  rmSync(folder, { recursive: true });
  await report(`${engine}, an import of ${ROWS} rows`, env, traffic.acknowledged, [
    `${outcomes.none} left nothing, ${outcomes.complete} were complete, ${outcomes.partial} PARTIAL; the next one succeeded`,
    `the next write succeeded after ${medianAndWorst(unlocked)}`,
    traffic.summary(),
  ]);
}

/** Pages come from memory: none of them may fail. */
async function killPostgres(env: Environment, postgres: PostgresCluster): Promise<void> {
  const site = await startSiteProcess(env);
  const traffic = startTraffic(site.url, await allPaths(site.url));
  const recovery: number[] = [];
  for (let i = 0; i < KILLS; i++) {
    const enough = traffic.acknowledged.size + 5;
    await timeUntil(() => traffic.acknowledged.size >= enough);
    await postgres.kill();
    await pause(Math.random() * 1_000);
    await postgres.start();
    recovery.push(await timeUntil(async () => (await submit(site.url)) !== undefined));
  }
  await traffic.stop();
  await site.stop();
  failures += traffic.pages.failed;
  await report("PostgreSQL's own server", env, traffic.acknowledged, [
    `once it is back, submissions are accepted after ${medianAndWorst(recovery)}`,
    traffic.summary(),
  ]);
}

async function report(what: string, env: Environment, acknowledged: ReadonlySet<string>, lines: readonly string[]) {
  const lost = await countLost(acknowledged, locationOf(env));
  failures += lost;
  console.log(`${what}: killed ${KILLS} times, ${acknowledged.size} submissions acknowledged, ${lost} lost`);
  for (const line of lines) console.log(`  ${line}`);
}

const locationOf = (env: Environment): StoreLocation => ({
  databaseUrl: env.DATABASE_URL || undefined,
  dataDir: env.DATA_DIR,
});

const answers = async ({ url }: SiteProcess): Promise<boolean> =>
  (await fetch(url, { headers: { connection: "close" }, signal: AbortSignal.timeout(1_000) })).status === 200;

async function countPlaces(env: Environment): Promise<number> {
  const store = openStore(locationOf(env));
  const { count } = await store.db
    .selectFrom("haunted_locations")
    .select((eb) => eb.fn.countAll<number | string>().as("count"))
    .executeTakeFirstOrThrow();
  await store.close();
  return Number(count);
}

function writeRows(folder: string, name: string): string {
  const rows = Array.from({ length: ROWS }, (_, i) => `House ${i} of ${name},Salem,Oregon,Steps in attic ${i}.\n`);
  const file = join(folder, `${name}.csv`);
  writeFileSync(file, `name,city,state,description\n${rows.join("")}`);
  return file;
}

function workersOf({ process: { pid } }: SiteProcess): number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ").map(Number);
}
