/** The server program: one process that serves, or one that supervises several. */
import cluster from "node:cluster";
import { join } from "node:path";
import { RateLimiterClusterMaster } from "rate-limiter-flexible";
import { type Config, ConfigError, readConfig } from "./config.ts";
import { createLog } from "./log.ts";
import { observeProcess } from "./metrics.ts";
import { reportToSupervisor, serveMetrics } from "./metrics-server.ts";
import { prepareDatabase } from "./prepare-database.ts";
import { startSite } from "./start-site.ts";
import { superviseWorkers } from "./workers.ts";

/** The routes themselves, for the benchmark that renders them without the router. */
export * as serverBuild from "virtual:react-router/server-build";
export { prepareDatabase, readConfig, startSite };

/** Sent by a worker to its supervisor when it takes requests. */
const READY = "ready";

export async function main(projectDir: string, tell: (step: string) => void): Promise<void> {
  const config = readConfigOrExit();
  if (cluster.isWorker) return serve(config, projectDir, () => process.send?.(READY));

  tell(config.databaseUrl ? "Preparing the PostgreSQL database" : `Preparing the database in ${config.dataDir}`);
  await prepareDatabase(config, join(projectDir, "data"), tell);
  if (config.workers === 1) {
    await serve(config, projectDir, (address) => tell(`Ready at ${address}`));
    return;
  }
  const log = createLog(config.logLevel);
  new RateLimiterClusterMaster();
  let ready = 0;
  cluster.on("message", (_worker, message) => {
    if (message !== READY) return;
    ready += 1;
    if (ready === config.workers) tell(`Ready at ${config.siteUrl} with ${config.workers} workers`);
  });
  if (config.metricsPort !== undefined) serveMetrics(config.metricsPort, "workers");
  superviseWorkers(config.workers, log);
}

function readConfigOrExit(): Config {
  try {
    return readConfig(process.env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

async function serve(config: Config, projectDir: string, onReady: (address: string) => void): Promise<void> {
  const log = createLog(config.logLevel);
  const running = await startSite(config, projectDir, log).catch((error: NodeJS.ErrnoException) => {
    const inUse = error.code === "EADDRINUSE";
    const unknownHost = error.code === "ENOTFOUND" || error.code === "EADDRNOTAVAIL";
    if (inUse) console.error(`PORT ${config.port} on ${config.host} is in use by another program.`);
    else if (unknownHost) console.error(`HOST must be an address of this machine; it is "${config.host}".`);
    else console.error(error.message);
    process.exit(1);
  });
  observeProcess(running.keeper, running.site.pages, running.store.db);
  if (config.metricsPort !== undefined) {
    if (cluster.isWorker) reportToSupervisor();
    else serveMetrics(config.metricsPort, "process");
  }

  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    await running.stop();
    process.exit(0);
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
  onReady(running.address);
}
