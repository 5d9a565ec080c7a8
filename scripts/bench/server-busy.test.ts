import { expect, test } from "vitest";
import { busyInWords, cpuSecondsOf } from "./server-busy.ts";

const rounds = (...shares: readonly (number | undefined)[]) => shares.map((server) => ({ server, client: 0.6 }));

test.each([
  [[0.5, 0.97, 0.99], 0.98, "; the site's server had 97 % of a core, the bare one 98 %"],
  [[0.97], 0.5, "; the site's server had 97 % of a core, the bare one 50 %: the client was the limit"],
  [[0.3], 0.9, "; the site's server had 30 % of a core, the bare one 90 %: the client was the limit"],
  [[0.7], 0.9, "; the site's server had 70 % of a core, the bare one 90 %: other processes kept them from more"],
  [[undefined], undefined, ""],
])("%j and %j, with 0.6 for the client", (site, bare, words) => {
  expect(busyInWords(rounds(...site), rounds(bare))).toBe(words);
});

test.runIf(process.platform === "linux")(
  "a process that works has processor time, one that is not there has none",
  () => {
    const before = cpuSecondsOf(process.pid)!;
    const began = process.cpuUsage();
    while (process.cpuUsage(began).user < 200_000);
    expect(cpuSecondsOf(process.pid)! - before).toBeGreaterThan(0.1);
    expect(cpuSecondsOf(2 ** 30)).toBeUndefined();
  },
);
