/** A server process of the finished build on a database of its own, as an operator would start it. */
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SERVER_FLAGS } from "../scripts/bootstrap.mjs";
import { copyCuratedDatabase } from "./curated-database.ts";
import { freePort } from "./free-port.ts";

export interface SiteProcess {
  readonly url: string;
  readonly process: ChildProcess;
  readonly dataDir: string;
  /** Everything on its standard output so far. */
  said(): string;
  /** As an operator stops it, or without a goodbye where another signal says so. */
  stop(signal?: NodeJS.Signals): Promise<void>;
}

/** `projectDir` is another folder with a build than this one. Without a database named, the curated places are there already. */
export async function startSiteProcess(env: Record<string, string> = {}, projectDir = "."): Promise<SiteProcess> {
  const dataDir = env.DATA_DIR ?? mkdtempSync(join(tmpdir(), "hauntway-site-"));
  if (!env.DATA_DIR && !env.DATABASE_URL) await copyCuratedDatabase(dataDir);
  const port = env.PORT ?? String(await freePort());
  const url = `http://localhost:${port}`;
  const child = spawn(process.execPath, [...SERVER_FLAGS, join(projectDir, "server/run.mjs")], {
    env: {
      ...process.env,
      NODE_ENV: "production",
      LOG_LEVEL: "warn",
      SITE_URL: url,
      HOST: "localhost",
      ...env,
      PORT: port,
      DATA_DIR: dataDir,
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let said = "";
  await new Promise<void>((resolve, reject) => {
    child.stdout!.on("data", (chunk) => {
      said += chunk;
      if (said.includes("Ready at")) resolve();
    });
    child.once("exit", (code) => reject(new Error(`The server ended with ${code}: ${said}`)));
  });
  return {
    url,
    process: child,
    dataDir,
    said: () => said,
    async stop(signal = "SIGTERM") {
      if (child.exitCode === null && child.signalCode === null) {
        const ended = new Promise((resolve) => child.once("exit", resolve));
        child.kill(signal);
        await ended;
      }
      if (!env.DATA_DIR) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
