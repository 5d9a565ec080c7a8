/** Slow, silent and greedy clients, each kind for a while: what the others see of it. */
import { spawn } from "node:child_process";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { timesOfOthers } from "./others.ts";
import { startWatchedSite } from "./watched-site.ts";

const SECONDS = Number(process.env.ABUSE_SECONDS ?? 15);
const KINDS = [
  "idle",
  "slow headers",
  "slow bodies",
  "half open",
  "search flood",
  "filter flood",
  "flood of pages that do not exist",
];

/** Fails only where the others were not answered: times depend on the machine and are printed to be read. */
export async function slowClients(kinds: readonly string[] = KINDS): Promise<number> {
  const site = await startWatchedSite();
  await timesOfOthers(site.url, 5);
  let failures = 0;
  for (const kind of kinds) {
    // Before each kind: what else runs on the machine changes too.
    const usual = await timesOfOthers(site.url, SECONDS);
    const attack = spawn(process.execPath, [join(import.meta.dirname, "attackers.ts"), kind, site.url], {
      stdio: ["ignore", "ignore", "inherit"],
    });
    await pause(2_000);
    const under = await timesOfOthers(site.url, SECONDS);
    attack.kill("SIGKILL");
    failures += under.failed;
    const ms = (value: number) => `${value.toFixed(1)} ms`;
    console.log(
      `${kind}: others p50 ${ms(usual.p50)} -> ${ms(under.p50)}, p99 ${ms(usual.p99)} -> ${ms(under.p99)} (x ${(under.p99 / usual.p99).toFixed(1)}), ${under.failed} of ${under.requests} failed`,
    );
    await pause(1_000);
  }
  await site.stop();
  for (const line of site.errors.slice(0, 10)) console.log(`  WRONG ${line}`);
  return failures + site.errors.length;
}

if (import.meta.main) process.exit((await slowClients(process.argv[2] ? process.argv.slice(2) : KINDS)) > 0 ? 1 : 0);
