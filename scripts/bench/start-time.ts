/** From the start of the program to the first search, which needs every index, against the least that has to be done for it. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { rolldown } from "rolldown";
import { startSiteProcess } from "../../tests/site-process.ts";
import { SERVER_ENV, SERVER_FLAGS } from "../bootstrap.mjs";
import { databaseWith, SAMPLE_SIZE } from "./data-sets.ts";
import { BUILT_SERVER } from "./in-process-site.ts";
import { type Effort, median, ofRounds, type PartResult } from "./measurement.ts";

export async function startTime({ quick }: Effort): Promise<PartResult> {
  const dataDir = await databaseWith(SAMPLE_SIZE);
  // Inside the project, so that it finds the packages.
  mkdirSync("build", { recursive: true });
  const folder = mkdtempSync(join(process.cwd(), "build/bench-"));
  try {
    const bare = await bundleBareStart(folder);
    // The first start brings in the curated places; it is no start like the others.
    await timeServer(dataDir);
    const [ready, searchable, least]: [number[], number[], number[]] = [[], [], []];
    for (let round = 0; round < (quick ? 1 : 7); round++) {
      const times = await timeServer(dataDir);
      ready.push(times.ready);
      searchable.push(times.searchable);
      least.push(await timeOf([bare, BUILT_SERVER, dataDir]));
    }
    return {
      measured: [
        {
          group: "Start",
          name: "Start to the first search at 11,000 places, times a bare script that makes the same indexes",
          unit: "ratio",
          ...ofRounds(searchable.map((time, round) => time / least[round]!)),
          bar: { atMost: 1.5 },
          note: `${(median(searchable) / 1_000).toFixed(2)} s against ${(median(least) / 1_000).toFixed(2)} s; pages are served after ${(median(ready) / 1_000).toFixed(2)} s`,
        },
      ],
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function bundleBareStart(folder: string): Promise<string> {
  const file = join(folder, "bare-start.mjs");
  const bundle = await rolldown({
    input: join(import.meta.dirname, "bare-start.ts"),
    platform: "node",
    external: (id) => !id.startsWith(".") && !id.startsWith("/"),
  });
  await bundle.write({ file, format: "esm", codeSplitting: false });
  await bundle.close();
  return file;
}

async function timeServer(dataDir: string): Promise<{ ready: number; searchable: number }> {
  const began = performance.now();
  const site = await startSiteProcess({ DATA_DIR: dataDir, HOST: "127.0.0.1" });
  const ready = performance.now() - began;
  const response = await fetch(`${site.url.replace("localhost", "127.0.0.1")}/api/search?q=old+mill`);
  await response.arrayBuffer();
  const searchable = performance.now() - began;
  await site.stop("SIGKILL");
  if (!response.ok) throw new Error(`The search answered ${response.status}.`);
  return { ready, searchable };
}

async function timeOf(args: readonly string[]): Promise<number> {
  const began = performance.now();
  const env = { ...SERVER_ENV, ...process.env, NODE_ENV: "production" };
  const child = spawn(process.execPath, [...SERVER_FLAGS, ...args], { env, stdio: ["ignore", "ignore", "inherit"] });
  const [code] = await once(child, "exit");
  if (code !== 0) throw new Error(`${args[0]} ended with ${code}.`);
  return performance.now() - began;
}
