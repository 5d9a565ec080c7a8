/** npm run torture -- kills [--times=20] [--only=worker]: kill -9 of a worker, of everything, of an import and of PostgreSQL, under load. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openStore, type StoreLocation } from "../../app/store/engine/open-store.ts";
import { startCli } from "../../tests/cli/run-cli.ts";
import { freePort } from "../../tests/free-port.ts";
import { newDatabase } from "../../tests/new-database.ts";
import { type PostgresCluster, startPostgres } from "../../tests/postgres-cluster.ts";
import { type SiteProcess, startSiteProcess } from "../../tests/site-process.ts";
import { crowd, lostOf, medianAndWorst, option, pathsOf, pause, saidWays, submit, timeUntil } from "./visitors.ts";

const WORKERS = 2;
const ROWS = 3_000;

type Environment = Record<string, string> & { DATA_DIR: string; DATABASE_URL: string };
const times = option("times", 20);
let failures = 0;

export async function kills(): Promise<number> {
  const postgres = await startPostgres();
  for (const engine of ["SQLite", ...(postgres ? ["PostgreSQL"] : [])]) {
    const dataDir = mkdtempSync(join(tmpdir(), "hauntway-kills-"));
    const env: Environment = {
      DATA_DIR: dataDir,
      DATABASE_URL: engine === "SQLite" ? "" : await newDatabase(postgres!.url),
      TRUST_PROXY: "1",
      LOG_LEVEL: "warn",
      WORKERS: String(WORKERS),
    };
    if (isWanted("worker")) await killWorkers(engine, env);
    if (isWanted("all")) await killAll(engine, env);
    if (isWanted("import")) await killImports(engine, env);
    if (isWanted("postgres") && engine === "PostgreSQL") await killPostgres(env, postgres!);
    rmSync(dataDir, { recursive: true, force: true });
  }
  await postgres?.stop();
  if (!postgres) console.log("PostgreSQL: no server programs on this machine, not tried");
  return failures;
}

/** --only=worker, all, import or postgres leaves out the rest. */
function isWanted(what: string): boolean {
  const only = process.argv.find((argument) => argument.startsWith("--only="));
  return only === undefined || only === `--only=${what}`;
}

const locationOf = (env: Environment): StoreLocation => ({
  databaseUrl: env.DATABASE_URL || undefined,
  dataDir: env.DATA_DIR,
});

const answers = (url: string) => async () => (await fetch(url, { headers: { connection: "close" } })).status === 200;

async function killWorkers(engine: string, env: Environment): Promise<void> {
  const site = await startSiteProcess(env);
  const people = crowd(site.url, await pathsOf(site.url));
  let replaced = 0;
  site.process.stdout!.on("data", (chunk) => {
    replaced += String(chunk).split("a new worker takes requests").length - 1;
  });
  const away: number[] = [];
  const whole: number[] = [];
  for (let i = 0; i < times; i++) {
    await pause(200 + Math.random() * 500);
    const before = replaced;
    process.kill(pick(workersOf(site)), "SIGKILL");
    away.push(await timeUntil(answers(site.url)));
    whole.push(away.at(-1)! + (await timeUntil(async () => replaced > before)));
  }
  await people.leave();
  await site.stop();
  await report(`${engine}, a worker of ${WORKERS}`, env, people.acknowledged, [
    `the site answers again after ${medianAndWorst(away)}; ${WORKERS} workers after ${medianAndWorst(whole)}`,
    saidWays(people.pages),
  ]);
}

async function killAll(engine: string, env: Environment): Promise<void> {
  const acknowledged = new Set<string>();
  const back: number[] = [];
  for (let i = 0; i < times; i++) {
    const started = performance.now();
    const site = await startSiteProcess(env);
    await timeUntil(answers(site.url));
    if (i > 0) back.push(performance.now() - started);
    const people = crowd(site.url, ["/", "/all-locations"]);
    await timeUntil(async () => people.acknowledged.size >= 3 + Math.random() * 10);
    for (const pid of [...workersOf(site), site.process.pid!]) process.kill(pid, "SIGKILL");
    await people.leave();
    for (const id of people.acknowledged) acknowledged.add(id);
  }
  await report(`${engine}, all processes at once`, env, acknowledged, [
    `started anew, the site answers after ${medianAndWorst(back)}`,
  ]);
}

async function killImports(engine: string, env: Environment): Promise<void> {
  const site = await startSiteProcess(env);
  const people = crowd(site.url, await pathsOf(site.url), { senders: 1, readers: 1 });
  const folder = mkdtempSync(join(tmpdir(), "hauntway-imports-"));
  const run = (name: string) => startCli("import", [writeRows(folder, name)], { folder, dataDir: env.DATA_DIR, env });
  const before = await countPlaces(env);
  const started = performance.now();
  await run("whole").ended;
  const took = performance.now() - started;
  let whole = 1;
  let none = 0;
  let half = 0;
  const free: number[] = [];
  for (let i = 0; i < times; i++) {
    const { process: child, ended } = run(`try ${i}`);
    await pause(took * (0.3 + 0.7 * Math.random()));
    child.kill("SIGKILL");
    await ended;
    // The lock that it may have held is gone with it: the next write gets through.
    free.push(await timeUntil(async () => (await submit(site.url)) !== undefined));
    const places = await countPlaces(env);
    if (places === before + ROWS * (whole + 1)) whole += 1;
    else if (places === before + ROWS * whole) none += 1;
    else half += 1;
  }
  const { code } = await run("last").ended;
  if (code !== 0 || (await countPlaces(env)) !== before + ROWS * (whole + 1)) failures += 1;
  failures += half;
  await people.leave();
  await site.stop();
  rmSync(folder, { recursive: true });
  await report(`${engine}, an import of ${ROWS} rows`, env, people.acknowledged, [
    `${none} left nothing, ${whole - 1} were done already, ${half} HALF DONE; the next one went in whole`,
    `the next write got through after ${medianAndWorst(free)}`,
    saidWays(people.pages),
  ]);
}

async function killPostgres(env: Environment, postgres: PostgresCluster): Promise<void> {
  const metrics = await freePort();
  const site = await startSiteProcess({ ...env, METRICS_PORT: String(metrics) });
  const paths = await pathsOf(site.url);
  const people = crowd(site.url, paths);
  const back: number[] = [];
  for (let i = 0; i < times; i++) {
    const enough = people.acknowledged.size + 5;
    await timeUntil(async () => people.acknowledged.size >= enough);
    await postgres.kill();
    await pause(Math.random() * 1_000);
    await postgres.start();
    back.push(await timeUntil(async () => (await submit(site.url)) !== undefined));
  }
  await people.leave();
  await site.stop();
  failures += people.pages.failed;
  await report("PostgreSQL's own server", env, people.acknowledged, [
    `once it is back, submissions are taken after ${medianAndWorst(back)}`,
    saidWays(people.pages),
  ]);
}

async function report(what: string, env: Environment, acknowledged: ReadonlySet<string>, lines: string[]) {
  const lost = await lostOf(acknowledged, locationOf(env));
  failures += lost.length;
  console.log(`${what}: killed ${times} times, ${acknowledged.size} submissions acknowledged, ${lost.length} lost`);
  for (const line of lines) console.log(`  ${line}`);
}

async function countPlaces(env: Environment): Promise<number> {
  const store = openStore(locationOf(env));
  const row = await store.db
    .selectFrom("haunted_locations")
    .select((eb) => eb.fn.countAll<number | string>().as("count"))
    .executeTakeFirstOrThrow();
  await store.close();
  return Number(row.count);
}

function writeRows(folder: string, name: string): string {
  const rows = Array.from({ length: ROWS }, (_, i) => `House ${i} of ${name},Salem,Oregon,Steps in attic ${i}.\n`);
  const file = join(folder, `${name}.csv`);
  writeFileSync(file, `name,city,state,description\n${rows.join("")}`);
  return file;
}

/** Linux says which processes another one started. */
function workersOf({ process: { pid } }: SiteProcess): number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ").map(Number);
}

const pick = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)]!;
