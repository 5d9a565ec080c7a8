/** A million distinct addresses: the memory stays bounded, and pages are still answered from it afterwards. */
import { connect } from "node:net";
import { JUNK } from "../../tests/abuse/junk-addresses.ts";
import { freePort } from "../../tests/free-port.ts";
import { megabytes } from "./heap.ts";
import { readMetrics } from "./metrics.ts";
import { startWatchedSite } from "./watched-site.ts";

const ADDRESSES = Number(process.env.ABUSE_ADDRESSES ?? 1_000_000);
const WARM_UP = 10_000;
const CONNECTIONS = 8;
const PIPELINED = 50;
/** One in so many is of a kind that has to be rendered or searched for. */
const ONE_IS_RENDERED = 500;
const MAY_GROW_BYTES = 24 * 1024 * 1024;

export async function fillCache(): Promise<number> {
  const metricsPort = await freePort();
  const site = await startWatchedSite({ METRICS_PORT: String(metricsPort) });
  const kinds = Object.values(JUNK);
  const cheap = JUNK["unknown parameters"]!;
  const addressOf = (i: number) =>
    i % ONE_IS_RENDERED === 0 ? kinds[(i / ONE_IS_RENDERED) % kinds.length]!(i) : cheap(i);
  const statuses = new Map<string, number>();

  await ask(0, WARM_UP);
  const before = await site.heap();
  const began = performance.now();
  await ask(WARM_UP, ADDRESSES);
  const seconds = (performance.now() - began) / 1000;
  const after = await site.heap();
  const metric = await readMetrics(metricsPort);
  const [bytes, pages] = [metric("hauntway_page_cache_bytes"), metric("hauntway_page_cache_pages")];
  const served = (await fetch(site.url)).status === 200;
  await site.stop();

  const said = [...statuses].sort().map(([status, count]) => `${count} x ${status}`);
  console.log(
    `Cache: ${ADDRESSES} distinct addresses in ${seconds.toFixed(0)} s (${Math.round(ADDRESSES / seconds)}/s): ${said.join(", ")}`,
  );
  console.log(
    `Cache: ${pages} pages of ${megabytes(bytes)} kept; heap ${megabytes(before)} before, ${megabytes(after)} after`,
  );
  for (const line of site.errors.slice(0, 10)) console.log(`  WRONG ${line}`);
  const broken = [...statuses.keys()].filter((status) => status.startsWith("5")).length;
  return broken + site.errors.length + (served ? 0 : 1) + (after - before > MAY_GROW_BYTES ? 1 : 0);

  async function ask(from: number, to: number): Promise<void> {
    let next = from;
    await Promise.all(
      Array.from({ length: CONNECTIONS }, async () => {
        while (next < to) {
          const first = next;
          next = Math.min(to, next + PIPELINED * 100);
          await askInTurn(first, next);
        }
      }),
    );
  }

  /** HEAD, many on their way at once: the same work for the server, and little to read. */
  function askInTurn(from: number, to: number): Promise<void> {
    const { port, hostname, host } = new URL(site.url);
    return new Promise((resolve, reject) => {
      let sent = from;
      let answered = from;
      const socket = connect(Number(port), hostname, more);
      let rest = "";
      function more() {
        let text = "";
        for (; sent < to && sent - answered < PIPELINED; sent++) {
          text += `HEAD ${addressOf(sent)} HTTP/1.1\r\nHost: ${host}\r\nX-Forwarded-For: 10.8.${sent % 251}.${sent % 241}\r\n\r\n`;
        }
        if (text) socket.write(text);
      }
      socket.on("data", (chunk) => {
        const parts = (rest + chunk).split("\r\n\r\n");
        rest = parts.pop()!;
        for (const part of parts) {
          const status = part.slice(9, 12);
          statuses.set(status, (statuses.get(status) ?? 0) + 1);
        }
        answered += parts.length;
        if (answered === to) socket.end(resolve);
        else if (sent - answered < PIPELINED / 2) more();
      });
      socket.on("error", reject);
      socket.on("close", () => (answered === to ? resolve() : reject(new Error(`cut off after ${answered - from}`))));
    });
  }
}

if (import.meta.main) process.exit((await fillCache()) > 0 ? 1 : 0);
