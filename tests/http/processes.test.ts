/** The server as an operator starts it: real processes, signals and ports. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { connect } from "node:net";
import { afterEach, describe, expect, test } from "vitest";
import { type SiteProcess, startSiteProcess } from "../browser/site-process.ts";
import { freePort } from "../postgres-cluster.ts";

const running: SiteProcess[] = [];
async function start(env: Record<string, string> = {}) {
  const site = await startSiteProcess({ LOG_LEVEL: "silent", ...env });
  running.push(site);
  return site;
}
afterEach(async () => {
  await Promise.all(running.splice(0).map((site) => site.stop()));
});

const ended = async (process: ChildProcess) => (await once(process, "exit"))[0];

describe("a server process", () => {
  test("loads the curated places into an empty database, and a second start finds them there", async () => {
    const first = await start();
    const stats = await (await fetch(`${first.url}/api/stats`)).json();
    expect(stats).toMatchObject({ totalStates: 51 });
    first.process.kill("SIGTERM");
    await ended(first.process);
    const second = await start({ DATA_DIR: first.dataDir });
    expect(await (await fetch(`${second.url}/api/stats`)).json()).toEqual(stats);
  });

  test("SIGTERM finishes the request under way and exits 0", async () => {
    const site = await start();
    const { port } = new URL(site.url);
    const socket = connect(Number(port), "localhost");
    socket.write("POST /api/nope HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\n");
    await once(socket, "connect");
    await fetch(`${site.url}/healthz`);
    const exit = ended(site.process);
    site.process.kill("SIGTERM");
    socket.write("{}");
    const [answer] = await once(socket, "data");
    expect(String(answer)).toMatch(/^HTTP\/1.1 404 /);
    expect(await exit).toBe(0);
  });

  test("several workers share one port, report their metrics together and stop together", async () => {
    const metricsPort = String(await freePort());
    const site = await start({ WORKERS: "2", METRICS_PORT: metricsPort });
    for (let i = 0; i < 10; i++) expect((await fetch(`${site.url}/`)).status).toBe(200);
    const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/`)).text();
    expect(metrics).toMatch(/hauntway_requests_total\{source="kept",status="2xx"\} \d+/);
    expect(metrics).toMatch(/hauntway_places 4\d\d/);
    const exit = ended(site.process);
    site.process.kill("SIGTERM");
    expect(await exit).toBe(0);
    await expect(fetch(site.url)).rejects.toThrow();
  });

  test.each([
    [{ PORT: "abc" }, /^PORT must be a port number from 0 to 65535; it is "abc"\.\n$/],
    [{ DATABASE_URL: "mysql://x" }, /^DATABASE_URL must be a postgres:\/\/ address; it is "mysql:\/\/x"\.\n$/],
    [{ DATA_DIR: "/dev/null/x" }, /^DATA_DIR must be a folder .*; \/dev\/null\/x cannot be used: .*\.\n$/],
    // A file system that refuses new folders in an unusual way.
    [{ DATA_DIR: "/proc/x" }, /^DATA_DIR must be a folder .*; \/proc\/x cannot be used: .*\.\n$/],
    [
      { DATABASE_URL: "postgres://127.0.0.1:1/x" },
      /^DATABASE_URL must name .*; x at 127\.0\.0\.1:1 cannot be used: .*\.\n$/,
    ],
  ])("a start with %j ends with one sentence", async (env, sentence) => {
    const child = spawn(process.execPath, ["server/run.mjs"], {
      env: { ...process.env, ...env },
      stdio: ["ignore", "ignore", "pipe"],
    });
    let said = "";
    child.stderr.on("data", (chunk) => {
      said += chunk;
    });
    expect(await ended(child)).toBe(1);
    expect(said).toMatch(sentence);
  });

  test("a port in use is named", async () => {
    const site = await start();
    const { port } = new URL(site.url);
    await expect(startSiteProcess({ PORT: port, LOG_LEVEL: "silent" })).rejects.toThrow("The server ended with 1");
  });
});
