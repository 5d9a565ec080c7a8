/** npm run torture -- submissions: none that was acknowledged may be lost, and a flood keeps nobody honest out. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openStore } from "../../app/store/engine/open-store.ts";
import { startPostgres } from "../../tests/postgres-cluster.ts";
import { startSiteProcess } from "../../tests/site-process.ts";
import { post, submit } from "./visitors.ts";

const KILLS = 20;
const SENDERS = 4;
/** Between these many acknowledged submissions the power goes. */
const LEAST_PER_LIFE = 4;
const MOST_PER_LIFE = 14;
const SPAM_POSTS = 10_000;

let failures = 0;

/** The server is killed under a stream of submissions, then flooded; on SQLite and PostgreSQL. */
export async function submissions(): Promise<number> {
  const postgres = await startPostgres();
  const engines = [["SQLite", ""], ...(postgres ? [["PostgreSQL", postgres.url]] : [])] as const;
  for (const [engine, databaseUrl] of engines) {
    const dataDir = mkdtempSync(join(tmpdir(), "hauntway-torture-"));
    const env = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl!, TRUST_PROXY: "1", LOG_LEVEL: "silent" };
    await killAgainAndAgain(engine!, env);
    await flood(engine!, env);
    rmSync(dataDir, { recursive: true, force: true });
  }
  await postgres?.stop();
  if (!postgres) console.log("PostgreSQL: no server programs on this machine, not tried");
  return failures;
}

type Environment = { DATA_DIR: string; DATABASE_URL: string; TRUST_PROXY: string; LOG_LEVEL: string };

async function killAgainAndAgain(engine: string, env: Environment): Promise<void> {
  const acknowledged = new Set<string>();
  for (let life = 0; life < KILLS; life++) {
    const site = await startSiteProcess(env);
    const enough = acknowledged.size + LEAST_PER_LIFE + Math.floor(Math.random() * (MOST_PER_LIFE - LEAST_PER_LIFE));
    const dead = new Promise((resolve) => site.process.once("exit", resolve));
    const senders = Array.from({ length: SENDERS }, async () => {
      while (site.process.exitCode === null && site.process.signalCode === null) {
        const id = await submit(site.url).catch(() => undefined);
        if (id) acknowledged.add(id);
        if (acknowledged.size >= enough) site.process.kill("SIGKILL");
      }
    });
    await Promise.all([dead, ...senders]);
  }
  const store = openStore({ databaseUrl: env.DATABASE_URL || undefined, dataDir: env.DATA_DIR });
  const rows = await store.db.selectFrom("submissions").select("id").execute();
  await store.close();
  const kept = new Set(rows.map((row) => row.id));
  const lost = [...acknowledged].filter((id) => !kept.has(id));
  failures += lost.length;
  console.log(
    `${engine}: killed ${KILLS} times, ${acknowledged.size} acknowledged, ${rows.length} stored, ${lost.length} lost`,
  );
}

async function flood(engine: string, env: Environment): Promise<void> {
  const site = await startSiteProcess(env);
  const answers = new Map<number, number>();
  let broken = 0;
  for (let sent = 0; sent < SPAM_POSTS; sent += 50) {
    const batch = Array.from({ length: 50 }, (_, i) => post(site.url, `172.16.${(sent + i) % 250}.1`));
    for (const { status } of await Promise.all(batch)) answers.set(status, (answers.get(status) ?? 0) + 1);
    if ((await fetch(site.url)).status !== 200) broken += 1;
  }
  const honest = await submit(site.url);
  await site.stop();
  if (broken > 0 || !honest) failures += 1;
  const said = [...answers].map(([status, count]) => `${count} x ${status}`).join(", ");
  const outcome = broken ? `DID NOT ANSWER ${broken} times` : "stayed up";
  console.log(
    `${engine}: ${SPAM_POSTS} spam posts (${said}); the site ${outcome}, an honest one ${honest ? "got" : "DID NOT GET"} through`,
  );
}
