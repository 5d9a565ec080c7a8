/**
 * One part in a process of its own: what it leaves in memory does not weigh on the next, and whatever happens to it, the others
 * still run. The same file is both sides.
 */
import { fork } from "node:child_process";
import { SERVER_FLAGS } from "../bootstrap.mjs";
import type { PartResult } from "./measurement.ts";
import { PARTS } from "./parts.ts";
import { processorTime, shareTaken } from "./taken-time.ts";

type News = { readonly result: PartResult } | { readonly failure: string };

/** Where others had more than this share of the processors, a part is measured again, so many times in all at most. */
const MOST_TAKEN = 0.05;
const MOST_TIMES = 2;
/** No part is begun again when parts have been measured again for so long. */
const MOST_AGAIN_MS = 8 * 60_000;
let measuredAgainMs = 0;

/**
 * Of the times the one in which others had least of the processors: what counts is how quiet it was, whatever it found. The
 * quick form, and what takes a quarter of an hour, is measured once.
 */
export async function runPartInPeace(name: string, quick: boolean): Promise<PartResult> {
  const { decision, isLong } = PARTS[name]!;
  let best: PartResult | undefined;
  for (let time = 0; time < MOST_TIMES; time++) {
    const [began, before] = [performance.now(), processorTime()];
    // What was measured stays, if it cannot be measured again.
    const result = await runPart(name, quick).catch((error: unknown) => {
      if (!best) throw error;
    });
    const taken = shareTaken(before, processorTime());
    if (time > 0) measuredAgainMs += performance.now() - began;
    if (result && !(best && (best.taken ?? 0) <= (taken ?? 0))) best = { ...result, decision, part: name, taken };
    if ((taken ?? 0) <= MOST_TAKEN || quick || isLong || measuredAgainMs > MOST_AGAIN_MS) break;
  }
  return best!;
}

/** Rejects where the part throws, ends early or takes longer than it may. */
function runPart(name: string, quick: boolean): Promise<PartResult> {
  const child = fork(import.meta.filename, [name, ...(quick ? ["--quick"] : [])], {
    detached: true,
    // Parts that run the site in their own process measure what the server's process does.
    execArgv: [...SERVER_FLAGS],
    serialization: "advanced",
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const end = () => endGroup(child.pid!);
  return new Promise<PartResult>((resolve, reject) => {
    const { limit } = PARTS[name]!;
    const timer = setTimeout(() => reject(new Error(`It took more than ${limit} seconds.`)), limit * 1_000);
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
