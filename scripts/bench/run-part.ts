/**
 * One part in a process of its own: what it leaves in memory does not weigh on the next, and whatever happens to it, the others
 * still run. The same file is both sides.
 */
import { fork } from "node:child_process";
import { SERVER_FLAGS } from "../bootstrap.mjs";
import type { PartResult } from "./measurement.ts";
import { PARTS } from "./parts.ts";

type News = { readonly result: PartResult } | { readonly failure: string };

/** Rejects where the part throws, ends early or takes longer than it may. */
export function runPart(name: string, quick: boolean, mostMs = Number.POSITIVE_INFINITY): Promise<PartResult> {
  const child = fork(import.meta.filename, [name, ...(quick ? ["--quick"] : [])], {
    detached: true,
    // Parts that run the site in their own process measure what the server's process does.
    execArgv: [...SERVER_FLAGS],
    serialization: "advanced",
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const end = () => endGroup(child.pid!);
  return new Promise<PartResult>((resolve, reject) => {
    const limit = Math.min(PARTS[name]!.limit * 1_000, mostMs);
    const timer = setTimeout(() => reject(new Error(`It took more than ${Math.round(limit / 1_000)} seconds.`)), limit);
    child.once("message", (news: News) => {
      if ("result" in news) resolve(news.result);
      else reject(new Error(news.failure));
    });
    child.once("exit", (code, signal) => reject(new Error(`It ended with ${signal ?? code}.`)));
    child.once("close", () => clearTimeout(timer));
    process.once("exit", end);
  }).finally(() => {
    process.off("exit", end);
    end();
  });
}

/** With the servers and browsers that it started. */
function endGroup(pid: number): void {
  try {
    process.kill(-pid, "SIGKILL");
  } catch {
    // All of them have ended.
  }
}

if (import.meta.main) {
  const [name, flag] = process.argv.slice(2);
  const news = await PARTS[name!]!.run({ quick: flag === "--quick" }).then(
    (result): News => ({ result }),
    (error: unknown): News => ({ failure: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  );
  process.send!(news, () => process.exit(0));
}
