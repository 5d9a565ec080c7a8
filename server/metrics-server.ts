import { once } from "node:events";
import { createServer } from "node:http";
import { AggregatorRegistry, register } from "prom-client";

/** A worker answers when its supervisor asks for metrics only once this is there. */
export function reportToSupervisor(): void {
  new AggregatorRegistry();
}

export const METRICS_HOST = "127.0.0.1";

/** Prometheus text on a port of its own, on this machine only: it is not for visitors. */
export async function serveMetrics(port: number, of: "process" | "workers"): Promise<void> {
  const workers = of === "workers" ? new AggregatorRegistry() : undefined;
  const server = createServer(async (_req, res) => {
    try {
      const text = workers ? await workers.clusterMetrics() : await register.metrics();
      res.writeHead(200, { "content-type": register.contentType }).end(text);
    } catch (error) {
      res.writeHead(503).end(String(error));
    }
  });
  server.listen(port, METRICS_HOST);
  await once(server, "listening").catch((error: NodeJS.ErrnoException) => {
    throw new Error(whyNoMetrics(port, error));
  });
}

export function whyNoMetrics(port: number, { code, message }: NodeJS.ErrnoException): string {
  if (code === "EADDRINUSE") return `METRICS_PORT ${port} is in use by another program.`;
  return `METRICS_PORT ${port} cannot be used: ${message}.`;
}
