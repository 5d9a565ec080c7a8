/** The server program: one process that serves, or one that supervises several. */
import cluster from "node:cluster";
import { once } from "node:events";
import { createServer } from "node:net";
import { join } from "node:path";
import { RateLimiterClusterMaster } from "rate-limiter-flexible";
import { type Config, ConfigError, readConfig } from "./config.ts";
import { createLog } from "./log.ts";
import { METRICS_HOST, observeProcess, reportToSupervisor, serveMetrics, whyNoMetrics } from "./metrics.ts";
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

  // First, so that a second start beside a running server does not change the database under it.
  await tryPorts(config);
  tell(config.databaseUrl ? "Preparing the PostgreSQL database" : `Preparing the database in ${config.dataDir}`);
  await prepareDatabase(config, join(projectDir, "data"), tell);
  if (config.workers === 1) {
    await serve(config, projectDir, (address) => tell(`Ready at ${address}`));
    return;
  }
  const log = createLog(config.logLevel);
  new RateLimiterClusterMaster();
  if (config.metricsPort !== undefined) await serveMetrics(config.metricsPort, "workers");
  superviseWorkers(config.workers, log, (address) => tell(`Ready at ${address} with ${config.workers} workers`));
}

async function tryPorts(config: Config): Promise<void> {
  await tryPort(config.port, config.host).catch((error) => {
    throw new Error(whyNotStarted(config, error));
  });
  const { metricsPort } = config;
  if (metricsPort === undefined) return;
  await tryPort(metricsPort, METRICS_HOST).catch((error) => {
    throw new Error(whyNoMetrics(metricsPort, error));
  });
}

/** Fails as listening would: the port is taken, not allowed, or the address is not of this machine. */
async function tryPort(port: number, host: string): Promise<void> {
  const server = createServer().listen(port, host);
  await once(server, "listening");
  await new Promise((resolve) => server.close(resolve));
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
  observeProcess(running);
  if (config.metricsPort !== undefined) {
    if (cluster.isWorker) reportToSupervisor();
    else await serveMetrics(config.metricsPort, "process");
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
  // What started this process is gone without a word. Workers end with their supervisor.
  if (!cluster.isWorker) process.on("disconnect", stop);
  onReady(running.address);
}

/** Unknown, of another machine, of a family that is off, or local to a network that is not named (fe80::1). */
const NOT_OUR_ADDRESS: ReadonlySet<string> = new Set([
  "EADDRNOTAVAIL",
  "EAFNOSUPPORT",
  "EAI_AGAIN",
  "EINVAL",
  "ENOTFOUND",
]);

function whyNotStarted(config: Config, { code, message }: NodeJS.ErrnoException): string {
  if (code === "EADDRINUSE") return `PORT ${config.port} on ${config.host} is in use by another program.`;
  if (code === "EACCES") return `PORT ${config.port} on ${config.host} may not be used by this account.`;
  if (code && NOT_OUR_ADDRESS.has(code)) {
    return `HOST must be an address of this machine; it is "${config.host}".`;
  }
  return message;
}
