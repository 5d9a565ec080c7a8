/** A connection pool that survives outages: connections that stop answering are dropped. */
import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import type { Tables } from "./tables.ts";

/**
 * A server that is silent this long is considered down, even if the network reports nothing (after a power loss, say).
 */
const SILENCE_TIMEOUT_MS = 5_000;

export function openPostgres(connectionString: string) {
  const pool = new pg.Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: SILENCE_TIMEOUT_MS,
    query_timeout: 30_000,
    keepAlive: true,
  });
  const clients = new Set<pg.PoolClient>();
  pool.on("connect", (client) => {
    clients.add(client);
    // The failing query reports the error. Without a listener, a lost connection would end the process; this one covers
    // connections in use, the pool's covers idle ones.
    client.on("error", () => {});
  });
  pool.on("remove", (client) => clients.delete(client));
  pool.on("error", () => {});
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return {
    engine: "postgres" as const,
    db,
    close: () => db.destroy(),
    async ping(): Promise<void> {
      // pg's types lack this per-query option.
      await pool
        .query({ text: "select 1", query_timeout: SILENCE_TIMEOUT_MS } as pg.QueryConfig)
        .catch((error: Error) => {
          if (/timeout/i.test(error.message)) for (const client of clients) cutOff(client);
          throw error;
        });
    },
  };
}

/** Fails all queries waiting on this connection; the pool opens a new one. */
function cutOff(client: pg.PoolClient): void {
  const { stream } = (client as unknown as { connection: { stream: { destroy(error: Error): void } } }).connection;
  stream.destroy(Object.assign(new Error("Connection terminated: the server fell silent"), { code: "ETIMEDOUT" }));
}
