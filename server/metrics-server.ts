import { createServer } from "node:http";
import { AggregatorRegistry, register } from "prom-client";

/** A worker answers when its supervisor asks for metrics only once this is there. */
export function reportToSupervisor(): void {
  new AggregatorRegistry();
}

/** Prometheus text on a port of its own, on this machine only: it is not for visitors. */
export function serveMetrics(port: number, of: "process" | "workers"): void {
  const workers = of === "workers" ? new AggregatorRegistry() : undefined;
  const server = createServer(async (_req, res) => {
    try {
      const text = workers ? await workers.clusterMetrics() : await register.metrics();
      res.writeHead(200, { "content-type": register.contentType }).end(text);
    } catch (error) {
      res.writeHead(503).end(String(error));
    }
  });
  server.once("error", ({ message }) => {
    console.error(`METRICS_PORT ${port} cannot be used: ${message}`);
    process.exit(1);
  });
  server.listen(port, "127.0.0.1");
}
