/** The server as an operator starts it: real processes, signals and ports. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { Agent, type IncomingMessage, request } from "node:http";
import { type AddressInfo, connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { freePort } from "../../free-port.ts";
import { type SiteProcess, startSiteProcess } from "../../site-process.ts";

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

const dataDir = mkdtempSync(join(tmpdir(), "hauntway-start-"));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** The process ids of a supervisor's workers, newest last. */
async function workersOf({ pid }: ChildProcess): Promise<number[]> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, "utf8");
  return children.split(" ").filter(Boolean).map(Number);
}

/** The tags of the processes that answer. */
async function tagsOf(url: string): Promise<Set<string>> {
  const tags = new Set<string>();
  for (let i = 0; i < 8; i++) {
    const response = await fetch(`${url}/healthz`, { headers: { connection: "close" } });
    tags.add(response.headers.get("x-request-id")!.split("-")[0]!);
  }
  return tags;
}

/** A start that is expected to fail, and what it says about that. */
function startProgram(env: Record<string, string>) {
  const child = spawn(process.execPath, ["server/run.mjs"], {
    env: { ...process.env, LOG_LEVEL: "silent", PORT: "0", ...env },
    stdio: ["ignore", "ignore", "pipe"],
  });
  let said = "";
  child.stderr.on("data", (chunk) => {
    said += chunk;
  });
  // Closed, not only exited: by then its workers have said what they had to say, too.
  const code = once(child, "close").then(([exitCode]) => exitCode as number | null);
  return { code, said: () => said };
}

describe("a server process", () => {
  test("loads the curated places into an empty database, and a second start finds them there", async () => {
    const first = await start({ DATA_DIR: join(dataDir, "empty") });
    const stats = await (await fetch(`${first.url}/api/stats`)).json();
    expect(stats).toMatchObject({ totalStates: 50 });
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

  test("the log has requests, but not every health check of a balancer; metrics count an unchanged page or file as a 304", async () => {
    const metricsPort = String(await freePort());
    const site = await start({ LOG_LEVEL: "info", METRICS_PORT: metricsPort });
    // Waits until the start is over.
    await fetch(`${site.url}/api/search?q=mill`);
    for (const path of ["/healthz", "/readyz", "/api/stats"]) expect((await fetch(site.url + path)).status).toBe(200);
    await expect.poll(() => site.said(), { timeout: 20_000 }).toContain('"path":"/api/stats"');
    expect(site.said()).not.toMatch(/healthz|readyz/);
    const counted = async () => {
      const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/`)).text();
      const counts = metrics.matchAll(/hauntway_requests_total\{source="(static|cached)",status="(\dxx)"\} (\d+)/g);
      return Object.fromEntries([...counts].map(([, source, status, count]) => [`${source} ${status}`, Number(count)]));
    };
    for (const path of ["/", "/favicon.svg"]) {
      const { headers } = await fetch(site.url + path);
      await fetch(site.url + path);
      const before = await counted();
      const again = await fetch(site.url + path, { headers: { "if-none-match": headers.get("etag")! } });
      expect(again.status).toBe(304);
      const source = path === "/" ? "cached" : "static";
      expect(await counted()).toEqual({ ...before, [`${source} 3xx`]: 1 });
    }
  });
});

describe("two workers", () => {
  let site: SiteProcess;
  let metricsPort: string;
  beforeAll(async () => {
    metricsPort = String(await freePort());
    const env = { WORKERS: "2", METRICS_PORT: metricsPort, TRUST_PROXY: "1", SITE_URL: "https://hauntway.test" };
    site = await startSiteProcess({ LOG_LEVEL: "silent", ...env });
  });
  afterAll(() => site.stop());

  test("share one port and report their metrics together", async () => {
    // Where it listens, which is not where visitors come in.
    expect(site.said()).toContain(`Ready at ${site.url} with 2 workers\n`);
    for (let i = 0; i < 10; i++) expect((await fetch(`${site.url}/`)).status).toBe(200);
    const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/`)).text();
    expect(metrics).toMatch(/hauntway_requests_total\{source="cached",status="2xx"\} \d+/);
    expect(metrics).toMatch(/hauntway_places [1-9]\d\d+/);
  });

  test("share one budget per visitor", async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    /** Over one connection, which is one worker's, or over a new one, which is the next worker's. */
    const ask = async (path: string, visitor: string, connection?: Agent) => {
      const headers = { "x-forwarded-for": visitor };
      const method = path === "/api/nope" ? "POST" : "GET";
      const asked = request(site.url + path, { method, agent: connection ?? false, headers }).end();
      const [answer] = (await once(asked, "response")) as [IncomingMessage];
      await once(answer.resume(), "end");
      return answer.statusCode as 404 | 429;
    };
    const letIn = async (times: number, ...one: Parameters<typeof ask>) => {
      const answers = { 404: 0, 429: 0 };
      for (let i = 0; i < times; i++) answers[await ask(...one)] += 1;
      expect(answers[404] + answers[429]).toBe(times);
      return answers[404];
    };
    const search = "/api/related-locations/nobody";
    expect(await letIn(242, search, "198.51.100.1")).toBe(240);
    expect(await letIn(242, search, "198.51.100.2", agent)).toBe(240);
    expect(await letIn(4, search, "198.51.100.2")).toBe(0);
    expect(await letIn(1, search, "198.51.100.3", agent)).toBe(1);
    expect(await letIn(60, "/api/nope", "198.51.100.4", agent)).toBe(60);
    expect(await letIn(2, "/api/nope", "198.51.100.4")).toBe(0);
    agent.destroy();
  });

  test.skipIf(process.platform !== "linux")(
    "one that is killed is replaced, and the other one serves meanwhile",
    async () => {
      const [victim] = await workersOf(site.process);
      process.kill(victim!, "SIGKILL");
      await expect.poll(() => workersOf(site.process), { timeout: 20_000 }).not.toContain(victim);
      expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
      await expect.poll(async () => (await tagsOf(site.url)).size, { timeout: 20_000 }).toBe(2);
    },
  );

  test("stop together", async () => {
    const exit = ended(site.process);
    site.process.kill("SIGTERM");
    expect(await exit).toBe(0);
    await expect(fetch(site.url)).rejects.toThrow();
  });
});

describe("a start", () => {
  test.each([
    [{ PORT: "abc" }, /^PORT must be a port number from 0 to 65535; it is "abc"\.\n$/],
    [{ DATABASE_URL: "mysql://x" }, /^DATABASE_URL must be a postgres:\/\/ address like [^\n]*\.\n$/],
    [{ TILE_URL: "https://x.org:99999/{z}/{x}/{y}.png", DATA_DIR: "/dev/null/x" }, /^TILE_URL must be [^\n]*\.\n$/],
    [{ HOST: "fe80::1", DATA_DIR: dataDir }, /^HOST must be [^\n]*; it is "fe80::1"\.\n$/],
    [{ HOST: "fe80::1", DATA_DIR: dataDir, WORKERS: "3" }, /^HOST must be [^\n]*; it is "fe80::1"\.\n$/],
    [{ DATA_DIR: "/dev/null/x" }, /^DATA_DIR must be a folder .*; \/dev\/null\/x cannot be used: .*\.\n$/],
    // A file system that refuses new folders in an unusual way.
    [{ DATA_DIR: "/proc/x" }, /^DATA_DIR must be a folder .*; \/proc\/x cannot be used: .*\.\n$/],
    [
      { DATABASE_URL: "postgres://127.0.0.1:1/x" },
      /^DATABASE_URL must name .*; x at 127\.0\.0\.1:1 cannot be used: .*\.\n$/,
    ],
  ])("with %j ends with one sentence", async (env, sentence) => {
    const child = startProgram(env);
    expect(await child.code).toBe(1);
    expect(child.said()).toMatch(sentence);
  });

  test.each([
    ["PORT", {}],
    ["PORT", { WORKERS: "4" }],
    ["METRICS_PORT", {}],
    ["METRICS_PORT", { WORKERS: "2" }],
  ])("a %s in use is named once and ends the start (%j)", async (name, env) => {
    const taken = createServer().listen(0, "127.0.0.1");
    await once(taken, "listening");
    const { port } = taken.address() as AddressInfo;
    const untouched = join(dataDir, "untouched");
    const child = startProgram({ ...env, DATA_DIR: untouched, PORT: "0", [name]: String(port) });
    expect(await child.code).toBe(1);
    expect(child.said()).toMatch(new RegExp(`^${name} ${port} [^\\n]*is in use by another program\\.\\n$`));
    // A start beside a running server must not change the database under it.
    expect(existsSync(untouched)).toBe(false);
    taken.close();
  });
});
