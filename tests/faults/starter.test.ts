import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { freePort } from "../free-port.ts";

const isListening = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, "127.0.0.1", () => resolve(true));
    socket.once("error", () => resolve(false));
    socket.once("connect", () => socket.destroy());
  });

test.each([1, 2])(
  "kill -9 of npm start's process stops the server with %i worker(s), too",
  async (workers) => {
    const dataDir = mkdtempSync(join(tmpdir(), "hauntway-starter-"));
    const port = await freePort();
    const env = {
      PORT: String(port),
      HOST: "127.0.0.1",
      DATA_DIR: dataDir,
      WORKERS: String(workers),
      LOG_LEVEL: "warn",
    };
    const starter = spawn(process.execPath, ["scripts/start.mjs"], {
      env: { ...process.env, NODE_ENV: "production", ...env },
      stdio: ["ignore", "pipe", "inherit"],
    });
    let said = "";
    starter.stdout.on("data", (chunk) => {
      said += chunk;
    });
    await expect.poll(() => said, { timeout: 120_000 }).toContain("Ready at");
    expect(await isListening(port)).toBe(true);
    starter.kill("SIGKILL");
    await expect.poll(() => isListening(port), { timeout: 60_000 }).toBe(false);
    rmSync(dataDir, { recursive: true, force: true });
  },
  200_000,
);
