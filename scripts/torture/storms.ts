/**
 * One address sends as many redirects, refusals and trip plans as it can, over many connections. What another visitor waits
 * meanwhile is compared with what it waits alone, since times depend on the machine.
 */
import { Agent, request } from "node:http";
import { startSiteProcess } from "../../tests/site-process.ts";
import { median } from "../bench/figure.ts";

const CONNECTIONS = 200;
const VISITS = 30;
const STORM = "198.51.100.1";

interface Storm {
  readonly name: string;
  readonly path: (number: number) => string;
  readonly method?: string;
  readonly connections?: number;
}

const STORMS: readonly Storm[] = [
  { name: "redirects", path: (number) => `/State/q${number}` },
  { name: "paths of 14 KB", path: (number) => `/State/${number}${"q".repeat(14_000)}` },
  { name: "pages that do not exist", path: (number) => `/no-such-page-${number}` },
  { name: "methods that are not taken", path: () => "/most-haunted", method: "DELETE" },
  { name: "addresses that cannot be read", path: () => "/%E0%A4%A" },
  {
    name: "plans",
    path: (number) => `/trip?from=Salem,+MA&to=New+Orleans&days=14&hours=${(number % 12) + 1}`,
    connections: 20,
  },
];

/** Returns the number of storms that stopped the site from answering. */
export async function storms(): Promise<number> {
  const site = await startSiteProcess({ TRUST_PROXY: "1", LOG_LEVEL: "silent" });
  let failures = 0;
  for (const [index, storm] of [undefined, ...STORMS].entries()) {
    const agent = new Agent({ keepAlive: true, maxSockets: storm?.connections ?? CONNECTIONS });
    let isOver = false;
    let sent = 0;
    const send = async () => {
      while (!isOver) await ask(site.url, { path: storm!.path(++sent), method: storm!.method, address: STORM, agent });
    };
    const senders = storm ? Array.from({ length: storm.connections ?? CONNECTIONS }, send) : [];
    const waits = await visit(site.url, `203.0.113.${index + 1}`);
    isOver = true;
    agent.destroy();
    await Promise.all(senders);
    failures += waits.failed;
    const { cached, rendered, plan } = waits;
    console.log(
      `${storm?.name ?? "nothing else"}: cached page ${cached} ms, new page ${rendered} ms, one-day plan ${plan} ms; ${sent} requests, ${waits.failed} failures`,
    );
  }
  await site.stop();
  return failures;
}

let lastRadius = 100;

/** Each visitor has an address, and so limits, of their own. */
async function visit(url: string, address: string) {
  const waits: Record<"cached" | "rendered" | "plan", number[]> = { cached: [], rendered: [], plan: [] };
  let failed = 0;
  const wait = async (kind: keyof typeof waits, path: string) => {
    const started = performance.now();
    const status = await ask(url, { path, address });
    waits[kind].push(performance.now() - started);
    if (status !== 200) failed += 1;
  };
  for (let i = 0; i < VISITS; i++) {
    await wait("cached", "/most-haunted");
    await wait("rendered", `/?lat=42.${++lastRadius}&lng=-71.1`);
    // Another start each time: a plan is cached.
    if (i % 10 === 0) await wait("plan", `/trip?from=41.${lastRadius},-82.1&days=1`);
  }
  const middle = (kind: keyof typeof waits) => Math.round(median(waits[kind]));
  return { cached: middle("cached"), rendered: middle("rendered"), plan: middle("plan"), failed };
}

interface Asked {
  readonly path: string;
  readonly address: string;
  readonly method?: string | undefined;
  readonly agent?: Agent;
}

function ask(url: string, { path, address, method = "GET", agent }: Asked): Promise<number | undefined> {
  const { hostname, port } = new URL(url);
  const headers = { "x-forwarded-for": address };
  return new Promise((resolve) => {
    const asked = request({ hostname, port, path, method, headers, ...(agent && { agent }) }, (answer) => {
      answer.resume().once("close", () => resolve(answer.statusCode));
    });
    asked.once("error", () => resolve(undefined)).end();
  });
}
