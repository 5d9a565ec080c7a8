/** A connection pool that survives outages: connections that stop answering are dropped. */
import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import type { Tables } from "./tables.ts";

/**
 * A server that is silent this long is considered down, even if the network reports nothing (after a power loss, say).
 */
const SILENCE_TIMEOUT_MS = 5_000;

/** As long as a write waits for SQLite's lock. */
const LOCK_TIMEOUT_MS = 5_000;

export function openPostgres(connectionString: string) {
  const pool = new pg.Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: SILENCE_TIMEOUT_MS,
    query_timeout: 30_000,
    keepAlive: true,
    // Not as a parameter of the connection, which PgBouncer refuses.
    onConnect: async (client: pg.ClientBase) => {
      await client.query(withoutSilence(`set lock_timeout = ${LOCK_TIMEOUT_MS}`));
    },
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
      const query = { text: "show transaction_read_only", query_timeout: SILENCE_TIMEOUT_MS } as pg.QueryConfig;
      const answer = await pool.query(query).catch((error: Error) => {
        if (/timeout/i.test(error.message)) for (const client of clients) cutOff(client);
        throw error;
      });
      // A standby, or one that was made read-only, answers every question and takes no form.
      if (answer.rows[0].transaction_read_only === "on") {
        throw Object.assign(new Error("the database is read-only"), { code: "25006" });
      }
    },
  };
}

/** pg's types lack this per-query option. */
const withoutSilence = (text: string) => ({ text, query_timeout: SILENCE_TIMEOUT_MS }) as pg.QueryConfig;

/** Fails all queries waiting on this connection; the pool opens a new one. */
function cutOff(client: pg.PoolClient): void {
  const { stream } = (client as unknown as { connection: { stream: { destroy(error: Error): void } } }).connection;
  stream.destroy(Object.assign(new Error("Connection terminated: the server fell silent"), { code: "ETIMEDOUT" }));
}
