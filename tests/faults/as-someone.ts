/** A server process that is expected to end, run by a user whom file permissions hold: they do not hold root. */
import { spawn } from "node:child_process";
import { chmodSync, chownSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { freePort } from "../free-port.ts";

export const owner = process.getuid?.() === 0 ? nobody() : undefined;

function nobody(): { uid: number; gid: number } | undefined {
  const line = readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .find((entry) => entry.startsWith("nobody:"));
  const [, , uid, gid] = line?.split(":") ?? [];
  return line ? { uid: Number(uid), gid: Number(gid) } : undefined;
}

/** Hands a folder and its files to that user, with these permissions. */
export function hand(folder: string, modes: { folder: number; files: number }): void {
  for (const name of readdirSync(folder)) {
    if (owner) chownSync(join(folder, name), owner.uid, owner.gid);
    chmodSync(join(folder, name), modes.files);
  }
  if (owner) chownSync(folder, owner.uid, owner.gid);
  chmodSync(folder, modes.folder);
}

export interface EndedServer {
  readonly code: number | null;
  readonly err: string;
}

/** Starts a server and waits for its end. `fileLimit` stands in for a full disk: no file may grow beyond that many KB. */
export async function startAndEnd(
  dataDir: string,
  {
    asOwner = false,
    fileLimit,
    env = {},
  }: { asOwner?: boolean; fileLimit?: number; env?: Record<string, string> } = {},
): Promise<EndedServer> {
  const command = fileLimit === undefined ? "" : `ulimit -f ${fileLimit}; `;
  const child = spawn("bash", ["-c", `${command}exec "$0" server/run.mjs`, process.execPath], {
    env: {
      ...process.env,
      DATABASE_URL: "",
      LOG_LEVEL: "silent",
      ...env,
      PORT: String(await freePort()),
      DATA_DIR: dataDir,
    },
    stdio: ["ignore", "ignore", "pipe"],
    ...(asOwner ? owner : {}),
  });
  let err = "";
  child.stderr!.on("data", (chunk) => {
    err += chunk;
  });
  const code = await new Promise<number | null>((resolve) => child.once("close", resolve));
  return { code, err };
}
