/** A PostgreSQL server of our own in a temporary folder, where the machine has its programs. */
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "./free-port.ts";

export interface PostgresCluster {
  readonly url: string;
  readonly port: number;
  readonly version: string;
  /** Ends the server at once, as if its machine had lost power. */
  kill(): Promise<void>;
  /** Starts it again on the same files; tries until the remains of the last life are gone. */
  start(): Promise<void>;
  /** A second server that follows this one and could take its place. */
  addStandby(): Promise<Standby>;
  stop(): Promise<void>;
}

export interface Standby extends PostgresCluster {
  /** From now on it takes writes. */
  promote(): Promise<void>;
}

/** Settings of a server whose acknowledged writes are on its standby, too. */
const FOLLOWED = ["wal_level=replica", "max_wal_senders=4", "synchronous_standby_names=*"];

export async function startPostgres(): Promise<PostgresCluster | undefined> {
  const bin = findPrograms();
  if (!bin) return undefined;
  const home = makeHome();
  run(join(bin, "initdb"), ["-D", home.data, "-U", "hauntway", "-A", "trust", "-E", "UTF8", "--no-sync"], home);
  return startCluster(bin, home);
}

interface Home {
  readonly folder: string;
  readonly data: string;
  readonly options: { uid?: number; gid?: number; cwd: string; env: NodeJS.ProcessEnv };
}

function makeHome(): Home {
  const folder = mkdtempSync(join(tmpdir(), "hauntway-postgres-"));
  // The server refuses to run as root, so it runs as someone who owns nothing else.
  const owner = process.getuid?.() === 0 ? ordinaryUser() : undefined;
  const data = join(folder, "data");
  mkdirSync(data, { mode: 0o700 });
  if (owner) for (const path of [folder, data]) chownSync(path, owner.uid, owner.gid);
  return { folder, data, options: { ...owner, cwd: folder, env: { PATH: process.env.PATH, LC_ALL: "C.UTF-8" } } };
}

function run(program: string, args: readonly string[], { options }: Home): string {
  const { status, stdout, stderr } = spawnSync(program, args, { ...options, encoding: "utf8" });
  if (status !== 0) throw new Error(`${program} failed: ${stderr}`);
  return stdout;
}

async function startCluster(bin: string, home: Home): Promise<PostgresCluster> {
  const { folder, data, options } = home;
  const port = await freePort();
  const url = `postgres://hauntway@127.0.0.1:${port}/postgres`;
  let settings = ["listen_addresses=127.0.0.1", "fsync=off"];
  let server: ChildProcess;
  const launch = async () => {
    const given = settings.flatMap((setting) => ["-c", setting]);
    server = spawn(join(bin, "postgres"), ["-D", data, "-p", String(port), "-k", folder, ...given], {
      ...options,
      stdio: ["ignore", "ignore", "pipe"],
    });
    await untilReady(server);
  };
  const end = async (signal: NodeJS.Signals) => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const ended = new Promise((resolve) => server.once("exit", resolve));
    server.kill(signal);
    await ended;
  };
  await launch();
  const cluster: PostgresCluster = {
    url,
    port,
    version: run(join(bin, "postgres"), ["--version"], home).trim(),
    kill: () => end("SIGKILL"),
    async start() {
      for (let tries = 0; ; tries++) {
        try {
          return await launch();
        } catch (error) {
          // Processes of the last life hold on to its memory until they notice that it is over.
          if (tries > 200) throw error;
          await pause(50);
        }
      }
    },
    async addStandby() {
      settings = [...settings, ...FOLLOWED];
      await end("SIGINT");
      await launch();
      const second = makeHome();
      rmSync(second.data, { recursive: true });
      run(join(bin, "pg_basebackup"), ["-d", url, "-D", second.data, "-R", "-X", "stream", "-c", "fast"], second);
      const standby = await startCluster(bin, second);
      const promote = async () => {
        run(join(bin, "pg_ctl"), ["promote", "-D", second.data, "-w"], second);
      };
      return { ...standby, promote };
    },
    async stop() {
      await end("SIGINT");
      rmSync(folder, { recursive: true, force: true });
    },
  };
  return cluster;
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
      // A standby says "read-only connections".
      if (/database system is ready to accept (read-only )?connections/.test(said)) resolve();
    });
    server.once("error", reject);
    server.once("exit", () => reject(new Error(`PostgreSQL did not start: ${said}`)));
  });
}
