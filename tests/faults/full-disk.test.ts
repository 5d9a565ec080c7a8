import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, expect, test } from "vitest";
import { DATABASE_FILE, requireRoom } from "../../app/store/engine/open-store.ts";
import { storeTrouble } from "../../app/store/engine/store-trouble.ts";
import { freePort } from "../free-port.ts";
import { makeSubmission } from "../make-submission.ts";
import { startSiteProcess } from "../site-process.ts";

const dataDir = mkdtempSync(join(tmpdir(), "hauntway-full-"));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

test("a disk without room counts as a database that cannot be written", async () => {
  await requireRoom(dataDir);
  const error = await requireRoom(dataDir, Number.MAX_SAFE_INTEGER).catch((error: unknown) => error);
  expect(storeTrouble(error)).toBe("the database file has no room left on its disk");
});

test("a disk that fills up while the site runs: 503 for what cannot be saved, pages stay, what was acknowledged is there", async () => {
  const env = { DATA_DIR: dataDir, TRUST_PROXY: "1", LOG_LEVEL: "silent" };
  await (await startSiteProcess(env)).stop();
  // No file may grow beyond what the database has now: that stands in for a full disk.
  const limit = Math.ceil(statSync(join(dataDir, DATABASE_FILE)).size / 1024) + 64;
  const port = String(await freePort());
  const site = spawn("bash", ["-c", `ulimit -f ${limit}; exec "$0" server/run.mjs`, process.execPath], {
    env: { ...process.env, ...env, PORT: port, HOST: "127.0.0.1" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = new Promise((resolve) => site.once("exit", resolve));
  await new Promise<void>((resolve) =>
    site.stdout!.on("data", (chunk) => String(chunk).includes("Ready") && resolve()),
  );
  const url = `http://127.0.0.1:${port}`;
  const send = (n: number) =>
    fetch(`${url}/api/submissions`, {
      method: "POST",
      headers: { "x-forwarded-for": `10.0.${n >> 8}.${n % 256}` },
      body: JSON.stringify(makeSubmission({ description: "It creaks. ".repeat(180) })),
    });

  const acknowledged: string[] = [];
  let refusal: Response | undefined;
  for (let n = 0; n < 2_000 && !refusal; n++) {
    const answer = await send(n);
    if (answer.status === 201) acknowledged.push((await answer.json()).id);
    else if (answer.status !== 428) refusal = answer;
  }
  expect(refusal?.status).toBe(503);
  expect(refusal?.headers.get("retry-after")).toBe("30");
  expect((await refusal!.json()).message).toContain("We cannot save anything right now");
  for (const path of ["/", "/all-locations", "/submit", "/healthz"]) expect((await fetch(url + path)).status).toBe(200);
  site.kill("SIGTERM");
  expect(await ended).toBe(0);

  const again = await startSiteProcess(env);
  await again.stop();
  const database = new DatabaseSync(join(dataDir, DATABASE_FILE));
  const rows = database.prepare("select id from submissions").all();
  expect(database.prepare("pragma integrity_check").get()).toEqual({ integrity_check: "ok" });
  database.close();
  const stored = new Set(rows.map(({ id }) => id));
  expect(acknowledged.filter((id) => !stored.has(id))).toEqual([]);
  expect(acknowledged.length).toBeGreaterThan(0);
  console.log(`The disk was full after ${acknowledged.length} submissions; all of them are there`);
});
