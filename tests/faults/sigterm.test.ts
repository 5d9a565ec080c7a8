import { Agent, request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { startSiteProcess } from "../site-process.ts";

const VISITORS = 24;
const PATHS = ["/", "/all-locations", "/search?q=hotel", "/api/stats", "/favicon.svg", "/no-such-page"];

let answered = 0;

/** One visitor, or a balancer's connection: kept open until the server says that this was the last answer on it. */
async function visit(url: string, start: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const outcome = { answered: 0, toldToClose: 0, failed: [] as string[] };
  for (let n = start; ; n++) {
    const answer = await get(url + PATHS[n % PATHS.length]!, agent);
    if (answer.error !== undefined) outcome.failed.push(answer.error);
    else outcome.answered += 1;
    answered += 1;
    if (answer.isLast) outcome.toldToClose += 1;
    if (answer.isLast || answer.error !== undefined) break;
    if (n % 5 === 0) await pause(n % 30);
  }
  agent.destroy();
  return outcome;
}

function get(url: string, agent: Agent): Promise<{ error?: string; isLast?: boolean }> {
  return new Promise((resolve) => {
    const asked = request(url, { agent }, (answer) => {
      answer.resume();
      answer.once("end", () => resolve({ isLast: answer.headers.connection === "close" }));
      answer.once("aborted", () => resolve({ error: "cut off" }));
    });
    asked.once("error", (error: NodeJS.ErrnoException) => resolve({ error: error.code ?? error.message }));
    asked.end();
  });
}

test.each([1, 2])(
  "SIGTERM under load with %i worker(s): no request fails, connections are told to close",
  async (workers) => {
    const site = await startSiteProcess({ LOG_LEVEL: "silent", WORKERS: String(workers), HOST: "127.0.0.1" });
    const url = site.url.replace("localhost", "127.0.0.1");
    answered = 0;
    const visitors = Array.from({ length: VISITORS }, (_, i) => visit(url, i));
    await expect.poll(() => answered, { timeout: 60_000 }).toBeGreaterThan(4 * VISITORS);
    const exit = new Promise((resolve) => site.process.once("exit", resolve));
    const started = performance.now();
    site.process.kill("SIGTERM");
    const outcomes = await Promise.all(visitors);
    expect(await exit).toBe(0);
    const took = performance.now() - started;
    const sum = (key: "answered" | "toldToClose") => outcomes.reduce((total, outcome) => total + outcome[key], 0);
    console.log(
      `${sum("answered")} requests answered, ${sum("toldToClose")} told to close, stopped after ${(took / 1000).toFixed(2)} s`,
    );
    expect(outcomes.flatMap(({ failed }) => failed)).toEqual([]);
    expect(sum("toldToClose")).toBe(VISITORS);
  },
);
