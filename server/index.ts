/** The server program: one process that serves, or one that supervises several. */
import cluster from "node:cluster";
import { join } from "node:path";
import { RateLimiterClusterMaster } from "rate-limiter-flexible";
import { type Config, ConfigError, readConfig } from "./config.ts";
import { tryAddress, whyNotListening } from "./listen-address.ts";
import { createLog } from "./log.ts";
import { observeProcess, reportToSupervisor, serveMetrics, whyNoMetrics } from "./metrics.ts";
import { prepareDatabase } from "./prepare-database.ts";
import { giveNotice } from "./shutdown.ts";
import { startServer } from "./start-server.ts";
import { superviseWorkers, tellCannotStart, tellReady } from "./workers.ts";

/** The routes themselves, for the benchmark that renders them without the router. */
export * as serverBuild from "virtual:react-router/server-build";
export { prepareDatabase, readConfig, startServer };

export async function main(projectDir: string, tell: (step: string) => void): Promise<void> {
  const config = readConfigOrExit();
  if (cluster.isWorker) return serve(config, projectDir, tellReady);

  // Bind the port first, so that a second start beside a running server does not change the database under it.
  await tryPorts(config);
  tell(config.databaseUrl ? "Preparing the PostgreSQL database" : `Preparing the database in ${config.dataDir}`);
  await prepareDatabase(config, join(projectDir, "data"), tell);
  if (config.workers === 1) {
    await serve(config, projectDir, (address) => tell(`Ready at ${address}`));
    return;
  }
  const log = createLog(config.logLevel);
  new RateLimiterClusterMaster();
  if (config.metrics) await serveMetrics(config.metrics, "workers");
  superviseWorkers(config.workers, log, (address) => tell(`Ready at ${address} with ${config.workers} workers`));
}

async function tryPorts(config: Config): Promise<void> {
  await tryAddress(config).catch((error) => {
    throw new Error(whyNotStarted(config, error));
  });
  const { metrics } = config;
  if (!metrics) return;
  await tryAddress(metrics).catch((error) => {
    throw new Error(whyNoMetrics(metrics, error));
  });
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
  const running = await startServer(config, projectDir, log).catch(async (error: NodeJS.ErrnoException) => {
    const sentence = whyNotStarted(config, error);
    if (cluster.isWorker) await tellCannotStart(sentence);
    else console.error(sentence);
    process.exit(1);
  });
  running.loadRoads();
  observeProcess(running);
  if (config.metrics) {
    if (cluster.isWorker) reportToSupervisor();
    else await serveMetrics(config.metrics, "process");
  }

  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    await giveNotice(running.http);
    await running.stop();
    process.exit(0);
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
  // The process that started this one is gone without a signal. Workers end with their supervisor.
  if (!cluster.isWorker) process.on("disconnect", stop);
  onReady(running.address);
}

const whyNotStarted = (config: Config, error: NodeJS.ErrnoException): string =>
  whyNotListening(config, error, { port: "PORT", host: "HOST" });
