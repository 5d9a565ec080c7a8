/** How ordinary visitors fare: the times that a few of them see, one page after the other. */
import { Agent, get } from "node:http";
import { setTimeout as pause } from "node:timers/promises";

const VISITORS = 4;
const THINKING_MS = 20;
const TOWNS = ["salem", "ohio", "new orleans", "hotel", "97301", "lighthouse"];

export interface Times {
  readonly requests: number;
  readonly failed: number;
  readonly p50: number;
  readonly p99: number;
}

export async function timesOfOthers(url: string, seconds: number): Promise<Times> {
  const times: number[] = [];
  let failed = 0;
  const until = performance.now() + seconds * 1000;
  await Promise.all(
    Array.from({ length: VISITORS }, async (_, visitor) => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      for (let i = 0; performance.now() < until; i++) {
        const began = performance.now();
        const status = await statusOf(url + pageOf(i), agent, `192.0.2.${visitor * 60 + (i % 60)}`);
        if (status === 200) times.push(performance.now() - began);
        else failed += 1;
        await pause(THINKING_MS);
      }
      agent.destroy();
    }),
  );
  times.sort((a, b) => a - b);
  const at = (part: number) => times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? Number.NaN;
  return { requests: times.length + failed, failed, p50: at(0.5), p99: at(0.99) };
}

/** Mostly kept pages, and now and then a search. */
function pageOf(i: number): string {
  if (i % 10 === 3) return `/api/search?q=${encodeURIComponent(TOWNS[i % TOWNS.length]!)}`;
  return ["/", "/state/ohio", "/most-haunted", "/api/stats"][i % 4]!;
}

function statusOf(url: string, agent: Agent, address: string): Promise<number> {
  return new Promise((resolve) => {
    get(url, { agent, headers: { "x-forwarded-for": address, "accept-encoding": "br" } }, (response) => {
      response.resume().on("end", () => resolve(response.statusCode ?? 0));
    }).on("error", () => resolve(0));
  });
}
