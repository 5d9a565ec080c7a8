/** Runs a command of the project: in the test's process for what it says and does, in one of its own to kill it or to be another user. */
import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import { backup } from "../../cli/backup.ts";
import { type Command, type Output, runCommand } from "../../cli/command.ts";
import { exportPlaces } from "../../cli/export.ts";
import { importPlaces } from "../../cli/import.ts";
import { restore } from "../../cli/restore.ts";
import { reviewer } from "../../cli/reviewer.ts";

const COMMANDS = { backup, export: exportPlaces, import: importPlaces, restore, reviewer } satisfies Record<
  string,
  Command
>;
export type CommandName = keyof typeof COMMANDS;

interface Surroundings {
  readonly folder: string;
  readonly dataDir: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** As npm starts it. */
const environment = (name: CommandName, { folder, dataDir, env = {} }: Surroundings) => ({
  ...process.env,
  npm_lifecycle_event: name,
  INIT_CWD: folder,
  DATABASE_URL: "",
  ...env,
  DATA_DIR: dataDir,
});

export interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

export function startCli(
  name: CommandName,
  args: readonly string[],
  { as, ...surroundings }: Surroundings & { as?: { uid: number; gid: number } | undefined },
): { process: ChildProcess; ended: Promise<Ended>; says(text: string): Promise<void> } {
  const child = spawn(process.execPath, [join(process.cwd(), `cli/${name}.ts`), ...args], {
    cwd: surroundings.folder,
    env: environment(name, surroundings),
    stdio: ["ignore", "pipe", "pipe"],
    ...as,
  });
  let out = "";
  let err = "";
  child.stderr!.on("data", (chunk) => {
    err += chunk;
  });
  child.stdout!.on("data", (chunk) => {
    out += chunk;
  });
  const ended = new Promise<Ended>((resolve) => child.once("close", (code) => resolve({ code, out, err })));
  const says = (text: string) =>
    new Promise<void>((resolve, reject) => {
      child.stdout!.on("data", () => out.includes(text) && resolve());
      child.once("close", () => reject(new Error(`The command ended without saying "${text}": ${out}${err}`)));
    });
  return { process: child, ended, says };
}

export async function runCli(name: CommandName, args: readonly string[], surroundings: Surroundings): Promise<Ended> {
  const [out, err] = [new Pieces(), new Pieces()];
  const code = await runCommand(COMMANDS[name], { args, env: environment(name, surroundings), out, err });
  return { code, out: out.text, err: err.text };
}

class Pieces implements Output {
  isTTY = false;
  text = "";

  write(piece: Uint8Array | string): boolean {
    this.text += piece;
    return true;
  }
}
