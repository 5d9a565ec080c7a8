import { randomUUID } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, describe, expect, test, vi } from "vitest";
import { startSiteProcess } from "../site-process.ts";
import { TEST_POSTGRES_URL } from "../store/engines.ts";
import { runCli } from "./run-cli.ts";

// Every test starts several processes, which takes long on a busy machine.
vi.setConfig({ testTimeout: 240_000 });

const folder = mkdtempSync(join(tmpdir(), "hauntway-beside-"));
afterAll(() => rmSync(folder, { recursive: true }));

async function newPostgresDatabase(): Promise<string> {
  const name = `t${randomUUID().replaceAll("-", "")}`;
  const client = new pg.Client({ connectionString: TEST_POSTGRES_URL! });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return Object.assign(new URL(TEST_POSTGRES_URL!), { pathname: `/${name}` }).href;
}

const engines = [
  { name: "SQLite", environment: async () => ({}) },
  ...(TEST_POSTGRES_URL
    ? [{ name: "PostgreSQL", environment: async () => ({ DATABASE_URL: await newPostgresDatabase() }) }]
    : []),
];

describe.each(engines)("beside a running server on $name", ({ environment }) => {
  test("an import succeeds, the site shows it soon after, and an export contains it", async () => {
    const env: Record<string, string> = await environment();
    const site = await startSiteProcess(env);
    try {
      const total = async () => {
        const stats = await (await fetch(`${site.url}/api/stats`)).json();
        return (stats as { totalLocations: number }).totalLocations;
      };
      const before = await total();
      const rows = Array.from({ length: 2_000 }, (_, i) => `House ${i},Salem,Oregon,Steps in attic ${i}.\n`);
      writeFileSync(join(folder, "rows.csv"), `name,city,state,description\n${rows.join("")}`);
      const run = { folder, dataDir: site.dataDir, env };
      expect(await runCli("import", ["rows.csv"], run)).toMatchObject({ code: 0, err: "" });
      const ended = performance.now();
      await expect.poll(total, { timeout: 60_000, interval: 50 }).toBe(before + 2_000);
      console.log(`Shown ${Math.round(performance.now() - ended)} ms after the import ended`);
      expect((await runCli("import", ["rows.csv"], run)).out).toContain("2,000 rows: 2,000 unchanged");
      await runCli("export", ["all.csv"], run);
      expect(readFileSync(join(folder, "all.csv"), "utf8")).toBe(
        await (await fetch(`${site.url}/api/export.csv`)).text(),
      );
    } finally {
      await site.stop();
    }
  });
});
