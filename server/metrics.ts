import { once } from "node:events";
import { createServer } from "node:http";
import type { Kysely } from "kysely";
import { AggregatorRegistry, Counter, collectDefaultMetrics, Gauge, Histogram, register } from "prom-client";
import type { Store } from "../app/store/engine/open-store.ts";
import type { Tables } from "../app/store/engine/tables.ts";
import type { CatalogPoller } from "../app/store/places/catalog-poller.ts";
import { countQueue } from "../app/store/review/review-queue.ts";
import type { PageCache } from "./http/page-cache.ts";
import { type ListenAddress, whyNotListening } from "./listen-address.ts";

type AnswerSource = "static" | "cached" | "rendered";

const requests = new Counter({
  name: "hauntway_requests_total",
  help: "Requests answered, by where the answer came from and its status class",
  labelNames: ["source", "status"],
});
const seconds = new Histogram({
  name: "hauntway_render_seconds",
  help: "Time to answer requests that were not in the page cache",
  buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
});

export function countRequest(source: AnswerSource, status: number, elapsedMs?: number): void {
  requests.inc({ source, status: `${Math.floor(status / 100)}xx` });
  if (elapsedMs !== undefined) seconds.observe(elapsedMs / 1000);
}

interface ObservedParts {
  readonly poller: CatalogPoller;
  readonly http: { readonly pages: PageCache };
  readonly store: Store;
}

/** Gauges that are read when the metrics are scraped. */
export function observeProcess({ poller, http: { pages }, store }: ObservedParts): void {
  collectDefaultMetrics();
  gauge("hauntway_places", "Places in this process's catalog", () => poller.catalog.places.length);
  gauge("hauntway_catalog_version", "Version of this process's catalog", () => poller.catalog.version);
  gauge("hauntway_database_reachable", "1 while the database answers", () => (poller.unreachableSince ? 0 : 1));
  gauge("hauntway_page_cache_bytes", "Bytes of cached pages", () => pages.bytes);
  gauge("hauntway_page_cache_pages", "Number of cached pages", () => pages.size);
  observeQueue(store.db);
}

/** What waits for reviewers. Absent while the database does not answer. */
function observeQueue(db: Kysely<Tables>): void {
  new Gauge({
    name: "hauntway_review_waiting",
    help: "Submissions, requests and visitors' reports that wait for review, and those older than promised",
    labelNames: ["which"],
    aggregator: "first",
    async collect() {
      const counts = await countQueue(db, new Date()).catch(() => undefined);
      this.reset();
      if (!counts) return;
      this.set({ which: "pending" }, counts.pending);
      this.set({ which: "overdue" }, counts.overdue);
    },
  });
}

function gauge(name: string, help: string, read: () => number): void {
  new Gauge({
    name,
    help,
    aggregator: "first",
    collect() {
      this.set(read());
    },
  });
}

/** Lets a worker answer when its supervisor collects metrics. */
export function reportToSupervisor(): void {
  new AggregatorRegistry();
}

/** Serves Prometheus text on a port of its own, by default on this machine only: it is not for visitors. */
export async function serveMetrics(address: ListenAddress, of: "process" | "workers"): Promise<void> {
  const workers = of === "workers" ? new AggregatorRegistry() : undefined;
  const server = createServer(async (_req, res) => {
    try {
      const text = workers ? await workers.clusterMetrics() : await register.metrics();
      res.writeHead(200, { "content-type": register.contentType }).end(text);
    } catch (error) {
      res.writeHead(503).end(String(error));
    }
  });
  server.listen(address.port, address.host);
  await once(server, "listening").catch((error: NodeJS.ErrnoException) => {
    throw new Error(whyNoMetrics(address, error));
  });
}

export const whyNoMetrics = (address: ListenAddress, error: NodeJS.ErrnoException): string =>
  whyNotListening(address, error, { port: "METRICS_PORT", host: "METRICS_HOST" });
