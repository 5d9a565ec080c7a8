// What every command needs before it can run: packages installed, the pinned Node found, the build fresh. Plain
// JavaScript without dependencies, because it runs on whatever Node the machine has.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  accessSync,
  constants,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { homedir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const PROJECT = dirname(dirname(fileURLToPath(import.meta.url)));
const MIN_NODE_MAJOR = 20;
const PINNED_MAJOR = 24;
const BIN = join(PROJECT, "node_modules/.bin");

/** Operator commands run from source; Node's compile cache halves their start-up. */
export const COMMAND_ENV = { NODE_COMPILE_CACHE: join(PROJECT, "node_modules/.cache/node") };

/** For the server: a smaller young generation saves a fifth of each worker's memory. */
export const SERVER_FLAGS = ["--max-semi-space-size=16"];

export function requireNode() {
  if (Number(process.versions.node.split(".")[0]) >= MIN_NODE_MAJOR) return;
  stop(`Node ${MIN_NODE_MAJOR} or newer is needed to start; this is ${process.version}.`);
}

/** Runs `npm ci` unless everything in the lockfile is already installed. */
export function ensureInstalled(tell) {
  const lockfile = join(PROJECT, "package-lock.json");
  const stamp = join(PROJECT, "node_modules/.installed");
  const wanted = digest([lockfile]);
  if (read(stamp) === wanted) return;
  const installed = join(PROJECT, "node_modules/.package-lock.json");
  if (!existsSync(installed) || statSync(installed).mtimeMs < statSync(lockfile).mtimeMs) {
    if (lstatSync(join(PROJECT, "node_modules"), { throwIfNoEntry: false })?.isSymbolicLink()) {
      stop(
        "node_modules is a link to another folder, which an install would empty. Install there, or remove the link.",
      );
    }
    tell("Installing packages, which takes a minute or two");
    run(
      "npm",
      ["ci", "--no-audit", "--no-fund", "--loglevel=error"],
      `The packages could not be installed.${aboutCache()}`,
    );
  }
  writeFileSync(stamp, wanted);
}

/** Service accounts often have no home directory, and npm's error about that is unreadable. */
function aboutCache() {
  const cache = process.env.npm_config_cache ?? join(homedir(), ".npm");
  let there = cache;
  while (!existsSync(there) && dirname(there) !== there) there = dirname(there);
  try {
    accessSync(there, constants.W_OK);
    return "";
  } catch {
    return ` This user may not write npm's cache, ${cache}: give it a home folder, or name another cache in npm_config_cache.`;
  }
}

/** The Node that the project pins through npm, or the machine's own where npm has none for this platform. */
export function pinnedNode() {
  const pinned = join(BIN, process.platform === "win32" ? "node.cmd" : "node");
  const candidate = existsSync(pinned) ? pinned : process.execPath;
  const { stdout } = spawnSync(candidate, ["--version"], { encoding: "utf8" });
  if (Number(/^v(\d+)/.exec(stdout ?? "")?.[1]) >= PINNED_MAJOR) return candidate;
  return stop(
    `Install Node ${PINNED_MAJOR} or newer: npm carries one for Linux and Windows only, and this is ${process.version} on ${process.platform}/${process.arch}.`,
  );
}

export const BUILD_INPUTS = [
  "app",
  "server",
  "public",
  "data/map",
  // Places and lists, in folders of their own, are read at the start.
  ...readdirSync(join(PROJECT, "data"))
    .filter((name) => name.endsWith(".json"))
    .map((name) => `data/${name}`),
  "scripts/build.ts",
  "vite.config.ts",
  "react-router.config.ts",
  "package-lock.json",
];

/** Builds unless the last build was made from exactly these files. */
export function ensureBuilt(tell) {
  const stamp = join(PROJECT, "build/.made-from");
  const wanted = digest(BUILD_INPUTS.flatMap((input) => filesBelow(join(PROJECT, input))));
  if (read(stamp) === wanted) return;
  tell("Building the site");
  run(pinnedNode(), [join(PROJECT, "scripts/build.ts")], "The site could not be built.");
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, wanted);
}

/**
 * Runs a program in the foreground, forwards signals, exits with its code. The program's channel to us tells it when we
 * are killed.
 */
export function become(command, args, { withChannel = false } = {}) {
  const stdio = ["inherit", "inherit", "inherit", ...(withChannel ? ["ipc"] : [])];
  const child = spawn(command, args, { cwd: PROJECT, stdio, env: environment() });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
  child.on("exit", (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
  if (process.env.npm_lifecycle_event) followParent(() => child.kill("SIGTERM"));
}

/** npm exits without forwarding signals, so stop when our parent changes. */
function followParent(stop) {
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && stop(), 500).unref();
}

/** Puts the pinned Node first on the path, also for what a child starts. */
export function environment() {
  return { ...process.env, PATH: BIN + delimiter + process.env.PATH };
}

function run(command, args, sentence) {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: PROJECT,
    encoding: "utf8",
    env: environment(),
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === "win32",
  });
  if (status === 0) return;
  console.error(`${stdout ?? ""}${stderr ?? ""}`);
  stop(sentence);
}

function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}

function filesBelow(path) {
  if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) return existsSync(path) ? [path] : [];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .sort();
}

function digest(files) {
  const hash = createHash("sha256");
  for (const file of files) hash.update(file.slice(PROJECT.length)).update(readFileSync(file));
  return hash.digest("hex");
}

function read(file) {
  return existsSync(file) ? readFileSync(file, "utf8") : undefined;
}
