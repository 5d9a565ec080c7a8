/** Runs a command of the project as its user would: in a process and a folder of its own. */
import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";

export interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

export function startCli(
  command: "import" | "export" | "backup" | "restore" | "reviewer",
  args: readonly string[],
  {
    folder,
    dataDir,
    env = {},
    as,
  }: { folder: string; dataDir: string; env?: Record<string, string>; as?: { uid: number; gid: number } | undefined },
): { process: ChildProcess; ended: Promise<Ended>; says(text: string): Promise<void> } {
  const child = spawn(process.execPath, [join(process.cwd(), `cli/${command}.ts`), ...args], {
    cwd: folder,
    env: { ...process.env, INIT_CWD: folder, DATABASE_URL: "", ...env, DATA_DIR: dataDir },
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

export const runCli = (...args: Parameters<typeof startCli>): Promise<Ended> => startCli(...args).ended;
