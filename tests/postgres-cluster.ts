/** A PostgreSQL server of our own in a temporary folder, where the machine has its programs. */
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

export interface PostgresCluster {
  readonly url: string;
  readonly version: string;
  stop(): Promise<void>;
}

export async function startPostgres(): Promise<PostgresCluster | undefined> {
  const bin = findPrograms();
  if (!bin) return undefined;
  const folder = mkdtempSync(join(tmpdir(), "hauntway-postgres-"));
  // The server refuses to run as root, so it runs as someone who owns nothing else.
  const owner = process.getuid?.() === 0 ? ordinaryUser() : undefined;
  const data = join(folder, "data");
  mkdirSync(data);
  if (owner) for (const path of [folder, data]) chownSync(path, owner.uid, owner.gid);
  const options = { ...owner, cwd: folder, env: { PATH: process.env.PATH, LC_ALL: "C.UTF-8" } };
  const init = spawnSync(
    join(bin, "initdb"),
    ["-D", data, "-U", "hauntway", "-A", "trust", "-E", "UTF8", "--no-sync"],
    { ...options, encoding: "utf8" },
  );
  if (init.status !== 0) throw new Error(`initdb failed: ${init.stderr}`);
  const port = await freePort();
  const server = spawn(
    join(bin, "postgres"),
    ["-D", data, "-p", String(port), "-k", folder, "-c", "listen_addresses=127.0.0.1", "-c", "fsync=off"],
    { ...options, stdio: ["ignore", "ignore", "pipe"] },
  );
  await untilReady(server);
  return {
    url: `postgres://hauntway@127.0.0.1:${port}/postgres`,
    version: spawnSync(join(bin, "postgres"), ["--version"], { encoding: "utf8" }).stdout.trim(),
    async stop() {
      const ended = new Promise((resolve) => server.once("exit", resolve));
      server.kill("SIGINT");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function findPrograms(): string | undefined {
  const debian = "/usr/lib/postgresql";
  const candidates = [
    spawnSync("pg_config", ["--bindir"], { encoding: "utf8" }).stdout?.trim(),
    ...(existsSync(debian)
      ? readdirSync(debian)
          .sort((a, b) => Number(b) - Number(a))
          .map((version) => join(debian, version, "bin"))
      : []),
  ];
  return candidates.find((bin) => bin && existsSync(join(bin, "initdb")) && existsSync(join(bin, "postgres")));
}

function ordinaryUser(): { uid: number; gid: number } {
  const users = readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .map((line) => line.split(":"));
  const user = users.find(([name]) => name === "postgres") ?? users.find(([name]) => name === "nobody");
  if (!user) throw new Error("PostgreSQL cannot run as root, and there is no other user here.");
  return { uid: Number(user[2]), gid: Number(user[3]) };
}

function untilReady(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = "";
    server.stderr!.on("data", (chunk) => {
      said += chunk;
      if (said.includes("database system is ready to accept connections")) resolve();
    });
    server.once("error", reject);
    server.once("exit", () => reject(new Error(`PostgreSQL did not start: ${said}`)));
  });
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}
